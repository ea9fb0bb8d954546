# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads what an application tells assistive technologies, and asks for whatever is known to be there at once. Asking one widget
after the other waits four times for each, and a window test does little else."""
import functools
import re

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, Gio, GLib  # noqa: E402

ACCESSIBLE = 'org.a11y.atspi.Accessible'


@functools.cache
def bus():
    address = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        'org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None, None, Gio.DBusCallFlags.NONE, -1).unpack()[0]
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


# The role of a widget never changes.
roles = {}
# Widgets of these roles have no children, so they are not asked for any: a third of all questions.
LEAVES = ('label', 'image', 'separator')
# These show although they do not say so.
TOPS = ('application', 'frame')


class Item:
    """A widget as it was when it was read."""

    def __init__(self, owner, path):
        self.owner, self.path = owner, path
        self.name, self.states, self.children = None, 0, []

    @property
    def role(self):
        return roles.get((self.owner, self.path))

    @property
    def shows(self):
        return bool(self.states >> int(Atspi.StateType.SHOWING) & 1) or self.role in TOPS

    def walk(self, way=()):
        """Yields the widget and all below it, each with the child indices that lead there."""
        yield self, way
        for index, child in enumerate(self.children):
            yield from child.walk((*way, index))

    def question(self, take, method, interface=ACCESSIBLE, arguments=None):
        return self.owner, self.path, interface, method, arguments, take

    def questions(self):
        """Asks for what is below it."""
        def take_role(role):
            roles[self.owner, self.path] = Atspi.role_get_name(Atspi.Role(role))

        def take_children(children):
            self.children = [Item(*child) for child in children]
            return [question for child in self.children for question in child.questions()]
        if self.role is None:
            yield self.question(take_role, 'GetRole')
        if self.role not in LEAVES:
            yield self.question(take_children, 'GetChildren')

    def questions_to_match(self, with_name):
        """Asks whether it shows, and for its name."""
        def take_states(states):
            self.states = states[0] | states[1] << 32

        def take_name(name):
            self.name = name
        yield self.question(take_states, 'GetState')
        if with_name:
            yield self.question(take_name, 'Get', 'org.freedesktop.DBus.Properties', GLib.Variant('(ss)', (ACCESSIBLE, 'Name')))


def ask(questions):
    """Asks all questions at once, and passes each its answer, which may bring more of them. A widget that is gone by then is an
    error."""
    left, failures = 0, []

    def send(owner, path, interface, method, arguments, take):
        nonlocal left
        left += 1
        bus().call(owner, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, -1, None, answered, take)

    def answered(connection, result, take):
        nonlocal left
        left -= 1
        try:
            for question in take(*connection.call_finish(result).unpack()) or ():
                send(*question)
        except GLib.Error as error:
            failures.append(error)
    for question in questions:
        send(*question)
    while left > 0:
        GLib.MainContext.default().iteration(True)
    if failures:
        raise failures[0]


def read(node):
    """Returns a widget with all below it, without states and names. GTK tells only of what can show. Nothing of a program that
    has ended is there."""
    if node.app is None:
        raise GLib.Error('the program has gone')
    top = Item(node.app.bus_name, node.path)
    ask(top.questions())
    return top


def find(node, role, name):
    """Returns the ways from a widget to all widgets with a role and a name that show, in order; None matches any."""
    found = [(item, way) for item, way in read(node).walk() if role in (None, item.role)]
    ask([question for item, _ in found for question in item.questions_to_match(name is not None)])
    fits = name.search if isinstance(name, re.Pattern) else lambda text: name in (None, text)
    return [way for item, way in found if item.shows and fits(item.name)]


def follow(node, ways):
    """Returns the widgets that ways lead to; None for those that are gone."""
    reached = {(): node}

    def reach(way):
        if way not in reached:
            before = reach(way[:-1])
            reached[way] = before.get_child_at_index(way[-1]) if before is not None else None
        return reached[way]
    return (reach(way) for way in ways)


def read_lines(label):
    """Returns the lines of a label; at the end of a line the bus returns the line that ends."""
    lines, end = [], 0
    while end < Atspi.Text.get_character_count(label):
        line = Atspi.Text.get_string_at_offset(label, end + 1, Atspi.TextGranularity.LINE)
        lines.append(line.content)
        end = max(end + 1, line.end_offset)
    return lines
