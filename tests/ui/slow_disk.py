# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The slow disk of tests/support/slow-disk.c, for every Purser that is started afterwards."""
import contextlib
import os
import pathlib
import tempfile

from preload import preload


class SlowDisk:
    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix='purser-disk-'))
        self.log = self.folder / 'waited'
        os.environ['PURSER_SLOW_LOG'] = str(self.log)
        os.environ['PURSER_DISK_GATE'] = str(self.folder / 'gate')
        preload('slow-disk')

    @contextlib.contextmanager
    def held(self, way='write'):
        """Blocks writes, reads, or reads of the files with a name, so that there is time to look, however busy the machine is."""
        gate = self.folder / f'gate-{way}'
        gate.touch()
        try:
            yield
        finally:
            gate.unlink()

    def assert_nobody_waited(self, *but):
        """Checks that the main thread of a window never waited for its files, except for some kinds."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        waited = [line for line in lines if line.split()[1] not in but]
        assert not waited, f'the main thread waited for: {waited}'
