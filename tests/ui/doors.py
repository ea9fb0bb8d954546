# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays that another program opens, and which of them Purser has open."""
import contextlib
import os
import pathlib
import subprocess


def open_from_outside(*paths):
    """Opens files as a double click in Files does, or Open with several files selected."""
    schema = next((pathlib.Path(os.environ['PURSER_BUILD']) / 'data').glob('*.gschema.xml'))
    subprocess.run(['gapplication', 'launch', schema.name.removesuffix('.gschema.xml'),
                    *map(os.fsencode, paths)], check=True)


@contextlib.contextmanager
def another_session():
    """Programs that are started in this context are not windows of the running one; screen readers know both."""
    readers = subprocess.run(['gdbus', 'call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus',
                              '--method', 'org.a11y.Bus.GetAddress'], capture_output=True, text=True, check=True)
    before = dict(os.environ)
    with subprocess.Popen(['dbus-daemon', '--session', '--nofork', '--print-address'], stdout=subprocess.PIPE, text=True) as bus:
        os.environ['DBUS_SESSION_BUS_ADDRESS'] = bus.stdout.readline().strip()
        os.environ['AT_SPI_BUS_ADDRESS'] = readers.stdout.split("'")[1]
        try:
            yield
        finally:
            os.environ.clear()
            os.environ.update(before)
            bus.terminate()


def list_open(purser):
    """Returns the paths of the files that the program has open."""
    paths = []
    for descriptor in pathlib.Path(f'/proc/{purser.process.pid}/fd').iterdir():
        # It may have been closed since it was listed.
        with contextlib.suppress(FileNotFoundError):
            paths.append(os.readlink(descriptor))
    return paths


def held(purser):
    """Returns the plays that the program has open."""
    return {os.path.basename(path) for path in list_open(purser) if path.endswith('.purser')}
