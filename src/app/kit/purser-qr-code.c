// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "config.h"

#include <math.h>

#include <qrencode.h>

#include "purser-qr-code.h"

/* The quiet zone round a code, in modules. */
#define QUIET 4

/* A QR code as a picture: dark on light whatever the theme, as readers expect. */
struct _PurserQrCode
{
  GObject  parent_instance;

  QRcode  *code;
};

/* Joins the modules to one path: drawn one by one, those that are no whole pixels would have light seams between them. */
static GskPath *
qr_code_get_path (PurserQrCode *self,
                  double        left,
                  double        top,
                  double        module)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  int side = self->code->width;

  for (int i = 0; i < side * side; i++)
    if (self->code->data[i] & 1)
      gsk_path_builder_add_rect (builder, &GRAPHENE_RECT_INIT ((float) (left + i % side * module),
                                                               (float) (top + i / side * module),
                                                               (float) module, (float) module));
  return gsk_path_builder_to_path (builder);
}

static void
qr_code_snapshot (GdkPaintable *paintable,
                  GtkSnapshot  *snapshot,
                  double        width,
                  double        height)
{
  PurserQrCode *self = PURSER_QR_CODE (paintable);
  int side = self->code->width;
  double size = MIN (width, height) / (side + 2 * QUIET);
  /* Whole pixels a module, where there is room for them, keep the edges sharp. */
  double module = size > 4 ? floor (size) : size;
  double left = floor ((width - module * side) / 2);
  double top = floor ((height - module * side) / 2);
  g_autoptr (GskPath) path = qr_code_get_path (self, left, top, module);

  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 1, 1, 1, 1 },
                             &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &(GdkRGBA) { 0, 0, 0, 1 });
}

static int
qr_code_get_intrinsic_size (GdkPaintable *paintable)
{
  return (PURSER_QR_CODE (paintable)->code->width + 2 * QUIET) * 2;
}

static double
qr_code_get_intrinsic_aspect_ratio (GdkPaintable *paintable)
{
  return 1;
}

static void
qr_code_paintable_init (GdkPaintableInterface *iface)
{
  iface->snapshot = qr_code_snapshot;
  iface->get_intrinsic_width = qr_code_get_intrinsic_size;
  iface->get_intrinsic_height = qr_code_get_intrinsic_size;
  iface->get_intrinsic_aspect_ratio = qr_code_get_intrinsic_aspect_ratio;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PurserQrCode, purser_qr_code, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, qr_code_paintable_init))

static void
purser_qr_code_finalize (GObject *object)
{
  g_clear_pointer (&PURSER_QR_CODE (object)->code, QRcode_free);
  G_OBJECT_CLASS (purser_qr_code_parent_class)->finalize (object);
}

static void
purser_qr_code_class_init (PurserQrCodeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = purser_qr_code_finalize;
}

static void
purser_qr_code_init (PurserQrCode *self)
{
}

/* @text: the text that a scanner reads, at most 2953 bytes
 *
 * Returns: (transfer full) (nullable): the code; %NULL if @text does not fit into one */
GdkPaintable *
purser_qr_code_new (const char *text)
{
  QRcode *code = QRcode_encodeString8bit (text, 0, QR_ECLEVEL_L);
  PurserQrCode *self;

  if (code == NULL)
    return NULL;
  self = g_object_new (PURSER_TYPE_QR_CODE, NULL);
  self->code = code;
  return GDK_PAINTABLE (self);
}
