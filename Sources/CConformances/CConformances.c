#include "CConformances.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

// The records that the Swift compiler writes for conformances, after the ABI's MetadataValues.h and TypeMetadata
// documents. All addresses in them are relative to the field that holds them.
typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witnesses;
  uint32_t flags;
} conformance_descriptor;

enum {
  type_kind = 0x38,
  direct_type = 0x00,
  indirect_type = 0x08,
  conditional_requirements = 0xFF00,
  is_of_protocol = 0x40000,
  is_isolated = 0x80000,
};

// The linker defines these: around the section, and around the file where it is loaded.
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const char __ehdr_start[] __attribute__((weak, visibility("hidden")));
extern const char _end[] __attribute__((weak, visibility("hidden")));

// A function of the runtime, which compiled code calls for generic types.
extern const void *swift_getWitnessTable(const void *conformance, const void *type, const void *const *arguments);

static const void *relative(const int32_t *field) {
  return *field ? (const char *)field + *field : NULL;
}

static const void *indirectable(const int32_t *field) {
  const char *address = (const char *)field + (*field & ~1);
  return *field & 1 ? *(const void *const *)address : address;
}

// NULL for a class of Objective-C.
static const void *type_of(const conformance_descriptor *conformance) {
  const void *type = relative(&conformance->type);
  switch (conformance->flags & type_kind) {
    case direct_type: return type;
    case indirect_type: return type ? *(const void *const *)type : NULL;
    default: return NULL;
  }
}

static size_t record_count(void) {
  return (size_t)(__stop_swift5_protocol_conformances - __start_swift5_protocol_conformances);
}

// NULL where the linker has left a record out.
static const conformance_descriptor *conformance_at(size_t index) {
  return relative(__start_swift5_protocol_conformances + index);
}

size_t cconformances_to(const void *protocol, cconformances_record *result, size_t most) {
  size_t count = 0;
  for (size_t index = 0; index < record_count(); index++) {
    const conformance_descriptor *conformance = conformance_at(index);
    if (!conformance || indirectable(&conformance->protocol) != protocol) continue;
    const void *type = type_of(conformance);
    if (!type) continue;
    if (count < most) result[count] = (cconformances_record){type, conformance};
    count++;
  }
  return count;
}

// The records by protocol and type: the first of each bucket, and the next one behind each, both by their numbers from
// 1 on. There are some ten thousand.
enum { bucket_bits = 13, bucket_count = 1 << bucket_bits };
static uint32_t buckets[bucket_count];
static uint32_t *following;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static size_t bucket_of(const void *protocol, const void *type) {
  const uint64_t mixed = ((uintptr_t)protocol * 31 + (uintptr_t)type) * 0x9E3779B97F4A7C15;
  return mixed >> (64 - bucket_bits);
}

static void sort_records(void) {
  following = calloc(record_count() + 1, sizeof *following);
  if (!following) return;
  for (size_t index = 0; index < record_count(); index++) {
    const conformance_descriptor *conformance = conformance_at(index);
    const void *type = conformance ? type_of(conformance) : NULL;
    if (!type) continue;
    uint32_t *bucket = &buckets[bucket_of(indirectable(&conformance->protocol), type)];
    following[index + 1] = *bucket;
    *bucket = (uint32_t)index + 1;
  }
}

bool cconformances_are_known(void) {
  pthread_once(&once, sort_records);
  return following;
}

const void *cconformances_of(const void *type, const void *protocol) {
  if (!cconformances_are_known()) return NULL;
  for (uint32_t number = buckets[bucket_of(protocol, type)]; number; number = following[number]) {
    const conformance_descriptor *conformance = conformance_at(number - 1);
    if (indirectable(&conformance->protocol) == protocol && type_of(conformance) == type) return conformance;
  }
  return NULL;
}

bool cconformances_is_here(const void *description) {
  return (const char *)description >= __ehdr_start && (const char *)description < _end;
}

const void *cconformances_witnesses(const void *conformance, const void *metadata) {
  const uint32_t flags = ((const conformance_descriptor *)conformance)->flags;
  if (flags & (conditional_requirements | is_of_protocol | is_isolated)) return NULL;
  return swift_getWitnessTable(conformance, metadata, NULL);
}
