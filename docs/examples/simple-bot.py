"""A bot for every game of caravanserai: takes water in Through the Desert, and any legal move otherwise."""
import json
import random
import sys


def choose(view, moves):
    """The number of a legal move: the first ones are as good as the last ones to a bot without a plan."""
    water = {token["space"]: token["value"] for token in view.get("water", [])}
    gains = [water.get(move.get("space"), 0) for move in moves]
    best = max(gains)
    return random.choice([number for number, gain in enumerate(gains) if gain == best])


def answer(message):
    """The answer to a message, None if it needs none."""
    if message["type"] == "hello":
        random.seed(message["seat"])
        return {"type": "ready", "protocol": 1}
    if message["type"] == "think":
        number = choose(message["view"], message["moves"])
        return {"type": "move", "id": message["id"], "move": number}
    if message["type"] == "error":
        print(message["message"], file=sys.stderr)
    return None


for line in sys.stdin:
    reply = answer(json.loads(line))
    if reply is not None:
        print(json.dumps(reply), flush=True)
