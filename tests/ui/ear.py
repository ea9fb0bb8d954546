# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hears what windows announce to those who listen instead of looking. A toast is said as it comes, so that a busy machine,
which looks when it has gone again, has heard of it all the same."""
import re

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

# How urgent an announcement is: what is wrong interrupts what is being said.
POLITE, ASSERTIVE = 1, 2


class Ear:
    def __init__(self):
        self.heard = []
        self.listener = Atspi.EventListener.new(lambda event: self.heard.append((event.detail1, event.any_data)))
        self.listener.register('object:announcement')

    def find(self, text, urgent):
        """What was said with this text, or a text like it, and forgets what came before it; None if nothing was so far."""
        while GLib.MainContext.default().iteration(False):
            pass
        how = ASSERTIVE if urgent else POLITE
        for i, (urgency, said) in enumerate(self.heard):
            if urgency == how and (text.search(said) if isinstance(text, re.Pattern) else text == said):
                del self.heard[:i + 1]
                return said
        return None

    def close(self):
        self.listener.deregister('object:announcement')
