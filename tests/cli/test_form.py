#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the terminal shows while a move is filled in: test_form.py PURSER_CLI"""
import os
import pathlib
import subprocess
import sys
import tempfile

HEAD = '{"purser":1,"game":"andromeda","players":[{"name":"Aoi"},{"name":"Ben"},{"name":"Chihiro"}]}\n'
MOVES = '''{"n":1,"move":"place","player":0,"planets":[1,1,1,1,1,1,0]}
{"n":2,"move":"place","player":1,"planets":[0,1,1,1,1,1,1]}
{"n":3,"move":"place","player":2,"planets":[2,2,2,0,0,0,0]}
{"n":4,"move":"first","player":0}
'''
count = 0


def step(what, good):
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def play(game, text, lines, **env):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / 'play.purser'
        path.write_text(text, encoding='utf-8')
        done = subprocess.run([sys.argv[1], 'play', game, str(path)], input='\n'.join(lines) + '\nq\n',
                              capture_output=True, text=True, timeout=60, env={'LC_ALL': 'C.UTF-8', **env})
        return done.stdout + done.stderr, path.read_text(encoding='utf-8')


# Aoi has 3 of the 8 stations on planet 4, so one draw wins with a chance of 3/8.
out, text = play('andromeda', HEAD + MOVES, ['challenge', 'Aoi', '3', '', 'Aoi', ''])
step('a smallest set is proposed', 'Planet cards in the set (1…12) [3]:' in out)
step('the chance is told', '1 draw from 8 stations, 3 of them yours: chance of a center 38%' in out)
step('what was proposed is entered', '"cards":3' in text)
out, text = play('andromeda', HEAD + MOVES, ['move', 'Aoi', '3', '4', 'gold', ''])
step('how many stations move is proposed', 'How many stations are moved (0…26) [2]:' in out)
step('numbers have titles', '    3 Planet 4\n' in out)
step('kinds of bonus cards that she does not hold are not offered', 'Gold' not in out)
# Five equal cards give her a gold one.
GOLD = '{"n":5,"move":"move","player":0,"planet":0,"cards":5,"stations":2}\n'
out, text = play('andromeda', HEAD + MOVES + GOLD, ['move', 'Aoi', '3', '4', '2', 'gold', ''])
step('words have titles, and only what she holds is offered', '2 Gold (gold)' in out and 'Silver' not in out)
# In Japanese the cards are metals; the golden aliens of Phoenix are a colour.
out, text = play('andromeda', HEAD + MOVES + GOLD, ['move', 'Aoi', '3', '4', '2', 'gold', ''], LC_ALL='ja_JP.UTF-8',
                 LANGUAGE='ja', **{name: os.environ[name] for name in ('PURSER_LOCALEDIR',) if name in os.environ})
step('a metal is a metal in Japanese', '金 (gold)' in out or '金（gold）' in out)
# The printed values of a planet are asked for field by field.
out, text = play('andromeda', HEAD, ['learn', 'planet-3', '12 8 5', 'Vega'])
step('what is printed is asked for by its name', 'Center values' in out and 'Name?' in out)
step('what is printed is kept', '"values":{"centres":[12,8,5],"name":"Vega"}' in text)
out, text = play('andromeda', HEAD, ['learn', 'moon', '{}'])
step('a component that is none is refused', 'there is no component “moon” in this game' in out)
print(f'1..{count}')
