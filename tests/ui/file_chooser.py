# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses files as a person does."""
import leaks

leaks.ignore('chooser')


def import_all(purser, folder, first):
    """Imports all files of a folder. The chooser is a separate window, which opens the folder and selects by keys."""
    purser.click('toggle button', 'Main Menu')
    purser.find('menu', 'Main Menu')
    purser.keys('i')
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


def choose_picture(purser, path):
    """Chooses a picture. The chooser is a separate window, and accepts a typed path."""
    purser.touch('button', 'Choose Picture…')
    dialog = purser.find('dialog', 'Choose a Picture')
    purser.focus()
    if purser._search(dialog, 'text', None) is None:
        purser.keys('ctrl+l')
    purser.fill(purser.wait(lambda: purser._search(purser.look('dialog', 'Choose a Picture'), 'text', None), 'where to type a path'),
                str(path))
    purser.click_in('dialog', 'Choose a Picture', 'button', 'Open')
    purser.gone('dialog', 'Choose a Picture')
    purser.come_back()
