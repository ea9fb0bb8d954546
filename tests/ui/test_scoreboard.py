#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The scoreboard for a television, and keeping the screen on during a play."""
import os
import pathlib
import re
import subprocess
import tempfile

from purser_window import assert_holds, Atspi, Purser, run, SOURCE, step, undisturbed, wait_still
from session_manager import SessionManager
from window_manager import WindowManager


def find_window(purser, name):
    def look_for():
        run = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(purser.process.pid), '--name', name],
                             capture_output=True, text=True)
        return run.stdout.split()
    return purser.wait(look_for, f'a window “{name}”')[-1]


def focus(window):
    subprocess.run(['xdotool', 'windowfocus', '--sync', window], check=True)


def switch(purser, on, name='^Keep the Screen On'):
    """Turns a switch once it stays: one that is still moving would take the press back."""
    row = purser.find(None, re.compile(name))

    def is_on():
        return row.get_state_set().contains(Atspi.StateType.CHECKED)
    wait_still(is_on, 'the switch')
    purser.click(None, re.compile(name))
    purser.wait(lambda: is_on() == on, f'the switch at {on}')


def look(purser, manager):
    purser.find('button', 'Play Menu')
    manager.wait(purser, 'A play is in progress')
    step('the screen stays on while the play is shown')
    purser.keys('ctrl+comma')
    switch(purser, False)
    manager.wait(purser)
    switch(purser, True)
    manager.wait(purser, 'A play is in progress')
    purser.keys('Escape')
    step('the setting takes that back and gives it again at once')


@undisturbed
def read_clocks(purser):
    """Returns the seconds of all players together."""
    times = [label.get_name().split(':') for label in purser.all('label', re.compile('^[0-9]+:[0-9][0-9]$'))]
    return sum(int(minutes) * 60 + int(seconds) for minutes, seconds in times)


def is_pressed(button):
    states = button.get_state_set()
    return states.contains(Atspi.StateType.PRESSED) or states.contains(Atspi.StateType.CHECKED)


def run_clocks(purser):
    """Clocks are off at first; they run for the active player, and stop during a pause."""
    assert read_clocks(purser) == 0
    purser.keys('ctrl+comma')
    switch(purser, True, '^Clocks')
    purser.keys('Escape')
    begun = purser.wait(lambda: read_clocks(purser), 'the clocks')
    purser.wait(lambda: read_clocks(purser) > begun, 'a clock that runs')
    pause = purser.click('toggle button', 'Pause the Clocks')
    purser.wait(lambda: is_pressed(pause), 'clocks that pause')
    paused = read_clocks(purser)
    assert_holds(lambda: read_clocks(purser) == paused, 'the clocks of the pause', 2.5)
    purser.click('toggle button', 'Pause the Clocks')
    purser.wait(lambda: not is_pressed(pause), 'clocks that go on')
    purser.wait(lambda: read_clocks(purser) > paused, 'a clock that runs again')
    purser.find('label', re.compile('^Round [0-9]+ · .*[0-9]+\u00a0min$'))
    step('clocks can be had, run and are paused; the time of play is always said')


def follow(purser, manager, table):
    purser.keys('ctrl+shift+s')
    board = purser.find('image', re.compile('^Space Base[.] Round [0-9]+ .*[.] Aoi [0-9]+(, active player)?, Credits [0-9]+.*[.] Ben [0-9]+'))
    before = board.get_name()
    manager.wait(purser, 'A play is in progress', 'The scoreboard is shown')
    step('the scoreboard opens, and keeps the screen on')
    focus(table)
    purser.keys('ctrl+b')
    purser.find('button', 'Correct')
    purser.click('toggle button', 'Aoi')
    purser.click('toggle button', 'Victory points')
    purser.fill(purser.find('text', 'Number or sum'), '12+8-3')
    purser.click('button', 'Correct')
    purser.wait(lambda: board.get_name() != before, 'another score on the board')
    step('it follows the play')


def stand(purser, board):
    """Waits until a window has changed its size, as a person would."""
    wait_still(lambda: subprocess.run(['xdotool', 'getwindowgeometry', board], capture_output=True, text=True).stdout, 'the board')


def fill_screen(purser, screen, board):
    """Fills the screen with F11 and Escape, then with two taps each; a window that fills the screen has no bar."""
    focus(board)
    purser.find('button', 'Fullscreen')
    for keys in (('F11', 'F11'), ('F11', 'Escape')):
        purser.keys(keys[0])
        screen(1)
        purser.gone('button', 'Fullscreen')
        purser.keys(keys[1])
        screen(0)
        purser.find('button', 'Fullscreen')
    step('F11 fills the screen; F11 or Escape gives it back')
    # A busy machine is slow to press twice; and four clicks in a row are not two double clicks.
    for gone, place in ((True, '300'), (False, '400')):
        subprocess.run(['xdotool', 'mousemove', '--window', board, place, place, 'click', '--repeat', '2', '--delay', '60', '1'],
                       check=True)
        screen(int(gone))
        stand(purser, board)
        (purser.gone if gone else purser.find)('button', 'Fullscreen')
        assert_holds(lambda: (purser.look('button', 'Fullscreen') is None) == gone, 'the window as it is',
                     purser.double_click_time)
    step('so does a double click')


PAD = ('{"purser":1,"game":"score-pad","id":"late","created":"2026-11-21T19:00:00+09:00",'
       '"players":[{"name":"Aoi"},{"name":"Ben"}],"options":{"rounds":true,"target":20}}\n')


