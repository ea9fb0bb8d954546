#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""On a disk that takes 50 ms for each read, a play is opened while another one is still being read: the last one stays.

For the screen of tests/harness/on-screen.
"""
import contextlib
import pathlib
import re
import tempfile

from doors import held, open_from_outside
from file_chooser import import_all
from purser_window import is_focused, Purser, run, step
from slow_disk import SlowDisk

HEADER = ('{"purser":1,"game":"space-base","id":"%s","created":"2026-11-21T19:00:00+09:00",'
          '"players":[{"name":"Aoi"},{"name":"Ben"}]}\n')
PAD = ('{"purser":1,"game":"score-pad","id":"%s","created":"2026-11-21T19:00:00+09:00",'
       '"players":[{"name":"Aoi"},{"name":"Ben"}],"options":{"rounds":true,"target":20}}\n')
DRAFTS = ('{"n":1,"move":"draft","player":0,"cards":["L1-12-b"]}\n'
          '{"n":2,"move":"draft","player":1,"cards":["L1-03-b"]}\n')
MANY = 20
# A play with this many notes is read for some seconds.
NOTES = 1000


def write_long(path, header=HEADER % 'long'):
    notes = (f'{{"n":{n},"move":"note","text":"{"Long ago. " * 96}"}}\n' for n in range(1, NOTES + 1))
    path.write_text(header + ''.join(notes))


def leave_opening_for_known(home, size, disk):
    """Opening the current play again while another one is read cancels that."""
    known, long = home / 'known.purser', home / 'long.purser'
    known.write_text(HEADER % 'known')
    write_long(long)
    with Purser(known, home=home, width=size[0], height=size[1]) as purser:
        purser.find('button', 'Play Menu')
        with disk.held('read'):
            open_from_outside(long)
            purser.find('label', 'Opening the Play…')
            open_from_outside(known)
            purser.gone('label', 'Opening the Play…')
        purser.wait(lambda: held(purser) == {known.name}, 'the play that was asked for last, alone')
        step(f'the play at the table that is asked for again stays there at {size[0]} × {size[1]}')


def leave_opening(purser):
    purser.find('label', 'Opening the Play…')
    purser.touch('button', 'Cancel')
    purser.gone('label', 'Opening the Play…')


def open_beside_lost(home, size, disk):
    """A play that does not come, and was left, holds up no other one, and lets its file go when it comes."""
    lost, other = home / 'lost.purser', home / 'other.purser'
    lost.write_text(HEADER % 'lost')
    other.write_text(HEADER % 'other' + DRAFTS)
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        purser.find('button', 'New Play')
        with disk.held(lost.name):
            open_from_outside(lost)
            leave_opening(purser)
            open_from_outside(other)
            purser.find('heading', re.compile('^Aoi’s turn'))
            step(f'a play that does not come, and was left, holds up no other one at {size[0]} × {size[1]}')
        purser.wait(lambda: held(purser) == {other.name}, 'the file of the other one let go')
        step('and stays away when it comes', purser.look('heading', re.compile('^Aoi’s turn')))


def open_lost_again(home, size, disk):
    """A play that does not come is asked for again after it was left."""
    lost = home / 'lost.purser'
    lost.write_text(HEADER % 'lost' + DRAFTS)
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        purser.find('button', 'New Play')
        with disk.held(lost.name):
            for _ in range(2):
                open_from_outside(lost)
                leave_opening(purser)
            open_from_outside(lost)
            purser.find('label', 'Opening the Play…')
        purser.find('heading', re.compile('^Aoi’s turn'))
        purser.gone('label', 'Opening the Play…')
        purser.wait(lambda: held(purser) == {lost.name}, 'the play that was asked for again')
        step(f'a play that was left and is asked for again is waited for, and opens at {size[0]} × {size[1]}')


def open_lost_by_link(home, size, disk):
    """The same by a link to its folder: who left it does not hold it against whoever asks again."""
    folder, link = home / 'plays', home / 'link'
    folder.mkdir()
    link.symlink_to(folder)
    lost = folder / 'lost.purser'
    lost.write_text(HEADER % 'lost' + DRAFTS)
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        purser.find('button', 'New Play')
        with disk.held(lost.name):
            open_from_outside(lost)
            leave_opening(purser)
            purser.wait(lambda: held(purser) == {lost.name}, 'the file held by who was left')
            open_from_outside(link / lost.name)
            purser.find('label', 'Opening the Play…')
        purser.find('heading', re.compile('^Aoi’s turn'))
        step(f'a play that was left and is asked for again by a link opens at {size[0]} × {size[1]}')


def join(purser):
    purser.touch('toggle button', 'Play Menu')
    purser.find('menu', 'Play Menu')
    purser.keys('j')
    purser.fill(purser.find('text', 'Name'), '千尋')
    purser.touch('button', 'Join')
    # The press and the request of another program arrive by different ways.
    purser.gone('dialog', 'A Player Joins')


def wait_to_join(home, size, disk):
    """Waiting for the disk shows progress, and can be cancelled without another player."""
    play = home / 'pad.purser'
    play.write_text(PAD % 'pad')
    with Purser(play, home=home, width=size[0], height=size[1]) as purser:
        with disk.held():
            purser.wait(lambda: is_focused(purser.find('text', 'Aoi: Round 1')), 'the keyboard at the score of Aoi')
            purser.keys('5', 'Return')
            purser.find('image', 'Not saved yet')
            join(purser)
            purser.find('label', 'Adding the Player…')
            purser.touch('button', 'Cancel')
            purser.gone('label', 'Adding the Player…')
            purser.keys('7', 'Return')
        purser.find('image', 'Saved')
        step(f'who does not wait for another player plays on without one at {size[0]} × {size[1]}',
             '"join"' not in play.read_text() and '"value":"7"' in play.read_text())


def leave_queue_of_joining(home, size, disk):
    """Waiting for writes that were queued before can be cancelled too."""
    play, stick = home / 'pad.purser', home / 'stick'
    play.write_text(PAD % 'pad')
    stick.mkdir()
    for number in range(MANY):
        (stick / f'{number}.purser').write_text(HEADER % number)
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        with disk.held():
            import_all(purser, stick, '0.purser')
            purser.find('label', 'Importing Plays…')
            open_from_outside(play)
            purser.find('button', 'Aoi, Round 1: empty')
            purser.keys('Escape')
            purser.gone('label', 'Importing Plays…')
            join(purser)
            purser.find('label', 'Adding the Player…')
            purser.touch('button', 'Cancel')
            purser.gone('label', 'Adding the Player…')
            purser.wait(lambda: held(purser) == {play.name}, 'the play still held open')
        purser.touch('button', 'Aoi, Round 1: empty')
        purser.keys('5', 'Return')
        purser.wait(lambda: '"score"' in play.read_text(), 'a score in the file')
        purser.find('image', 'Saved')
        step(f'who does not wait behind an import plays on without another player at {size[0]} × {size[1]}',
             '"join"' not in play.read_text())


def leave_joining(home, size):
    """A play that is opened while a player joins another one stays, and the player is in the other one later."""
    joined, other = home / 'joined.purser', home / 'other.purser'
    write_long(joined, PAD % 'joined')
    other.write_text(HEADER % 'other')
    with Purser(joined, home=home, width=size[0], height=size[1]) as purser:
        join(purser)
        open_from_outside(other)
        purser.find('heading', re.compile('^Aoi: which ship of level 1'))
        purser.wait(lambda: '"join"' in joined.read_text(), 'somebody who joined')
        purser.wait(lambda: held(purser) == {other.name}, 'the play that was handed over, alone')
        step(f'a play that is handed over while somebody joins another one stays at {size[0]} × {size[1]}')
        open_from_outside(joined)
        purser.find('button', re.compile('^千尋, Round'))
        step('whoever joined is there when that play is opened again')


def lose_joined(home, size, disk):
    """Somebody joined, and the file was moved before the play could be opened again."""
    joined = home / 'joined.purser'
    joined.write_text(PAD % 'joined')
    with Purser(joined, home=home, width=size[0], height=size[1]) as purser:
        purser.find('image', 'Saved')
        with disk.held():
            join(purser)
            purser.wait(lambda: '"join"' in joined.read_text(), 'somebody who joined')
            joined.rename(home / 'moved.purser')
        purser.hear_toast(re.compile('千尋 joined the play, but it could not be opened: '))
        purser.find('button', 'New Play')
        step(f'a play that cannot be opened again after somebody joined does not go on as it was at {size[0]} × {size[1]}')


def drop_joined(home, size, disk):
    """A joined play comes when another one is at the table: the window does not wait for its disk."""
    joined, other = home / 'joined.purser', home / 'other.purser'
    joined.write_text(PAD % 'joined')
    other.write_text(HEADER % 'other' + DRAFTS)
    with Purser(joined, home=home, width=size[0], height=size[1]) as purser, contextlib.ExitStack() as reading:
        purser.find('image', 'Saved')
        with disk.held():
            join(purser)
            purser.wait(lambda: '"join"' in joined.read_text(), 'somebody who joined')
            reading.enter_context(disk.held(joined.name))
        purser.find('label', 'Opening the Play…')
        open_from_outside(other)
        purser.find('heading', re.compile('^Aoi’s turn'))
        purser.find('image', 'Saved')
        with disk.held():
            reading.close()
            purser.wait(lambda: held(purser) == {other.name}, 'the joined play let go')
            # Until its message has gone, that has the keys.
            purser.gone('label', 'Opening the Play…')
            purser.keys('3', '5')
            purser.find('button', 'Pay Everybody')
            step(f'a joined play that comes too late holds up nothing at {size[0]} × {size[1]}')


def write_stick(home):
    """Writes plays to import, and another one."""
    stick, other = home / 'stick', home / 'other.purser'
    stick.mkdir()
    for number in range(MANY):
        (stick / f'{number}.purser').write_text(HEADER % number)
    other.write_text(HEADER % 'other' + DRAFTS)
    return stick, other


def open_while_importing(purser, stick, other):
    import_all(purser, stick, '0.purser')
    purser.find('label', 'Importing Plays…')
    open_from_outside(other)
    purser.find('heading', re.compile('^Aoi’s turn'))


def count_library(home):
    return len(list((home / 'data' / 'purser' / 'plays').glob('*.purser')))


def import_beneath(home, size, disk):
    """An import continues below the table, which has the focus afterwards."""
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        with disk.held():
            open_while_importing(purser, *write_stick(home))
        purser.hear_toast(f'{MANY} plays imported')
        step(f'an import goes on while a play is opened at {size[0]} × {size[1]}', count_library(home) == MANY)
        purser.keys('3', '5')
        purser.find('button', 'Pay Everybody')
        step('and that play has the keys when it has come to its end')


def leave_import_above(home, size, disk):
    """An import can be cancelled by a key above the table as above the library."""
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        with disk.held():
            open_while_importing(purser, *write_stick(home))
            # There is no message for plays that were not begun.
            purser.wait(lambda: list((home / 'data' / 'purser' / 'plays').glob('.purser-*')), 'a play on its way')
            purser.keys('3', '5', 'Escape')
            purser.gone('label', 'Importing Plays…')
        purser.hear_toast(re.compile('.*imported'))
        step(f'an import is left above a table by Escape at {size[0]} × {size[1]}', count_library(home) < MANY)
        step('which heard no key meanwhile',
             '"roll"' not in (home / 'other.purser').read_text() and not purser.look('button', 'Pay Everybody'))


def main():
    disk = SlowDisk()
    for size in ((360, 720), (1200, 800)):
        with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
            leave_opening_for_known(pathlib.Path(name), size, disk)
        with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
            leave_joining(pathlib.Path(name), size)
        for story in (open_beside_lost, open_lost_again, open_lost_by_link, lose_joined, drop_joined, wait_to_join,
                      leave_queue_of_joining, import_beneath, leave_import_above):
            with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
                story(pathlib.Path(name), size, disk)
    # GTK's own file dialog, which is a separate program for a Flatpak, stores its settings itself.
    disk.assert_nobody_waited('settings')
    step('all that time the main thread of the window waited for no play')


run(main)
