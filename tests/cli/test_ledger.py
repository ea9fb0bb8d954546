#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `ledger --player` shows of a play: test_ledger.py PURSER_CLI"""
import json
import pathlib
import subprocess
import sys
import tempfile

PLAY = '''{"purser":1,"game":"score-pad","players":[{"name":"Aoi"},{"name":"Ben"}],"options":{"rounds":true}}
{"n":1,"move":"score","player":0,"round":1,"value":4}
{"n":2,"move":"score","player":1,"round":1,"value":7}
'''
count = 0


def step(what, good):
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def ledger(*words):
    done = subprocess.run([sys.argv[1], 'ledger', '--json', *words], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder) / 'play.purser'
    path.write_text(PLAY, encoding='utf-8')
    code, out, err = ledger(str(path))
    step('without a player everybody is shown', code == 0 and {row['player'] for row in json.loads(out)} == {0, 1})
    code, out, err = ledger('--player', '1', str(path))
    step('a player is shown alone', code == 0 and {(row['player'], row['by']) for row in json.loads(out)} == {(1, 7)})
    for nobody in ('2', '-2'):
        code, out, err = ledger('--player', nobody, str(path))
        step(f'there is no player {nobody}', code == 2 and out == '' and '0' in err and '1' in err)
print(f'1..{count}')
