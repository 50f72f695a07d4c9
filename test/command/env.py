"""Plays with docs/examples/caravanserai_env.py, and says what went well. Its arguments are the command."""
import sys

import numpy as np

sys.path.insert(0, "docs/examples")
from caravanserai_env import AEC, Env, Games  # noqa: E402

command = tuple(sys.argv[1:])

with open("docs/examples/caravanserai_env.py", encoding="utf8") as file:
    assert len(file.readlines()) < 150

games = Games(count=3, seed="python", reward="margin", command=command)
names = games.info
assert games.spaces.shape == (3, len(names["spaces"]), len(names["channels"]))
random = np.random.default_rng(1)
first, ended = games.spaces.copy(), 0
while ended < 3:
    games.step((random.random(games.masks.shape) * games.masks).argmax(axis=1))
    ended += int(games.terminals.sum())
    over = games.terminals == 1
    # Two seats: what one wins by, the other loses by.
    assert np.all(games.rewards.sum(axis=1) == 0) and np.all(games.rewards[~over] == 0)
games.reset()
assert np.array_equal(games.spaces, first)
print("games ok")

before = games.masks.copy()
try:
    games.step([len(games.picks)] * 3)
    raise AssertionError("an illegal pick was taken")
except ValueError as error:
    assert "picks[0]" in str(error), error
assert np.array_equal(games.masks, before)
games.close()
print("refusal ok")

aec = AEC(game="nomadi", players=3, command=command, args=("--options", '{"maxTurns":3}'))
for _ in range(2):
    aec.reset()
    total = 0.0
    while aec.agents:
        seen, reward, terminated, truncated, info = aec.last()
        if terminated:
            total += reward
        aec.step(None if terminated else aec.action_space(aec.agent_selection).sample(seen["action_mask"]))
    assert abs(total - 1) < 1e-6, total
aec.close()
print("aec ok")

env = Env(game="nomadi", seat=1, players=2, command=command, args=("--options", '{"maxTurns":3}'))
seen, info = env.reset(seed=7)
again, _ = env.reset(seed=7)
assert seen["spaces"].shape == again["spaces"].shape
terminated = False
while not terminated:
    assert seen["action_mask"].any()
    seen, reward, terminated, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))
assert reward in (0.0, 0.5, 1.0)
env.close()
print("env ok")
