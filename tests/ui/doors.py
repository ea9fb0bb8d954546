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


def opened_by(process):
    """The paths of what a program has open."""
    for descriptor in pathlib.Path(f'/proc/{process.pid}/fd').iterdir():
        # It may have been closed since it was listed.
        with contextlib.suppress(FileNotFoundError):
            yield os.readlink(descriptor)


def held(purser):
    """The plays that the program has open."""
    return {os.path.basename(path) for path in opened_by(purser.process) if path.endswith('.purser')}
