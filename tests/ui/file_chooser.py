# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses files as a person does."""


def ask_to_import(purser):
    purser.click('toggle button', 'Main Menu')
    purser.find('menu', 'Main Menu')
    purser.keys('i')


def import_all(purser, folder, first):
    """Imports all files of a folder. The chooser is a separate window, which opens the folder and selects by keys."""
    ask_to_import(purser)
    purser.find('dialog', 'Import Plays')
    purser.focus()
    purser.keys('ctrl+l')
    entry = purser.wait(lambda: purser._search(purser.look('dialog', 'Import Plays'), 'text', None), 'where to type a path')
    purser.fill(entry, f'{folder}/')
    purser.keys('Return')
    files = purser.wait(lambda: purser._search(purser.look('dialog', 'Import Plays'), 'label', first), 'the files')
    purser.tap(files)
    purser.keys('ctrl+a')
    purser.click_in('dialog', 'Import Plays', 'button', 'Open')
    purser.gone('dialog', 'Import Plays')
    purser.come_back()


def choose_file(purser, title, path):
    """Chooses a file. The chooser is a separate window, and accepts a typed path."""
    dialog = purser.find('dialog', title)
    purser.focus()
    if purser._search(dialog, 'text', None) is None:
        purser.keys('ctrl+l')
    purser.fill(purser.wait(lambda: purser._search(purser.look('dialog', title), 'text', None), 'where to type a path'), str(path))
    purser.click_in('dialog', title, 'button', 'Open')
    purser.gone('dialog', title)
    purser.come_back()


def choose_picture(purser, path):
    purser.touch('button', 'Choose Picture…')
    choose_file(purser, 'Choose a Picture', path)


def choose_pad(purser, path):
    purser.touch('button', 'Import a Pad…')
    choose_file(purser, 'Import a Pad', path)


def import_one(purser, path):
    ask_to_import(purser)
    choose_file(purser, 'Import Plays', path)
