#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The peak of the window's memory while it opens a play of unusual size: peak.py [MIB]

Printed beside the figure for a play of forty records. For the screen of tests/harness/on-screen.
"""
import contextlib
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / 'ui'))
from purser_window import Purser  # noqa: E402
from stalls import SHORT, begin, write_play  # noqa: E402

MIB = int(sys.argv[1]) if len(sys.argv) > 1 else 28
BYTES_A_RECORD = 90


def measure(n):
    """Returns the size of a play of n records, and the peak of the program that opened it, in MiB."""
    with contextlib.ExitStack() as stack:
        home, plays, _ = begin(stack)
        file = plays / 'play.purser'
        write_play(file, n)
        purser = stack.enter_context(Purser(home=home, width=1200, height=800))
        purser.touch('list item', re.compile('^Space Base'))
        purser.find('heading', re.compile('’s turn'))
        status = pathlib.Path(f'/proc/{purser.process.pid}/status').read_text()
        return file.stat().st_size / 2**20, int(re.search(r'^VmHWM:\s+(\d+) kB', status, re.M).group(1)) / 1024


def main():
    floor = measure(SHORT)
    size, peak = measure(MIB * 2**20 // BYTES_A_RECORD)
    print(f'a play of {size:.0f} MiB takes {peak:.0f} MiB at the peak, {peak - floor[1]:.0f} more than one of {SHORT} records: '
          f'{(peak - floor[1]) / size:.1f} × its file')


if __name__ == '__main__':
    main()
