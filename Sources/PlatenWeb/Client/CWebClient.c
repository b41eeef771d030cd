#include "CWebClient.h"

#include <zlib.h>

// The compiler reads the files themselves: nothing has to lie beside the program, and nothing is generated. As a Swift
// array, which `.embedInCode` makes of a file, they take ten seconds to compile; so they take a fiftieth of one.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char addresses_js[] = {
#embed "Script/addresses.js"
};
static const unsigned char answers_js[] = {
#embed "Script/answers.js"
};
static const unsigned char buttons_js[] = {
#embed "Script/buttons.js"
};
static const unsigned char clipboard_js[] = {
#embed "Script/clipboard.js"
};
static const unsigned char controls_js[] = {
#embed "Script/controls.js"
};
static const unsigned char core_js[] = {
#embed "Script/core.js"
};
static const unsigned char core_edits_js[] = {
#embed "Script/core-edits.js"
};
static const unsigned char dialogs_js[] = {
#embed "Script/dialogs.js"
};
static const unsigned char document_js[] = {
#embed "Script/document.js"
};
static const unsigned char elements_js[] = {
#embed "Script/elements.js"
};
static const unsigned char fields_js[] = {
#embed "Script/fields.js"
};
static const unsigned char focus_js[] = {
#embed "Script/focus.js"
};
static const unsigned char placeholders_js[] = {
#embed "Script/placeholders.js"
};
static const unsigned char gestures_js[] = {
#embed "Script/gestures.js"
};
static const unsigned char held_edits_js[] = {
#embed "Script/held-edits.js"
};
static const unsigned char keys_js[] = {
#embed "Script/keys.js"
};
static const unsigned char layouts_js[] = {
#embed "Script/layouts.js"
};
static const unsigned char link_js[] = {
#embed "Script/link.js"
};
static const unsigned char styled_runs_js[] = {
#embed "Script/styled-runs.js"
};
static const unsigned char main_js[] = {
#embed "Script/main.js"
};
static const unsigned char marks_js[] = {
#embed "Script/marks.js"
};
static const unsigned char menus_js[] = {
#embed "Script/menus.js"
};
static const unsigned char messages_js[] = {
#embed "Script/messages.js"
};
static const unsigned char motion_js[] = {
#embed "Script/motion.js"
};
static const unsigned char one_time_codes_js[] = {
#embed "Script/one-time-codes.js"
};
static const unsigned char operations_js[] = {
#embed "Script/operations.js"
};
static const unsigned char page_loads_js[] = {
#embed "Script/page-loads.js"
};
static const unsigned char places_js[] = {
#embed "Script/places.js"
};
static const unsigned char popups_js[] = {
#embed "Script/popups.js"
};
static const unsigned char presses_js[] = {
#embed "Script/presses.js"
};
static const unsigned char pulldowns_js[] = {
#embed "Script/pulldowns.js"
};
static const unsigned char receive_js[] = {
#embed "Script/receive.js"
};
static const unsigned char reports_js[] = {
#embed "Script/reports.js"
};
static const unsigned char resume_js[] = {
#embed "Script/resume.js"
};
static const unsigned char rich_clipboard_js[] = {
#embed "Script/rich-clipboard.js"
};
static const unsigned char rich_editor_js[] = {
#embed "Script/rich-editor.js"
};
static const unsigned char rich_input_js[] = {
#embed "Script/rich-input.js"
};
static const unsigned char rich_lines_js[] = {
#embed "Script/rich-lines.js"
};
static const unsigned char geometry_js[] = {
#embed "Script/geometry.js"
};
static const unsigned char rows_js[] = {
#embed "Script/rows.js"
};
static const unsigned char surroundings_js[] = {
#embed "Script/surroundings.js"
};
static const unsigned char spoken_js[] = {
#embed "Script/spoken.js"
};
static const unsigned char steps_js[] = {
#embed "Script/steps.js"
};
static const unsigned char text_js[] = {
#embed "Script/text.js"
};
static const unsigned char type_ahead_js[] = {
#embed "Script/type-ahead.js"
};
static const unsigned char typing_js[] = {
#embed "Script/typing.js"
};
static const unsigned char unicode_js[] = {
#embed "Script/unicode.js"
};
static const unsigned char values_js[] = {
#embed "Script/values.js"
};
static const unsigned char checks_js[] = {
#embed "Script/checks.js"
};
static const unsigned char validity_js[] = {
#embed "Script/validity.js"
};
static const unsigned char colors_css[] = {
#embed "Style/colors.css"
};
static const unsigned char layout_css[] = {
#embed "Style/layout.css"
};
static const unsigned char controls_css[] = {
#embed "Style/controls.css"
};
static const unsigned char choices_css[] = {
#embed "Style/choices.css"
};
static const unsigned char forms_css[] = {
#embed "Style/forms.css"
};
static const unsigned char containers_css[] = {
#embed "Style/containers.css"
};

