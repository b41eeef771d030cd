/// Where the linker has gathered the records that `#Preview` leaves in a program.
#ifndef CPREVIEWS_H
#define CPREVIEWS_H

#include <stddef.h>

/// Writes the type that holds a preview to `result`, which has room for a metatype with its conformance.
typedef void (*cpreviews_record)(void *result);

/// How many records the program has.
size_t cpreviews_count(void);

/// The record at `index`, which is less than the count.
cpreviews_record cpreviews_record_at(size_t index);

#endif
