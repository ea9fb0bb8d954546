#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules and cards in the terminal: the results, the messages without results, and the width of both: test_rules.py
PURSER_CLI"""
import collections
import fcntl
import os
import pathlib
import pty
import re
import struct
import subprocess
import sys
import termios
import threading
import unicodedata

DATA = pathlib.Path(__file__).resolve().parents[2] / 'data'
BOOKS = {'rules': DATA / 'samples', 'cards': DATA / 'rulebook' / 'cards'}
ENV = {'LC_ALL': 'C.UTF-8'}
END = b'\0'
count = 0


def step(what, good):
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def run(*words, **env):
    done = subprocess.run([sys.argv[1], *words], capture_output=True, text=True, timeout=60, env={**ENV, **env})
    return done.returncode, done.stdout, done.stderr


def run_on_terminal(width, *words):
    """Returns what a terminal of that width receives. The end is marked in it, as Linux may lose the last of what was written
    to a terminal that is closed."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack('HHHH', 24, width, 0, 0))
    said = b''
    with subprocess.Popen([sys.argv[1], *words], stdin=theirs, stdout=theirs, env=ENV) as process:
        threading.Thread(target=lambda: (process.wait(), os.write(theirs, END))).start()
        while not said.endswith(END):
            said += os.read(ours, 65536)
    os.close(ours)
    os.close(theirs)
    return process.returncode, said.removesuffix(END).decode().replace('\r\n', '\n')


def columns(line):
    """Returns the columns of a line: Japanese characters take two, combining ones none."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in 'WF' else 1 for c in line)


def too_wide(text, width):
    return [line for line in text.splitlines() if columns(line) > width]


def is_whole(narrow, wide):
    """Whether no character was lost; in a cell of several lines their order differs."""
    return not collections.Counter(re.sub(r'[\s─]', '', wide)) - collections.Counter(narrow)


# ---- Results ----

for verb, language, question, title, says in (
        ('rules', 'en', 'reroll', 'Reroll  [space-base/reroll]', 'After your own roll'),
        ('rules', 'ja', 'リロール', 'リロール  [space-base/reroll]', '自分'),
        ('rules', 'ja', 'りろーる', 'リロール  [space-base/reroll]', '自分'),
        ('cards', 'en', 'L2-08-c', 'Sector 8, level 2, cost 7  [space-base/card/L2-08-c]', '2X: collect once more'),
        ('cards', 'ja', 'L2-08-c', '星域8・レベル2・コスト7', '2X')):
    code, out, err = run(verb, 'space-base', question, '--lang', language)
    step(f'{verb} finds {question} in {language}', code == 0 and err == '' and out.startswith(title) and says in out)
code, out, _ = run('rules', 'space-base', 'income', '--lang', 'en')
step('a section that is named comes alone', code == 0 and '────────\n\n' not in out and '[space-base/income]' in out)
code, out, _ = run('rules', 'all', 'hand limit', '--lang', 'en')
step('all games are searched at once', code == 0 and out.startswith('Hand limit  [') and 'Hand limit  [andromeda/hand-limit]' in out)
code, out, _ = run('rules', 'andromeda', 'hand limit', LC_ALL='ja_JP.UTF-8', LANGUAGE='ja')
step('without --lang the rules speak the language of the terminal', code == 0 and out.startswith('手札の上限'))

# ---- No results ----

code, out, err = run('rules', 'andromeda', 'chalenge')
step('a slip of the finger finds it all the same', code == 0 and out.startswith('Challenge  [andromeda/challenge]') and err == '')
code, out, err = run('cards', 'andromeda', 'diamnod')
step('and of the cards', code == 0 and out.startswith('Bonus card: Diamond') and err == '')
code, out, err = run('rules', 'andromeda', 'qqqqzzzz')
step('where nothing was close it says no more', code == 1 and out == '' and 'qqqqzzzz' in err and 'did you mean' not in err)
for what, arguments in (('a game', ['rules']), ('a known game', ['rules', 'chess', 'castling']),
                        ('a known language', ['cards', 'space-base', 'L1-07-b', '--lang', 'fr']),
                        ('known options', ['rules', 'space-base', '--loud'])):
    code, out, err = run(*arguments)
    step(f'{what} has to be given', code == 2 and out == '' and err.startswith('purser-cli: '))

# ---- Layout in the terminal ----

for verb, folder in BOOKS.items():
    for language in ('en', 'ja'):
        for game in sorted(path.stem for path in folder.iterdir()):
            _, wide = run_on_terminal(1000, verb, game, '--lang', language)
            for width in (40, 80, 133):
                code, text = run_on_terminal(width, verb, game, '--lang', language)
                wrong = too_wide(text, width)
                step(f'{verb} of {game} in {language} fit {width} columns', code == 0 and len(text) > 1000 and not wrong)
                for line in wrong[:3]:
                    print(f'# {columns(line)}: {line}')
                if language == 'ja':
                    begun = [line for line in text.splitlines() if re.match(r'\s*[。、」）！？ー・ゃゅょっ：]', line)]
                    step(f'and no line begins with what ends one ({width})', not begun)
                    for line in begun[:3]:
                        print(f'# {line}')
            _, narrow = run_on_terminal(70, verb, game, '--lang', language)
            step('and nothing of them is lost', is_whole(narrow, wide))

code, out, _ = run('rules', 'space-base', 'differences', '--lang', 'en')
step('80 columns where there is no terminal', code == 0 and not too_wide(out, 80) and too_wide(out, 70))
code, out, _ = run('rules', 'space-base', 'differences', '--lang', 'en', COLUMNS='60')
step('or what COLUMNS says', code == 0 and not too_wide(out, 60) and too_wide(out, 50))
code, out, _ = run('rules', 'andromeda', 'hand-limit', '--lang', 'ja')
table = out.split('\n\n')[3].splitlines()
starts = {columns(re.match(r'  \S+\s+', line)[0]) for line in table if '─' not in line}
step('a table has its columns below each other', len(table) == 6 and set(table[1].strip()) == {'─'} and len(starts) == 1)
code, out = run_on_terminal(30, 'rules', 'space-base', 'differences', '--lang', 'en')
step('where columns would be too narrow, rows are told one by one', code == 0 and '    What is said: ' in out and not too_wide(out, 30))
print(f'1..{count}')
