#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The longest time the window does not respond, in plays and libraries of unusual size: stalls.py [ROUNDS]

The window is used as by a person, with a play of 20,000 records, with one that is over and is shared, and then with a
thousand plays. Each time is the longest between two polls of the main loop (tests/support/main-loop.c), so the longest that a
key waits. After it is the processor time, which is less if other programs run or the window waits, and then the ratio to the
time with a play of forty records, or with ten plays. Medians of ROUNDS rounds. The exit status is 1 if some of it takes longer
than the reach, in processor time, so that other programs do not decide it.
For the screen of tests/harness/on-screen.
"""
import contextlib
import os
import pathlib
import re
import statistics
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / 'ui'))
import share  # noqa: E402
from purser_window import Purser, SOURCE, wait_still, wait_until  # noqa: E402

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 3
REACH = 100
# Shorter times are not logged; milliseconds.
NOTHING = 10
LONG, SHORT = 20000, 40
MANY, FEW = 1000, 10
HEADER = ('{"purser":1,"game":"space-base","id":"long","created":"2026-11-21T19:00:00+09:00",'
          '"players":[{"name":"Aoi"},{"name":"Ben"}]}')
TRADER = ('{"purser":1,"game":"starfarers","id":"long","created":"2026-11-21T19:00:00+09:00","options":{"hands":"on"},'
          '"players":[{"name":"Aoi"},{"name":"Ben"},{"name":"千尋"}]}')
SETTLED = ((0, 'food', 4, 'carbon', 8), (1, 'ore', 8, 'fuel', 10), (2, 'ore', 3, 'food', 6), (2, 'fuel', 2, 'goods', 6),
           (1, 'carbon', 8, 'fuel', 11), (0, 'fuel', 10, 'goods', 3), (0, 'food', 6, 'carbon', 5), (1, 'goods', 6, 'ore', 9),
           (2, 'ore', 8, 'goods', 12))
SAMPLES = sorted((SOURCE / 'data' / 'samples').glob('*.purser'))


class Recorder:
    """Records how long the main loop was busy, per action."""

    def __init__(self, folder):
        self.path = folder / 'loop'
        self.path.touch()
        self.worst = {}

    @contextlib.contextmanager
    def doing(self, what, purser=None):
        begun = time.monotonic_ns() // 1000
        yield
        if purser is not None:
            wait_still(lambda: self.path.stat().st_size, 'the main loop')
        times = [tuple(map(int, line.split())) for line in self.path.read_text().splitlines()]
        self.worst[what] = max(((busy / 1000, work / 1000) for ended, busy, work in times if ended > begun), default=(0, 0))


def records(n):
    """A correction by hand, so that there is a first record that can be removed; and rolls of three, turn by turn."""
    yield '"move":"adjust","player":0,"account":"credits","by":2'
    yield '"move":"draft","player":0,"cards":["L1-07-b"]'
    yield '"move":"draft","player":1,"cards":["L1-08-b"]'
    player = 1
    for _ in range(n // 4):
        yield f'"move":"roll","player":{player},"dice":[1,2]'
        yield f'"move":"allocate","player":{player},"use":"dice"'
        yield f'"move":"allocate","player":{1 - player},"use":"sum"'
        yield f'"move":"end-turn","player":{player}'
        player = 1 - player


def trades(n):
    """One early gain, and trades that all need it."""
    yield f'"move":"adjust","player":0,"account":"ore","by":{3 * n}'
    for i, (player, one, number, other, another) in enumerate(SETTLED):
        kind = 'spaceport' if i >= 6 else 'colony'
        yield (f'"move":"settle","player":{player},"as":"{kind}","planets":[{{"resource":"{one}","number":{number}}},'
               f'{{"resource":"{other}","number":{another}}}]')
    yield '"move":"roll","player":0,"dice":[1,3]'
    for _ in range(n):
        yield '"move":"trade","player":0,"give":{"ore":3},"take":{"food":1}'


def write_play(path, n, header=HEADER, moves=records):
    lines = [f'{{"n":{i},"at":"2026-11-21T19:01:10+09:00",{move}}}' for i, move in enumerate(moves(n), 1)]
    path.write_text('\n'.join([header, *lines, '']))


def write_library(plays, n):
    for i in range(n):
        text = SAMPLES[i % len(SAMPLES)].read_text()
        (plays / f'{i}.purser').write_text(re.sub(r'"id":"[^"]*"', f'"id":"{i}"', text, count=1))


def look_back(recorder, purser):
    ledger = purser.find('list', 'Ledger')
    purser.touch('list item', re.compile('Ben.*rolled'), within=('list', 'Ledger'))
    purser.click('button', re.compile('^Change: '))
    purser.find('label', 'No numbers would change.')
    with recorder.doing('seeing what changing a late record would bring', purser):
        purser.click_in('dialog', re.compile('^Edit Entry'), 'toggle button', 'First die: 2')
        purser.wait(lambda: purser.is_enabled('button', 'Change'), 'what would come of it')
    purser.keys('Escape')
    purser.gone('label', re.compile('^Edit Entry'))
    with recorder.doing('going to the first entry of the ledger', purser):
        purser.keys('End')
        purser.wait(lambda: purser._search(ledger, 'list item', re.compile('begins with')), 'the first entry')


def change_first(recorder, purser):
    purser.keys('Up', 'Menu')
    purser.find('label', 'Edit Entry 1')
    with recorder.doing('seeing what changing the first record would bring', purser):
        purser.click('radio button', 'Remove')
        purser.wait(lambda: purser.is_enabled('button', 'Remove'), 'what would come of it')
    with recorder.doing('changing it', purser):
        purser.click('button', 'Remove')
        purser.gone('label', 'Edit Entry 1')
        purser.find('button', re.compile('^Undo: '))
    with recorder.doing('taking that back', purser):
        purser.keys('ctrl+z')
        purser.find('button', re.compile('^Redo: '))


def correct_seats(recorder, purser):
    """The button is pressed before it is known what comes of that: it is made when it is known."""
    with recorder.doing('asking for other seats', purser):
        purser.touch('toggle button', 'Play Menu')
        purser.find('menu', 'Play Menu')
        purser.keys('d')
        purser.find('dialog', 'Seats and Start Player')
    with recorder.doing('seeing what they would bring', purser):
        purser.touch('button', 'Move Ben Up')
        purser.wait(lambda: purser.is_enabled('button', 'Change'), 'what would come of it')
    with recorder.doing('taking them, and all turns in that order', purser):
        purser.touch('radio button', re.compile('^In this order'))
        purser.touch('button', 'Change')
        purser.gone('dialog', 'Seats and Start Player')
        purser.find('button', re.compile('^Undo: '))
    with recorder.doing('going back to the old seats', purser):
        purser.keys('ctrl+z')
        purser.find('button', re.compile('^Redo: '))


def open_gain(purser):
    purser.keys('End', 'Up', 'Menu')
    purser.find('label', 'Edit Entry 1')
    purser.find('label', 'No numbers would change.')


def change_second(recorder, purser):
    """The first of the moves that need the gain is changed together with it."""
    open_gain(purser)
    purser.fill(purser.find('spin button'), '1')
    with recorder.doing('asking to change the first move that needs it, too', purser):
        purser.click('button', re.compile('^Change That, Too: '))
        purser.find('label', re.compile('^Together with: '))
    with recorder.doing('going back to the gain', purser):
        purser.click('button', 'Previous Entry')
        purser.find('label', 'Edit Entry 1')
    purser.keys('Escape')
    purser.gone('label', 'Edit Entry 1')


def change_gain(recorder, purser):
    """Less was gained than all later moves need."""
    open_gain(purser)
    with recorder.doing('seeing that later moves need the first one', purser):
        purser.fill(purser.find('spin button'), '1')
        purser.find('check box', 'Keep the later entries anyway')
    with recorder.doing('seeing what keeping them would bring', purser):
        purser.touch('check box', 'Keep the later entries anyway')
        purser.wait(lambda: purser.is_enabled('button', 'Change'), 'what would come of it')
    with recorder.doing('changing all of them', purser):
        purser.click('button', 'Change')
        purser.gone('label', 'Edit Entry 1')
        purser.find('button', re.compile('^Undo: '))
    with recorder.doing('taking back all of that', purser):
        purser.keys('ctrl+z')
        purser.find('button', re.compile('^Redo: '))


def search_rules(recorder, purser):
    with recorder.doing('opening the rules', purser):
        purser.keys('ctrl+f')
        purser.find('entry')
    with recorder.doing('searching them', purser):
        purser.fill(purser.find('entry'), 'deploy')
        purser.keys('Return')
        purser.find('label', re.compile('^When a new card is stationed'))
    purser.keys('Escape')
    purser.gone('toggle button', 'Bookmark')


def play_on(recorder, purser):
    with recorder.doing('a roll and what it pays', purser):
        purser.keys('3', '5')
        purser.find('button', 'Pay Everybody')
        purser.keys('Return')
        purser.find('heading', re.compile('what do you buy'))


def see_charts(recorder, purser):
    with recorder.doing('its statistics', purser):
        purser.keys('ctrl+l')
        purser.find('label', 'Charts')
    with recorder.doing('leaving them and the table', purser):
        purser.keys('alt+Left')
        purser.find('button', 'Play Menu')
        purser.keys('alt+Left')
        purser.find('list item', re.compile('^Space Base'))


def measure_play(n):
    with contextlib.ExitStack() as stack:
        home, plays, recorder = begin(stack)
        write_play(plays / 'play.purser', n)
        with recorder.doing('starting with it in the library'):
            purser = stack.enter_context(Purser(home=home, width=1200, height=800))
            purser.find('list item', re.compile('^Space Base'))
        with recorder.doing('opening it', purser):
            purser.touch('list item', re.compile('^Space Base'))
            purser.find('heading', re.compile('’s turn'))
        for what in (play_on, look_back, change_first, correct_seats, search_rules, see_charts):
            what(recorder, purser)
    return recorder.worst


def measure_trades(n):
    with contextlib.ExitStack() as stack:
        home, plays, recorder = begin(stack)
        write_play(plays / 'play.purser', n, TRADER, trades)
        purser = stack.enter_context(Purser(home=home, width=1200, height=800))
        purser.touch('list item', 'CATAN: Starfarers')
        ledger = purser.find('list', 'Ledger')
        purser.touch('list item', re.compile('^Aoi traded'), within=('list', 'Ledger'))
        purser.find('button', re.compile('^Change: '))
        purser.keys('Escape')
        purser.gone('button', re.compile('^Change: '))
        purser.keys('End')
        purser.wait(lambda: purser._search(ledger, 'list item', re.compile('begins with')), 'the first entry')
        change_second(recorder, purser)
        change_gain(recorder, purser)
    return recorder.worst


def change_gain_twice(path, n):
    """Writes two changes of the first record, each of which lets all later moves stand."""
    lines = path.read_text().splitlines()
    for by in (3 * n + 1, 3 * n + 2):
        lines.append(f'{{"n":{len(lines)},"amend":1,"with":{{"move":"adjust","player":0,"account":"ore","by":{by}}}}}')
    path.write_text('\n'.join([*lines, '']))


def measure_changes(n):
    with contextlib.ExitStack() as stack:
        home, plays, recorder = begin(stack)
        path = plays / 'play.purser'
        write_play(path, n, TRADER, trades)
        change_gain_twice(path, n)
        purser = stack.enter_context(Purser(home=home, width=1200, height=800))
        purser.touch('list item', 'CATAN: Starfarers')
        purser.find('button', re.compile('^Undo: '))
        for done, keys in (('undo', 'ctrl+z'), ('redo', 'ctrl+shift+z')):
            for i, which in enumerate(('a change', 'another')):
                with recorder.doing(f'{which}: {done}', purser):
                    purser.keys(keys)
                    purser.wait(lambda: path.read_text().count(f'"{done}"') == i + 1, f'{which}: {done}')
    return recorder.worst


def end_play(path):
    text = path.read_text()
    path.write_text(f'{text}{{"n":{len(text.splitlines())},"move":"stop"}}\n')


def see_result(recorder, purser):
    with recorder.doing('opening it when it is over', purser):
        purser.touch('list item', re.compile('^Space Base'))
        purser.find('button', 'Result')
    with recorder.doing('its result', purser):
        purser.click('button', 'Result')
        purser.find('heading', re.compile('wins?$'))


def copy_result(recorder, purser):
    with recorder.doing('opening Share', purser):
        purser.keys('ctrl+shift+e')
        purser.find('image', 'QR code of the BG Stats link')
    for what, keys in (('link', ()), ('text', ('Down', 'Down'))):
        with recorder.doing(f'copying it as a {what}', purser):
            purser.keys(*keys, 'Return')
            purser.hear_toast('Copied')
    share.close(purser)


def save_result(recorder, purser):
    """The time begins after the file dialog, which is GTK's own, and another program's in a Flatpak."""
    for row in ('table', 'play file', 'copy', 'picture'):
        path = purser.home / f'saved-{row}'
        share.choose(purser, row)
        purser.fill(purser.find('text', 'Name:'), str(path))
        with recorder.doing(f'saving it: {row}', purser):
            purser.click('button', 'Save')
            wait_until(lambda: path.stat().st_size > 0, 'the file')
            purser.gone('text', 'Name:')
        share.close(purser)


def print_page(recorder, purser, what):
    purser.find('dialog', 'Print')
    purser.tap(purser.find('label', 'Print to File'))
    with recorder.doing(what, purser):
        purser.click('button', 'Print')
        page = wait_until(lambda: list(purser.home.glob('**/*.pdf')), 'the printed file')[0]
        wait_until(lambda: page.read_bytes().rstrip().endswith(b'%%EOF'), 'all of the printed file')
    page.unlink()


def print_result(recorder, purser):
    share.choose(purser, 'paper')
    print_page(recorder, purser, 'printing it')
    share.close(purser)
    purser.keys('ctrl+f')
    purser.fill(purser.find('entry'), 'deploy')
    purser.keys('Return')
    purser.find('label', re.compile('^When a new card is stationed'))
    purser.keys('ctrl+p')
    print_page(recorder, purser, 'printing a section of the rules')


def measure_sharing(n):
    with contextlib.ExitStack() as stack:
        home, plays, recorder = begin(stack)
        write_play(plays / 'play.purser', n)
        end_play(plays / 'play.purser')
        purser = stack.enter_context(Purser(home=home, width=1200, height=800))
        for what in (see_result, copy_result, save_result, print_result):
            what(recorder, purser)
    return recorder.worst


def begin(stack):
    """Returns a home with a folder for plays, and a recorder for its program."""
    home = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory(prefix='purser-stalls-')))
    plays = home / 'data' / 'purser' / 'plays'
    plays.mkdir(parents=True)
    recorder = Recorder(home)
    os.environ['PURSER_LOOP_LOG'] = str(recorder.path)
    return home, plays, recorder


def search_library(recorder, purser):
    with recorder.doing('searching it, letter by letter', purser):
        purser.touch('button', 'Search Plays')
        purser.find('entry')
        for letter in 'phoenix':
            purser.keys(letter)
        purser.wait(lambda: purser.only_item('Space Station Phoenix'), 'Phoenix alone')
        purser.keys('Escape')
        purser.wait(lambda: not purser.only_item('Space Station Phoenix'), 'the others, too')


def use_library(recorder, purser):
    with recorder.doing('going to its end', purser):
        purser.keys('End')
    with recorder.doing('opening a play and coming back', purser):
        purser.keys('Home', 'Return')
        purser.find('button', 'Play Menu')
        purser.keys('alt+Left')
        purser.find('button', 'New Play')
    with recorder.doing('statistics over all', purser):
        purser.keys('ctrl+t')
        purser.find('label', re.compile('finished plays'))
        purser.find('list item', '千尋')


def measure_library(n):
    with contextlib.ExitStack() as stack:
        home, plays, recorder = begin(stack)
        write_library(plays, n)
        with recorder.doing('reading the library for the first time'):
            purser = stack.enter_context(Purser(home=home, width=1200, height=800))
            wait_until(lambda: len(purser.all('list item', re.compile('.'))) >= 5, 'the plays')
            wait_still(lambda: recorder.path.stat().st_size, 'the main loop')
        for what in (search_library, use_library):
            what(recorder, purser)
    return recorder.worst


def median(rounds):
    """Returns the median of each action."""
    return {what: [statistics.median(column) for column in zip(*(one[what] for one in rounds))] for what in rounds[0]}


def tell(title, measure, much, little):
    """Measures and prints the two sizes in turn; returns the longest processor time."""
    worst, yardstick = (median(one) for one in zip(*((measure(much), measure(little)) for _ in range(ROUNDS))))
    print(title)
    for what, (busy, work) in worst.items():
        floor = max(yardstick[what][0], NOTHING)
        print(f'  {what:52} {busy:5.0f} ms, processor {work:5.0f} ms  {busy / floor:6.1f} × {floor:4.0f} ms', flush=True)
    return max(work for _, work in worst.values())


def main():
    os.environ['LD_PRELOAD'] = str(pathlib.Path(os.environ['PURSER_BUILD']) / 'tests' / 'support' / 'main-loop.so')
    worst = (tell(f'the longest look away with a play of {LONG:,} records, beside one of {SHORT}', measure_play, LONG, SHORT),
             tell('and where the first record is needed by as many others', measure_trades, LONG, SHORT),
             tell('and where it was changed twice', measure_changes, LONG, SHORT),
             tell('and where such a play is over, and is shared', measure_sharing, LONG, SHORT),
             tell(f'and with {MANY:,} plays in the library, beside {FEW}', measure_library, MANY, FEW))
    reached = max(worst) <= REACH
    print(f'reach: {REACH} ms of the processor: {"reached" if reached else "not reached"}')
    return not reached


if __name__ == '__main__':
    sys.exit(main())
