#include "CPhoneNumbers.h"

#ifdef PLATEN_PHONE_NUMBERS

#include <phonenumbers/phonemetadata.pb.h>
#include <phonenumbers/phonenumberutil.h>

#include <cstring>
#include <map>
#include <string>

// The library has no header for its data: they are a message of protocol buffers in it.
namespace i18n::phonenumbers {
int metadata_size();
const void *metadata_get();
} // namespace i18n::phonenumbers

using i18n::phonenumbers::NumberFormat;
using i18n::phonenumbers::PhoneMetadata;
using i18n::phonenumbers::PhoneMetadataCollection;
using i18n::phonenumbers::PhoneNumberUtil;

namespace {

enum Form { takesPrefix = 1, takesNoPrefix = 2, spacesPrefix = 4, isInternational = 8 };

// A letter for a number of digits.
char letter(int digits) { return static_cast<char>('a' + digits); }

// The number in a pattern; the position goes behind it.
int number(const std::string &pattern, size_t &at) {
  int value = 0;
  for (; at < pattern.size() && pattern[at] >= '0' && pattern[at] <= '9'; ++at) value = value * 10 + (pattern[at] - '0');
  return value;
}

// The groups of a pattern like (\d{2})(\d{3,9}), two letters for each; none for another pattern.
std::string groups(const std::string &pattern) {
  std::string letters;
  for (size_t at = 0; at < pattern.size();) {
    if (pattern.compare(at, 3, "(\\d") != 0) return {};
    at += 3;
    int fewest = 1, most = 1;
    if (at < pattern.size() && pattern[at] == '{') {
      fewest = most = number(pattern, ++at);
      if (pattern[at] == ',') most = number(pattern, ++at);
      ++at;
    }
    if (at >= pattern.size() || pattern[at++] != ')' || most > 15) return {};
    letters += letter(fewest);
    letters += letter(most);
  }
  return letters;
}

// The groups with what is written around them; none where the library's formatter does not use the form: it takes those
// of all groups in their order, between signs. (It would also take an x, which is in none.)
std::string written(const NumberFormat &format) {
  const std::string letters = groups(format.pattern());
  const std::string &text = format.format();
  std::string result;
  size_t group = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '$') {
      if (++at >= text.size() || text[at] != static_cast<char>('1' + group) || group * 2 >= letters.size()) return {};
      result.append(letters, group * 2, 2);
      ++group;
    } else if (std::strchr("- ().[]/~", text[at])) {
      result += text[at];
    } else {
      return {};
    }
  }
  return group * 2 == letters.size() ? result : std::string();
}

void append(std::string &lines, const NumberFormat &format, bool international) {
  const std::string text = written(format);
  if (text.empty()) return;
  const std::string &rule = format.national_prefix_formatting_rule();
  const bool firstGroupOnly = rule.empty() || rule == "$1" || rule == "($1)" || rule == "($1" || rule == "$1)";
  const bool isOptional = format.national_prefix_optional_when_formatting();
  int bits = international ? isInternational : 0;
  if (!firstGroupOnly || isOptional || !format.domestic_carrier_code_formatting_rule().empty()) bits |= takesPrefix;
  if (firstGroupOnly || isOptional) bits |= takesNoPrefix;
  if (rule.find_first_of(" -") != std::string::npos) bits |= spacesPrefix;
  lines += static_cast<char>('@' + bits);
  lines += text;
  for (const auto &leading : format.leading_digits_pattern()) lines += "\t" + leading;
  lines += "\n";
}

std::string country(const PhoneMetadata &metadata) {
  std::string lines = metadata.international_prefix() + "\t" + metadata.national_prefix_for_parsing() + "\n";
  for (const auto &format : metadata.number_format()) append(lines, format, false);
  for (const auto &format : metadata.intl_number_format()) append(lines, format, true);
  return "+" + std::to_string(metadata.country_code()) + "\t" + std::to_string(lines.size()) + "\t" + lines;
}

std::string allCountries() {
  PhoneMetadataCollection collection;
  collection.ParseFromArray(i18n::phonenumbers::metadata_get(), i18n::phonenumbers::metadata_size());
  const auto &util = *PhoneNumberUtil::GetInstance();
  // Regions with the same code have the rules of one of them.
  std::map<int, std::string> countries;
  for (const auto &metadata : collection.metadata()) {
    std::string region;
    util.GetRegionCodeForCountryCode(metadata.country_code(), &region);
    if (region == metadata.id()) countries[metadata.country_code()] = country(metadata);
  }
  std::string text;
  for (const auto &item : countries) text += item.second;
  return text;
}

} // namespace

extern "C" const char *platen_phone_rules() {
  static const std::string *const text = new std::string(allCountries());
  return text->c_str();
}

#endif
