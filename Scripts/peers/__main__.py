"""Compares strategies of `bidiscope direction` with the programs they are named after.

Each peer decides the same seeded lines; the table says on how many it agrees. Run by `make peers`.
"""
import json
import subprocess
import sys

import lines
import originals

SEED = 20250610
TEXTS = 400


def ask_bidiscope(program, strategy, text, locale="ltr"):
    """The directions of a text's lines under a strategy, as ltr, rtl or neutral."""
    command = [program, "direction", "--lines", "--strategy", strategy, "--format", "json", "--locale", locale]
    result = subprocess.run(command, input="".join(line + "\n" for line in text).encode(), capture_output=True)
    if result.returncode != 0:
        sys.exit(result.stderr.decode())
    return [json.loads(row)["direction"] for row in result.stdout.splitlines()]


def compare(program, peer):
    """How many lines two agree on, how many there are, and the first ones where they differ."""
    texts = list(lines.texts(SEED, TEXTS))
    theirs = peer.directions(texts)
    agreed, total, differing = 0, 0, []
    # Peers that look at one line only are asked about all of them at once.
    if not peer.reads_texts:
        texts, theirs = [sum(texts, [])], [sum(theirs, [])]
    for text, expected in zip(texts, theirs):
        ours = ask_bidiscope(program, peer.strategy, text)
        if len(ours) != len(expected):
            sys.exit(f"{peer.name}: {len(expected)} answers for {len(ours)} lines")
        for number, (our, their) in enumerate(zip(ours, expected)):
            total += 1
            if our == their:
                agreed += 1
            elif len(differing) < 3:
                differing.append((lines.shown(text[number]), our, their))
    return agreed, total, differing


def main():
    program = sys.argv[1]
    print(f"seed {SEED}, {TEXTS} texts")
    print(f"{'strategy':14} {'original':34} {'agreed':>7} {'lines':>7}")
    for peer in originals.PEERS:
        problem = peer.problem()
        if problem:
            print(f"{peer.strategy:14} {peer.name:34} {problem}")
            continue
        agreed, total, differing = compare(program, peer)
        print(f"{peer.strategy:14} {peer.name:34} {agreed:7} {total:7}")
        for text, our, their in differing:
            print(f"{'':14}   {our} here, {their} there: {text}")
    for strategy, reason in originals.MISSING:
        print(f"{strategy:14} {reason}")


main()
