#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The session ends while moves are being written: Purser asks it to wait, and does not end before they are on the disk, unless
somebody chooses to lose them, or the disk fails.

For the screen of tests/harness/on-screen.
"""
import pathlib
import re
import signal
import tempfile
import time

from purser_window import patience, Purser, run, step
from session_manager import SessionManager
from slow_disk import SlowDisk
from space_base import end_turn, roll

PLAY = ('{"purser":1,"game":"space-base","id":"d","created":"2026-11-21T19:00:00+09:00",'
        '"players":[{"name":"Aoi"},{"name":"Ben"}]}\n'
        '{"n":1,"move":"draft","player":0,"cards":["L1-12-b"]}\n{"n":2,"move":"draft","player":1,"cards":["L1-03-b"]}\n')
STILL_SAVING = 'The latest moves are being saved. Purser will close when this is done.'
# Less than the half second after which Purser asks the session to wait without being asked.
LOOK_EVERY = 0.005


def wait_written(path):
    """Waits until the thread has written a move, which is not on the disk yet, and looks more often than usual."""
    end = time.monotonic() + patience()
    while path.stat().st_size == len(PLAY.encode()):
        assert time.monotonic() < end, 'no move was written'
        time.sleep(LOOK_EVERY)


def ask_at_once(purser, path, manager):
    """The session asks while the first of two moves is being written."""
    purser.keys('3', '5')
    wait_written(path)
    manager.ask_to_end()
    purser.wait(lambda: manager.answers, 'an answer to the session')
    (who, reasons), = manager.answers
    step('Purser hears that the session is about to end', who != 'nobody')
    step('and asks it to wait before it answers, as a move is not on the disk',
         any(reason.startswith('The latest moves are not saved yet') for reason in reasons))
    purser.find('button', 'Pay Everybody')
    purser.keys('Return')
    purser.find('heading', re.compile('what do you buy'))
    end_turn(purser, 'Ben')


def end_slowly(home, path, disk, manager):
    path.write_text(PLAY)
    with Purser(path, home=home, width=1200, height=800) as purser:
        purser.find('heading', re.compile('^Aoi’s turn'))
        purser.find('image', 'Saved')
        with disk.held():
            ask_at_once(purser, path, manager)
            manager.end()
            purser.find('label', STILL_SAVING)
            step('Purser says that it still saves when the session ends, and offers nothing that it could not do',
                 purser.process.poll() is None and not purser.is_enabled('button', 'Keep Open'))
        code = purser.wait_end()
    text = path.read_text()
    step('and ends when every move is on the disk', code == 0 and '"roll"' in text and '"end-turn"' in text)


def end_without_saving(home, path, disk, manager):
    path.write_text(PLAY)
    with Purser(path, home=home, width=1200, height=800) as purser:
        purser.find('heading', re.compile('^Aoi’s turn'))
        with disk.held():
            roll(purser, '35')
            manager.end()
            purser.find('label', STILL_SAVING)
            purser.click('button', 'Close Without Saving')
            code = purser.wait_end()
            step('whoever closes without saving then waits for nothing', code == 0)


def end_twice(home, path, disk):
    """A second request to end is obeyed, also while the first is told of."""
    path.write_text(PLAY)
    with Purser(path, home=home, width=1200, height=800) as purser:
        purser.find('heading', re.compile('^Aoi’s turn'))
        with disk.held():
            roll(purser, '35')
            purser.process.send_signal(signal.SIGTERM)
            purser.find('label', STILL_SAVING)
            purser.process.send_signal(signal.SIGTERM)
            code = purser.wait_end()
            step('and so does whoever asks the program twice to end', code == 0)


def end_on_failing_disk(home, path, manager):
    """Another program has written to the file, so no move is saved any more."""
    path.write_text(PLAY)
    with Purser(path, home=home, width=1200, height=800) as purser:
        purser.find('heading', re.compile('^Aoi’s turn'))
        path.write_text('somebody else’s')
        roll(purser, '35')
        purser.find('label', re.compile('^Not saved yet'))
        manager.end()
        code = purser.wait_end()
        step('where nothing can be saved the session ends without Purser waiting for it',
             code == 0 and path.read_text() == 'somebody else’s')


def open_card(purser):
    purser.keys('ctrl+f')
    purser.fill(purser.find('entry'), 'L3-10-a')
    purser.keys('Return')
    purser.find('button', re.compile('^Edit to Match Your Card'))


def end_with_copy(home, path, manager):
    """What is read off a card waits for a place that is taken, and the session does not wait for that."""
    copy = home / 'data' / 'purser' / 'copies' / 'space-base.json'
    path.write_text(PLAY)
    with Purser(path, home=home, width=1200, height=800) as purser:
        purser.find('heading', re.compile('^Aoi’s turn'))
        open_card(purser)
        copy.mkdir(parents=True)
        purser.click('button', re.compile('^Edit to Match Your Card'))
        purser.fill(purser.find('text', 'The cost'), '12')
        purser.click('button', 'Save')
        purser.find('label', re.compile('^Could not save your copy of the game'))
        manager.end()
        code = purser.wait_end()
        step('nor does it wait for a copy of a game that cannot be written', code == 0)


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    path = home / 'data' / 'purser' / 'plays' / 'play.purser'
    path.parent.mkdir(parents=True)
    disk, manager = SlowDisk(), SessionManager()
    end_slowly(home, path, disk, manager)
    end_without_saving(home, path, disk, manager)
    end_twice(home, path, disk)
    end_on_failing_disk(home, path, manager)
    end_with_copy(home, path, manager)
    disk.assert_nobody_waited()
    manager.close()


run(main)
