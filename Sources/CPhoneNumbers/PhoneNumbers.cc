#include "CPhoneNumbers.h"

// Empty without the package trait, so that the default build needs no library.
#ifdef PLATEN_PHONE_NUMBERS

#include <phonenumbers/asyoutypeformatter.h>
#include <phonenumbers/phonenumberutil.h>

#include <cstring>
#include <map>
#include <memory>
#include <set>
#include <string>

using i18n::phonenumbers::AsYouTypeFormatter;
using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

namespace {

bool isRegion(const std::string &region) {
  static const std::set<std::string> *const regions = [] {
    auto *found = new std::set<std::string>();
    PhoneNumberUtil::GetInstance()->GetSupportedRegions(found);
    return found;
  }();
  return regions->count(region) > 0;
}

// A formatter reads its region's rules when it is created; it is kept for the thread.
AsYouTypeFormatter &formatter(const std::string &region) {
  thread_local std::map<std::string, std::unique_ptr<AsYouTypeFormatter>> known;
  auto &entry = known[region];
  if (!entry) entry.reset(PhoneNumberUtil::GetInstance()->GetAsYouTypeFormatter(region));
  entry->Clear();
  return *entry;
}

} // namespace

extern "C" bool platen_phone_is_region(const char *region) { return region && isRegion(region); }

extern "C" int32_t platen_phone_as_typed(const char *region, const char *keys, char *text, int32_t capacity) {
  if (!region || !keys || !text || !isRegion(region)) return -1;
  auto &typing = formatter(region);
  std::string shown;
  for (const char *key = keys; *key; ++key) typing.InputDigit(static_cast<unsigned char>(*key), &shown);
  if (static_cast<int64_t>(shown.size()) >= capacity) return -1;
  std::memcpy(text, shown.c_str(), shown.size() + 1);
  return static_cast<int32_t>(shown.size());
}

extern "C" bool platen_phone_is_possible(const char *region, const char *keys) {
  if (!region || !keys || !isRegion(region)) return false;
  return PhoneNumberUtil::GetInstance()->IsPossibleNumberForString(keys, region);
}

#endif
