# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Under sanitizers, ignores what GTK leaks, in the programs that make it leak and in no others."""
import contextlib
import os
import pathlib
import re
import tempfile

HARNESS = pathlib.Path(os.environ['PURSER_SOURCE']) / 'tests' / 'harness'
FILE = re.compile(r'\bsuppressions=([^:]*)')


def ignore(name):
    """Adds tests/harness/lsan-NAME.supp to the leaks that are ignored. Only the slow unwinder sees whose they are."""
    options = os.environ.get('LSAN_OPTIONS')
    if options is None:
        return
    with tempfile.NamedTemporaryFile('w', prefix='purser-', suffix='.supp', delete=False) as both:
        both.write(pathlib.Path(FILE.search(options)[1]).read_text() + (HARNESS / f'lsan-{name}.supp').read_text())
    os.environ['LSAN_OPTIONS'] = FILE.sub(f'suppressions={both.name}', options)
    os.environ['ASAN_OPTIONS'] += ':fast_unwind_on_malloc=0'


@contextlib.contextmanager
def ignored(name):
    """The same, for the programs that are started meanwhile."""
    before = {key: os.environ[key] for key in ('LSAN_OPTIONS', 'ASAN_OPTIONS') if key in os.environ}
    ignore(name)
    try:
        yield
    finally:
        os.environ.update(before)
