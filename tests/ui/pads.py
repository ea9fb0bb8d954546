# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Making a pad where a new play is set up."""


def add_categories(purser, *names):
    purser.click('radio button', 'Categories')
    for name in names:
        purser.fill(purser.find('text', 'New category'), name)
        purser.click('button', 'Add Category')
        purser.find('list item', name)
