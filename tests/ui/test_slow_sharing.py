#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sharing to a slow disk: it shows progress, can be cancelled, and is completed when the program ends.

For the screen of tests/harness/on-screen.
"""
import os
import pathlib
import shutil
import signal
import tempfile

from preload import preload
from purser_window import Purser, run, SOURCE, step
from share import answer_print, choose, close
from slow_disk import SlowDisk

STILL_WRITING = 'Files are still being written. Purser will close when this is done.'


def save_over(purser, path):
    """Replaces an existing file, which stays until the new one is complete."""
    choose(purser, 'table')
    purser.fill(purser.find('text', 'Name:'), str(path))
    purser.click('button', 'Save')
    purser.click('button', 'Replace')
    purser.find('label', 'Saving the File…')


def save_new(purser, path):
    choose(purser, 'table')
    purser.fill(purser.find('text', 'Name:'), str(path))
    purser.click('button', 'Save')


def leave(purser, path):
    purser.find('label', 'Saving the File…')
    purser.touch('button', 'Cancel')
    purser.gone('label', 'Saving the File…')


def wait_written(purser, path):
    purser.wait(lambda: not list(path.parent.glob('.purser-*')), 'nothing more to be written')


def leave_saving(purser, path, disk):
    with disk.held():
        save_over(purser, path)
        leave(purser, path)
    wait_written(purser, path)
    close(purser)
    step('a file that is being saved can be left, and what was there before stays', path.read_text() == 'before')


def leave_new(purser, path, disk):
    with disk.held():
        save_new(purser, path)
        purser.wait(lambda: list(path.parent.glob('.purser-*')), 'a file that is being written')
        leave(purser, path)
    wait_written(purser, path)
    close(purser)
    step('a file with a new name can be left, and nothing of it stays', not path.exists())


def end(purser):
    """No key ends Purser while a dialog shows, but the system may ask it to end."""
    purser.process.send_signal(signal.SIGTERM)
    purser.find('label', STILL_WRITING)


def end_saving(purser, path, disk):
    with disk.held():
        save_over(purser, path)
        end(purser)
    code = purser.wait_end()
    step('whoever ends the program meanwhile has the file', code == 0 and '千尋' in path.read_text())


def leave_printing(purser, page, gate):
    page.write_text('before')
    gate.touch()
    choose(purser, 'paper')
    answer_print(purser)
    purser.click('button', 'Replace')
    purser.find('label', 'Preparing to Print…')
    purser.touch('button', 'Cancel')
    purser.gone('label', 'Preparing to Print…')
    gate.unlink()
    close(purser)
    step('a page that is being drawn can be left, and what was there before stays', page.read_text() == 'before')


def end_printing(purser, page):
    """GTK writes the page itself, in the main loop, so the disk cannot be blocked."""
    page.write_text('before')
    choose(purser, 'paper')
    answer_print(purser)
    purser.click('button', 'Replace')
    purser.gone('dialog', 'Print')
    purser.process.send_signal(signal.SIGTERM)
    code = purser.wait_end()
    step('or the page that was being printed', code == 0 and page.read_bytes().rstrip().endswith(b'%%EOF'))


def end_after_preview(purser):
    """The page preview does not keep the program from ending."""
    choose(purser, 'paper')
    purser.find('dialog', 'Print')
    purser.tap(purser.find('label', 'Print to File'))
    purser.click_in('dialog', 'Print', 'button', 'Preview')
    purser.gone('dialog', 'Print')
    purser.process.send_signal(signal.SIGTERM)
    step('nor does a preview keep the program from its end', purser.wait_end() == 0)


def provide_viewer(folder):
    """Adds a viewer for GTK's print preview, which does nothing."""
    viewer = folder / 'evince'
    viewer.write_text('#!/bin/sh\n')
    viewer.chmod(0o755)
    os.environ['PATH'] = f"{folder}:{os.environ['PATH']}"


def main():
    disk = SlowDisk()
    preload('slow-print')
    for size in ((360, 720), (1200, 800)):
        home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
        play, table, page = home / 'data' / 'purser' / 'plays' / 'play.purser', home / 'out.csv', home / 'output.pdf'
        play.parent.mkdir(parents=True)
        shutil.copy(SOURCE / 'data' / 'samples' / 'space-base.purser', play)
        table.write_text('before')
        gate = home / 'gate-print'
        os.environ['PURSER_PRINT_GATE'] = str(gate)
        provide_viewer(home)
        with Purser(play, home=home, width=size[0], height=size[1]) as purser:
            purser.find('button', 'Result')
            leave_saving(purser, table, disk)
            leave_new(purser, home / 'new.csv', disk)
            leave_printing(purser, page, gate)
            end_saving(purser, table, disk)
        with Purser(play, home=home, width=size[0], height=size[1]) as purser:
            purser.find('button', 'Result')
            end_printing(purser, page)
        with Purser(play, home=home, width=size[0], height=size[1]) as purser:
            purser.find('button', 'Result')
            end_after_preview(purser)
        shutil.rmtree(home)
    # GTK's own file dialog stores its settings itself, and GTK writes a page that is printed to a file in the main loop.
    disk.assert_nobody_waited('settings', 'page')
    step('all that time the main thread of the window waited for no file that was exported')


run(main)
