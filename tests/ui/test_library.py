#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ways to open a play: a dropped file, a play to resume, and a new one for people who have played before."""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from purser_window import Atspi, is_focused, Purser, run, SOURCE, step

SEATS = re.compile('^Player [1-4]$')


def xdotool(*words):
    return subprocess.run(['xdotool', *map(str, words)], capture_output=True, text=True, check=True).stdout


def drag(start, end, accepted=lambda: None):
    """Drags with the mouse from one point of the screen to another, in steps as by hand; drops once the target accepts."""
    xdotool('mousemove', *start, 'mousedown', 1)
    for i in range(1, 11):
        xdotool('mousemove', *(int(a + (b - a) * i / 10) for a, b in zip(start, end)), 'sleep', 0.05)
    accepted()
    xdotool('sleep', 0.3, 'mouseup', 1)


def middle(purser, node):
    """Returns the middle of a widget on the screen."""
    shell = xdotool('getwindowgeometry', '--shell', purser.window())
    left, top = (int(re.search(f'^{k}=(-?[0-9]+)', shell, re.M).group(1)) for k in 'XY')
    x, y = purser.middle(node)
    return left + x, top + y


def drop(purser, *files):
    """Drags files from another program and drops them onto the window."""
    files = list(map(str, files))
    with subprocess.Popen([sys.executable, pathlib.Path(__file__).parent / 'drag_file.py', *files],
                          stdout=subprocess.PIPE, text=True) as source:
        assert source.stdout.readline() == 'ready\n'
        window = xdotool('search', '--sync', '--onlyvisible', '--name', '^Files$').split()[0]
        xdotool('windowmove', '--sync', window, 1300, 100)

        def accepted():
            assert source.stdout.readline() == 'accepted\n'
        drag((1400, 200), (600, 400), accepted)
        assert source.stdout.readline() == 'dropped\n'
        source.kill()
    purser.focus()


def drop_files(purser, home):
    drop(purser, SOURCE / 'README.md')
    purser.hear_toast(re.compile('.*is not a Purser play'))
    step('a file that is no play is turned away with a sentence')
    purser.find('button', 'New Play')
    drop(purser, home / 'andromeda.purser')
    purser.find('button', 'Play Menu')
    purser.find('label', 'Andromeda')
    step('a play that is dropped on the window opens')
    purser.keys('alt+Left')


def names(purser):
    return purser.wait(lambda: [Atspi.Text.get_text(node, 0, -1) for node in purser.all('text', SEATS)], 'the seats')


def begin(purser, players):
    """The first time all names are typed, each with Enter, which adds the missing seats."""
    purser.keys('ctrl+n')
    purser.click('radio button', 'Space Base')
    purser.tap(purser.find('text', 'Player 1'))
    for seat, name in enumerate(players):
        entry = purser.wait(lambda: is_focused(purser.look('text', f'Player {seat + 1}')) and
                            purser.look('text', f'Player {seat + 1}'), f'seat {seat + 1}, ready for a name')
        purser.fill(entry, name)
        purser.wait(lambda: names(purser)[seat:seat + 1] == [name], f'{name} in seat {seat + 1}')
        if seat + 1 < len(players):
            purser.keys('Return')
    step('names are typed one after the other')


def change_order(purser):
    begin(purser, ('Aoi', 'Ben', '千尋'))
    purser.keys('alt+Up')
    purser.wait(lambda: names(purser) == ['Aoi', '千尋', 'Ben'], f'千尋 second, not {names(purser)}')
    step('Alt and an arrow move a player')
    handles = purser.all('image', re.compile('^Drag'))
    drag(middle(purser, handles[0]), middle(purser, handles[2]))
    purser.wait(lambda: names(purser) == ['千尋', 'Ben', 'Aoi'], f'Aoi last, not {names(purser)}')
    step('so does dragging')


def start(purser, home):
    purser.click('button', 'Start')
    purser.find('button', 'Play Menu')
    # The table shows the play before it is on the disk.
    file, = purser.wait(lambda: list((home / 'data' / 'purser' / 'plays').glob('*.purser')), 'the play on the disk')
    header = json.loads(file.read_text().splitlines()[0])
    assert [player['name'] for player in header['players']] == ['千尋', 'Ben', 'Aoi'], header
    assert len({player['colour'] for player in header['players']}) == 3, header


def start_again(purser):
    """Two taps for people who have played before: New Play, and Start."""
    purser.keys('alt+Left')
    purser.click('button', 'New Play')
    purser.wait(lambda: names(purser) == ['千尋', 'Ben', 'Aoi'], 'the players of last time')
    purser.click('button', 'Start')
    purser.find('button', 'Play Menu')
    step('the same people begin again with two taps')
    purser.keys('alt+Left')
    purser.click('button', 'New Play')
    purser.tap(purser.find('text', 'Player 3'))
    for seat in ('Player 3', 'Player 4'):
        purser.wait(lambda: is_focused(purser.look('text', seat)), f'{seat}, ready for a name')
        purser.keys('Return')
    purser.wait(lambda: is_focused(purser.look('button', 'Start')), 'the focus on Start')
    step('a seat that is left empty ends the round of names')


def know_people(home):
    """People who have played are one tap away, alone and as a group; while a name is typed, only those that match."""
    with Purser(home=home, width=1200, height=1000) as purser:
        seat_people(purser)


