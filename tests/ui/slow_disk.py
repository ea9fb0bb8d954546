# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The slow disk of tests/support/slow-disk.c, for every Purser that is started after it."""
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
        """Nothing reaches the disk meanwhile, or nothing comes from it: however busy a machine is, there is time to look."""
        gate = self.folder / f'gate-{way}'
        gate.touch()
        try:
            yield
        finally:
            gate.unlink()

    def assert_nobody_waited(self, but=None):
        """For nothing that its files wait for did the main thread of a window wait, but for one kind of them."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        waited = [line for line in lines if line.split()[1] != but]
        assert not waited, f'the main thread waited for: {waited}'
