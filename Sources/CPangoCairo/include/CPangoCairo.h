#ifndef PLATEN_PANGO_CAIRO_H
#define PLATEN_PANGO_CAIRO_H
#include <stdbool.h>
#include <stddef.h>

/// Lines of one paragraph, laid out by pango. All lengths are in points, and y grows downwards.
typedef struct platen_paragraph platen_paragraph;
/// A PDF document that is being drawn by cairo.
typedef struct platen_pdf platen_pdf;

/// The side of lines: of natural ones where they begin.
typedef enum {
  platen_natural,
  platen_left,
  platen_center,
  platen_right,
  platen_justified,
} platen_alignment;

/// Where a line is in its paragraph.
typedef struct {
  double x, y, width, height, baseline;
} platen_line;

/// Lays out text in pango's markup, in lines of at most `width` points, of any length where it is negative.
/// `indent` is that of the first line, and of all others where it is negative. `spacing` is between two lines. NULL for markup that is not valid, and without the library, which is loaded when
/// it is first needed.
platen_paragraph *_Nullable platen_paragraph_create(
  const char *_Nonnull markup, size_t length, double width, platen_alignment alignment, double indent, double spacing);
int platen_paragraph_line_count(platen_paragraph *_Nonnull paragraph);
platen_line platen_paragraph_line(platen_paragraph *_Nonnull paragraph, int index);
void platen_paragraph_free(platen_paragraph *_Nonnull paragraph);

/// Begins a document, of which `write` receives the bytes in order. NULL without the library.
platen_pdf *_Nullable platen_pdf_create(
  void *_Nullable context, void (*_Nonnull write)(void *_Nullable context, const unsigned char *_Nonnull data, unsigned length));
/// Sets the title, the author or another text of the document: `key` is one of cairo's `cairo_pdf_metadata_t`.
void platen_pdf_set_text(platen_pdf *_Nonnull pdf, int key, const char *_Nonnull text);
/// Ends the page before and begins one of a size.
void platen_pdf_begin_page(platen_pdf *_Nonnull pdf, double width, double height);
/// Draws a line of a paragraph with its baseline at a place on the page.
void platen_pdf_draw_line(
  platen_pdf *_Nonnull pdf, platen_paragraph *_Nonnull paragraph, int index, double x, double baseline);
/// Ends the document.
void platen_pdf_finish(platen_pdf *_Nonnull pdf);
#endif
