#define _GNU_SOURCE
#include "CTerminal.h"
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

void cterminal_release_unchanged_pages(void) {
#ifdef __linux__
  // For each mapping a line with its range and its file, and lines with its figures.
  FILE *maps = fopen("/proc/self/smaps", "re");
  if (maps == NULL) return;
  char line[512];
  uintptr_t start = 0, end = 0;
  bool is_candidate = false, is_changed = false;
  while (fgets(line, sizeof line, maps) != NULL) {
    uintptr_t from, to;
    char access[5];
    int path = 0;
    unsigned long kilobytes;
    if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s %*s %*s %*s %n", &from, &to, access, &path) == 3) {
      (start = from, end = to, is_changed = false);
      is_candidate = access[0] == 'r' && access[1] == '-' && access[3] == 'p' && path > 0 && line[path] == '/';
    } else if (sscanf(line, "Anonymous: %lu", &kilobytes) == 1 || sscanf(line, "Swap: %lu", &kilobytes) == 1) {
      is_changed = is_changed || kilobytes > 0;
    } else if (strncmp(line, "VmFlags:", 8) == 0) {
      // The last line of a mapping.
      if (is_candidate && !is_changed) madvise((void *)start, end - start, MADV_DONTNEED);
      is_candidate = false;
    }
  }
  fclose(maps);
#endif
}
