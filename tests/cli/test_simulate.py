#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `simulate` tells, and that a seed always tells the same: test_simulate.py PURSER_CLI"""
import re
import subprocess
import sys

count = 0


def step(what, good):
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def simulate(*words):
    done = subprocess.run([sys.argv[1], 'simulate', 'space-base', *words], capture_output=True, text=True, timeout=60,
                          env={'LC_ALL': 'C.UTF-8'})
    return done.returncode, done.stdout


def shares(text, word):
    return [float(share) for share in re.findall(rf'^{word} \d wins ([\d.]+) %$', text, re.M)]


code, first = simulate('--players', '3', '--plays', '60', '--seed', '7')
_, again = simulate('--players', '3', '--plays', '60', '--seed', '7')
_, other = simulate('--players', '3', '--plays', '60', '--seed', '8')
step('the plays asked for are played', code == 0 and first.startswith('60 plays '))
# The first line tells how long it took.
step('the same seed tells the same', first.split('\n')[1:] == again.split('\n')[1:])
step('another seed tells something else', first.split('\n')[1:] != other.split('\n')[1:])
step('somebody wins each play', len(shares(first, 'Seat')) == 3 and abs(sum(shares(first, 'Seat')) - 100) < 0.2)
for words in (['--plays', '0'], ['--plays', '-5'], ['--players', '1'], ['--players', '6']):
    code, out = simulate(*words)
    step(f'{" ".join(words)} is refused', code == 2 and out == '')
print(f'1..{count}')
