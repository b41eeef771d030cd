import Foundation
import TextFormats

/// Writes and reads the names of persons by the rules of their script and of a locale. Foundation's class of that name
/// can't be created on this platform.
///
/// Sources that import SwiftUI alone, and targets with the plugin FoundationExports, find this one.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of a name.
  public enum Style: Int, Sendable {
    /// As ``medium``.
    case `default`
    /// The nickname, or else the given name.
    case short
    /// Given and family name.
    case medium
    /// Every component but the nickname.
    case long
    /// Initials.
    case abbreviated
  }

  /// What else a name is written with.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The name as it is spoken, where its components have that.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The length of names, ``Style/default`` by default.
  open var style = Style.default
  /// Whether names are written as they are spoken, where their components have that. False by default.
  open var isPhonetic = false
  /// The locale whose order of given and family name is used; the user's for nil, the default.
  open var locale: Locale!

  /// Creates a formatter.
  public override init() { super.init() }

  /// Creates a formatter from an archive, by Foundation's initializer.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The name in the user's locale.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// The name.
  open func string(from components: PersonNameComponents) -> String {
    let spoken = isPhonetic ? components.phoneticRepresentation : nil
    return PersonNameComponents.FormatStyle(style: formatStyle, locale: locale ?? .autoupdatingCurrent)
      .format(spoken ?? components)
  }

  /// The components of a written name; nil for a text without a name.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    guard string.contains(where: { !$0.isWhitespace }) else { return nil }
    return try? PersonNameComponents.ParseStrategy(locale: locale ?? .autoupdatingCurrent).parse(string)
  }

  /// The name for its components; nil for any other value.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

  /// Writes the components of a name to `obj`; false for a text without a name.
  open override func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let components = personNameComponents(from: string) else { return false }
    obj?.pointee = components as AnyObject
    return true
  }

  private var formatStyle: PersonNameComponents.FormatStyle.Style {
    switch style {
    case .default, .medium: .medium
    case .short: .short
    case .long: .long
    case .abbreviated: .abbreviated
    }
  }
}
