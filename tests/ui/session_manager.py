#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands in for the session manager of a desktop: prints who keeps the screen on, and who lets it go again."""
import gi

gi.require_version('Gio', '2.0')
from gi.repository import Gio, GLib  # noqa: E402

NAME = 'org.gnome.SessionManager'
METHODS = '''<node><interface name="org.gnome.SessionManager">
  <method name="RegisterClient"><arg type="s"/><arg type="s"/><arg type="o" direction="out"/></method>
  <method name="UnregisterClient"><arg type="o"/></method>
  <method name="Inhibit"><arg type="s"/><arg type="u"/><arg type="s"/><arg type="u"/><arg type="u" direction="out"/></method>
  <method name="Uninhibit"><arg type="u"/></method>
  <method name="IsInhibited"><arg type="u"/><arg type="b" direction="out"/></method>
  <property name="InhibitedActions" type="u" access="read"/>
</interface></node>'''
count = 0


def called(bus, sender, path, interface, method, values, invocation):
    global count
    answer = None
    if method == 'Inhibit':
        count += 1
        answer = GLib.Variant('(u)', (count,))
        print('on', count, values[2], values[3], flush=True)
    elif method == 'Uninhibit':
        print('off', values[0], flush=True)
    elif method == 'RegisterClient':
        answer = GLib.Variant('(o)', ('/org/gnome/SessionManager/Client1',))
    elif method == 'IsInhibited':
        answer = GLib.Variant('(b)', (False,))
    invocation.return_value(answer)


def main():
    loop = GLib.MainLoop()
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    interface = Gio.DBusNodeInfo.new_for_xml(METHODS).interfaces[0]
    bus.register_object('/org/gnome/SessionManager', interface, called, lambda *_: GLib.Variant('u', 0), None)
    Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: print('ready', flush=True), None)
    loop.run()


main()
