#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The output of `simulate`, which is the same for the same seed: test_simulate.py PURSER_CLI"""
import re
import signal
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
    return [float(share) for share in re.findall(rf'^{word} \d wins ([\d.]+)%$', text, re.M)]


def stop_on_the_way():
    """Ctrl+C after the first progress prints the results so far, and nothing else on that stream."""
    process = subprocess.Popen([sys.argv[1], 'simulate', 'space-base', '--plays', '2000000000'], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, bufsize=0, env={'LC_ALL': 'C.UTF-8'})
    told = b''
    while not told.endswith(b'%'):
        letter = process.stderr.read(1)
        assert letter, 'it ended by itself'
        told += letter
    process.send_signal(signal.SIGINT)
    out, rest = process.communicate(timeout=60)
    return process.returncode, out.decode(), (told + rest).decode()


code, first = simulate('--players', '3', '--plays', '60', '--seed', '7')
_, again = simulate('--players', '3', '--plays', '60', '--seed', '7')
_, other = simulate('--players', '3', '--plays', '60', '--seed', '8')
step('the plays asked for are played', code == 0 and first.startswith('60 plays '))
# The first line contains the duration.
step('the same seed tells the same', first.split('\n')[1:] == again.split('\n')[1:])
step('another seed tells something else', first.split('\n')[1:] != other.split('\n')[1:])
step('somebody wins each play', len(shares(first, 'Seat')) == 3 and abs(sum(shares(first, 'Seat')) - 100) < 0.2)
for words in (['--plays', '0'], ['--plays', '-5'], ['--players', '1'], ['--players', '6']):
    code, out = simulate(*words)
    step(f'{" ".join(words)} is refused', code == 2 and out == '')
code, out, told = stop_on_the_way()
n_plays = int(out.split(' ', 1)[0])
step('a long run tells how far it is', re.match(r'\r\d+ %', told) is not None)
step('Ctrl+C ends it well, with what there is so far', code == 0 and 0 < n_plays < 2000000000)
step('which is whole', len(shares(out, 'Seat')) == 4 and abs(sum(shares(out, 'Seat')) - 100) < 0.3)
step('and leaves nothing of the progress behind', told.endswith('\r      \r'))
print(f'1..{count}')
