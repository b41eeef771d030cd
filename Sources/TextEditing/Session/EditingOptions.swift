/// The rules of editing in a field. They can change at any time.
public struct EditingOptions: Equatable, Sendable {
  /// The effect of Backspace at a character that the live format inserted.
  public enum LiteralDeletion: Equatable, Hashable, Sendable {
    /// Deletes the nearest typed character on that side.
    case delete
    /// Moves the caret over the character and deletes nothing.
    case skip
  }

  /// Chooses the caret's position after a live format among those with the same typed characters on their left.
  public struct Bias: Equatable, Hashable, Sendable {
    /// One of the possible positions.
    public enum Side: Equatable, Hashable, Sendable {
      /// The leftmost position.
      case before
      /// The rightmost position.
      case after
      /// The position nearest to the edit.
      case nearest
    }

    /// The choice after an insertion; `nil` for the format's own.
    public var insert: Side?
    /// The choice after a deletion; `nil` for the format's own.
    public var delete: Side?

    /// Creates a bias, by default the format's own.
    public init(insert: Side? = nil, delete: Side? = nil) {
      self.insert = insert
      self.delete = delete
    }
  }

  /// The effect of the left and the right arrow in text of both directions.
  public enum Movement: Equatable, Hashable, Sendable {
    /// Left goes towards the start of the text and right towards its end.
    case logical
    /// Left and right move on the screen, in the order of Unicode Annex 9. A selection stays contiguous in the text.
    /// Movement by word and line follows the direction of the line.
    case visual
  }

  /// The typed letters that become capitals.
  public enum Capitalization: Equatable, Hashable, Sendable {
    /// None.
    case none
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case allCharacters
  }

  /// Whether the text may contain line breaks that the user types or pastes. Otherwise a line break that is typed alone
  /// is refused, those at the ends of a text are left out, and others become a space, as a tab does. False by default.
  public var isMultiline: Bool
  /// Whether the text is secret: it can't be copied or cut, has no undo, and counts as one word. False by default.
  public var isSecure: Bool
  /// The largest number of grapheme clusters that the user can enter; `nil`, the default, for no limit. A program may
  /// write more.
  public var limit: Int?
  /// Whether typing replaces the characters after the caret. False by default.
  public var overwrite: Bool
  /// The effect of Backspace at a character of the live format, ``LiteralDeletion/delete`` by default.
  public var backspaceOverLiteral: LiteralDeletion
  /// Whether a Backspace that the program reverts by rewriting the text deletes the character before the literals
  /// instead, as with a live format. False by default.
  public var deletesPastRestored: Bool
  /// The capitalization of single typed letters; pasted, composed and secure text stays as it is.
  /// ``Capitalization/none`` by default.
  public var capitalization: Capitalization
  /// The caret's position after a live format; by default the format decides.
  public var bias: Bias
  /// The number of undo steps that are kept at least; up to half as many more may be. 1,000 by default.
  public var undoDepth: Int
  /// The effect of the left and the right arrow, ``Movement/logical`` by default.
  public var movement: Movement

  /// Creates options. Without arguments, those of a field for one line of text.
  public init(
    isMultiline: Bool = false,
    isSecure: Bool = false,
    limit: Int? = nil,
    overwrite: Bool = false,
    backspaceOverLiteral: LiteralDeletion = .delete,
    bias: Bias = Bias(),
    undoDepth: Int = 1_000,
    movement: Movement = .logical,
    deletesPastRestored: Bool = false,
    capitalization: Capitalization = .none
  ) {
    self.isMultiline = isMultiline
    self.isSecure = isSecure
    self.limit = limit
    self.overwrite = overwrite
    self.backspaceOverLiteral = backspaceOverLiteral
    self.bias = bias
    self.undoDepth = undoDepth
    self.movement = movement
    self.deletesPastRestored = deletesPastRestored
    self.capitalization = capitalization
  }
}
