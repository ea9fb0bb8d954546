#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws every icon of Purser on one page, light and dark: icons.py FOLDER

For the screen of tests/harness/on-screen. Saves FOLDER/icons-light.png and FOLDER/icons-dark.png.
"""
import pathlib
import sys

import gi
gi.require_version('Adw', '1')
gi.require_version('Gtk', '4.0')
gi.require_version('Gsk', '4.0')
from gi.repository import Adw, Gdk, Gio, GLib, Graphene, Gsk, Gtk  # noqa: E402

ICONS = pathlib.Path(__file__).resolve().parents[2] / 'data' / 'icons'
COLUMNS = 8
CSS = '.sheet { background: @window_bg_color; color: @window_fg_color; padding: 24px; } .name { font-size: 11px; }'


def picture(file, size, symbolic):
    """Returns an image of an icon at one size; symbolic icons have the colour of the text."""
    if symbolic:
        image = Gtk.Image(gicon=Gio.FileIcon(file=Gio.File.new_for_path(str(file))), pixel_size=size)
    else:
        image = Gtk.Image(paintable=Gtk.IconPaintable.new_for_file(Gio.File.new_for_path(str(file)), size, 1),
                          pixel_size=size)
    image.set_valign(Gtk.Align.CENTER)
    return image


def cell(file, sizes):
    symbolic = file.stem.endswith('-symbolic')
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=4)
    row = Gtk.Box(spacing=8, halign=Gtk.Align.CENTER)
    for size in sizes:
        row.append(picture(file, size, symbolic))
    box.append(row)
    name = file.stem.removeprefix('purser-').removesuffix('-symbolic')
    box.append(Gtk.Label(label=name, css_classes=['name']))
    return box


def page():
    """Returns a page with the icons of the program and its files first, then the small ones."""
    sheet = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=24, css_classes=['sheet'])
    large = Gtk.Box(spacing=32)
    for folder in ('apps', 'mimetypes'):
        for file in sorted((ICONS / 'hicolor' / 'scalable' / folder).glob('*.svg')):
            large.append(cell(file, (128, 64, 32, 16)))
    for file in sorted((ICONS / 'hicolor' / 'symbolic' / 'apps').glob('*.svg')):
        large.append(cell(file, (64, 32, 16)))
    sheet.append(large)
    grid = Gtk.Grid(column_spacing=20, row_spacing=16, column_homogeneous=True)
    for index, file in enumerate(sorted((ICONS / 'scalable' / 'actions').glob('*.svg'))):
        grid.attach(cell(file, (48, 32, 16)), index % COLUMNS, index // COLUMNS, 1, 1)
    sheet.append(grid)
    return sheet


def save(widget, path):
    paintable = Gtk.WidgetPaintable(widget=widget)
    width, height = paintable.get_intrinsic_width(), paintable.get_intrinsic_height()
    snapshot = Gtk.Snapshot()
    paintable.snapshot(snapshot, width, height)
    renderer = Gsk.CairoRenderer()
    renderer.realize_for_display(Gdk.Display.get_default())
    texture = renderer.render_texture(snapshot.to_node(), Graphene.Rect().init(0, 0, width, height))
    texture.save_to_png(str(path))
    renderer.unrealize()


def wait(milliseconds):
    loop = GLib.MainLoop()
    GLib.timeout_add(milliseconds, loop.quit)
    loop.run()


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    Adw.init()
    provider = Gtk.CssProvider()
    provider.load_from_string(CSS)
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
    for scheme, name in ((Adw.ColorScheme.FORCE_LIGHT, 'light'), (Adw.ColorScheme.FORCE_DARK, 'dark')):
        Adw.StyleManager.get_default().set_color_scheme(scheme)
        sheet = page()
        window = Gtk.Window(child=sheet)
        window.present()
        wait(600)
        save(sheet, folder / f'icons-{name}.png')
        window.destroy()
        print(folder / f'icons-{name}.png')


main()
