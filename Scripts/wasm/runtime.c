// What Embedded Swift asks of a C library, for a WebAssembly module without one: memory by size classes with free
// lists, and the mem functions.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { CLASSES = 28, HEADER = 16, PAGE = 65536 };

typedef struct Block {
  size_t class;
  struct Block *next;
} Block;

static Block *available[CLASSES];
static uintptr_t top;
static uintptr_t limit;

static size_t class_of(size_t size) {
  size_t class = 4;
  while (((size_t)1 << class) < size) class++;
  return class;
}

static void *take(size_t size) {
  if (!top) {
    top = ((uintptr_t)&__heap_base + HEADER - 1) & ~(uintptr_t)(HEADER - 1);
    limit = __builtin_wasm_memory_size(0) * PAGE;
  }
  if (limit - top < size) {
    size_t pages = (size - (limit - top) + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    limit += pages * PAGE;
  }
  void *result = (void *)top;
  top += size;
  return result;
}

void *malloc(size_t size) {
  size_t class = class_of(size ? size : 1);
  if (class >= CLASSES) __builtin_trap();
  Block *block = available[class];
  if (block) {
    available[class] = block->next;
  } else {
    block = take(HEADER + ((size_t)1 << class));
    block->class = class;
  }
  return (char *)block + HEADER;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)((char *)pointer - HEADER);
  block->next = available[block->class];
  available[block->class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  // Every block is aligned to 16, which is the most that Swift's types ask for here.
  if (alignment > HEADER) return 12;
  *result = malloc(size);
  return 0;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int value, size_t count) {
  return __builtin_memset(to, value, count);
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (size_t i = 0; i < count; i++)
    if (x[i] != y[i]) return x[i] - y[i];
  return 0;
}

// Seeds hashing. The module holds nothing that an attacker could make collide with profit.
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  for (size_t i = 0; i < count; i++) bytes[i] = (unsigned char)(i * 37 + 11);
}

int putchar(int character) { return character; }

// What the standard library asks of Unicode's tables and JavaScript knows: that leaves 70 KB out of the module.
#define UNICODE(name) __attribute__((import_module("unicode"), import_name(#name)))

// The general category in the order of the standard library.
UNICODE(category) extern uint32_t unicode_category(uint32_t scalar);
// The scalar at an index of the scalar's mapping to upper (0), lower (1) or title case (2); 0 behind the last.
UNICODE(mapping) extern uint32_t unicode_mapping(uint32_t scalar, uint32_t kind, uint32_t index);

uint8_t _swift_stdlib_getGeneralCategory(uint32_t scalar) { return (uint8_t)unicode_category(scalar); }

int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t kind) {
  return (int32_t)unicode_mapping(scalar, kind, 0) - (int32_t)scalar;
}

static size_t write_scalar(uint32_t scalar, uint8_t *to) {
  if (scalar < 0x80) {
    to[0] = (uint8_t)scalar;
    return 1;
  }
  size_t count = scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
  for (size_t i = count - 1; i > 0; i--, scalar >>= 6) to[i] = (uint8_t)(0x80 | (scalar & 0x3F));
  to[0] = (uint8_t)((0xF00 >> count) | scalar);
  return count;
}

// A mapping to several scalars as UTF-8, valid until the next call; none to a single one.
const uint8_t *_swift_stdlib_getSpecialMapping(uint32_t scalar, uint8_t kind, intptr_t *length) {
  static uint8_t bytes[16];
  *length = 0;
  if (!unicode_mapping(scalar, kind, 1)) return 0;
  for (uint32_t i = 0; i < 4; i++) {
    uint32_t mapped = unicode_mapping(scalar, kind, i);
    if (!mapped) break;
    *length += (intptr_t)write_scalar(mapped, bytes + *length);
  }
  return bytes;
}

// `String._slowEnsureMatchingEncoding(_:)`: an index of a string, from one of the string's encoding if that is UTF-16.
// All strings here are UTF-8, and for the others the standard library brings 5 KB of code.
uint64_t ensure_matching_encoding(uint64_t index, uint32_t count, uint32_t bridge, uint32_t flags, void *context,
                                  void *error) __asm__("$es11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF");

uint64_t ensure_matching_encoding(uint64_t index, uint32_t count, uint32_t bridge, uint32_t flags, void *context,
                                  void *error) {
  return index;
}
