#ifndef PLATEN_CPHONEORACLE_H
#define PLATEN_CPHONEORACLE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// What Google's libphonenumber itself says of numbers, for the comparison with fields. Text is UTF-8 and ends with a
// null byte. Each function with a capacity writes at most `capacity` bytes with the null byte and returns the length without it, or -1
// if that is too long or there is no answer; without the package trait `PhoneNumbers` always.

/// The ISO 3166 codes of all regions, with spaces between them.
int32_t phone_oracle_regions(char *codes, int32_t capacity);

/// The country calling code of a region; 0 without one.
int32_t phone_oracle_code(const char *region);

/// A region's example number of a type, from 0 on, as it is written in the region, or with the country code.
int32_t phone_oracle_example(const char *region, int32_t type, int32_t is_international, char *text, int32_t capacity);

/// A number in the form `+12015550123`.
int32_t phone_oracle_e164(const char *region, const char *text, char *number, int32_t capacity);

/// Keys as a formatter that has read nothing else shows them after the last one.
int32_t phone_oracle_as_typed(const char *region, const char *keys, char *text, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
