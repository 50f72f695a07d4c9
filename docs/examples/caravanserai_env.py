"""Board games of caravanserai as environments: many at once (Games), for several agents (AEC), for one (Env).

Needs numpy, and Node for `npx caravanserai env`. AEC is shaped like PettingZoo's AECEnv, and Env like Gymnasium's Env.
"""
import json
import struct
import subprocess

import numpy as np

STEP, RESET = 1, 2  # The requests.


class Games:
    """Many games that are stepped at once: one pick in each. Games that have ended begin again by themselves.

    After each call spaces, globals, rewards, masks, picked, seats and terminals have a row for each game. `info` has the
    names of channels, globals, picks and spaces, and the neighbours of the spaces.
    """

    def __init__(self, game="through-the-desert", players=2, count=1, seed="env", reward="win-share",
                 command=("npx", "caravanserai"), args=()):
        call = [*command, "env", f"--game={game}", f"--players={players}", f"--count={count}"]
        call += [f"--seed={seed}", f"--reward={reward}", *args]
        self.process = subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.info = json.loads(self._read())
        self.order = "<" if self.info["byteOrder"] == "little" else ">"
        self.count, self.players, self.picks = count, players, self.info["picks"]
        self._receive()

    def step(self, picks):
        """Makes one pick in each game, by its index in `picks`. An illegal pick is a ValueError, and changes nothing."""
        self._send(STEP, np.asarray(picks, "<i4").tobytes())

    def reset(self, seed=None):
        """Begins all games again, with another seed if one is given."""
        self._send(RESET, b"" if seed is None else str(seed).encode())

    def close(self):
        self.process.communicate()

    def _send(self, request, body):
        self.process.stdin.write(struct.pack("<II", 4 + len(body), request) + body)
        self.process.stdin.flush()
        self._receive()

    def _read(self):
        if len(length := self.process.stdout.read(4)) < 4:
            raise EOFError("the command has ended; its message is on standard error")
        return self.process.stdout.read(struct.unpack("<I", length)[0])

    def _receive(self):
        frame = self._read()
        if frame[:4] != b"\0\0\0\0":
            raise ValueError(frame[4:].decode())
        at = 4
        for array in self.info["arrays"]:
            kind = np.dtype(array["type"]).newbyteorder(self.order)
            size = int(np.prod(array["shape"]))
            setattr(self, array["name"], np.frombuffer(frame, kind, size, at).reshape(array["shape"]))
            at += size * kind.itemsize


class Picks:
    """The space of actions: the indices of all picks."""

    def __init__(self, n, seed=0):
        self.n, self.random = n, np.random.default_rng(seed)

    def sample(self, mask=None):
        return int(self.random.choice(self.n if mask is None else np.flatnonzero(mask)))


class AEC:
    """One game for several agents, shaped like PettingZoo's AECEnv. An action is a pick; a move may take several."""

    def __init__(self, **options):
        self.games = Games(count=1, **options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.games.players)]
        self.space = Picks(len(self.games.picks))
        self.fresh, self.resets = True, 0
        self.reset()

    def action_space(self, agent):
        return self.space

    def reset(self, seed=None, options=None):
        """Begins a game: with this seed, or else the next one."""
        if seed is not None or not self.fresh:
            self.resets += 1
            self.games.reset(f"reset {self.resets}" if seed is None else seed)
        self.fresh = True
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = (dict.fromkeys(self.agents, False) for _ in range(2))
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.games.seats[0]]

    def observe(self, agent):
        """What the agent that decides sees. The others see nothing new until it is their decision."""
        games, acts = self.games, agent == self.agent_selection and not self.terminations[agent]
        return {"spaces": games.spaces[0], "globals": games.globals[0], "picked": games.picked[0],
                "action_mask": games.masks[0] if acts else np.zeros_like(games.masks[0])}

    def last(self):
        agent = self.agent_selection
        return (self.observe(agent), *(by[agent] for by in (self.rewards, self.terminations, self.truncations, self.infos)))

    def step(self, action):
        if self.terminations[self.agent_selection]:  # As in PettingZoo: agents that are done leave one by one.
            self.agents.remove(self.agent_selection)
            self.agent_selection = self.agents[0] if self.agents else None
            return
        self.games.step([action])
        over = bool(self.games.terminals[0])
        self.fresh = over  # Then the next game has begun already.
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent], self.terminations[agent] = float(self.games.rewards[0, seat]), over
        self.agent_selection = self.possible_agents[0 if over else self.games.seats[0]]

    def close(self):
        self.games.close()


class Env:
    """One seat of a game, shaped like Gymnasium's Env. `opponent` gets the observation of AEC and returns a pick."""

    def __init__(self, seat=0, opponent=None, **options):
        self.aec, self.agent = AEC(**options), f"seat_{seat}"
        self.action_space = self.aec.space
        self.opponent = opponent or (lambda seen: self.action_space.sample(seen["action_mask"]))

    def reset(self, seed=None, options=None):
        self.aec.reset(seed)
        return self._others()[0], {}

    def step(self, action):
        self.aec.step(action)
        return self._others()

    def _others(self):
        while self.aec.agent_selection != self.agent and not self.aec.terminations[self.agent]:
            self.aec.step(self.opponent(self.aec.observe(self.aec.agent_selection)))
        over = self.aec.terminations[self.agent]
        return self.aec.observe(self.agent), self.aec.rewards[self.agent], over, False, {}

    def close(self):
        self.aec.close()
