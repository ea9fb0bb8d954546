#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A home folder that is missing for a while, as one on another machine may be: nothing is created in its place, an error shows,
and the play, your copy of the game and the preferences are in their files once it is back.

For the screen of tests/harness/on-screen.
"""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from purser_window import Atspi, Purser, run, SOURCE, step
from slow_disk import SlowDisk

PLAY = ('{"purser":1,"game":"space-base","id":"d","created":"2026-11-21T19:00:00+09:00",'
        '"players":[{"name":"Aoi"},{"name":"Ben"}]}\n'
        '{"n":1,"move":"draft","player":0,"cards":["L1-12-b"]}\n{"n":2,"move":"draft","player":1,"cards":["L1-03-b"]}\n')
MISSING = {'en': 'The folder of your plays is missing. Restore it, and they will be here again.',
           'ja': 'プレイのフォルダーが見つかりません。フォルダーを元の場所に戻すと、プレイもまた表示されます。'}
FOLDERS = 'data', 'config'
# Longer than the two seconds after which the library looks for its folder again.
READ = '2500'


def go_away(home):
    for name in FOLDERS:
        (home / name).rename(home / f'{name}-away')


def come_back(home):
    for name in FOLDERS:
        (home / f'{name}-away').rename(home / name)


def is_away(home):
    return not any((home / name).exists() for name in FOLDERS)


def play_on(purser):
    purser.keys('3', '5')
    purser.find('button', 'Pay Everybody')
    purser.keys('Return')
    purser.find('heading', re.compile('what do you buy'))
    purser.find('image', 'Saved')
    step('a play whose folder was moved away goes on, and into its file')


def is_pressed(node):
    states = node.get_state_set()
    return states.contains(Atspi.StateType.PRESSED) or states.contains(Atspi.StateType.CHECKED)


def mark(purser):
    purser.keys('ctrl+f')
    purser.fill(purser.find('entry'), 'deploy')
    purser.keys('Return')
    purser.find('label', re.compile('^When a new card is stationed'))
    purser.touch('toggle button', 'Bookmark')
    purser.wait(lambda: is_pressed(purser.find('toggle button', 'Bookmark')), 'the bookmark')
    purser.keys('Escape')
    purser.gone('toggle button', 'Bookmark')


def open_card(purser):
    purser.keys('ctrl+f')
    purser.fill(purser.find('entry'), 'L3-10-a')
    purser.keys('Return')
    purser.find('label', re.compile('^Unconfirmed'))
    return purser.find('button', re.compile('^Edit to Match Your Card'))


def read_copy(purser):
    """Waits until your copy of the game was read: only then can a card be edited."""
    open_card(purser)
    purser.keys('Escape')
    purser.find('heading', re.compile('^Aoi’s turn'))


def read_off(purser):
    open_card(purser)
    purser.click('button', re.compile('^Edit to Match Your Card'))
    purser.fill(purser.find('text', 'The cost'), '12')
    purser.click('button', 'Save')
    purser.find('label', 'Could not save your copy of the game: its folder is missing; restore it')
    step('what is read off a card cannot be kept, and what to do is said')
    purser.keys('Escape')
    purser.gone('text', 'The cost')
    purser.keys('Escape')
    purser.find('heading', re.compile('what do you buy'))


def look_at_library(purser, home):
    purser.keys('alt+Left')
    purser.find('label', MISSING['en'])
    purser.find('list item', re.compile('^Space Station Phoenix'))
    purser.find('list item', re.compile('^Space Base'))
    step('the library keeps what it knows, and says that the folder is missing')
    purser.touch('list item', re.compile('^Space Station Phoenix'))
    purser.find('label', 'Could Not Open Play')
    purser.click('button', 'Close')
    purser.gone('label', 'Could Not Open Play')
    step('nothing is made in the place of what is away', is_away(home))


def find_all(purser, home, play):
    copy, settings = home / 'data/purser/copies/space-base.json', home / 'config/glib-2.0/settings/keyfile'
    purser.gone('label', MISSING['en'])
    step('once it is back the library looks again by itself')
    purser.wait(lambda: copy.exists() and '12' in copy.read_text(), 'your copy of the game')
    step('what was read off is in your copy of the game, without another move')
    purser.touch('list item', re.compile('^Space Base'))
    purser.find('heading', re.compile('what do you buy'))
    purser.click('button', re.compile('Buy nothing and end the turn'))
    purser.wait(lambda: '"end-turn"' in play.read_text(), 'the next move in the file')
    step('the play goes on with every move', play.read_text().startswith(PLAY) and play.read_text().count('"roll"') == 1)
    purser.wait(lambda: "'space-base/deploy'" in settings.read_text(), 'the bookmark')
    step('and what was marked is kept')


def lose_and_find(home):
    play = home / 'data' / 'purser' / 'plays' / 'play.purser'
    play.parent.mkdir(parents=True)
    play.write_text(PLAY)
    shutil.copy(SOURCE / 'data' / 'samples' / 'phoenix.purser', play.parent)
    with Purser(home=home, width=1200, height=800) as purser:
        purser.touch('list item', re.compile('^Space Base'))
        purser.find('heading', re.compile('^Aoi’s turn'))
        read_copy(purser)
        go_away(home)
        play_on(purser)
        mark(purser)
        read_off(purser)
        look_at_library(purser, home)
        come_back(home)
        find_all(purser, home, play)
    subprocess.run(['purser-cli', 'check', play], check=True)


def begin_meanwhile(home):
    """A play that is begun while its folder is missing waits for it."""
    plays = home / 'data' / 'purser' / 'plays'
    plays.mkdir(parents=True)
    (plays / 'known.purser').write_text(PLAY)
    with Purser(home=home, width=360, height=720, language='ja') as purser:
        purser.find('list item', re.compile('.'))
        go_away(home)
        purser.keys('ctrl+n')
        for seat, name in enumerate(('Aoi', 'Ben')):
            purser.fill(purser.find('text', f'{seat + 1}人目'), name)
        purser.click('button', '始める')
        purser.find('label', re.compile('フォルダーが見つかりません。元の場所に戻してください'))
        step('a play begins while its folder is missing, and what to do is said', is_away(home))
        purser.keys('alt+Left')
        purser.find('label', MISSING['ja'])
        purser.count(2, 'list item', re.compile('スペースベース'))
        come_back(home)
        purser.gone('label', MISSING['ja'])
        purser.wait(lambda: len(list(plays.glob('*.purser'))) == 2, 'the new play on the disk')
        step('and is saved by itself when it is back')
    subprocess.run(['purser-cli', 'check', *plays.glob('*.purser')], check=True)


def quit_meanwhile(home):
    """Purser waits for a missing home before it ends, if only to keep a bookmark."""
    play, settings = home / 'data' / 'purser' / 'plays' / 'play.purser', home / 'config/glib-2.0/settings/keyfile'
    play.parent.mkdir(parents=True)
    play.write_text(PLAY)
    with Purser(home=home, width=1200, height=800) as purser:
        purser.touch('list item', re.compile('^Space Base'))
        purser.find('heading', re.compile('^Aoi’s turn'))
        go_away(home)
        mark(purser)
        purser.begin_quitting()
        purser.find('label', 'Still Saving')
        purser.find('button', 'Close Without Saving')
        step('a bookmark that waits for a missing home is not lost by quitting', purser.process.poll() is None)
        come_back(home)
        code = purser.wait_end()
        step('and kept when the home is back, before Purser ends',
             code == 0 and "'space-base/deploy'" in settings.read_text())


def come_back_slowly(home):
    """Two plays that have changed take five seconds to read."""
    plays = home / 'data' / 'purser' / 'plays'
    plays.mkdir(parents=True)
    for name in 'first', 'second':
        (plays / f'{name}.purser').write_text(PLAY.replace('"d"', f'"{name}"'))
    SlowDisk()
    os.environ['PURSER_SLOW_READ'] = READ
    with Purser(home=home, width=360, height=720) as purser:
        purser.count(2, 'list item', re.compile('^Space Base'))
        go_away(home)
        purser.keys('ctrl+n')
        purser.find('text', 'Player 1')
        purser.keys('alt+Left')
        purser.find('label', MISSING['en'])
        for path in (home / 'data-away' / 'purser' / 'plays').glob('*.purser'):
            os.utime(path)
        come_back(home)
        purser.gone('label', MISSING['en'])
        step('a folder that takes longer to read than the library waits between two looks comes back as well')
        purser.count(2, 'list item', re.compile('^Space Base'))
    del os.environ['PURSER_SLOW_READ']


def main():
    for happen in lose_and_find, begin_meanwhile, quit_meanwhile, come_back_slowly:
        with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
            happen(pathlib.Path(name))


run(main)
