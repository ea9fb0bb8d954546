# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that are chosen as somebody chooses them."""


def import_all(purser, folder, first):
    """Imports all files of a folder. The chooser is a window of its own; it goes where a path leads, and takes all by keys."""
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
