#include "CPhoneNumbers.h"

// Empty without the package trait, so that the default build needs no library.
#ifdef PLATEN_PHONE_NUMBERS

#include <phonenumbers/phonenumberutil.h>

#include <cstring>
#include <set>
#include <string>

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

// The fewest digits of a number in another notation: shorter ones are typed as digits.
const size_t fewestDigits = 7;

bool hasRules(const std::string &region) { return region == unknownRegion || isRegion(region); }

int32_t copied(const std::string &from, char *to, int32_t capacity) {
  if (static_cast<int64_t>(from.size()) >= capacity) return -1;
  std::memcpy(to, from.c_str(), from.size() + 1);
  return static_cast<int32_t>(from.size());
}

bool endsWith(const std::string &text, const std::string &end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

} // namespace

extern "C" int32_t platen_phone_code(const char *region) {
  // The library logs a warning for a region that it does not know.
  return region && isRegion(region) ? PhoneNumberUtil::GetInstance()->GetCountryCodeForRegion(region) : 0;
}

extern "C" int32_t platen_phone_read(const char *region, const char *text, char *keys, int32_t capacity) {
  if (!region || !text || !keys || !hasRules(region)) return -1;
  const auto &util = *PhoneNumberUtil::GetInstance();
  PhoneNumber number;
  if (util.ParseAndKeepRawInput(text, region, &number) != PhoneNumberUtil::NO_PARSING_ERROR) return -1;
  std::string national;
  util.GetNationalSignificantNumber(number, &national);
  // Behind fewer digits a letter is a mistyped one, unless it is of a word on the keypad.
  if (national.size() < fewestDigits && !util.IsAlphaNumber(text)) return -1;
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
