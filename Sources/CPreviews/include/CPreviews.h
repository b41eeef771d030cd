/// Where the linker has gathered the records that `#Preview` leaves in a program, and those of `PreviewProvider`s.
#ifndef CPREVIEWS_H
#define CPREVIEWS_H

#include <stddef.h>

/// Writes the type that holds a preview to `result`, which has room for a metatype with its conformance.
typedef void (*cpreviews_record)(void *result);

/// How many records the program has.
size_t cpreviews_count(void);

/// The record at `index`, which is less than the count.
cpreviews_record cpreviews_record_at(size_t index);

/// Writes the metadata of the program's types that make previews, `most` at the most, and says how many there are.
size_t cpreviews_providers(const void **result, size_t most);

#endif