def seat_people(purser):
    purser.click('button', 'New Play')
    purser.wait(lambda: names(purser) == ['千尋', 'Ben', 'Aoi'], 'the players of last time')
    assert purser.look('button', 'Seat Ben') is None, 'somebody offered who sits already'
    purser.click('button', 'Remove Ben')
    purser.wait(lambda: names(purser) == ['千尋', 'Aoi'], 'two left')
    purser.click('button', 'Remove Aoi')
    purser.wait(lambda: names(purser) == ['千尋'], '千尋 alone')
    purser.touch('button', 'Seat Ben')
    purser.wait(lambda: names(purser) == ['千尋', 'Ben'], 'Ben beside 千尋')
    step('somebody who has played before is seated by a tap')
    purser.touch('button', 'Seat 千尋, Ben, Aoi')
    purser.wait(lambda: names(purser) == ['千尋', 'Ben', 'Aoi'], 'the whole group')
    step('so is the group of the last time')
    purser.click('button', 'Remove 千尋')
    purser.wait(lambda: names(purser) == ['Ben', 'Aoi'], 'two left')
    purser.click('button', 'Remove Ben')
    purser.wait(lambda: names(purser) == ['Aoi'], 'Aoi alone')
    purser.click('button', 'Add a Player')
    purser.wait(lambda: is_focused(purser.look('text', 'Player 2')), 'an empty seat')
    purser.fill(purser.look('text', 'Player 2'), 'be')
    purser.gone('button', 'Seat 千尋')
    purser.touch('button', 'Seat Ben')
    purser.wait(lambda: names(purser) == ['Aoi', 'Ben'], 'the name completed')
    step('a name is completed while it is typed')


def draw_lots(purser):
    """The drawn player sits first; the seating order stays. In Andromeda the start player is drawn at the table."""
    purser.keys('alt+Left')
    purser.click('button', 'New Play')
    purser.click('radio button', 'Score Pad')
    seen = set()
    for _ in range(60):
        purser.click('button', 'Random Start Player')
        purser.wait(lambda: len(names(purser)) == 3, 'three seats')
        now = names(purser)
        assert ' '.join(now) in '千尋 Ben Aoi 千尋 Ben', now
        seen.add(now[0])
        if len(seen) == 3:
            break
    assert len(seen) == 3, seen
    step('lots say who sits first, and nobody changes places with a neighbour')
    purser.keys('alt+Left')


def draw_at_table(home):
    lines = (SOURCE / 'data' / 'samples' / 'andromeda.purser').read_text().splitlines(keepends=True)
    first = next(i for i, line in enumerate(lines) if '"move":"first"' in line.replace(' ', ''))
    path = home / 'data' / 'purser' / 'plays' / 'lots.purser'
    path.write_text(''.join(lines[:first]))
    with Purser(path, home=home) as purser:
        purser.click('button', 'Random Start Player')
        purser.wait(lambda: '"first"' in path.read_text().splitlines()[-1], 'the start player in the file')
        step('where the table is asked who begins, lots can be drawn')


def draw_before_settling(home):
    """Starfarers asks at the table who settles first; lots are drawn there, and the drawn player is asked next."""
    with Purser(home=home, width=1200, height=800) as purser:
        purser.keys('ctrl+n')
        purser.click('radio button', re.compile('Starfarers'))
        purser.gone('button', 'Random Start Player')
        purser.click('button', 'Start')
        purser.find('heading', 'Who rolled highest and settles first?')
        purser.click('button', 'Random Start Player')
        name = purser.find('label', re.compile(' goes first$')).get_name().removesuffix(' goes first')
        purser.find('heading', f'Where does {name} settle?')
        purser.find('button', f'Undo: {name} begins')
        step('where it is asked who settles first, lots say whom to ask')


def resume(home):
    with Purser(home=home) as purser:
        purser.touch('list item', re.compile('^Space Base'))
        purser.find('button', 'Play Menu')
        step('one tap goes on with a play')


def read_date():
    """The date comes first in Japanese: after the round, a phone has room for its year alone."""
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    plays = home / 'data' / 'purser' / 'plays'
    plays.mkdir(parents=True)
    lines = (SOURCE / 'data' / 'samples' / 'space-base.purser').read_text().splitlines(True)
    (plays / 'evening.purser').write_text(''.join(lines[:120]))
    with Purser(home=home, width=360, height=720, language='ja') as purser:
        purser.find('label', re.compile('^2026年11月20日 · ラウンド[1-9]'))
    step('a date is whole on a phone in Japanese')


def open_far_away(home):
    """A play on a server that is not mounted has no path, but plays are written with fsync."""
    with Purser('sftp://there/evening.purser', home=home) as purser:
        purser.find('label', re.compile('evening.purser” is not on this computer. Copy it here'))
        step('a play that is not on this computer is not opened in silence')


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    (home / 'andromeda.purser').write_bytes((SOURCE / 'data' / 'samples' / 'andromeda.purser').read_bytes())
    with Purser(home=home, width=1200, height=800) as purser:
        purser.find(None, 'No Plays Yet')
        drop_files(purser, home)
        change_order(purser)
        start(purser, home)
        start_again(purser)
        draw_lots(purser)
    know_people(home)
    draw_at_table(home)
    draw_before_settling(home)
    resume(home)
    read_date()
    open_far_away(home)


run(main)
