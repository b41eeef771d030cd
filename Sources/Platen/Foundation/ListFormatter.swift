import Foundation

/// Writes lists with the words of a locale: "a, b, and c". Foundation on this platform has a format style for that and no
/// formatter. After Apple's class of that name.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale of the words between the items: the user's, by default and for nil.
  open var locale: Locale! = UserLocale.current
  /// Writes the items; nil, the default, for their descriptions.
  open var itemFormatter: Foundation.Formatter?

  /// The items as a list in the user's locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(UserLocale.current))
  }

  /// The items as a list; nil where the item formatter has no text for one of them.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in itemFormatter.map { $0.string(for: item) } ?? "\(item)" }
    let known = texts.compactMap { $0 }
    return known.count == items.count ? known.formatted(.list(type: .and).locale(locale ?? UserLocale.current)) : nil
  }

  /// The text for an array; nil for any other value.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
