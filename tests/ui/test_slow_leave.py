#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""On a disk that takes 50 ms for each read, many short waits are a long one: it shows progress, and can be cancelled.

For the screen of tests/harness/on-screen.
"""
import json
import pathlib
import re
import shutil
import signal
import tempfile

from doors import list_open, open_from_outside
from file_chooser import choose_pad, choose_picture, import_all, import_one
from preload import preload
from purser_window import Atspi, Purser, run, SOURCE, step
from slow_disk import SlowDisk

HEADER = ('{"purser":1,"game":"space-base","id":"%s","created":"2026-11-21T19:00:00+09:00",'
          '"players":[{"name":"Aoi"},{"name":"Ben"}]}\n')
PICTURE = SOURCE / 'data' / 'screenshots' / 'table.png'
# Each of them takes less than half a second, but all of them longer than a press of a button.
MANY = 150
# Writing to one takes longer: 300 ms.
RENAMED = 30
TAKEN = 20


def write_plays(folder, many):
    folder.mkdir(parents=True)
    for number in range(many):
        (folder / f'{number}.purser').write_text(HEADER % number)


def count(folder):
    return len(list(folder.glob('*.purser')))


def leave(purser, what):
    purser.find('label', what)
    purser.touch('button', 'Cancel')
    purser.gone('label', what)


def leave_import(home, size):
    stick, library = home / 'stick', home / 'data' / 'purser' / 'plays'
    write_plays(stick, MANY)
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        import_all(purser, stick, '0.purser')
        leave(purser, 'Importing Plays…')
        told = purser.hear_toast(re.compile('([0-9]+ plays|Play) imported'))
        taken = int(told.split()[0]) if told[0].isdigit() else 1
        step(f'many files are one wait, and none is taken in after it was left at {size[0]} × {size[1]}',
             count(library) == taken < MANY)


def leave_lost_import(home, size, disk):
    """Nothing waits for a file that was to be imported, does not come, and was left."""
    stick, library = home / 'stick', home / 'data' / 'purser' / 'plays'
    write_plays(stick, 1)
    library.mkdir(parents=True)
    shutil.copy(SOURCE / 'data' / 'samples' / 'space-base.purser', library)
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        purser.find('list item', re.compile('^Space Base'))
        with disk.held('0.purser'):
            import_one(purser, stick / '0.purser')
            leave(purser, 'Importing the Play…')
            purser.touch('button', re.compile('^Delete: Space Base'))
            purser.hear_toast('Play deleted')
            step(f'a play is deleted while a file to import does not come at {size[0]} × {size[1]}', count(library) == 0)
            purser.process.send_signal(signal.SIGTERM)
            step('and Purser quits', purser.wait_end() == 0)


def end_importing(home, size, disk):
    """An import is completed after the window is gone. No key ends Purser while a dialog shows, but the system may ask it to
    end."""
    stick, library = home / 'stick', home / 'data' / 'purser' / 'plays'
    write_plays(stick, TAKEN)
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        with disk.held():
            import_all(purser, stick, '0.purser')
            purser.find('label', 'Importing Plays…')
            purser.process.send_signal(signal.SIGTERM)
            purser.find('label', 'Files are still being written. Purser will close when this is done.')
            purser.find('label', 'Still Saving')
            purser.find('button', 'Close Without Saving')
        code = purser.wait_end()
        step(f'Purser tells that it still writes, and ends with all plays that were being imported at {size[0]} × {size[1]}',
             code == 0 and count(library) == TAKEN)


def last_moves(folder):
    return {json.loads(path.read_text().splitlines()[-1]).get('move', 'undo') for path in folder.glob('*.purser')}


def is_called(purser, name):
    return Atspi.Text.get_text(purser.find('text', 'Name in all plays'), 0, -1) == name


def leave_renaming(home, size):
    library = home / 'data' / 'purser' / 'plays'
    library.mkdir(parents=True)
    for number in range(RENAMED):
        shutil.copy(SOURCE / 'data' / 'samples' / 'space-base.purser', library / f'{number}.purser')
    before, = last_moves(library)
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        purser.find('list item', re.compile('^Space Base'))
        purser.click('toggle button', 'Main Menu')
        purser.find('menu', 'Main Menu')
        purser.keys('e')
        purser.touch('list item', 'Aoi')
        purser.touch('text', 'Name in all plays')
        purser.fill(purser.find('text', 'Name in all plays'), 'Chihiro')
        purser.wait(lambda: purser.look('button', 'Apply'), 'a button that applies the name')
        purser.click('button', 'Apply')
        purser.wait(lambda: 'note' in last_moves(library), 'a play with the new name')
        leave(purser, 'Renaming in All Plays…')
        purser.wait(lambda: last_moves(library) == {'undo', before}, 'the new name taken back where it was')
        purser.wait(lambda: is_called(purser, 'Aoi'), 'the name that stayed')
        purser.keys('Escape')
        purser.gone('text', 'Name in all plays')
        purser.find('list item', 'Aoi')
        step(f'a name is taken back where it was given before somebody left at {size[0]} × {size[1]}',
             purser.look('list item', 'Chihiro') is None)


def show_person(purser, name):
    purser.click('toggle button', 'Main Menu')
    purser.find('menu', 'Main Menu')
    purser.keys('e')
    purser.touch('list item', name)
    purser.find('text', 'Name in all plays')


def leave_picture(home, size, disk):
    """No write waits for a picture that does not load, and after it is cancelled it does not appear."""
    library, picture = home / 'data' / 'purser' / 'plays', home / 'data' / 'stick' / 'face.png'
    library.mkdir(parents=True)
    for number in range(2):
        shutil.copy(SOURCE / 'data' / 'samples' / 'space-base.purser', library / f'{number}.purser')
    picture.parent.mkdir()
    shutil.copy(PICTURE, picture)
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        purser.find('list item', re.compile('^Space Base'))
        show_person(purser, 'Aoi')
        with disk.held('read'):
            choose_picture(purser, picture)
            leave(purser, 'Loading the Picture…')
            purser.keys('Escape')
            purser.gone('text', 'Name in all plays')
            purser.keys('alt+Left')
            purser.touch('button', re.compile('^Delete: Space Base'))
            purser.hear_toast('Play deleted')
            step(f'a play is deleted while a picture does not come at {size[0]} × {size[1]}', count(library) == 1)
        show_person(purser, 'Aoi')
        step('and a picture that was left is nobody’s',
             not purser.is_enabled('button', 'Remove Picture') and not list((home / 'data' / 'purser').glob('people/*')))


def leave_pad(home, size, disk):
    """No thread that reads a pad is the last to know the rows that asked for it: it would end the program."""
    pad = home / 'data' / 'stick' / 'pad.json'
    pad.parent.mkdir(parents=True)
    pad.write_text('{}')
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        with disk.held(pad.name):
            purser.keys('ctrl+n')
            purser.touch('radio button', 'Score Pad')
            purser.find('text', 'Game or Pad')
            choose_pad(purser, pad)
            leave(purser, 'Opening the File…')
            purser.keys('alt+Left')
            purser.gone('text', 'Game or Pad')
        purser.wait(lambda: str(pad) not in list_open(purser), 'the file read to its end')
        purser.keys('ctrl+n')
        purser.find('text', 'Player 1')
        step(f'a pad that does not come is left with its page at {size[0]} × {size[1]}')


def write_results(path, name):
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps({'games': [{'id': 1, 'name': name}], 'players': [{'id': 1, 'name': 'Aoi'}], 'plays': [
        {'uuid': name, 'gameRefId': 1, 'playDate': '2026-11-20 20:30:00', 'playerScores': [{'playerRefId': 1, 'score': '5'}]}]}))
    return path


def leave_reading(home, size, disk):
    """A play begins while the library is being read, which shows progress after a moment."""
    write_plays(home / 'data' / 'purser' / 'plays', 3)
    with disk.held('read'):
        with Purser(home=home, width=size[0], height=size[1]) as purser:
            purser.find('label', 'Loading Plays…')
            purser.keys('ctrl+n')
            purser.find('text', 'Player 1')
            purser.keys('alt+Left')
            purser.find('label', 'Loading Plays…')
            step(f'a library that is being read says so, and can be left meanwhile at {size[0]} × {size[1]}')
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        purser.count(3, 'list item', re.compile('^Space Base'))
        purser.gone('label', 'Loading Plays…')
        step('and shows its plays when it was read')


def leave_results(home, size, disk):
    """After a file of BG Stats that does not load is cancelled, the next one opens at once."""
    far, near = write_results(home / 'data' / 'far.json', 'Azul'), write_results(home / 'near.json', 'Go')
    with Purser(home=home, width=size[0], height=size[1]) as purser:
        purser.find('button', 'New Play')
        with disk.held('read'):
            open_from_outside(far)
            leave(purser, 'Loading Plays…')
            open_from_outside(near)
            purser.find('list item', 'Go')
            purser.touch('button', 'Import')
            purser.hear_toast('1 play imported')
        purser.find('list item', 'Go')
        step(f'a file of BG Stats that does not come is left at {size[0]} × {size[1]}', not purser.look('list item', 'Azul'))


def main():
    disk = SlowDisk()
    preload('dropped-widget')
    for size in ((360, 720), (1200, 800)):
        with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
            leave_import(pathlib.Path(name), size)
        with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
            end_importing(pathlib.Path(name), size, disk)
        with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
            leave_renaming(pathlib.Path(name), size)
        for story in (leave_lost_import, leave_pad, leave_reading, leave_picture, leave_results):
            with tempfile.TemporaryDirectory(prefix='purser-ui-') as name:
                story(pathlib.Path(name), size, disk)
    # GTK's own file dialog, which is a separate program for a Flatpak, stores its settings itself.
    disk.assert_nobody_waited('settings')
    step('all that time the main thread of the window waited for no play')


run(main)
