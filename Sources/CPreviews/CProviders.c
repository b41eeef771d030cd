#include "CPreviews.h"

#include <CConformances.h>
#include <stdint.h>
#include <stdlib.h>

// The beginning of what the Swift compiler writes for a type, after the ABI's TypeMetadata document.
typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t access;
} type_descriptor;

typedef struct {
  const void *metadata;
  size_t state;
} metadata_response;

typedef __attribute__((swiftcall)) metadata_response (*metadata_access)(size_t request);

// The descriptor of Platen.PreviewProvider.
extern const char preview_provider __asm__("$s6Platen15PreviewProviderMp") __attribute__((weak));

static bool can_be_made(const type_descriptor *type) {
  const unsigned is_type = type->flags & 0x10, is_generic = type->flags & 0x80;
  return is_type && !is_generic && type->access;
}

static const void *metadata(const type_descriptor *type) {
  return ((metadata_access)((const char *)&type->access + type->access))(0).metadata;
}

size_t cpreviews_providers(const void **result, size_t most) {
  size_t count = 0;
  const size_t size = cconformances_to(&preview_provider, NULL, 0);
  cconformances_record *records = malloc(size * sizeof *records);
  if (!records) return 0;
  cconformances_to(&preview_provider, records, size);
  for (size_t index = 0; index < size; index++) {
    if (!can_be_made(records[index].type)) continue;
    if (count < most) result[count] = metadata(records[index].type);
    count++;
  }
  free(records);
  return count;
}
