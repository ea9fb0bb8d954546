#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long programs take from exec to the mapped window, and how much memory they use: start.py [ROUNDS]

Compares Purser with a bare libadwaita window with a header bar (the floor) and three GNOME applications, in turn, several
times; prints medians, as ratios. An empty library is also compared with a bare window with an empty page, and a full one
with a bare window with as many rows of GTK's own widgets, as every program pays for pages, rows and fonts. Memory is the
proportional set size once the program is idle. For the screen of tests/harness/on-screen.
"""
import os
import pathlib
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

BUILD = pathlib.Path(os.environ['PURSER_BUILD']) / 'tests' / 'bench'
SAMPLES = pathlib.Path(os.environ['PURSER_SOURCE']) / 'data' / 'samples'
FLOOR, PAGE = 'bare window (the floor)', 'bare empty page'
TIME_REACH, MEMORY_REACH = 1.15, 1.06
PLAYS = (25, 1000)
REST = 1.5


def programs():
    known = {
        FLOOR: [str(BUILD / 'bare-window')],
        PAGE: [str(BUILD / 'bare-window'), 'page'],
        'Purser': ['purser'],
    }
    for n in PLAYS:
        known[f'bare list of {n} rows'] = [str(BUILD / 'bare-window'), str(n)]
        known[f'Purser, {n} plays'] = ['purser']
    for name in ('gnome-calculator', 'gnome-clocks', 'gnome-text-editor'):
        if shutil.which(name):
            known[name] = [name]
        else:
            print(f'{name}: not on this machine')
    return known


def make_home(name, folder):
    """Makes folders for a program, the same in every round, so that caches are warm as they are for a person."""
    home = folder / re.sub('[^a-z0-9]+', '-', name.lower())
    plays = home / 'data' / 'purser' / 'plays'
    plays.mkdir(parents=True)
    samples = sorted(SAMPLES.glob('*.purser'))
    for i in range(next((n for n in PLAYS if name == f'Purser, {n} plays'), 0)):
        shutil.copy(samples[i % len(samples)], plays / f'{i}.purser')
    env = dict(os.environ, HOME=str(home), GSETTINGS_BACKEND='memory', GDK_DEBUG='no-portals', GTK_USE_PORTAL='0')
    for folder_of, where in (('DATA', 'data'), ('CONFIG', 'config'), ('STATE', 'state'), ('CACHE', 'cache')):
        env[f'XDG_{folder_of}_HOME'] = str(home / where)
    return env


def rest(process):
    """Waits until the program has been idle for a while, however busy the machine is."""
    since, before = time.monotonic(), None
    while time.monotonic() - since < REST:
        time.sleep(0.1)
        now = pathlib.Path(f'/proc/{process}/stat').read_text().rsplit(')', 1)[1].split()[11:13]
        if now != before:
            since, before = time.monotonic(), now


def measure(command, env):
    """Returns the seconds until the window is mapped, and the MiB once the program is idle."""
    run = subprocess.run([str(BUILD / 'until-mapped'), *command], env=env, stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL, text=True, timeout=120)
    process, microseconds = map(int, run.stdout.split())
    rest(process)
    rollup = pathlib.Path(f'/proc/{process}/smaps_rollup').read_text()
    os.kill(process, signal.SIGTERM)
    for _ in range(200):
        if not os.path.exists(f'/proc/{process}/exe'):
            break
        time.sleep(0.02)
    else:
        os.kill(process, signal.SIGKILL)
    return microseconds / 1e6, int(re.search(r'^Pss:\s+(\d+) kB', rollup, re.M).group(1)) / 1024


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    known = programs()
    results = {name: [] for name in known}
    with tempfile.TemporaryDirectory(prefix='purser-start-') as folder:
        homes = {name: make_home(name, pathlib.Path(folder)) for name in known}
        # The first round warms up the machine and does not count.
        for i in range(rounds + 1):
            for name, command in known.items():
                seen = measure(command, homes[name])
                if i > 0:
                    results[name].append(seen)
    medians = {name: [statistics.median(column) for column in zip(*seen)] for name, seen in results.items()}
    floor = medians[FLOOR]
    for name, (seconds, memory) in medians.items():
        print(f'{name:26} {seconds * 1000:6.0f} ms  {seconds / floor[0]:5.2f} ×   {memory:6.1f} MiB  {memory / floor[1]:5.2f} ×')
    own = medians['Purser']
    print(f'an empty library takes {own[1] / medians[PAGE][1]:.2f} × the memory of a bare empty page')
    for n in PLAYS:
        rows, plays = (medians[name][1] for name in (f'bare list of {n} rows', f'Purser, {n} plays'))
        print(f'{n} plays take {plays / rows:.2f} × the memory of a bare list with as many rows')
    reached = own[0] <= TIME_REACH * floor[0] and own[1] <= MEMORY_REACH * floor[1]
    print(f'reach: {TIME_REACH} × the time and {MEMORY_REACH} × the memory of the floor: '
          f'{"reached" if reached else "not reached"}')


main()
