/// The records of `#Preview` and of `PreviewProvider`s, which the linker gathers in a program.
#ifndef CPREVIEWS_H
#define CPREVIEWS_H

#include <stddef.h>

/// Writes the type that holds a preview to `result`, which has space for a metatype with its conformance.
typedef void (*cpreviews_record)(void *result);

/// The number of records in the program.
size_t cpreviews_count(void);

/// The record at `index`, which has to be less than the count.
cpreviews_record cpreviews_record_at(size_t index);

/// Writes the metadata of the program's types that make previews, at most `most`, and returns how many there are.
size_t cpreviews_providers(const void **result, size_t most);

#endif