static const unsigned char module_gzip[] = {
#embed "Module/editing.wasm.gz"
};
static const unsigned char module_brotli[] = {
#embed "Module/editing.wasm.br"
};

static const struct web_client_file files[] = {
  { "addresses.js", addresses_js, sizeof addresses_js },
  { "answers.js", answers_js, sizeof answers_js },
  { "buttons.js", buttons_js, sizeof buttons_js },
  { "clipboard.js", clipboard_js, sizeof clipboard_js },
  { "controls.js", controls_js, sizeof controls_js },
  { "core.js", core_js, sizeof core_js },
  { "core-edits.js", core_edits_js, sizeof core_edits_js },
  { "dialogs.js", dialogs_js, sizeof dialogs_js },
  { "document.js", document_js, sizeof document_js },
  { "elements.js", elements_js, sizeof elements_js },
  { "fields.js", fields_js, sizeof fields_js },
  { "focus.js", focus_js, sizeof focus_js },
  { "placeholders.js", placeholders_js, sizeof placeholders_js },
  { "gestures.js", gestures_js, sizeof gestures_js },
  { "held-edits.js", held_edits_js, sizeof held_edits_js },
  { "keys.js", keys_js, sizeof keys_js },
  { "layouts.js", layouts_js, sizeof layouts_js },
  { "link.js", link_js, sizeof link_js },
  { "styled-runs.js", styled_runs_js, sizeof styled_runs_js },
  { "main.js", main_js, sizeof main_js },
  { "marks.js", marks_js, sizeof marks_js },
  { "menus.js", menus_js, sizeof menus_js },
  { "messages.js", messages_js, sizeof messages_js },
  { "motion.js", motion_js, sizeof motion_js },
  { "one-time-codes.js", one_time_codes_js, sizeof one_time_codes_js },
  { "operations.js", operations_js, sizeof operations_js },
  { "page-loads.js", page_loads_js, sizeof page_loads_js },
  { "places.js", places_js, sizeof places_js },
  { "popups.js", popups_js, sizeof popups_js },
  { "presses.js", presses_js, sizeof presses_js },
  { "pulldowns.js", pulldowns_js, sizeof pulldowns_js },
  { "receive.js", receive_js, sizeof receive_js },
  { "reports.js", reports_js, sizeof reports_js },
  { "resume.js", resume_js, sizeof resume_js },
  { "rich-clipboard.js", rich_clipboard_js, sizeof rich_clipboard_js },
  { "rich-editor.js", rich_editor_js, sizeof rich_editor_js },
  { "rich-input.js", rich_input_js, sizeof rich_input_js },
  { "rich-lines.js", rich_lines_js, sizeof rich_lines_js },
  { "geometry.js", geometry_js, sizeof geometry_js },
  { "rows.js", rows_js, sizeof rows_js },
  { "surroundings.js", surroundings_js, sizeof surroundings_js },
  { "spoken.js", spoken_js, sizeof spoken_js },
  { "steps.js", steps_js, sizeof steps_js },
  { "text.js", text_js, sizeof text_js },
  { "type-ahead.js", type_ahead_js, sizeof type_ahead_js },
  { "typing.js", typing_js, sizeof typing_js },
  { "unicode.js", unicode_js, sizeof unicode_js },
  { "checks.js", checks_js, sizeof checks_js },
  { "validity.js", validity_js, sizeof validity_js },
  { "values.js", values_js, sizeof values_js },
  { "colors.css", colors_css, sizeof colors_css },
  { "layout.css", layout_css, sizeof layout_css },
  { "controls.css", controls_css, sizeof controls_css },
  { "choices.css", choices_css, sizeof choices_css },
  { "forms.css", forms_css, sizeof forms_css },
  { "containers.css", containers_css, sizeof containers_css },
};

long web_client_file_count(void) { return sizeof files / sizeof files[0]; }

struct web_client_file web_client_file_at(long index) { return files[index]; }

struct web_client_file web_client_module(int is_brotli) {
  struct web_client_file gzip = { "gzip", module_gzip, sizeof module_gzip };
  struct web_client_file brotli = { "br", module_brotli, sizeof module_brotli };
  return is_brotli ? brotli : gzip;
}

long web_client_compress(const unsigned char *bytes, long count, unsigned char *target, long capacity) {
  z_stream stream = {0};
  // The largest window, and the frame of gzip (RFC 1952).
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  stream.next_in = (unsigned char *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = target;
  stream.avail_out = (uInt)capacity;
  int status = deflate(&stream, Z_FINISH);
  long written = (long)stream.total_out;
  deflateEnd(&stream);
  return status == Z_STREAM_END ? written : 0;
}
