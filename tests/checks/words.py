#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks for words that po/terms.md rules out, in the interface, the rules, the help and the README; speaks TAP: words.py"""
import json
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]


def thrown_out():
    """Returns the words of the last two columns: English ones, and Japanese ones."""
    english, japanese = [], []
    for line in (TOP / 'po' / 'terms.md').read_text(encoding='utf-8').splitlines():
        cells = [cell.strip() for cell in line.strip('|').split('|')]
        if line.startswith('|') and len(cells) == 5 and not set(cells[0]) <= set('-'):
            english += filter(None, (word.strip() for word in cells[3].split(';')))
            japanese += filter(None, (word.strip() for word in cells[4].split(';')))
    return english[1:], japanese[1:]


def unquote(lines):
    return ''.join(json.loads(line) for line in re.findall(r'".*"', lines))


def translations(path):
    """Yields the texts of a .po file, in English and in Japanese."""
    for block in re.split(r'\n\n+', path.read_text(encoding='utf-8')):
        for kind, lines in re.findall(r'^(msgid|msgid_plural|msgstr(?:\[\d\])?) ((?:".*"\n?)+)', block, re.M):
            # Text of a file format, such as the colour of a player, keeps its name.
            yield ('en' if kind.startswith('msgid') else 'ja'), re.sub('<code>.*?</code>', '', unquote(lines))


def texts_of(value):
    """Yields the texts of a data file that are in one language or the other."""
    if isinstance(value, list):
        for one in value:
            yield from texts_of(one)
    elif isinstance(value, dict):
        for key, one in value.items():
            if key in ('en', 'ja') and isinstance(one, str):
                yield key, one
            elif key != 'words':  # what people search for may be any word
                yield from texts_of(one)


def literals(path):
    """Yields the texts of a source file without gettext: the words of rules and cards, in either language."""
    for text in re.findall(r'"((?:[^"\\\n]|\\.)*)"', path.read_text(encoding='utf-8')):
        yield ('ja' if re.search('[\u3041-\u30ff\u4e00-\u9fff]', text) else 'en'), text


def sources():
    for path in sorted((TOP / 'src/rulebook').glob('*.c')):
        yield str(path.relative_to(TOP)), literals(path)
    for name in ('po/ja.po', 'help/ja/ja.po'):
        yield name, translations(TOP / name)
    yield 'README.md', (('en', one) for one in (TOP / 'README.md').read_text(encoding='utf-8').split('\n\n'))
    for path in sorted([*(TOP / 'data').glob('rulebook/**/*.json'), *(TOP / 'data').glob('score-pads/*.json')]):
        yield str(path.relative_to(TOP)), texts_of(json.loads(path.read_text(encoding='utf-8')))


def main():
    english, japanese = thrown_out()
    patterns = {
        'en': re.compile('|'.join(rf'(?<!\w){re.escape(word)}(?!\w)' for word in english), re.I),
        'ja': re.compile('|'.join(map(re.escape, japanese))),
    }
    failed = count = 0
    for name, texts in sources():
        # A list of search words may contain any word.
        found = [(match.group(0), text) for language, text in texts for match in [patterns[language].search(text)]
                 if match and text.count(';') < 4]
        count += 1
        failed += bool(found)
        print(f'{"not ok" if found else "ok"} {count} - {name} says nothing that was thrown out')
        for word, text in found:
            print(f'# “{word}”: {text[:100]!r}')
    print(f'1..{count}')
    return 1 if failed else 0


sys.exit(main())
