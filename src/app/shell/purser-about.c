// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <glib/gi18n-lib.h>

#include "purser-about.h"

/* Software centres show the same: name, developer, addresses, and release notes. */
#define METAINFO "/purser/app/shell/purser.metainfo.xml"

void
purser_about_present (GtkWidget *parent)
{
  AdwAboutDialog *dialog = ADW_ABOUT_DIALOG (adw_about_dialog_new_from_appdata (METAINFO, PACKAGE_VERSION));

  adw_about_dialog_set_version (dialog, PACKAGE_VERSION);
  adw_about_dialog_set_license_type (dialog, GTK_LICENSE_GPL_3_0);
  adw_about_dialog_set_comments (dialog,
                                 _("Purser keeps everybody’s accounts while you play a board game.\n\n"
                                   "It is unofficial, and not affiliated with the publishers of the games it works "
                                   "with. Their titles are named only to say what it is for; the cards and the "
                                   "rulebook in your box have the last word."));
  /* Translators: your names, one a line, and as you like with an address */
  adw_about_dialog_set_translator_credits (dialog, _("translator-credits"));
  adw_about_dialog_add_legal_section (dialog, _("Rules text and help"), NULL, GTK_LICENSE_CUSTOM,
                                      _("Creative Commons Attribution-ShareAlike 4.0 (CC-BY-SA-4.0)"));
  adw_dialog_present (ADW_DIALOG (dialog), parent);
}
