#include "CPreviews.h"

// The linker defines both around a section whose name is a C identifier, and neither if no file has such a section.
extern const cpreviews_record __start_platen_previews[] __attribute__((weak, visibility("hidden")));
extern const cpreviews_record __stop_platen_previews[] __attribute__((weak, visibility("hidden")));

size_t cpreviews_count(void) {
  return (size_t)(__stop_platen_previews - __start_platen_previews);
}

cpreviews_record cpreviews_record_at(size_t index) {
  return __start_platen_previews[index];
}
