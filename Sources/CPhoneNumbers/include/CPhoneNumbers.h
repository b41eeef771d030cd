#ifndef PLATEN_CPHONENUMBERS_H
#define PLATEN_CPHONENUMBERS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A C interface of Google's libphonenumber. Text is UTF-8 and ends with a null byte. All functions may be called from
// any thread.

/// The rules for the numbers of all countries, as TextEditing's `CountryRules` describes them. They stay valid.
const char *platen_phone_rules(void);

/// The country calling code of a region, an ISO 3166 code in capitals; 0 for one that the library does not know.
int32_t platen_phone_code(const char *region);

/// Reads the keys of a number in another notation: with letters of the keypad, an extension, as a `tel:` link, or in a
/// sentence. They begin with `+` if the number does. Writes at most `capacity` bytes with the null byte and returns
/// the length without it; -1 if that is too long, the region is not known, or there is no number. In the region `ZZ` only
/// numbers with a country code are known.
int32_t platen_phone_read(const char *region, const char *text, char *keys, int32_t capacity);

/// Whether keys are a number with a valid length, as it is dialled in the region.
bool platen_phone_is_possible(const char *region, const char *keys);

#ifdef __cplusplus
}
#endif

#endif
