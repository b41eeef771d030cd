import TextEditing

/// A field in the module: the same session that a native front end has, behind text commands.
public struct ModuleField {
  public private(set) var session: EditingSession

  /// A field from its description; `nil` if that is malformed.
  public init?(spec: String) {
    guard let session = ModuleSpec(spec).session() else { return nil }
    self.session = session
  }

  /// What a command did, as bits.
  public struct Flags: OptionSet, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let text = Flags(rawValue: 1)
    public static let selection = Flags(rawValue: 2)
    public static let marked = Flags(rawValue: 4)
    public static let refused = Flags(rawValue: 8)
    /// The command could not be read.
    public static let malformed = Flags(rawValue: 16)
    /// Text for the clipboard is in ``ModuleField/copied``.
    public static let copied = Flags(rawValue: 32)
  }

  /// The text that the last cut or copy gave.
  public private(set) var copied = ""

  /// Carries out a command.
  public mutating func perform(_ command: String) -> Flags {
    guard let command = ModuleCommand.read(command) else { return .malformed }
    return flags(session.perform(command))
  }

  /// Writes the text from the program, with the caret kept by the common suffix if `keepsCaret` says so.
  public mutating func setText(_ text: String, keepsCaret: Bool) -> Flags {
    flags(session.setText(text, caret: keepsCaret ? .keepSuffix : .end))
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
