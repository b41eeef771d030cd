#include "CPangoCairo.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// The libraries are loaded when they are first needed: nothing but their presence is needed, neither headers nor a
// link. The declarations are those of the stable interfaces of pango 1 and cairo 1.

typedef struct {
  int x, y, width, height;
} rectangle;

#define FUNCTIONS(F)                                                                                                  \
  F(void *, pango_cairo_font_map_get_default, (void))                                                                 \
  F(void *, pango_font_map_create_context, (void *))                                                                  \
  F(void, pango_cairo_context_set_resolution, (void *, double))                                                       \
  F(void, pango_cairo_context_set_font_options, (void *, const void *))                                               \
  F(void, pango_cairo_show_layout_line, (void *, void *))                                                             \
  F(void *, pango_layout_new, (void *))                                                                               \
  F(int, pango_parse_markup, (const char *, int, unsigned, void **, char **, unsigned *, void **))                    \
  F(void, pango_attr_list_unref, (void *))                                                                            \
  F(void, pango_layout_set_text, (void *, const char *, int))                                                         \
  F(void, pango_layout_set_attributes, (void *, void *))                                                              \
  F(void, pango_layout_set_width, (void *, int))                                                                      \
  F(void, pango_layout_set_wrap, (void *, int))                                                                       \
  F(void, pango_layout_set_alignment, (void *, int))                                                                  \
  F(void, pango_layout_set_auto_dir, (void *, int))                                                                   \
  F(void, pango_layout_set_justify, (void *, int))                                                                    \
  F(void, pango_layout_set_indent, (void *, int))                                                                     \
  F(void, pango_layout_set_spacing, (void *, int))                                                                    \
  F(int, pango_layout_get_direction, (void *, int))                                                                   \
  F(int, pango_layout_get_line_count, (void *))                                                                       \
  F(void *, pango_layout_get_line_readonly, (void *, int))                                                            \
  F(void *, pango_layout_get_iter, (void *))                                                                          \
  F(int, pango_layout_iter_next_line, (void *))                                                                       \
  F(void, pango_layout_iter_get_line_extents, (void *, rectangle *, rectangle *))                                     \
  F(int, pango_layout_iter_get_baseline, (void *))                                                                    \
  F(void, pango_layout_iter_free, (void *))                                                                           \
  F(void *, cairo_font_options_create, (void))                                                                        \
  F(void, cairo_font_options_set_hint_style, (void *, int))                                                           \
  F(void, cairo_font_options_set_hint_metrics, (void *, int))                                                         \
  F(void, cairo_font_options_destroy, (void *))                                                                       \
  F(void *, cairo_pdf_surface_create_for_stream,                                                                      \
    (int (*)(void *, const unsigned char *, unsigned), void *, double, double))                                       \
  F(void, cairo_pdf_surface_set_size, (void *, double, double))                                                       \
  F(void, cairo_pdf_surface_set_metadata, (void *, int, const char *))                                                \
  F(void *, cairo_create, (void *))                                                                                   \
  F(void, cairo_move_to, (void *, double, double))                                                                    \
  F(void, cairo_show_page, (void *))                                                                                  \
  F(void, cairo_destroy, (void *))                                                                                    \
  F(void, cairo_surface_finish, (void *))                                                                             \
  F(void, cairo_surface_destroy, (void *))                                                                            \
  F(void, g_object_unref, (void *))                                                                                   \
  F(void, g_free, (void *))                                                                                           \
  F(void, g_error_free, (void *))

#define DECLARE(result, name, parameters) static result(*name) parameters;
FUNCTIONS(DECLARE)

static bool isLoaded;

