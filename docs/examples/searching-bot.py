"""A bot for every game of caravanserai that searches without knowing any rules: it asks how random games end."""
import json
import sys

SEEDS = 6  # states that fit the view, for each move before the first cut
PLAYOUTS = 4  # random games from each of them
CUT = 2  # one move of this many is kept each time


def send(message):
    print(json.dumps(message), flush=True)


def read():
    """The next message. A program ends when there is none."""
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit()


class Stopped(Exception):
    """Nobody waits for the move any more."""


def ask(id, questions):
    """The answers to some questions, in their order."""
    answers = []
    for start in range(0, len(questions), 1000):
        send({"type": "ask", "id": id, "questions": questions[start:start + 1000]})
        message = read()
        if message["type"] != "answers":
            raise Stopped
        answers += message["answers"]
    return answers


def lead(points, seat):
    """The points of a seat minus those of its strongest rival."""
    return points[seat] - max(other for rival, other in enumerate(points) if rival != seat)


def choose(id, seat, count):
    """Flat Monte Carlo with cuts: plays random games after each move, keeps the better half, and plays more."""
    sums = [0.0] * count
    left = list(range(count))
    first = 0
    while len(left) > 1:
        rounds = SEEDS * count // len(left)
        # All moves meet the same hidden cards and the same dice: each seed is a state that fits the view.
        seeds = range(first, first + rounds)
        first += rounds
        questions = [
            {"seed": seed, "moves": [move], "get": "playouts", "playouts": PLAYOUTS}
            for seed in seeds
            for move in left
        ]
        for question, answer in zip(questions, ask(id, questions)):
            sums[question["moves"][0]] += sum(lead(points, seat) for points in answer["points"])
        left.sort(key=lambda move: -sums[move])
        left = left[:max(1, len(left) // CUT)]
    return left[0]


seat = 0
while True:
    message = read()
    if message["type"] == "hello":
        seat = message["seat"]
        send({"type": "ready", "protocol": 1})
    elif message["type"] == "think":
        try:
            number = choose(message["id"], seat, len(message["moves"]))
            send({"type": "move", "id": message["id"], "move": number})
        except Stopped:
            pass
    elif message["type"] == "error":
        print(message["message"], file=sys.stderr)
