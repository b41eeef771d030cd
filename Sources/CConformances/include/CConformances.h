/// The records of the program's conformances, which the Swift compiler writes and the linker gathers.
#ifndef CCONFORMANCES_H
#define CCONFORMANCES_H

#include <stdbool.h>
#include <stddef.h>

/// A declaration of a type with one of a conformance, both as the compiler describes them.
typedef struct {
  const void *type;
  const void *conformance;
} cconformances_record;

/// Writes the records of the conformances to a protocol, at most `most`, and returns how many there are. Only those are
/// found that are linked into the same file as this function.
size_t cconformances_to(const void *protocol, cconformances_record *result, size_t most);

/// The conformance of a type to a protocol, each by its description; NULL where none is linked into the same file.
const void *cconformances_of(const void *type, const void *protocol);

/// Whether the records can be read: without memory for their order all conformances are unknown.
bool cconformances_are_known(void);

/// Whether a description is in the same file as this function, so that its conformances are found.
bool cconformances_is_here(const void *description);

/// The table of a type's requirements, for a struct or an enumeration with its metadata; NULL where the conformance
/// depends on the generic arguments or on an actor.
const void *cconformances_witnesses(const void *conformance, const void *metadata);

#endif