static void load(void) {
  // Pango's own library and cairo are among those that it needs: their functions are found through it.
  void *library = dlopen("libpangocairo-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  bool isWhole = true;
#define FIND(result, name, parameters)                                                                                \
  *(void **)&name = dlsym(library, #name);                                                                            \
  isWhole = isWhole && name != NULL;
  FUNCTIONS(FIND)
  isLoaded = isWhole;
}

static bool loaded(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return isLoaded;
}

// Pango counts in 1024ths of a point.
static const double scale = 1024;
static int units(double points) { return (int)(points * scale); }

struct platen_paragraph {
  void *layout;
  int count;
  platen_line lines[];
};

/// A context in which a point of a font is one of the page, and letters keep their places at every resolution.
static void *createContext(void) {
  void *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  pango_cairo_context_set_resolution(context, 72);
  void *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, 1);
  cairo_font_options_set_hint_metrics(options, 1);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  return context;
}

platen_paragraph *platen_paragraph_create(
  const char *markup, size_t length, double width, platen_alignment alignment, double indent, double spacing) {
  if (!loaded()) return NULL;
  void *attributes = NULL, *error = NULL;
  char *text = NULL;
  if (!pango_parse_markup(markup, (int)length, 0, &attributes, &text, NULL, &error)) {
    if (error != NULL) g_error_free(error);
    return NULL;
  }
  void *context = createContext();
  void *layout = pango_layout_new(context);
  g_object_unref(context);
  pango_layout_set_width(layout, width < 0 ? -1 : units(width));
  // PANGO_WRAP_WORD_CHAR
  pango_layout_set_wrap(layout, 2);
  pango_layout_set_justify(layout, alignment == platen_justified);
  pango_layout_set_indent(layout, units(indent));
  pango_layout_set_spacing(layout, units(spacing));
  pango_layout_set_text(layout, text, -1);
  pango_layout_set_attributes(layout, attributes);
  // Pango's left is the beginning of a line, in Arabic the right side.
  bool isRightToLeft = pango_layout_get_direction(layout, 0) == 1;
  int left = isRightToLeft ? 2 : 0, right = isRightToLeft ? 0 : 2;
  int side = alignment == platen_left ? left : alignment == platen_right ? right : alignment == platen_center ? 1 : 0;
  pango_layout_set_alignment(layout, side);
  g_free(text);
  pango_attr_list_unref(attributes);
  int count = pango_layout_get_line_count(layout);
  platen_paragraph *paragraph = malloc(sizeof *paragraph + (size_t)count * sizeof(platen_line));
  paragraph->layout = layout;
  paragraph->count = count;
  void *iterator = pango_layout_get_iter(layout);
  for (int line = 0; line < count; line++) {
    rectangle logical = {0, 0, 0, 0};
    pango_layout_iter_get_line_extents(iterator, NULL, &logical);
    double baseline = pango_layout_iter_get_baseline(iterator) / scale;
    paragraph->lines[line] = (platen_line){
      logical.x / scale, logical.y / scale, logical.width / scale, logical.height / scale, baseline};
    pango_layout_iter_next_line(iterator);
  }
  pango_layout_iter_free(iterator);
  return paragraph;
}

int platen_paragraph_line_count(platen_paragraph *paragraph) { return paragraph->count; }

platen_line platen_paragraph_line(platen_paragraph *paragraph, int index) { return paragraph->lines[index]; }

void platen_paragraph_free(platen_paragraph *paragraph) {
  g_object_unref(paragraph->layout);
  free(paragraph);
}

struct platen_pdf {
  void *context;
  void (*write)(void *, const unsigned char *, unsigned);
  void *surface, *drawing;
  bool hasPage;
};

static int put(void *closure, const unsigned char *data, unsigned length) {
  platen_pdf *pdf = closure;
  pdf->write(pdf->context, data, length);
  return 0;
}

platen_pdf *platen_pdf_create(void *context, void (*write)(void *, const unsigned char *, unsigned)) {
  if (!loaded()) return NULL;
  platen_pdf *pdf = malloc(sizeof *pdf);
  *pdf = (platen_pdf){context, write, NULL, NULL, false};
  pdf->surface = cairo_pdf_surface_create_for_stream(put, pdf, 1, 1);
  pdf->drawing = cairo_create(pdf->surface);
  return pdf;
}

void platen_pdf_set_text(platen_pdf *pdf, int key, const char *text) {
  cairo_pdf_surface_set_metadata(pdf->surface, key, text);
}

void platen_pdf_begin_page(platen_pdf *pdf, double width, double height) {
  if (pdf->hasPage) cairo_show_page(pdf->drawing);
  pdf->hasPage = true;
  cairo_pdf_surface_set_size(pdf->surface, width, height);
}

void platen_pdf_draw_line(platen_pdf *pdf, platen_paragraph *paragraph, int index, double x, double baseline) {
  cairo_move_to(pdf->drawing, x, baseline);
  pango_cairo_show_layout_line(pdf->drawing, pango_layout_get_line_readonly(paragraph->layout, index));
}

void platen_pdf_finish(platen_pdf *pdf) {
  if (pdf->hasPage) cairo_show_page(pdf->drawing);
  cairo_destroy(pdf->drawing);
  cairo_surface_finish(pdf->surface);
  cairo_surface_destroy(pdf->surface);
  free(pdf);
}
