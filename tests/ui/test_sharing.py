#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sharing a play, each way through its own dialog: paper, picture, table, files, the clipboard."""
import csv
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

from purser_window import Purser, run, SOURCE, step
from share import answer_print, choose, close

def save(purser, row, path):
    """Saves under a name of the test, in the file dialog."""
    choose(purser, row)
    name = purser.find('text', 'Name:')
    purser.fill(name, str(path))
    purser.click('button', 'Save')
    # "Saved" shows only for a few seconds, and may be gone when the test looks; the file stays.
    purser.wait(lambda: path.exists() and path.stat().st_size > 0, f'{path.name} on the disk')
    purser.gone('text', 'Name:')
    close(purser)


def written(home):
    """Returns all files except the list of recent files, which GTK writes a while later."""
    return sorted(path for path in home.rglob('*') if not path.name.startswith('recently-used'))


def cancel(purser, home):
    """Cancelling leads back, with nothing written and no message."""
    before = written(home)
    choose(purser, 'picture')
    purser.find('text', 'Name:')
    purser.click('button', 'Cancel')
    purser.gone('text', 'Name:')
    assert purser.look('label', 'Saved') is None and purser.look('label', re.compile('^Could not')) is None
    assert written(home) == before
    close(purser)


def accept_name(purser, home, name):
    """The suggested name is the title of what was played, and the folder is the one Purser was started in."""
    choose(purser, 'table')
    purser.find('text', 'Name:')
    purser.click('button', 'Save')
    purser.wait(lambda: [path for path in home.iterdir() if re.fullmatch(f'{name} [0-9-]{{10}}[.]csv', path.name)], name)
    close(purser)


def print_to_file(purser, home):
    choose(purser, 'paper')
    answer_print(purser)
    pages = purser.wait(lambda: list(home.glob('**/*.pdf')), 'the printed file')
    purser.wait(lambda: pages[0].read_bytes().rstrip().endswith(b'%%EOF'), 'all of the printed file')
    return pages[0]


def refuse_print(purser, page):
    """An error after the print dialog shows a message where it can be seen."""
    page.unlink()
    page.symlink_to(page.parent / 'nowhere' / 'page.pdf')
    choose(purser, 'paper')
    answer_print(purser)
    purser.click('button', 'Replace')
    purser.hear_toast(re.compile('Could not print: .*'))
    close(purser)


def refuse_rules(purser):
    purser.keys('ctrl+f')
    purser.fill(purser.find('entry'), 'deploy')
    purser.keys('Return')
    purser.find('label', re.compile('^When a new card is stationed'))
    purser.keys('ctrl+p')
    answer_print(purser)
    purser.click('button', 'Replace')
    purser.hear_toast(re.compile('Could not print: .*'))
    purser.keys('Escape')


def check_picture(path):
    size = subprocess.run(['identify', '-format', '%m %w %h %k', str(path)], capture_output=True, text=True, check=True)
    kind, width, height, colours = size.stdout.split()
    assert kind == 'PNG' and int(width) >= 1600 and int(height) >= 1200 and int(colours) > 16, size.stdout


def check_table(path):
    rows = list(csv.DictReader(path.read_text().splitlines()))
    assert [row['player'] for row in rows] == ['Aoi', 'Ben', '千尋', 'Dagny'], rows
    assert [row['score'] for row in rows] == ['37', '27', '43', '27'], rows
    assert [row['win'] for row in rows] == ['0', '0', '1', '0'], rows


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    play = home / 'data' / 'purser' / 'plays' / 'play.purser'
    play.parent.mkdir(parents=True)
    shutil.copy(SOURCE / 'data' / 'samples' / 'space-base.purser', play)
    with Purser(str(play), home=home, width=1200, height=800) as purser:
        purser.find('button', 'Result')
        save(purser, 'table', home / 'out.csv')
        check_table(home / 'out.csv')
        step('a table is saved, one line for each player')
        save(purser, 'play file', home / 'out.bgsplay')
        assert json.loads((home / 'out.bgsplay').read_text())['plays'][0]['playerScores'][2]['winner'] is True
        step('a play file for BG Stats is saved')
        save(purser, 'copy', home / 'out.purser')
        assert (home / 'out.purser').read_bytes() == play.read_bytes()
        step('the play itself is saved, byte for byte')
        save(purser, 'picture', home / 'out.png')
        check_picture(home / 'out.png')
        step('the result is saved as a picture')
        cancel(purser, home)
        step('nothing comes of it where saving is cancelled')
        accept_name(purser, home, 'Space Base')
        page = print_to_file(purser, home)
        step('the result is printed')
        close(purser)
        refuse_print(purser, page)
        step('or it is said why not')
        refuse_rules(purser)
        step('and so it is of rules')
    pad = play.with_name('pad.purser')
    pad.write_text('{"purser":1,"game":"score-pad","title":"Birds/Nests","players":[{"name":"Aoi"}],"options":{"rounds":true}}\n')
    with Purser(str(pad), home=home, width=360, height=720) as purser:
        purser.find('button', 'End the Play')
        accept_name(purser, home, 'Birds-Nests')
        step('a file has the name of what is played')


run(main)
