import TextEditing

/// A field in the module: the editing session of native front ends with commands as text.
public struct ModuleField {
  /// The session of the field.
  public private(set) var session: EditingSession

  /// Creates a field from its description; `nil` if that is malformed, or needs the rules of all countries and there are
  /// none.
  package init?(spec: String, countries: CountryRules? = nil) {
    guard let session = ModuleSpec(spec).session(countries) else { return nil }
    self.session = session
  }

  /// The effects of a command, as bits.
  public struct Flags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int32

    /// Creates effects from bits.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The text changed.
    public static let text = Flags(rawValue: 1)
    /// The selection changed.
    public static let selection = Flags(rawValue: 2)
    /// The marked text changed.
    public static let marked = Flags(rawValue: 4)
    /// The command, or a part of it, was refused.
    public static let refused = Flags(rawValue: 8)
    /// The command could not be read.
    public static let malformed = Flags(rawValue: 16)
    /// ``ModuleField/copied`` holds text for the clipboard.
    public static let copied = Flags(rawValue: 32)
  }

  /// The text of the last cut or copy.
  public private(set) var copied = ""

  /// Performs a command.
  public mutating func perform(_ command: String) -> Flags {
    guard let command = ModuleCommand.read(command) else { return .malformed }
    return flags(session.perform(command))
  }

  /// Writes the text for the program. With `keepsCaret` it is a rewriting of the edited text, which keeps the selection;
  /// otherwise the caret moves to the end.
  public mutating func setText(_ text: String, keepsCaret: Bool) -> Flags {
    flags(keepsCaret ? session.perform(.rewrite(text)) : session.setText(text))
  }

  private mutating func flags(_ effects: [EditEffect]) -> Flags {
    var flags: Flags = []
    for effect in effects {
      switch effect {
      case .textChanged: flags.insert(.text)
      case .selectionChanged: flags.insert(.selection)
      case .markedChanged: flags.insert(.marked)
      case .refused: flags.insert(.refused)
      case .copy(let text):
        copied = text
        flags.insert(.copied)
      }
    }
    return flags
  }
}
