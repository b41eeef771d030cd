#include "CPreviews.h"

#include <stdint.h>

// The records that the Swift compiler writes for conformances, after the ABI's MetadataValues.h and TypeMetadata
// documents. All addresses in them are relative to the field that holds them.

typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witnesses;
  uint32_t flags;
} conformance_descriptor;

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

extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

// The descriptor of Platen.PreviewProvider.
extern const char preview_provider __asm__("$s6Platen15PreviewProviderMp") __attribute__((weak));

static const void *relative(const int32_t *field) {
  return *field ? (const char *)field + *field : NULL;
}

static const void *indirectable(const int32_t *field) {
  const char *address = (const char *)field + (*field & ~1);
  return *field & 1 ? *(const void *const *)address : address;
}

// The type of a record of a conformance to PreviewProvider; NULL for all other records, and for generic types.
static const type_descriptor *provider(const int32_t *record) {
  const conformance_descriptor *conformance = relative(record);
  if (!conformance || indirectable(&conformance->protocol) != &preview_provider) return NULL;
  const unsigned kind = conformance->flags >> 3 & 7;
  const type_descriptor *type = relative(&conformance->type);
  if (kind == 1 && type) type = *(const type_descriptor *const *)type;
  if (kind > 1 || !type) return NULL;
  const unsigned is_type = type->flags & 0x10, is_generic = type->flags & 0x80;
  return is_type && !is_generic && type->access ? type : NULL;
}

size_t cpreviews_providers(const void **result, size_t most) {
  size_t count = 0;
  for (const int32_t *record = __start_swift5_protocol_conformances; record < __stop_swift5_protocol_conformances;
       record++) {
    const type_descriptor *type = provider(record);
    if (!type) continue;
    if (count < most) result[count] = ((metadata_access)relative(&type->access))(0).metadata;
    count++;
  }
  return count;
}
