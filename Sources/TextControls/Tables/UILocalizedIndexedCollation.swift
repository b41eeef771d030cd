import Foundation

/// Divides objects into the sections of a list by the first letters of their names, in the user's language.
@MainActor @preconcurrency open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation(locale: .current)
  private let locale: Locale

  /// The letters of the user's alphabet, then those of the Latin one, and `#` for all other names.
  public let sectionTitles: [String]
  /// What an index beside the list shows: the titles of the sections.
  public var sectionIndexTitles: [String] { sectionTitles }

  /// The collation of the user's language.
  open class func current() -> UILocalizedIndexedCollation { shared }

  package init(locale: Locale) {
    self.locale = locale
    let own = Self.letters(of: locale.language.languageCode?.identifier ?? "")
    let latin = Self.latin.filter { !own.contains($0) }
    sectionTitles = ((own.first?.isASCII == true ? own : own + latin) + "#").map(String.init)
    super.init()
  }

  private static let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

  /// The letters of a language's alphabet that are not forms of others in its dictionaries.
  private static func letters(of language: String) -> String {
    switch language {
    case "sv", "fi": latin + "ÅÄÖ"
    case "da", "nb", "nn", "no": latin + "ÆØÅ"
    case "es": "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"
    case "ru": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯ"
    case "uk": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ"
    case "bg": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЮЯ"
    case "el": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"
    case "he": "אבגדהוזחטיכלמנסעפצקרשת"
    default: latin
    }
  }

  /// The section that an entry of the index belongs to: the one of the same place.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - selector: The method without arguments, or the stored property, that gives the object's name.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let last = sectionTitles.count - 1
    guard let letter = name(of: object, selector).first.map({ String($0).uppercased(with: locale) }) else {
      return last
    }
    if let section = sectionTitles.firstIndex(of: letter) { return section }
    // A letter with a mark is that letter, unless the language has it in its alphabet.
    let plain = letter.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: locale)
    return sectionTitles.firstIndex(of: plain) ?? last
  }

  /// The objects in the order of their names.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (object: $0, name: name(of: $0, selector)) }
      .sorted { $0.name.compare($1.name, options: .caseInsensitive, range: nil, locale: locale) == .orderedAscending }
      .map(\.object)
  }

  /// The text that a method returns, or that a stored property of the name contains; empty for none.
  private func name(of object: Any, _ selector: Selector) -> String {
    if case .returned(let value) = selector.perform(on: object) { return value as? String ?? "" }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let value = current.children.first(where: { $0.label == selector.description })?.value {
        return value as? String ?? ""
      }
      mirror = current.superclassMirror
    }
    return ""
  }
}
