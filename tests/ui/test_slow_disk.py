#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk that takes 300 ms for each fsync of a play, 1500 ms for one of your copy of a game, and 50 ms for each reading:
nobody waits for it, what it does not have yet is marked until it has it, and whoever ends the program, or kills it, loses
nothing that was not marked."""
import json
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time

from purser_window import is_focused, patience, Purser, run, SOURCE, step
from slow_disk import SlowDisk
from space_base import end_turn, roll

PLAY = ('{"purser":1,"game":"space-base","id":"d","created":"2026-11-21T19:00:00+09:00",'
        '"players":[{"name":"Aoi"},{"name":"Ben"}]}\n'
        '{"n":1,"move":"draft","player":0,"cards":["L1-12-b"]}\n{"n":2,"move":"draft","player":1,"cards":["L1-03-b"]}\n')
PAD = ('{"purser":1,"game":"score-pad","id":"p","created":"2026-11-21T19:00:00+09:00",'
       '"players":[{"name":"Aoi"},{"name":"Ben"}],"options":{"rounds":true,"length":1}}\n')
BOARD = ('{"purser":1,"game":"andromeda","id":"a","created":"2026-11-21T19:00:00+09:00",'
         '"players":[{"name":"Aoi"},{"name":"Ben"},{"name":"千尋"}]}\n')
# A roll is three lines: the dice, and what they pay each of two players.
ROLL = 3
# How long after a move the program is killed, in seconds, about as long as the disk needs for it.
MOMENTS = (0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 0.9)
LONG = 16 * 1024 * 1024


def lines(path):
    return path.read_bytes().count(b'\n')


def is_marked(purser):
    return purser.look('image', 'Not saved yet') is not None


def wait_saved(purser):
    """Until nothing is marked, and the window says so."""
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
    """Ends the program right after a move, in some way."""
    before = lines(path)
    with Purser(path, home=home, width=1200, height=800) as purser:
        purser.find('heading', re.compile('^(Aoi|Ben)’s turn'))
        with disk.held():
            roll(purser, '24')
            end(purser)
            purser.find('label', 'The latest moves are being saved. Purser will close when this is done.')
        code = purser.process.wait(patience())
        step(f'{how} waits for the disk, and says so', code == 0 and lines(path) == before + ROLL)
    path.write_text(PLAY)


def find_phase(purser):
    """Where the turn is that the kill broke off."""
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
    """Whatever showed as saved is in the file, whole, after a kill."""
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
    """A machine that is shut right after a move: all of Purser stands still, and goes on when it is opened again."""
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
    """A longer play opens in a thread that can be left."""
    long = home / 'long.purser'
    long.write_bytes((SOURCE / 'data' / 'samples' / 'starfarers.purser').read_bytes())
    with Purser(long, home=home, width=1200, height=800) as purser:
        purser.find('button', 'Play Menu')
        step('a play opens')


def leave_opening(home, path):
    """Reading this one to its end would take longer than anybody looks for what should be there at once."""
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
    """Whoever leaves a table and searches before the plays were read is not taken out of the search when they are."""
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
    """Statistics that are opened before the play that just ended was read count it when it was."""
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
    """What your copy has of a planet, on the disk; the centers as they were typed."""
    known = json.loads(path.read_text())['items'].get(f'planet-{planet}', {}) if path.exists() else {}
    return known.get('centres', [])


def read_off(purser, *numbers):
    """The values of a planet, of which two digits move on by themselves, one digit by Enter; then the next planet."""
    for number in numbers:
        purser.keys(*str(number), *([] if number > 9 else ['Return']))


def learn(home):
    """What is printed on a board is read off while the disk is slow; whoever ends the program right then loses nothing."""
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
        code = purser.process.wait(patience())
        step('ending the program right after something was read off waits for the disk',
             code == 0 and sorted(centres(copy, 0)) == [5, 9, 14] and sorted(centres(copy, 1)) == [4, 8, 13])


def learn_once(home, path):
    """Whoever presses Save once more, as nothing seems to come of it, has entered a value once."""
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
    """A play that is deleted is off the list at once, and a tap brings it back."""
    path.write_text(PLAY)
    with Purser(home=home, width=360, height=720) as purser:
        purser.touch('button', re.compile('^Delete: Space Base'))
        purser.hear_toast('Play deleted')
        assert not path.exists()
        purser.touch('button', 'Undo')
        purser.find('list item', re.compile('^Space Base'))
        step('a play is deleted and restored', path.read_text() == PLAY)


def keep_pad(home):
    """A pad is kept under its name; whoever ends the program right then loses nothing."""
    with Purser(home=home, width=1200, height=800) as purser:
        purser.keys('ctrl+n')
        purser.touch('radio button', 'Score Pad')
        purser.fill(purser.find('text', 'Game or Pad'), 'Birds')
        purser.touch('button', 'Save Pad Under This Name')
        pad = home / 'data' / 'purser' / 'score-pads' / 'Birds.json'
        # A press and a signal take different ways; the file has its name when it is whole.
        purser.wait(lambda: list(pad.parent.glob(f'{pad.name}*')), 'the pad, which is being written')
        purser.process.send_signal(signal.SIGTERM)
        code = purser.process.wait(patience())
        step('ending the program right after a pad was kept waits for the disk', code == 0 and pad.exists())


def open_sample(home):
    """Who has no plays yet looks at one that ships."""
    with Purser(home=home / 'nobody', width=1200, height=800) as purser:
        purser.click('toggle button', 'Sample Plays')
        purser.wait(lambda: any(map(is_focused, purser.all('menu item'))), 'a game that can be chosen')
        purser.keys('Return')
        purser.find('button', 'Play Menu')
        step('a sample opens')


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
