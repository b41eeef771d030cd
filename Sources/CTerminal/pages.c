#define _GNU_SOURCE
#include "CTerminal.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/// Whether a line is of a figure that is not 0.
static bool has(const char *line, const char *name) {
  size_t length = strlen(name);
  return strncmp(line, name, length) == 0 && strtoul(line + length, NULL, 10) > 0;
}

void cterminal_release_unchanged_pages(void) {
#ifdef __linux__
  // For each mapping a line with its range, access and file, and lines with its figures.
  FILE *maps = fopen("/proc/self/smaps", "re");
  if (maps == NULL) return;
  char line[512];
  uintptr_t start = 0, end = 0;
  bool is_candidate = false;
  while (fgets(line, sizeof line, maps) != NULL) {
    // The names of figures begin with a capital letter.
    if ((line[0] >= '0' && line[0] <= '9') || (line[0] >= 'a' && line[0] <= 'f')) {
      char *rest;
      start = strtoul(line, &rest, 16);
      if (*rest == '-') end = strtoul(rest + 1, &rest, 16);
      // "r-xp 0000000 fe:00 1234 /a/file": to be read and not to be written, and the process's own.
      is_candidate = strncmp(rest, " r-", 3) == 0 && rest[3] != '\0' && rest[4] == 'p' && strchr(rest, '/') != NULL;
    } else if (is_candidate && (has(line, "Anonymous:") || has(line, "Swap:"))) {
      is_candidate = false;
    } else if (is_candidate && strncmp(line, "VmFlags:", 8) == 0) {
      // The last line of a mapping.
      madvise((void *)start, end - start, MADV_DONTNEED);
      is_candidate = false;
    }
  }
  fclose(maps);
#endif
}
