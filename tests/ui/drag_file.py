#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A window to drag files from, like a file manager: drag_file.py FILE…"""
import sys

import gi

gi.require_version('Gdk', '4.0')
gi.require_version('Gtk', '4.0')
from gi.repository import Gdk, GLib, Gtk  # noqa: E402


def main():
    uris = '\r\n'.join(GLib.filename_to_uri(path) for path in sys.argv[1:]) + '\r\n'
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.connect('prepare', lambda *_: Gdk.ContentProvider.new_for_bytes('text/uri-list',
                                                                           GLib.Bytes.new(uris.encode())))
    told = set()

    def tell(drag, _):
        """Prints once per drag: moving on to another window asks that one again."""
        if drag.get_selected_action() and not told:
            told.add(drag)
            print('accepted', flush=True)
    source.connect('drag-begin', lambda _, drag: drag.connect('notify::selected-action', tell))
    label = Gtk.Label(label='Files')
    source.connect('drag-end', lambda *_: print('dropped', flush=True))
    label.add_controller(source)
    window = Gtk.Window(title='Files', child=label, default_width=200, default_height=200)
    window.present()
    print('ready', flush=True)
    GLib.MainLoop().run()


Gtk.init()
main()
