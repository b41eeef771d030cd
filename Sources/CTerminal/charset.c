#define _GNU_SOURCE
#include "CTerminal.h"

#include <iconv.h>
#include <langinfo.h>
#include <locale.h>
#include <string.h>

bool cterminal_charset(const char *locale, char *name, size_t size) {
  locale_t found = newlocale(LC_CTYPE_MASK, locale, (locale_t)0);
  if (found == (locale_t)0) return false;
  const char *charset = nl_langinfo_l(CODESET, found);
  bool fits = charset != NULL && strlen(charset) < size;
  if (fits) strcpy(name, charset);
  freelocale(found);
  return fits;
}

void cterminal_charset_table(const char *charset, uint32_t scalars[128]) {
  memset(scalars, 0, 128 * sizeof *scalars);
  iconv_t converter = iconv_open("UTF-32LE", charset);
  if (converter == (iconv_t)-1) return;
  for (int byte = 0x80; byte < 0x100; byte++) {
    char in = (char)byte;
    unsigned char out[4] = {0};
    char *from = &in, *to = (char *)out;
    size_t left = 1, space = sizeof out;
    iconv(converter, NULL, NULL, NULL, NULL);
    if (iconv(converter, &from, &left, &to, &space) == (size_t)-1 || space != 0) continue;
    scalars[byte - 0x80] = out[0] | (uint32_t)out[1] << 8 | (uint32_t)out[2] << 16 | (uint32_t)out[3] << 24;
  }
  iconv_close(converter);
}
