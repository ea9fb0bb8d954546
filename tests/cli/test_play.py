#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `play` shows and writes as its prompts are answered: test_play.py PURSER_CLI"""
import itertools
import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

ROLLED = '''{"purser":1,"game":"space-base","players":[{"name":"Aoi"},{"name":"Ben"}],"options":{}}
{"n":1,"move":"draft","player":0,"cards":["L1-12-b"]}
{"n":2,"move":"draft","player":1,"cards":["L1-03-b"]}
{"n":3,"move":"roll","player":0,"dice":[1,2]}
'''
DRAFTED = ROLLED[:ROLLED.index('{"n":3')]
SAMPLE = pathlib.Path(__file__).resolve().parents[2] / 'data/samples/starfarers.purser'
SETTLED = ''.join(itertools.takewhile(lambda line: '"move":"roll"' not in line,
                                      SAMPLE.read_text(encoding='utf-8').splitlines(keepends=True)))
PADS = '''{"purser":1,"game":"score-pad","players":[{"name":"Aoi"},{"name":"Ben"}],"options":{"rounds":true}}
'''
NOTED = PADS + '{"n":1,"move":"note","text":"x"}\n'
count = 0


def step(what, good):
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def fill_disk(path):
    """Limits this process to the current size of the file."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size,) * 2)


def play_on_full_disk(folder):
    """Leaving with a move that is only in memory prints that it is lost, and exits with an error."""
    for what, answer, text in ('a move', '{"move":"note","text":"x"}', PADS), ('an undo', 'u', NOTED):
        path = pathlib.Path(folder) / 'full.purser'
        path.write_text(text, encoding='utf-8')
        done = subprocess.run([sys.argv[1], 'play', 'score-pad', str(path)], input=f'{answer}\nq\n', timeout=60,
                              capture_output=True, text=True, env=dict(os.environ, LC_ALL='C.UTF-8', LANGUAGE=''),
                              preexec_fn=lambda: fill_disk(path))
        step(f'{what} that a full disk does not take is told at once', 'quota is used up' in done.stderr)
        step('and ends the terminal with an error that says so',
             done.returncode == 1 and 'could not be written is lost' in done.stderr and path.read_text(encoding='utf-8') == text)


def play(folder, name, start, *answers):
    path = pathlib.Path(folder) / f'{name}.purser'
    path.write_text(start, encoding='utf-8')
    game = json.loads(start.split('\n')[0])['game']
    done = subprocess.run([sys.argv[1], 'play', game, str(path)], input='\n'.join(answers) + '\n', capture_output=True,
                          text=True, timeout=60, env=dict(os.environ, LC_ALL='C.UTF-8', LANGUAGE=''))
    records = [json.loads(line) for line in path.read_text(encoding='utf-8').split('\n')[1:] if line]
    return done.stdout, records[start.count('\n') - 1:]


with tempfile.TemporaryDirectory() as folder:
    out, records = play(folder, 'places', PADS, 'q')
    step('an answer is shown with its place', 'Ben: Round 1  [cell/1-1]' in out)
    out, records = play(folder, 'one', ROLLED, '', 'q')
    step('what is confirmed for everybody is one tap',
         [(r['move'], r['player'], r['tap']) for r in records] == [('allocate', 0, 4), ('allocate', 1, 4)])
    out, records = play(folder, 'undone', ROLLED, '', 'u', 'r', 'u', 'q')
    step('and undone and done again as one',
         [r.get('undo', r.get('redo')) for r in records[2:]] == [[4, 5], [4, 5], [4, 5]])
    step('in words that say so', out.count('Undone: Aoi') == 2 and '(and 1 more)' in out)
    out, records = play(folder, 'pasted', PADS, '{"n":99,"move":"note","text":"x"}', 'u', 'q')
    step('a line pasted from a file gets the number it has here', [r['n'] for r in records] == [1, 2])
    step('one record is undone by its number', records[1]['undo'] == 1)
    out, records = play(folder, 'typed', PADS, '{"move":"note","text":"x"}', '{"undo":1}', 'q')
    step('an undo may be typed as it stands in a file', [r.get('undo') for r in records] == [None, 1])
    for name, start in ('Space Base', DRAFTED), ('Starfarers', SETTLED):
        out, records = play(folder, 'digits', start, '3 5', 'q')
        step(f'two digits are the dice where {name} asks for them', [(r['move'], r['dice']) for r in records] == [('roll', [3, 5])])
    out, records = play(folder, 'no-dice', ROLLED, '35', 'q')
    step('and nothing where no dice are asked for', records == [] and 'Type a number' in out)
    for name, start, prints in ('pads', PADS, False), ('cards', ROLLED, True):
        out, records = play(folder, f'help-{name}', start, '?', 'q')
        step(f'the help lists the moves that a game of {name} takes', '   note  – ' in out and ('   learn  – ' in out) == prints)
    play_on_full_disk(folder)
print(f'1..{count}')
