# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays that another program hands over, and which of them Purser has open."""
import contextlib
import os
import pathlib
import subprocess


def open_from_outside(*paths):
    """As a double click in Files does, or Open with several files marked."""
    schema = next((pathlib.Path(os.environ['PURSER_BUILD']) / 'data').glob('*.gschema.xml'))
    subprocess.run(['gapplication', 'launch', schema.name.removesuffix('.gschema.xml'),
                    *map(os.fsencode, paths)], check=True)


def held(purser):
    """The plays that the program has open."""
    paths = []
    for descriptor in pathlib.Path(f'/proc/{purser.process.pid}/fd').iterdir():
        # It may have been closed since it was listed.
        with contextlib.suppress(FileNotFoundError):
            paths.append(os.readlink(descriptor))
    return {os.path.basename(path) for path in paths if path.endswith('.purser')}
