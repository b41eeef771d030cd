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

// No region: only numbers with a country code are known.
const char *const unknownRegion = "ZZ";

bool hasRules(const std::string &region) { return region == unknownRegion || isRegion(region); }

// The keys that were typed last, and the formatter that has read them. A formatter reads its region's rules when it is
// created, and each key changes its state, so that a key at the end costs one step.
struct Typing {
  std::unique_ptr<AsYouTypeFormatter> formatter;
  std::string keys;
  std::string shown;

  const std::string &show(const std::string &wanted) {
    if (wanted.compare(0, keys.size(), keys) != 0) {
      formatter->Clear();
      keys.clear();
      shown.clear();
    }
    for (size_t index = keys.size(); index < wanted.size(); ++index)
      formatter->InputDigit(static_cast<unsigned char>(wanted[index]), &shown);
    keys = wanted;
    return shown;
  }
};

// The state of a region's numbers on this thread.
Typing &typing(const std::string &region) {
  thread_local std::map<std::string, Typing> known;
  auto &entry = known[region];
  if (!entry.formatter) entry.formatter.reset(PhoneNumberUtil::GetInstance()->GetAsYouTypeFormatter(region));
  return entry;
}

int32_t copied(const std::string &from, char *to, int32_t capacity) {
  if (static_cast<int64_t>(from.size()) >= capacity) return -1;
  std::memcpy(to, from.c_str(), from.size() + 1);
  return static_cast<int32_t>(from.size());
}

bool endsWith(const std::string &text, const std::string &end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

} // namespace

extern "C" bool platen_phone_is_region(const char *region) { return region && isRegion(region); }

extern "C" int32_t platen_phone_as_typed(const char *region, const char *keys, char *text, int32_t capacity) {
  if (!region || !keys || !text || !hasRules(region)) return -1;
  return copied(typing(region).show(keys), text, capacity);
}

extern "C" int32_t platen_phone_read(const char *region, const char *text, char *keys, int32_t capacity) {
  if (!region || !text || !keys || !hasRules(region)) return -1;
  const auto &util = *PhoneNumberUtil::GetInstance();
  PhoneNumber number;
  if (util.ParseAndKeepRawInput(text, region, &number) != PhoneNumberUtil::NO_PARSING_ERROR) return -1;
  std::string national;
  util.GetNationalSignificantNumber(number, &national);
  const std::string international = "+" + std::to_string(number.country_code()) + national;
  if (number.country_code_source() == PhoneNumber::FROM_NUMBER_WITH_PLUS_SIGN)
    return copied(international, keys, capacity);
  // As it is dialled in the region: with a prefix, without an extension.
  std::string dialled = text;
  if (util.IsAlphaNumber(text) && util.IsPossibleNumber(number)) util.ConvertAlphaCharactersInNumber(&dialled);
  util.NormalizeDigitsOnly(&dialled);
  if (number.has_extension() && !endsWith(dialled, national) && endsWith(dialled, number.extension()))
    dialled.resize(dialled.size() - number.extension().size());
  return copied(endsWith(dialled, national) ? dialled : international, keys, capacity);
}

extern "C" bool platen_phone_is_possible(const char *region, const char *keys) {
  if (!region || !keys || !hasRules(region)) return false;
  return PhoneNumberUtil::GetInstance()->IsPossibleNumberForString(keys, region);
}

#endif
