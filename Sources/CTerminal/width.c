#define _GNU_SOURCE
#include "CTerminal.h"

#include <locale.h>
#include <stdatomic.h>
#include <wchar.h>

/// East Asian Width W and F (Unicode Standard Annex 11), for a C library without a UTF-8 locale.
static bool is_wide(uint32_t c) {
  return (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0x303E) || (c >= 0x3041 && c <= 0x33FF) ||
         (c >= 0x3400 && c <= 0x4DBF) || (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0xA000 && c <= 0xA4CF) ||
         (c >= 0xA960 && c <= 0xA97F) || (c >= 0xAC00 && c <= 0xD7A3) || (c >= 0xF900 && c <= 0xFAFF) ||
         (c >= 0xFE30 && c <= 0xFE6F) || (c >= 0xFF00 && c <= 0xFF60) || (c >= 0xFFE0 && c <= 0xFFE6) ||
         (c >= 0x1F300 && c <= 0x1F64F) || (c >= 0x1F680 && c <= 0x1F6FF) || (c >= 0x1F900 && c <= 0x1FAFF) ||
         (c >= 0x20000 && c <= 0x3FFFD);
}

int cterminal_scalar_width(uint32_t scalar) {
  if (scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0)) return -1;
  if (scalar < 0x300) return scalar == 0xAD ? 0 : 1;
  // The lines and blocks that forms are drawn with.
  if (scalar >= 0x2500 && scalar < 0x25A0) return 1;
  // Created once and never freed. Two threads at the same time would create two, which is harmless.
  static _Atomic(locale_t) shared;
  static atomic_bool is_missing;
  locale_t locale = atomic_load(&shared);
  if (locale == (locale_t)0 && !atomic_load(&is_missing)) {
    static const char *const names[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8"};
    for (size_t i = 0; i < sizeof names / sizeof *names && locale == (locale_t)0; i++)
      locale = newlocale(LC_CTYPE_MASK, names[i], (locale_t)0);
    if (locale == (locale_t)0)
      atomic_store(&is_missing, true);
    else
      atomic_store(&shared, locale);
  }
  if (locale == (locale_t)0) return is_wide(scalar) ? 2 : 1;
  locale_t before = uselocale(locale);
  int width = wcwidth((wchar_t)scalar);
  uselocale(before);
  return width < 0 ? 1 : width;
}
