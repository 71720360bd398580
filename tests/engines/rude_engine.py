"""An engine that plays at random and misbehaves in a given way from a given decision on (0: never)."""

import os
import random
import sys
import time

deed, when = sys.argv[1], int(sys.argv[2])
legal: list[str] = []
decisions = 0


def say(words: str) -> None:
    print(words, flush=True)


def misbehave() -> None:
    match deed:
        case "hang":
            time.sleep(60)
        case "flood":
            while True:
                say("info " + "x" * 1000)
        case "endless-line":
            while True:
                sys.stdout.write("x" * 1000)
        case "die":
            print("a stack trace\nOutOfLuckError: no more luck", file=sys.stderr)
            sys.exit(3)
        case "illegal":
            say("bestmove >123456")
        case "unreadable":
            say("bestmove \x00ünreadable")
        case "twice":
            # One write: split in two, the second answer can pass for the next question's.
            os.write(1, f"bestmove {legal[0]}\n".encode() * 2)
        case "none":
            say("bestmove none")
        case "close":
            os.close(1)
            time.sleep(60)


if deed == "never-reads":
    say("ready")
    time.sleep(60)
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "pasch":
        say("id name Rude\noption level x\nready")
    elif word == "rules" and deed == "refuse":
        say("error too-hard I know no such game")
    elif word == "rules" and deed == "other-rules":
        say("rules kniffel 0123456789abcdef")
    elif word == "ready":
        say("hello\nready")
    elif word == "legal":
        legal = rest.split(",")
    elif word == "go":
        decisions += 1
        if decisions >= when > 0:
            misbehave()
        else:
            say(f"info certainty rough value nonsense\ninfo certainty exact value 7\nbestmove {random.choice(legal)}")
