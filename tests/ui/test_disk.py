#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A full disk at the start of a play, within it, or from the first move: the window advises what to do, goes on, loses
nothing, and saves automatically later."""
import ctypes
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

from purser_window import Purser, run, step
from session_manager import SessionManager
from share import choose, close

FULL = {'en': re.compile('^Not saved yet: the disk is full; free some space, and the play will be saved automatically'),
        'ja': re.compile('ディスクがいっぱいです。空きを作ってください。その後、プレイは自動で保存されます')}
PLAY = ('{"purser":1,"game":"space-base","id":"d","created":"2026-11-21T19:00:00+09:00",'
        '"players":[{"name":"Aoi"},{"name":"Ben"}]}\n'
        '{"n":1,"move":"draft","player":0,"cards":["L1-12-b"]}\n{"n":2,"move":"draft","player":1,"cards":["L1-03-b"]}\n')
DENIED = re.compile('^Not saved yet: its folder is read-only; allow writing to it, and the play will be saved automatically')
MS_RDONLY, MS_REMOUNT, MS_REC, MS_PRIVATE = 1, 0x20, 0x4000, 0x40000


def small_disk():
    """Returns a home whose data folder is on a disk of 256 kB, and a folder for pages on another, both only visible to this
    process and its children."""
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    folders = home / 'data', home / 'pages'
    libc = ctypes.CDLL(None)
    for folder in folders:
        folder.mkdir()
    try:
        os.unshare(os.CLONE_NEWNS)
        mounted = (libc.mount(None, b'/', None, MS_REC | MS_PRIVATE, None) == 0
                   and all(libc.mount(b'purser', os.fsencode(folder), b'tmpfs', 0, b'size=256k') == 0 for folder in folders))
    except OSError:
        mounted = False
    if not mounted:
        print('1..0 # SKIP nothing can be mounted here')
        sys.exit(0)
    return home


def fill(home, folder='data'):
    ballast = home / folder / 'ballast'
    with open(ballast, 'wb', buffering=0) as file:
        for size in (4096, 1):
            try:
                while file.write(b'x' * size):
                    pass
            except OSError:
                pass
    return ballast


def pad(path):
    """Fills the last page of the file, so that the next record needs another one."""
    text = path.read_text()
    n = len(text.splitlines())
    note = '{"n":%d,"move":"note","text":"%s"}\n'
    path.write_text(text + note % (n, 'x' * (4096 - len(text) - len(note % (n, '')) - 20)))


def picture(purser, name):
    if os.environ.get('PURSER_PICTURES'):
        purser.picture(pathlib.Path(os.environ['PURSER_PICTURES']) / f'{name}.png')


def roll(purser, dice):
    purser.keys(*dice)
    purser.find('button', 'Pay Everybody')
    purser.keys('Return')


def save_over(purser, row, path):
    choose(purser, row)
    purser.fill(purser.find('text', 'Name:'), str(path))
    purser.click('button', 'Save')
    purser.click('button', 'Replace')


def save_over_itself(purser, path):
    save_over(purser, 'copy', path)
    purser.hear_toast(re.compile('Could not save: another program has changed'))
    close(purser)
    step('whoever saves the play over its own file hears that not every move is there')
    save_over(purser, 'table', path)
    purser.hear_toast('Could not save: the play itself is in that file')
    close(purser)
    step('and nothing else takes the place of that file')


def main():
    home = small_disk()
    path = home / 'data' / 'purser' / 'plays' / 'play.purser'
    path.parent.mkdir(parents=True)
    path.write_text(PLAY)
    pad(path)
    before = path.read_text()
    manager = SessionManager()
    with Purser(path, home=str(home), width=900, height=700) as purser:
        purser.find('heading', re.compile('^Aoi’s turn'))
        manager.wait(purser, 'A play is in progress')
        ballast = fill(home)
        roll(purser, '35')
        purser.find('label', FULL['en'])
        manager.wait(purser, 'A play is in progress', unsaved=True)
        step('the session is asked neither to end nor to sleep while moves wait')
        purser.find('heading', re.compile('what do you buy'))
        step('a full disk is said, with what to do, and the play goes on')
        picture(purser, 'disk-full')
        step('what was on the disk is as it was', path.read_text() == before)
        purser.keys('ctrl+w')
        purser.find('button', 'Close Anyway')
        purser.find('label', 'Close Without Saving?')
        picture(purser, 'disk-close')
        purser.click('button', 'Keep Open')
        purser.gone('button', 'Close Anyway')
        step('the window does not close over moves that are in memory alone')
        purser.keys('alt+Left')
        purser.touch('button', re.compile('^Delete: Space Base'))
        purser.hear_toast('Could not delete the play: the disk is full; free some space, and the play will be saved '
                          'automatically')
        purser.click('list item', re.compile('Space Base'))
        purser.find('heading', re.compile('what do you buy'))
        purser.find('label', FULL['en'])
        step('whoever leaves the table finds it again with every move')
        step('and deletes nothing that could not be brought back', path.exists() and not (path.parent / '.trash').exists())
        purser.click('button', re.compile('Buy nothing and end the turn'))
        purser.find('heading', re.compile('^Ben’s turn'))
        ballast.unlink()
        purser.gone('label', FULL['en'])
        after = path.read_text()
        step('once there is room the play is saved by itself',
             after.startswith(before) and '"roll"' in after and '"end-turn"' in after)
        manager.wait(purser, 'A play is in progress')
        step('and the session may end and sleep again')
    manager.close()
    subprocess.run(['purser-cli', 'check', path], check=True)
    step('the file is whole')
    japanese(home, path)
    begin_on_full_disk(home)
    keep_on_full_disk(home)
    print_on_full_disk(home)
    leave_theirs(home)
    open_on_read_only(home)
    lose_home(home)


def japanese(home, path):
    pad_to = 4096 * (len(path.read_text()) // 4096 + 1)
    lines = path.read_text().splitlines()
    note = '{"n":%d,"move":"note","text":"%s"}'
    room = pad_to - sum(len(line.encode()) + 1 for line in lines) - len(note % (len(lines), '')) - 21
    path.write_text('\n'.join([*lines, note % (len(lines), 'x' * room)]) + '\n')
    with Purser(path, home=str(home), width=360, height=700, language='ja') as purser:
        purser.find('heading', re.compile('Ben'))
        ballast = fill(home)
        purser.keys('2', '4')
        purser.find('button', re.compile('全員が受け取る'))
        purser.keys('Return')
        purser.find('label', FULL['ja'])
        step('and in Japanese')
        picture(purser, 'disk-full-ja')
        ballast.unlink()
        purser.gone('label', FULL['ja'])


def begin_on_full_disk(home):
    """The play begins although not even the folder for plays can be created."""
    shutil.rmtree(home / 'data' / 'purser')
    plays = home / 'data' / 'purser' / 'plays'
    with Purser(home=str(home), width=900, height=700) as purser:
        purser.find('label', 'No Plays Yet')
        ballast = fill(home)
        purser.keys('ctrl+n')
        for seat, name in enumerate(('Aoi', 'Ben')):
            purser.fill(purser.find('text', f'Player {seat + 1}'), name)
        purser.click('button', 'Start')
        purser.find('label', FULL['en'])
        purser.find('heading', re.compile('^Aoi'))
        step('a play begins on a full disk')
        picture(purser, 'disk-begun')
        purser.keys('alt+Left')
        purser.click('list item', re.compile('Space Base'))
        purser.find('heading', re.compile('^Aoi'))
        purser.find('label', FULL['en'])
        step('and is in the library although it has no file', not list(plays.glob('*')))
        ballast.unlink()
        purser.gone('label', FULL['en'])
        step('once there is room it is there', len(list(plays.glob('*.purser'))) == 1)
    subprocess.run(['purser-cli', 'check', *plays.glob('*.purser')], check=True)


def keep_on_full_disk(home):
    """A value that is read off while the disk is full is not lost."""
    copy = home / 'data' / 'purser' / 'copies' / 'space-base.json'
    with Purser(home=str(home), width=900, height=700) as purser:
        purser.find('button', 'New Play')
        purser.keys('ctrl+r')
        purser.find('label', 'All Games')
        purser.fill(purser.find('entry'), 'L3-10-a')
        purser.find('label', re.compile('^Unconfirmed'))
        purser.click('button', re.compile('^Edit to Match Your Card'))
        purser.fill(purser.find('text', 'The cost'), '12')
        ballast = fill(home)
        purser.click('button', 'Save')
        purser.find('label', 'Could not save your copy of the game: the disk is full; free some space')
        step('what is printed on a card stays in sight while it cannot be kept, and why is said', not copy.exists())
        picture(purser, 'disk-copy')
        purser.process.send_signal(signal.SIGTERM)
        purser.find('label', 'Close Without Saving?')
        step('and whoever ends the program is told so',
             len(purser.all('label', 'Could not save your copy of the game: the disk is full; free some space')) == 2)
        purser.click('button', 'Keep Open')
        purser.gone('button', 'Keep Open')
        ballast.unlink()
        purser.click('button', 'Save')
        purser.gone('button', 'Save')
        step('once there is room it is kept', '12' in copy.read_text())


def print_on_full_disk(home):
    """A page is drawn before it is sent, and there may be no room for it."""
    target, page = home / 'pages' / 'page.pdf', home / 'output.pdf'
    target.touch()
    page.symlink_to(target)
    with Purser(home=str(home), width=900, height=700) as purser:
        purser.keys('ctrl+r')
        purser.find('label', 'All Games')
        purser.fill(purser.find('entry'), 'deploy')
        purser.keys('Return')
        purser.find('label', re.compile('^When a new card is stationed'))
        fill(home, 'pages')
        purser.keys('ctrl+p')
        purser.find('dialog', 'Print')
        purser.tap(purser.find('label', 'Print to File'))
        purser.click('button', 'Print')
        purser.click('button', 'Replace')
        purser.hear_toast(re.compile('Could not print: .*'))
        step('a page that is sent to a full disk is told not to be printed', target.stat().st_size == 0)
        picture(purser, 'disk-print')
    page.unlink()


def leave_theirs(home):
    """A sync program replaces the open play with another version."""
    plays = home / 'data' / 'purser' / 'plays'
    path, fresh, theirs = plays / 'shared.purser', home / 'data' / 'fresh', PLAY.replace('Ben', 'Cleo')
    shutil.rmtree(plays)
    plays.mkdir()
    path.write_text(PLAY)
    with Purser(path, home=str(home), width=900, height=700) as purser:
        purser.find('heading', re.compile('^Aoi’s turn'))
        fresh.write_text(theirs)
        fresh.replace(path)
        roll(purser, '35')
        purser.find('label', re.compile(f'^Not saved yet: another program has changed “{path}”; move that file away'))
        step('a file that another program put there is left to it, and named', path.read_text() == theirs)
        picture(purser, 'disk-theirs')
        save_over_itself(purser, path)
        purser.keys('alt+Left')
        purser.find('label', re.compile('^Aoi, Cleo'))
        purser.touch('button', re.compile('^Delete: Space Base'))
        purser.hear_toast('Play deleted')
        purser.wait(lambda: path.exists() and path.read_text().startswith(PLAY) and '"roll"' in path.read_text(),
                    'the play in its place again')
        step('once that is deleted the play is saved again by itself',
             (plays / '.trash' / 'shared.purser').read_text() == theirs)


def open_on_read_only(home):
    libc = ctypes.CDLL(None)
    stick = home / 'stick'
    stick.mkdir()
    path = stick / 'play.purser'
    name = os.fsencode(stick)
    assert libc.mount(b'purser', name, b'tmpfs', 0, b'size=256k') == 0
    path.write_text(PLAY)
    assert libc.mount(None, name, None, MS_REMOUNT | MS_RDONLY, None) == 0
    with Purser(path, home=str(home), width=900, height=700) as purser:
        purser.find('heading', re.compile('^Aoi’s turn'))
        step('a play that may only be read is opened, and nothing is wrong yet', not purser.look('label', DENIED))
        roll(purser, '35')
        purser.find('label', DENIED)
        purser.find('heading', re.compile('what do you buy'))
        step('it goes on in memory, and what to do is said', path.read_text() == PLAY)
        picture(purser, 'disk-read-only')
        assert libc.mount(None, name, None, MS_REMOUNT, b'size=256k') == 0
        purser.gone('label', DENIED)
        after = path.read_text()
        step('once that is allowed the play is saved by itself', after.startswith(PLAY) and '"roll"' in after)
    subprocess.run(['purser-cli', 'check', path], check=True)


def lose_home(home):
    """The folder of an open play is hidden and comes back: an empty, full file system is mounted over it, and unmounted
    again. The open file is written to all the time."""
    libc = ctypes.CDLL(None)
    stick = home / 'gone'
    stick.mkdir()
    path, name = stick / 'play.purser', os.fsencode(stick)
    assert libc.mount(b'purser', name, b'tmpfs', 0, b'size=256k') == 0
    path.write_text(PLAY)
    with Purser(path, home=str(home), width=900, height=700) as purser:
        purser.find('heading', re.compile('^Aoi’s turn'))
        assert libc.mount(b'purser', name, b'tmpfs', MS_RDONLY, None) == 0
        roll(purser, '35')
        purser.find('heading', re.compile('what do you buy'))
        purser.find('image', 'Saved')
        step('a play whose home is covered goes on', not path.exists())
        # It cannot be unmounted while the program looks at the folder.
        purser.wait(lambda: libc.umount2(name, 0) == 0, 'the place in sight again')
        after = path.read_text()
        step('and is in its file once that is back', after.startswith(PLAY) and after.count('"roll"') == 1)
        purser.click('button', re.compile('Buy nothing and end the turn'))
        purser.wait(lambda: '"end-turn"' in path.read_text(), 'the next move in the file')
        step('to which the next move is added')
    subprocess.run(['purser-cli', 'check', path], check=True)


run(main)
