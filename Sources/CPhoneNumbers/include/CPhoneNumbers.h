#ifndef PLATEN_CPHONENUMBERS_H
#define PLATEN_CPHONENUMBERS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A C interface of Google's libphonenumber. Text is UTF-8 and ends with a null byte. All functions may be called from
// any thread.

/// Whether the library knows a region by its ISO 3166 code in capitals.
bool platen_phone_is_region(const char *region);

/// Formats keys, an optional `+` and ASCII digits, as the region's numbers are shown while the last of them is typed.
/// Writes at most `capacity` bytes with the null byte and returns the length without it, or -1 if that is too long or
/// the region is not known. In the region `ZZ` only numbers with a country code are grouped. Keys that begin with those
/// of a call before on the same thread cost only those that are new, and keys of such a call cost nothing.
int32_t platen_phone_as_typed(const char *region, const char *keys, char *text, int32_t capacity);

/// Reads the keys of a number in another notation: with letters of the keypad, an extension, as a `tel:` link, or in a
/// sentence. They begin with `+` if the number does. Writes and returns as `platen_phone_as_typed`; -1 for no number.
int32_t platen_phone_read(const char *region, const char *text, char *keys, int32_t capacity);

/// Whether keys are a number with a valid length, as it is dialled in the region.
bool platen_phone_is_possible(const char *region, const char *keys);

#ifdef __cplusplus
}
#endif

#endif
