#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opening a play never locks it for ever: a table closes its play when another file replaces it, and when it is left. Files
open whatever bytes their names have, and for one writer at a time."""
import os
import pathlib
import re
import subprocess
import tempfile

from doors import another_session, held, open_from_outside
from purser_window import accessible_tree, assert_holds, Purser, run, SOURCE, step
from space_base import roll

PLAY = ('{"purser":1,"game":"space-base","id":"%s","created":"2026-11-21T19:00:00+09:00","title":"%s",'
        '"players":[{"name":"%s"},{"name":"Ben"}]}\n'
        '{"n":1,"move":"draft","player":0,"cards":["L1-12-b"]}\n{"n":2,"move":"draft","player":1,"cards":["L1-03-b"]}\n')


def write(path, who):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(PLAY % (who, who, who))
    return path


def turn(purser, who):
    purser.find('heading', re.compile(f'^{who}’s turn'))


def replace(home):
    """Another play replaces the table, which is then opened again."""
    plays = home / 'data' / 'purser' / 'plays'
    write(plays / 'first.purser', 'Aoi')
    others = [write(home / f'{who}.purser', who) for who in ('Chi', 'Dan', 'Eli')]
    with Purser(home=home, width=1200, height=800) as purser:
        purser.touch('list item', re.compile('^Aoi'))
        turn(purser, 'Aoi')
        for other in others:
            open_from_outside(other)
            turn(purser, other.stem)
            purser.wait(lambda: held(purser) == {other.name}, f'{other.name} alone held open')
        step('a table that is replaced lets its file go')
        purser.keys('alt+Left')
        purser.touch('list item', re.compile('^Aoi'))
        turn(purser, 'Aoi')
        step('and is opened again')
        purser.keys('3', '5')
        purser.find('button', 'Pay Everybody')
        purser.keys('Return')
        purser.wait(lambda: '"roll"' in (plays / 'first.purser').read_text(), 'the roll in its file')
        purser.keys('alt+Left')
        purser.find('button', 'New Play')
        purser.wait(lambda: not held(purser), 'no play held open')
        step('a table that is left lets its file go, too')
        subprocess.run(['purser-cli', 'check', plays / 'first.purser'], check=True)


def link(home):
    """The play at the table is opened again by a link to it, as on systems where /home is one."""
    play = write(home / 'linked' / 'play.purser', 'Fay')
    (home / 'link').symlink_to(home / 'linked')
    with Purser(play, home=home, width=360, height=720) as purser:
        turn(purser, 'Fay')
        purser.keys('ctrl+n')
        purser.find('text', 'Player 1')
        open_from_outside(home / 'link' / 'play.purser')
        turn(purser, 'Fay')
        step('a play that is opened again by another path is at the table already')


def many(home):
    """A thousand files opened at once give one table and a message, not a thousand tables one after the other."""
    paths = [write(home / 'many' / f'{i:04}.purser', f'Guest {i}') for i in range(1000)]
    with Purser(home=home, width=360, height=720) as purser:
        purser.find('button', 'New Play')
        open_from_outside(*paths)
        purser.hear_toast('One play is open at a time: 999 other files were not opened')
        turn(purser, 'Guest 0')
        purser.wait(lambda: held(purser) == {paths[0].name}, 'the first alone held open')
        purser.keys('alt+Left')
        purser.find('button', 'New Play')
        step('of a thousand files opened at once the first is at the table, and the rest are told of')


def strange_name(home):
    """File names are bytes, which on old disks and in archives are not always UTF-8."""
    plays = os.fsencode(home / 'data' / 'purser' / 'plays')
    strange = os.path.join(plays, b'soir\xe9e.purser')
    with open(strange, 'w', encoding='utf-8') as file:
        file.write((PLAY % ('Fay', 'Fay', 'Fay')).replace('2026-11-21', '2025-11-21'))
    with open(os.path.join(plays, b'cass\xe9.purser'), 'w', encoding='utf-8') as file:
        file.write('{"purser":1,"game":"none"}\n')
    with Purser(home=home, width=900, height=720) as purser:
        purser.find('list item', re.compile('^cass'))
        purser.touch('list item', re.compile('^Fay'))
        turn(purser, 'Fay')
        purser.keys('3', '5')
        purser.find('button', 'Pay Everybody')
        purser.keys('Return')
        purser.wait(lambda: b'"roll"' in open(strange, 'rb').read(), 'the roll in its file')
        step('a file whose name is not UTF-8 is listed, opens and is written')
        purser.keys('alt+Left')
        purser.touch('button', re.compile('^Delete: Fay'))
        purser.wait(lambda: not os.path.exists(strange), 'it gone')
        purser.click('button', 'Undo')
        purser.wait(lambda: os.path.exists(strange), 'it there again')
        step('and can be deleted and brought back')
        open_from_outside(os.path.join(plays, b'cass\xe9.purser'))
        purser.find(None, re.compile('Purser does not know the game “none”'))
        step('and one that is no play is told of')


TAKEN = 'this play is open in another window; go on there, or close it first'


def tell_what_is_wrong(home):
    """A file that is no play is named with its line, without a word of how plays are written; Japanese words stay whole."""
    file = home / 'Friday.purser'
    file.write_text('hello\n')
    with Purser(file, home=home, width=360, height=720) as purser:
        purser.find('label', 'Line 1 of “Friday.purser”: the text is damaged, or in a format that Purser cannot read')
    with Purser(file, home=home, width=360, height=720, language='ja') as purser:
        body = purser.find('label', re.compile('^「Friday.purser」の1行目：'))
        lines = purser.wait(lambda: accessible_tree.read_lines(body), 'the lines of what is wrong')
        assert all(any(word in line for line in lines) for word in ('テキスト', '壊れて', 'パーサー', '読める', '形式')), lines
    step('a file that cannot be opened is told of in words of players, which break between words')


def share_with_terminal(home):
    """A file has one writer: the second of window and terminal gets a message, and can open the play later."""
    path = write(home / 'data' / 'purser' / 'plays' / 'shared.purser', 'Gil')
    terminal = ['purser-cli', 'play', 'space-base', path]
    env = dict(os.environ, LC_ALL='C.UTF-8', LANGUAGE='')
    before = path.read_text()
    with Purser(home=home, width=900, height=720) as purser:
        purser.touch('list item', re.compile('^Gil'))
        turn(purser, 'Gil')
        done = subprocess.run(terminal, input='q\n', capture_output=True, text=True, env=env)
        step('a terminal does not write to the play of a window, and says why',
             done.returncode != 0 and TAKEN in done.stderr and path.read_text() == before)
        purser.keys('alt+Left')
        purser.find('button', 'New Play')
        purser.wait(lambda: not held(purser), 'no play held open')
        with subprocess.Popen(terminal, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, env=env) as other:
            taken = f':{path.stat().st_ino} '
            purser.wait(lambda: taken in pathlib.Path('/proc/locks').read_text(), 'the play in the terminal')
            purser.touch('list item', re.compile('^Gil'))
            purser.find(None, re.compile(TAKEN))
            step('nor a window to that of a terminal', path.read_text() == before)
            other.communicate('{"move":"note","text":"from the terminal"}\nq\n')
        open_from_outside(path)
        turn(purser, 'Gil')
        purser.keys('3', '5')
        step('what was told is read before the table below hears a key', purser.look('button', 'Pay Everybody') is None)
        purser.keys('Escape')
        purser.gone(None, re.compile(TAKEN))
        purser.keys('3', '5')
        purser.find('button', 'Pay Everybody')
        purser.keys('Return')
        purser.wait(lambda: '"roll"' in path.read_text(), 'the roll in its file')
        step('once the terminal has gone the window goes on after its move', 'from the terminal' in path.read_text())
    subprocess.run(['purser-cli', 'check', path], check=True)


def share_with_another_program(home):
    """The same file in two programs, such as the Flatpak and the package of the distribution: the second one cannot write."""
    path = write(home / 'shared.purser', 'Kim')
    before = path.read_text()
    with Purser(path, home=home / 'one', width=900, height=720) as first:
        turn(first, 'Kim')
        with another_session():
            second = Purser(path, home=home / 'two', width=900, height=720)
            second.find(None, re.compile(TAKEN))
            step('a play at the table of one program is not opened in another', path.read_text() == before)
            second.close()
            first.focus()
            roll(first, '35')
            first.wait(lambda: '"roll"' in path.read_text(), 'the roll in its file')
            first.keys('alt+Left')
            first.wait(lambda: not held(first), 'no play held open')
            second = Purser(path, home=home / 'two', width=900, height=720)
            second.find('heading', re.compile('what do you buy'))
            second.close()
            step('once it has left that table it is, with all moves')
    subprocess.run(['purser-cli', 'check', path], check=True)


def delete_with_double_click(home):
    """The second press hits the row that moved up, which it must not delete."""
    plays = home / 'data' / 'purser' / 'plays'
    for who in ('Gil', 'Hal', 'Ida'):
        write(plays / f'{who}.purser', who)
    # A busy machine is slow to press twice.
    with Purser(home=home, width=900, height=720, double_click=4) as purser:
        purser.double_click('button', re.compile('^Delete: Hal'))
        purser.hear_toast('Play deleted')
        purser.gone('list item', re.compile('^Hal'))
        assert_holds(lambda: len(list(plays.glob('*.purser'))) == 2, 'the other two plays', 1)
        step('a double click deletes one play')


def write_beginning(path):
    """Writes the beginning of a sample play."""
    lines = (SOURCE / 'data' / 'samples' / path.name).read_text().splitlines(keepends=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(''.join(lines[:9]))


def go_with_double_click(home):
    """Double clicks open plays and close dialogs: the second press must not activate what is below."""
    plays = home / 'data' / 'purser' / 'plays'
    # The row of the last play is where its table has sectors.
    for name in ('score-pad', 'starfarers', 'andromeda', 'phoenix', 'space-base'):
        write_beginning(plays / f'{name}.purser')
    with Purser(home=home, width=360, height=720, double_click=4) as purser:
        purser.find('list item', 'Space Base')
        purser.double_click('list item', 'Space Base', seconds=0.8)
        purser.find('button', 'Play Menu')
        assert_holds(lambda: purser.look('dialog') is None, 'the table', 1)
        step('a double click opens a play, and nothing on its table')
        sector = re.compile('^sector 10: ')
        purser.double_click('button', sector, seconds=0.3)
        purser.find('dialog', 'Sector 10')
        purser.double_click('button', 'Close', ('dialog', 'Sector 10'), seconds=0.3)
        purser.gone('dialog', 'Sector 10')
        assert_holds(lambda: purser.look('dialog') is None, 'the table', 1)
        step('and one that closes a dialog presses nothing below it')
        purser.touch('button', sector)
        purser.find('dialog', 'Sector 10')
        step('a single press is heard as ever')


def main():
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    replace(home)
    link(home)
    many(home)
    strange_name(home)
    tell_what_is_wrong(pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')))
    share_with_terminal(home)
    share_with_another_program(home)
    delete_with_double_click(pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')))
    go_with_double_click(pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')))


run(main)
