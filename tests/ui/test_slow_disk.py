#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk that takes 300 ms for each fsync of a play, 1500 ms for one of your copy of a game, and 50 ms for each read: the
window never waits for it, moves are marked until they are on the disk, and ending or killing the program loses only marked
ones."""
import fcntl
import json
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time

from purser_window import is_focused, Purser, run, SOURCE, step
from slow_disk import SlowDisk
from space_base import end_turn, roll

PLAY = ('{"purser":1,"game":"space-base","id":"d","created":"2026-11-21T19:00:00+09:00",'
        '"players":[{"name":"Aoi"},{"name":"Ben"}]}\n'
        '{"n":1,"move":"draft","player":0,"cards":["L1-12-b"]}\n{"n":2,"move":"draft","player":1,"cards":["L1-03-b"]}\n')
PAD = ('{"purser":1,"game":"score-pad","id":"p","created":"2026-11-21T19:00:00+09:00",'
       '"players":[{"name":"Aoi"},{"name":"Ben"}],"options":{"rounds":true,"length":1}}\n')
BOARD = ('{"purser":1,"game":"andromeda","id":"a","created":"2026-11-21T19:00:00+09:00",'
         '"players":[{"name":"Aoi"},{"name":"Ben"},{"name":"千尋"}]}\n')
# A roll is three lines: the dice, and the payouts of two players.
ROLL = 3
# The times between a move and the kill, in seconds, about as long as the disk needs for the move.
MOMENTS = (0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 0.9)
LONG = 16 * 1024 * 1024


def lines(path):
    return path.read_bytes().count(b'\n')


def is_marked(purser):
    return purser.look('image', 'Not saved yet') is not None


def wait_saved(purser):
    """Waits until nothing is marked."""
    purser.find('image', 'Saved')


def play_on(purser, path, disk):
    purser.touch('list item', re.compile('^Space Base'))
    purser.find('heading', re.compile('^Aoi’s turn'))
    wait_saved(purser)
    with disk.held():
        roll(purser, '35')
        purser.find('image', 'Not saved yet')
        step('a move shows while the disk does not have it, and is marked')
    wait_saved(purser)
    step('the mark goes once the disk has it', '"roll"' in path.read_text())


def leave_at_once(purser, path):
    end_turn(purser, 'Ben')
    purser.keys('alt+Left')
    purser.touch('list item', re.compile('^Space Base'))
    purser.find('heading', re.compile('^Ben’s turn'))
    step('who leaves the table and comes back before the disk is ready finds every move')
    wait_saved(purser)
    step('and the disk has them', '"end-turn"' in path.read_text())


def end_by(home, path, disk, how, end):
    """Ends the program right after a move."""
    before = lines(path)
    with Purser(path, home=home, width=1200, height=800) as purser:
        purser.find('heading', re.compile('^(Aoi|Ben)’s turn'))
        with disk.held():
            roll(purser, '24')
            end(purser)
            purser.find('label', 'The latest moves are being saved. Purser will close when this is done.')
            purser.find('label', 'Still Saving')
            purser.find('button', 'Close Without Saving')
        code = purser.wait_end()
        step(f'{how} waits for the disk, and says so', code == 0 and lines(path) == before + ROLL)
    path.write_text(PLAY)


def find_phase(purser):
    """Returns the phase of the turn that the kill interrupted."""
    phases = (('pay', 'button', '^Pay Everybody$'), ('buy', 'heading', 'what do you buy'), ('turn', 'heading', '’s turn'))
    return next((phase for phase, role, name in phases if purser.look(role, re.compile(name))), None)


def go_on_to_turn(purser):
    phase = purser.wait(lambda: find_phase(purser), 'a phase of the turn')
    if phase == 'pay':
        purser.keys('Return')
        purser.find('heading', re.compile('what do you buy'))
    if phase != 'turn':
        end_turn(purser, '(Aoi|Ben)')


def kill_at_any_moment(home, path):
    """Everything that showed as saved is in the file, complete, after a kill."""
    path.write_text(PLAY)
    for moment in MOMENTS:
        purser = Purser(path, home=home, width=1200, height=800)
        go_on_to_turn(purser)
        wait_saved(purser)
        saved = lines(path)
        roll(purser, '35')
        time.sleep(moment)
        marked = purser.wait(lambda: (is_marked(purser),), 'a mark or none')[0]
        purser.process.kill()
        purser.process.wait()
        purser.close()
        subprocess.run(['purser-cli', 'check', path], check=True, stdout=subprocess.DEVNULL)
        assert lines(path) >= (saved if marked else saved + ROLL), (lines(path), saved, marked)
    step(f'{len(MOMENTS)} kills lose no move that showed as saved')


def is_asleep(purser):
    state = pathlib.Path(f'/proc/{purser.process.pid}/stat').read_text().rpartition(')')[2].split()[0]
    return state == 'T'


def sleep_while_it_writes(home, path):
    """Closes the lid right after a move: all of Purser is stopped, and continued later."""
    path.write_text(PLAY)
    with Purser(path, home=home, width=1200, height=800) as purser:
        purser.find('heading', re.compile('^Aoi’s turn'))
        wait_saved(purser)
        roll(purser, '35')
        purser.process.send_signal(signal.SIGSTOP)
        purser.wait(lambda: is_asleep(purser), 'Purser asleep')
        subprocess.run(['purser-cli', 'check', path], check=True, stdout=subprocess.DEVNULL)
        purser.process.send_signal(signal.SIGCONT)
        wait_saved(purser)
        step('a machine that sleeps before the disk has a move saves it when it wakes', '"allocate"' in path.read_text())
        end_turn(purser, 'Ben')
        wait_saved(purser)
        step('and the play goes on', '"end-turn"' in path.read_text())


def import_and_open(home):
    """A longer play opens in a worker thread, and opening it can be cancelled."""
    long = home / 'long.purser'
    long.write_bytes((SOURCE / 'data' / 'samples' / 'starfarers.purser').read_bytes())
    with Purser(long, home=home, width=1200, height=800) as purser:
        purser.find('button', 'Play Menu')
        step('a play opens')


def leave_opening(home, path):
    """Reading this file to its end would take longer than the test waits for anything."""
    path.write_text(PLAY)
    long = home / 'long.purser'
    with open(long, 'w') as file:
        file.write(PLAY)
        for number in range(3, LONG // 1000):
            file.write(f'{{"n":{number},"move":"note","text":"{"Long ago. " * 96}"}}\n')
    os.environ['PURSER_SLOW_READ'] = '1000'
    for size in ((360, 720), (1200, 800)):
        with Purser(long, home=home, width=size[0], height=size[1]) as purser:
            purser.find('label', 'Opening the Play…')
            purser.touch('button', 'Cancel')
            purser.gone('label', 'Opening the Play…')
            purser.touch('list item', re.compile('^Space Base'))
            purser.find('heading', re.compile('^Aoi’s turn'))
            step(f'who leaves a long play while it is read can open another one at {size[0]} × {size[1]}')
    del os.environ['PURSER_SLOW_READ']


def search_meanwhile(home, path):
    """Leaving a table and searching before the plays are read keeps the search when they are."""
    path.write_text(PLAY.replace('2026-11-21', '2025-11-21'))
    os.environ['PURSER_SLOW_READ'] = '1500'
    with Purser(path, home=home, width=1200, height=800) as purser:
        purser.find('heading', re.compile('^Aoi’s turn'))
        roll(purser, '35')
        wait_saved(purser)
        purser.keys('alt+Left')
        purser.find('label', re.compile('11/21/2025$'))
        purser.keys('ctrl+f', 'a', 'o')
        purser.gone('label', re.compile('11/21/2025$'))
        purser.find('label', re.compile('^Aoi, Ben'))
        purser.keys('q')
        purser.find(None, 'No Plays Found')
        step('a search that began before the plays were read goes on')
    del os.environ['PURSER_SLOW_READ']


def count_meanwhile(path):
    """Statistics that are opened before the play that just ended is read count it afterwards."""
    path.write_text(PAD)
    os.environ['PURSER_SLOW_READ'] = '1500'
    with Purser(path, home=path.parents[3], width=1200, height=800) as purser:
        for who, score in (('Aoi', '5'), ('Ben', '7')):
            purser.wait(lambda: is_focused(purser.find('text', f'{who}: Round 1')), f'the keyboard at the score of {who}')
            purser.keys(score, 'Return')
        purser.find('heading', 'Ben wins')
        purser.keys('alt+Left')
        purser.find('heading', 'The play is over: Ben wins')
        wait_saved(purser)
        purser.keys('alt+Left')
        purser.find('button', 'Statistics')
        purser.keys('ctrl+t')
        purser.find('label', '1 finished play')
        purser.find('list item', 'Ben')
        step('statistics count a play that was read after they were opened')
    del os.environ['PURSER_SLOW_READ']
    path.unlink()


def centres(path, planet):
    """Returns the centers of a planet in your copy on the disk, as they were typed."""
    known = json.loads(path.read_text())['items'].get(f'planet-{planet}', {}) if path.exists() else {}
    return known.get('centres', [])


def read_off(purser, *numbers):
    """Types the values of a planet, and moves on to the next one; a single digit needs Enter."""
    for number in numbers:
        purser.keys(*str(number), *([] if number > 9 else ['Return']))


def learn(home):
    """The values of a board are read off while the disk is slow; ending the program right afterwards loses nothing."""
    play, copy = home / 'data' / 'purser' / 'plays' / 'board.purser', home / 'data' / 'purser' / 'copies' / 'andromeda.json'
    play.write_text(BOARD)
    with Purser(play, home=home, width=1200, height=800) as purser:
        purser.click('button', re.compile('^Enter Printed Values'))
        purser.wait(lambda: is_focused(purser.find('text', 'Planet 1, center 1')), 'the first value to be typed')
        read_off(purser, 14, 9, 5)
        purser.find('button', 'Undo: Planet 1')
        purser.wait(lambda: centres(copy, 0), 'a planet in your copy')
        read_off(purser, 4, 13, 8)
        purser.find('button', 'Undo: Planet 2')
        purser.process.send_signal(signal.SIGTERM)
        code = purser.wait_end()
        step('ending the program right after something was read off waits for the disk',
             code == 0 and sorted(centres(copy, 0)) == [5, 9, 14] and sorted(centres(copy, 1)) == [4, 8, 13])


def learn_once(home, path):
    """Pressing Save again, as nothing seems to happen, enters a value once."""
    path.write_text(PLAY)
    with Purser(path, home=home, width=1200, height=800) as purser:
        purser.find('button', 'Play Menu')
        purser.keys('ctrl+f')
        purser.fill(purser.find('entry'), 'L1-09-b')
        purser.find('label', re.compile('^Gain 6 credits'))
        purser.click('button', re.compile('^Edit to Match Your Card'))
        purser.fill(purser.find('text', 'The cost'), '3')
        purser.double_click('button', 'Save')
        purser.find('label', re.compile('^From your copy of the game'))
        purser.gone('text', 'The cost')
        purser.last_record(path, 'move', 'learn')
        step('a value that is saved twice while the disk is slow is entered once', path.read_text().count('"learn"') == 1)


def delete_and_restore(home, path):
    """A deleted play leaves the list at once, and a tap restores it."""
    path.write_text(PLAY)
    with Purser(home=home, width=360, height=720) as purser:
        purser.touch('button', re.compile('^Delete: Space Base'))
        purser.hear_toast('Play deleted')
        assert not path.exists()
        purser.touch('button', 'Undo')
        purser.find('list item', re.compile('^Space Base'))
        step('a play is deleted and restored', path.read_text() == PLAY)


def keep_pad(home):
    """A pad is saved under its name; ending the program right afterwards loses nothing."""
    with Purser(home=home, width=1200, height=800) as purser:
        purser.keys('ctrl+n')
        purser.touch('radio button', 'Score Pad')
        purser.fill(purser.find('text', 'Game or Pad'), 'Birds')
        purser.touch('button', 'Save Pad Under This Name')
        pad = home / 'data' / 'purser' / 'score-pads' / 'Birds.json'
        # The press and the signal arrive by different ways; the file only gets its name when it is complete.
        purser.wait(lambda: list(pad.parent.glob('*')), 'the pad, which is being written')
        purser.process.send_signal(signal.SIGTERM)
        code = purser.wait_end()
        step('ending the program right after a pad was kept waits for the disk', code == 0 and pad.exists())


def choose_sample(purser):
    purser.click('toggle button', 'Sample Plays')
    purser.wait(lambda: any(map(is_focused, purser.all('menu item'))), 'a game that can be chosen')
    purser.keys('Return')


def open_sample(home):
    """With an empty library a sample play can be opened. Its file is not replaced while another program has it open."""
    with Purser(home=home / 'nobody', width=1200, height=800) as purser:
        choose_sample(purser)
        purser.find('button', 'Play Menu')
        step('a sample opens')
        purser.keys('alt+Left')
        purser.find('label', 'No Plays Yet')
        path, = (home / 'nobody' / 'cache' / 'purser' / 'samples').glob('*.purser')
        before = path.stat().st_ino
        with path.open('rb') as player:
            fcntl.flock(player, fcntl.LOCK_EX)
            choose_sample(purser)
            purser.find('label', re.compile('this play is open in another window'))
            step('a sample that is played elsewhere keeps its file', path.stat().st_ino == before)


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    path = home / 'data' / 'purser' / 'plays' / 'play.purser'
    path.parent.mkdir(parents=True)
    path.write_text(PLAY)
    disk = SlowDisk()
    with Purser(home=home, width=1200, height=800) as purser:
        play_on(purser, path, disk)
        leave_at_once(purser, path)
    path.write_text(PLAY)
    end_by(home, path, disk, 'closing the window', lambda purser: purser.keys('ctrl+w'))
    end_by(home, path, disk, 'quitting', lambda purser: purser.keys('ctrl+q'))
    end_by(home, path, disk, 'being asked to end', lambda purser: purser.process.send_signal(signal.SIGTERM))
    kill_at_any_moment(home, path)
    sleep_while_it_writes(home, path)
    import_and_open(home)
    leave_opening(home, path)
    search_meanwhile(home, path)
    count_meanwhile(path.parent / 'pad.purser')
    learn(home)
    learn_once(home, path)
    delete_and_restore(home, path)
    keep_pad(home)
    open_sample(home)
    disk.assert_nobody_waited()
    step('and all that time the main thread of the window waited for no play, no copy of a game, no pad and no setting')


run(main)
