extension Character {
  /// The character with small letters, by Unicode's full case mapping. What `lowercased()` of the standard library
  /// gives, without its way for long strings, which takes the page's module a kilobyte.
  var inLowercase: String { unicodeScalars.reduce(into: "") { $0 += $1.properties.lowercaseMapping } }

  /// The character with capital letters, by Unicode's full case mapping.
  var inUppercase: String { unicodeScalars.reduce(into: "") { $0 += $1.properties.uppercaseMapping } }
}
