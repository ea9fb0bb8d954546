#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The output of `bench`: that each figure has its yardstick, not what it is: test_bench.py PURSER_CLI"""
import re
import subprocess
import sys

count = 0


def step(what, good):
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def bench(*words):
    return subprocess.run([sys.argv[1], 'bench', *words], capture_output=True, text=True, timeout=100,
                          env={'LC_ALL': 'C.UTF-8'})


FIGURE = r' +[\d.]+ (?:s|ms|µs|ns) +([\d.]+) × json-glib on the same lines \(([\d.]+ (?:s|ms|µs|ns))\)'
lines = bench('opening').stdout.splitlines()
opening = re.fullmatch('opening a play of 10,000 moves' + FIGURE, lines[0])
closing = re.fullmatch('closing it again' + FIGURE, lines[1])
step('opening stands beside json-glib', opening is not None)
step('closing is told apart, beside the same', closing is not None and closing[2] == opening[2])
# Parsing is most of the work of opening, and closing parses nothing.
step('both are really done', float(opening[1]) > 0.5 and 0 < float(closing[1]) < float(opening[1]))
unknown = bench('nothing')
step('an unknown name is answered with those there are',
     unknown.returncode == 2 and unknown.stdout == '' and ' opening' in unknown.stderr)
print(f'1..{count}')
