/// The rules for showing and storing the keys of a number in one region.
package protocol PhoneWriter: Sendable {
  /// The formatted keys of a complete or incomplete number; `nil` when there are more keys than a number has.
  func text(_ keys: PhoneKeys) -> String?
  /// The keys as they are stored: a complete number with the region's own country code becomes the domestic one.
  func settled(_ keys: PhoneKeys) -> PhoneKeys
  /// Whether the keys have the form of a complete number.
  func isComplete(_ keys: PhoneKeys) -> Bool
  /// The keys of a number in a text with letters or signs; `nil` if there is none.
  func number(in text: String) -> PhoneKeys?
  /// Whether codes of networks can be shown.
  var showsCodes: Bool { get }
  #if !hasFeature(Embedded)
  /// What the module of the editing core makes the same rules from; `nil` for rules of a library.
  var formatDescription: String? { get }
  #endif
}

extension PhoneWriter {
  package func number(in text: String) -> PhoneKeys? { PhoneKeys(beforeExtension: text) }
  package var showsCodes: Bool { true }

  /// The most digits of any number (ITU-T E.164).
  package static var mostDigits: Int { 15 }
  /// The fewest digits of a complete number in a region without rules.
  package static var fewestDigits: Int { 7 }
}
