/// What kind of edit a live format is asked about; undo groups and caret bias depend on it.
public enum EditKind: Equatable, Hashable, Sendable {
  case typing
  case pasting
  case deletingBackward
  case deletingForward
  case replacing
  case cutting
  /// An input method's text, at the end of its composition.
  case composing

  /// Whether the edit only takes text away.
  public var isDeletion: Bool {
    self == .deletingBackward || self == .deletingForward || self == .cutting
  }
}

/// A live format: how a field rewrites its text after every edit.
///
/// Closures rather than a protocol, so that formats from Foundation plug into a session that also compiles as
/// Embedded Swift. A format never sees text that an input method is still composing.
///
/// The session places the caret by one rule. It counts the significant units left of the edit; the legal carets are
/// the places in the new text with the same count on their left; the bias picks one of them.
public struct EditFormat: Sendable {
  /// An edit to format.
  public struct Request: Sendable {
    /// The text before the edit, as the format left it.
    public var before: String
    /// Which units of `before` were typed.
    public var significance: Significance
    /// The UTF-16 range of `before` that the edit replaces, on grapheme cluster boundaries.
    public var range: Range<Int>
    public var replacement: String
    public var kind: EditKind

    public init(
      before: String, significance: Significance, range: Range<Int>, replacement: String, kind: EditKind
    ) {
      self.before = before
      self.significance = significance
      self.range = range
      self.replacement = replacement
      self.kind = kind
    }
  }

  /// A formatted text.
  public struct Output: Sendable {
    public var text: String
    public var significance: Significance
    /// How many significant units of `text` lie left of the edit's end. A format that adds or drops significant
    /// characters (zero padding, clamping) counts them in.
    public var significantBefore: Int
    /// The UTF-16 offsets a caret may take, which fences off a prefix and a suffix. `nil` allows all.
    public var fence: ClosedRange<Int>?
    /// Overrides the rule.
    public var caret: Int?

    public init(
      text: String, significance: Significance, significantBefore: Int, fence: ClosedRange<Int>? = nil,
      caret: Int? = nil
    ) {
      self.text = text
      self.significance = significance
      self.significantBefore = significantBefore
      self.fence = fence
      self.caret = caret
    }
  }

  /// Formats an edit, or refuses it with `nil`: the field then stays as it was.
  public var reformat: @Sendable (Request) -> Output?
  /// Takes in a text that a program wrote.
  public var adopt: @Sendable (String) -> Output
  /// The caret bias for fields that set none.
  public var bias: EditingOptions.Bias

  public init(
    bias: EditingOptions.Bias = EditingOptions.Bias(insert: .before, delete: .nearest),
    adopt: @escaping @Sendable (String) -> Output,
    reformat: @escaping @Sendable (Request) -> Output?
  ) {
    self.bias = bias
    self.adopt = adopt
    self.reformat = reformat
  }
}

extension EditFormat.Request {
  /// The significant characters on either side of what the edit replaces.
  package var keptCharacters: (left: [Character], right: [Character]) {
    var left: [Character] = []
    var right: [Character] = []
    var offset = 0
    for character in before {
      if significance.contains(offset) {
        if offset < range.lowerBound {
          left.append(character)
        } else if offset >= range.upperBound {
          right.append(character)
        }
      }
      offset += character.utf16.count
    }
    return (left, right)
  }
}
