# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses files as a person does."""


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
