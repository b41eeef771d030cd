/// The kind of an edit that a live format rewrites. Undo groups and the caret's bias depend on it.
public enum EditKind: Equatable, Hashable, Sendable {
  case typing
  case pasting
  case deletingBackward
  case deletingForward
  case replacing
  case cutting
  /// The text of an input method, at the end of its composition.
  case composing

  /// Whether the edit only deletes text.
  public var isDeletion: Bool {
    self == .deletingBackward || self == .deletingForward || self == .cutting
  }
}

/// A live format: the functions with which a field rewrites its text after every edit.
///
/// It has closures and is no protocol, so that formats from Foundation work with a session that also compiles as
/// Embedded Swift. A format never receives text that an input method is still composing.
///
/// The session places the caret by one rule. It counts the significant units left of the edit; the caret may be at the
/// positions in the new text with the same count on their left; the bias chooses one of them.
public struct EditFormat: Sendable {
  /// An edit to format.
  public struct Request: Sendable {
    /// The text before the edit, as the format left it.
    public var before: String
    /// The units of `before` that were typed.
    public var significance: Significance
    /// The UTF-16 range of `before` that the edit replaces, on grapheme cluster boundaries.
    public var range: Range<Int>
    /// The text that replaces the range; empty for a deletion.
    public var replacement: String
    /// The kind of the edit.
    public var kind: EditKind
    /// The ``EditFormat/Output/memory`` of the edit before; 0 if the caret has moved since.
    public var memory: UInt8

    /// Creates a request. A session creates them; tests of a format may.
    public init(
      before: String, significance: Significance, range: Range<Int>, replacement: String, kind: EditKind,
      memory: UInt8 = 0
    ) {
      self.before = before
      self.significance = significance
      self.range = range
      self.replacement = replacement
      self.kind = kind
      self.memory = memory
    }
  }

  /// A formatted text.
  public struct Output: Sendable {
    /// The formatted text.
    public var text: String
    /// The units of ``text`` that were typed.
    public var significance: Significance
    /// The number of significant units of `text` left of the edit's end, including those that the format added (zero
    /// padding, clamping).
    public var significantBefore: Int
    /// The UTF-16 offsets that a caret may take, which excludes a prefix and a suffix. `nil`, the default, allows all.
    public var fence: ClosedRange<Int>?
    /// The UTF-16 offset of the caret, instead of the rule's; `nil`, the default, for the rule.
    public var caret: Int?
    /// What the format has to know at the next edit and can't read from the text; 0, the default, for nothing. Its
    /// meaning is the format's own.
    public var memory: UInt8
    /// Whether the edit is refused: of this output only the memory is used.
    package private(set) var isRefusal = false

    /// Refuses an edit, and remembers something of it.
    package static func refusal(memory: UInt8) -> Output {
      var output = Output(text: "", significance: Significance(), significantBefore: 0, memory: memory)
      output.isRefusal = true
      return output
    }

    /// Creates an output.
    public init(
      text: String, significance: Significance, significantBefore: Int, fence: ClosedRange<Int>? = nil,
      caret: Int? = nil, memory: UInt8 = 0
    ) {
      self.text = text
      self.significance = significance
      self.significantBefore = significantBefore
      self.fence = fence
      self.caret = caret
      self.memory = memory
    }
  }

  /// Whether insertions that continue one another are read as one text, so that typing key by key gives what pasting
  /// gives. ``reformat`` then receives all that was inserted since the caret was last set, as one replacement of the text
  /// before it, with the kind of the last insertion.
  public var readsRuns: Bool
  /// Changes the value of the part at a caret by one, up or down, for texts of parts such as dates. The commands that
  /// move the caret up and down in a field of one line do this then. `nil` for other formats, the default; an output of
  /// `nil` if there is no other value.
  public var step: (@Sendable (_ text: String, _ caret: Int, _ isUp: Bool) -> Output?)?
  /// Formats an edit. `nil` refuses it: the field stays as it was.
  public var reformat: @Sendable (Request) -> Output?
  /// Formats a text that the program wrote.
  public var adopt: @Sendable (String) -> Output
  /// The bias of the caret for fields that set none.
  public var bias: EditingOptions.Bias
  #if !hasFeature(Embedded)
  /// Describes the format as data, for an editing core in another place; `nil` for a format that only its functions
  /// define.
  package var describe: (@Sendable () -> String?)?
  #endif

  /// Creates a format from its functions.
  public init(
    bias: EditingOptions.Bias = EditingOptions.Bias(insert: .before, delete: .nearest),
    readsRuns: Bool = false,
    step: (@Sendable (_ text: String, _ caret: Int, _ isUp: Bool) -> Output?)? = nil,
    adopt: @escaping @Sendable (String) -> Output,
    reformat: @escaping @Sendable (Request) -> Output?
  ) {
    self.bias = bias
    self.readsRuns = readsRuns
    self.step = step
    self.adopt = adopt
    self.reformat = reformat
  }
}

extension EditFormat.Request {
  /// The significant characters on both sides of the replaced range, and the number of other characters between those
  /// on the left and the range.
  package var keptCharacters: (left: [Character], passed: Int, right: [Character]) {
    var left: [Character] = []
    var right: [Character] = []
    var passed = 0
    var offset = 0
    for character in before {
      if significance.contains(offset) {
        if offset < range.lowerBound {
          left.append(character)
          passed = 0
        } else if offset >= range.upperBound {
          right.append(character)
        }
      } else if offset < range.lowerBound {
        passed += 1
      }
      offset += character.utf16Count
    }
    return (left, passed, right)
  }
}