def board_of(purser, *names):
    return purser.find('image', re.compile('.*'.join(['^Score Pad[.] ', *names])))


def count_boards(purser):
    run = subprocess.run(['xdotool', 'search', '--all', '--onlyvisible', '--pid', str(purser.process.pid),
                          '--name', 'Scoreboard'], capture_output=True, text=True)
    return len(run.stdout.split())


def join(purser, table):
    """A player joins, for whom the play is reopened from its file, and enters a score."""
    focus(table)
    purser.touch('toggle button', 'Play Menu')
    purser.find('menu', 'Play Menu')
    purser.keys('j')
    purser.fill(purser.find('text', 'Name'), '千尋')
    purser.touch('button', 'Join')
    board_of(purser, 'Aoi 0', 'Ben 0', '千尋 0')
    purser.find('heading', re.compile('^Aoi: Round 1'))
    purser.keys('7', 'Return')
    board_of(purser, 'Aoi 7', '千尋 0')
    step('whoever joins is on the scoreboard, which goes on')
    purser.keys('ctrl+shift+s')
    assert_holds(lambda: count_boards(purser) == 1, 'one scoreboard', 1)
    step('asked for again it is the same')


def come_back(purser, table):
    focus(table)
    purser.keys('alt+Left')
    purser.touch('list item', re.compile('^Score Pad'))
    purser.find('heading', re.compile('^Ben: Round 1'))
    purser.keys('3', 'Return')
    board_of(purser, 'Aoi 7', 'Ben 3')
    step('it goes on where the table was left and is opened again')


def take_up_again():
    """The scoreboard while its play is reopened, and after its window is closed."""
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    path = home / 'data' / 'purser' / 'plays' / 'late.purser'
    path.parent.mkdir(parents=True)
    path.write_text(PAD)
    with Purser(str(path), home=home, width=1200, height=800) as purser:
        table = purser.window()
        purser.find('heading', re.compile('^Aoi: Round 1'))
        purser.keys('ctrl+shift+s')
        board_of(purser, 'Aoi 0', 'Ben 0')
        # There is no window manager to put the two beside each other.
        subprocess.run(['xdotool', 'windowmove', '--sync', find_window(purser, 'Scoreboard'), '1250', '0'], check=True)
        join(purser, table)
        come_back(purser, table)
        focus(table)
        purser.keys('ctrl+w')
        step('with the window of the play it goes', purser.wait_end() == 0)


def measure_bar(board, left=6, top=500):
    """Returns the width of the bar at the left edge, in the row of the active player and below the player's mark."""
    run = subprocess.run(['import', '-window', board, '-crop', f'60x1+{left}+{top}', '-depth', '8', 'rgb:-'], check=True,
                         capture_output=True)
    pixels = [run.stdout[i:i + 3] for i in range(0, len(run.stdout), 3)]
    return next((i for i, pixel in enumerate(pixels) if pixel != pixels[0]), len(pixels))


def show_board(purser, words):
    purser.keys('ctrl+shift+s')
    board_of(purser, words)
    board = find_window(purser, 'Scoreboard')
    stand(purser, board)
    return board


def play_alone():
    """A single row is as high as the window; the bar beside it ends before the mark."""
    path = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')) / 'alone.purser'
    path.write_text(PAD.replace('{"name":"Aoi"},', ''))
    with Purser(str(path), width=1200, height=800) as purser:
        purser.find('heading', re.compile('^Ben: Round 1'))
        board = show_board(purser, 'Ben 0')
        purser.wait(lambda: 4 <= measure_bar(board) <= 16, 'a narrow bar')
        step('whoever plays alone has a narrow bar beside a high row')


def play_by_twelve():
    """The second six are beside the first."""
    path = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')) / 'twelve.purser'
    names = [f'{{"name":"Player {i + 1}"}}' for i in range(12)]
    moves = [f'{{"n":{i + 1},"move":"score","player":{i},"round":1,"value":{i}}}\n' for i in range(6)]
    path.write_text(PAD.replace('{"name":"Aoi"},{"name":"Ben"}', ','.join(names)) + ''.join(moves))
    with Purser(str(path), width=1200, height=800) as purser:
        purser.find('heading', re.compile('^Player 7: Round 1'))
        board = show_board(purser, 'Player 1 0')
        purser.wait(lambda: 4 <= measure_bar(board, 480, 150) <= 16, 'a bar in the middle')
        step('many players stand in two columns on a wide board')


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    path = home / 'play.purser'
    lines = (SOURCE / 'data' / 'samples' / 'space-base.purser').read_text().splitlines(keepends=True)
    path.write_text(''.join(lines[:200]))
    manager = SessionManager()
    with Purser(str(path), home=home, width=1200, height=800, portals=True, double_click=2) as purser:
        table = purser.window()
        look(purser, manager)
        run_clocks(purser)
        follow(purser, manager, table)
        board = find_window(purser, 'Scoreboard')
        windows = WindowManager()
        fill_screen(purser, lambda n: purser.wait(lambda: len(windows.full) == n, f'{n} windows that fill the screen'), board)
        if os.environ.get('PURSER_PICTURES'):
            subprocess.run(['import', '-window', board, os.environ['PURSER_PICTURES'] + '/scoreboard.png'], check=True)
        purser.keys('ctrl+w')
        manager.wait(purser, 'A play is in progress')
        step('closed, it lets the screen go')
    manager.close()
    take_up_again()
    play_alone()
    play_by_twelve()


run(main)
