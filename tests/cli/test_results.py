#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `results` reads from files of BG Stats, including Purser's own: test_results.py PURSER_CLI SAMPLE…"""
import json
import pathlib
import subprocess
import sys
import tempfile

CLI, SAMPLES = sys.argv[1], [pathlib.Path(name) for name in sys.argv[2:]]
count = 0


def step(what, good):
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def run(*words):
    done = subprocess.run([CLI, *map(str, words)], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


with tempfile.TemporaryDirectory() as folder:
    file = pathlib.Path(folder) / 'play.bgsplay'
    for sample in SAMPLES:
        file.write_text(run('export', '--format', 'bgsplay', sample)[1])
        table = json.loads(run('replay', '--json', sample)[1])
        code, out, _ = run('results', '--json', file)
        result, = json.loads(out)
        want = [(one['name'], one['score'], one['rank'], place in table['winners'])
                for place, one in enumerate(table['players'])]
        step(f'{sample.stem}: what is written for BG Stats reads the same again',
             code == 0 and result['game'] == table['game'] and result['rounds'] == table['round'] and
             [(one['name'], one['score'], one['rank'], one['wins']) for one in result['seats']] == want)
    code, out, _ = run('results', file)
    step('each player has a line', code == 0 and len(out.splitlines()) == 1 + len(want))
    file.write_text('{"plays": 7}')
    step('a file of something else is refused with a sentence',
         run('results', file) == (1, '', 'purser-cli: this is not a BG Stats file\n'))
    step('a file has to be given', run('results')[0] == 2)
print(f'1..{count}')
