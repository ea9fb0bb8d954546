#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `check`, `replay` and `ledger` print and return, with the file unchanged: test_check.py PURSER_CLI SAMPLE…"""
import json
import pathlib
import subprocess
import sys
import tempfile

CLI, SAMPLES = sys.argv[1], [pathlib.Path(name) for name in sys.argv[2:]]
HEADER = '{"purser":1,"game":"score-pad","players":[{"name":"Aoi"},{"name":"Ben"}],"options":{"rounds":true}}\n'
GOOD = '{"n":1,"move":"score","player":0,"round":1,"value":4}\n'
BROKEN = {
    'an unknown game': (HEADER.replace('score-pad', 'no-such'), 1, 'no-such'),
    'a gap in the numbers': (HEADER + GOOD.replace('1', '2', 1), 2, '1'),
    'a move nobody knows': (HEADER + GOOD + '{"n":2,"move":"fly","player":0}\n', 3, 'fly'),
    'a broken line before a whole one': (HEADER + '{"n":1,\n' + GOOD, 2, ''),
}
count = 0


def step(what, good):
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def run(*words):
    done = subprocess.run([CLI, *map(str, words)], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


for sample in SAMPLES:
    before = sample.read_bytes()
    step(f'{sample.stem}: a good play passes without a word', run('check', sample) == (0, '', ''))
    code, out, _ = run('replay', '--json', sample)
    report = json.loads(out)
    step(f'{sample.stem}: replay tells whose it is', code == 0 and report['game'] == sample.stem)
    code, out, _ = run('ledger', '--json', sample)
    last = {(row['player'], row['account']): row['balance'] for row in json.loads(out)}
    step(f'{sample.stem}: the last balance of each account in the ledger is that of the replay',
         all(report['players'][player]['accounts'].get(account, balance) == balance
             for (player, account), balance in last.items()))
    step(f'{sample.stem}: the file is as it was', sample.read_bytes() == before)

for words in ('ledger', '--json'), ('export', '--format', 'csv'), ('replay', '--json'):
    with open('/dev/full', 'w') as full:
        done = subprocess.run([CLI, *words, SAMPLES[0]], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    step(f'{words[0]}: a full disk is told, and is an error', done.returncode == 1 and 'could not be written' in done.stderr)

with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder) / 'play.purser'
    for what, (text, line, said) in BROKEN.items():
        path.write_text(text, encoding='utf-8')
        code, out, err = run('check', path)
        step(f'{what} is named with its file and line', code == 1 and f'{path}:{line}: ' in out + err and said in out + err)
        code, out, err = run('replay', '--json', path)
        step(f'{what}: nothing is replayed', code == 1 and out == '')
        step(f'{what}: the file is as it was', path.read_text(encoding='utf-8') == text)
print(f'1..{count}')
