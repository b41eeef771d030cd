#include "CPhoneOracle.h"

#ifdef PLATEN_PHONE_NUMBERS

#include <phonenumbers/asyoutypeformatter.h>
#include <phonenumbers/phonenumberutil.h>

#include <cstring>
#include <memory>
#include <set>
#include <string>

using i18n::phonenumbers::AsYouTypeFormatter;
using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

static int32_t copied(const std::string &from, char *to, int32_t capacity) {
  if (static_cast<int64_t>(from.size()) >= capacity) return -1;
  std::memcpy(to, from.c_str(), from.size() + 1);
  return static_cast<int32_t>(from.size());
}

extern "C" int32_t phone_oracle_regions(char *codes, int32_t capacity) {
  std::set<std::string> regions;
  PhoneNumberUtil::GetInstance()->GetSupportedRegions(&regions);
  std::string joined;
  for (const auto &region : regions) joined += (joined.empty() ? "" : " ") + region;
  return copied(joined, codes, capacity);
}

extern "C" int32_t phone_oracle_code(const char *region) {
  return PhoneNumberUtil::GetInstance()->GetCountryCodeForRegion(region);
}

extern "C" int32_t phone_oracle_example(const char *region, int32_t type, int32_t is_international, char *text,
                                        int32_t capacity) {
  if (type < 0 || type >= PhoneNumberUtil::UNKNOWN) return -1;
  const auto &util = *PhoneNumberUtil::GetInstance();
  PhoneNumber number;
  if (!util.GetExampleNumberForType(region, static_cast<PhoneNumberUtil::PhoneNumberType>(type), &number)) return -1;
  std::string written;
  util.Format(number, is_international ? PhoneNumberUtil::INTERNATIONAL : PhoneNumberUtil::NATIONAL, &written);
  return copied(written, text, capacity);
}

extern "C" int32_t phone_oracle_e164(const char *region, const char *text, char *number, int32_t capacity) {
  const auto &util = *PhoneNumberUtil::GetInstance();
  PhoneNumber parsed;
  if (util.Parse(text, region, &parsed) != PhoneNumberUtil::NO_PARSING_ERROR) return -1;
  std::string written;
  util.Format(parsed, PhoneNumberUtil::E164, &written);
  return copied(written, number, capacity);
}

extern "C" int32_t phone_oracle_as_typed(const char *region, const char *keys, char *text, int32_t capacity) {
  std::unique_ptr<AsYouTypeFormatter> formatter(PhoneNumberUtil::GetInstance()->GetAsYouTypeFormatter(region));
  std::string shown;
  for (const char *key = keys; *key; ++key) formatter->InputDigit(static_cast<unsigned char>(*key), &shown);
  return copied(shown, text, capacity);
}

#else

extern "C" int32_t phone_oracle_regions(char *, int32_t) { return -1; }
extern "C" int32_t phone_oracle_code(const char *) { return 0; }
extern "C" int32_t phone_oracle_example(const char *, int32_t, int32_t, char *, int32_t) { return -1; }
extern "C" int32_t phone_oracle_e164(const char *, const char *, char *, int32_t) { return -1; }
extern "C" int32_t phone_oracle_as_typed(const char *, const char *, char *, int32_t) { return -1; }

#endif
