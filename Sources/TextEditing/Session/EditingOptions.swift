/// How a field behaves. All can change at any time.
public struct EditingOptions: Equatable, Sendable {
  /// What backspace does at a character that a live format put there.
  public enum LiteralDeletion: Equatable, Hashable, Sendable {
    /// Deletes the nearest typed character on that side.
    case delete
    /// Only moves the caret over it.
    case skip
  }

  /// Where a live format leaves the caret among the places with the same typed characters on their left.
  public struct Bias: Equatable, Hashable, Sendable {
    public enum Side: Equatable, Hashable, Sendable {
      /// The leftmost place.
      case before
      /// The rightmost place.
      case after
      /// The place nearest to where the edit happened.
      case nearest
    }

    /// `nil` takes the format's own choice.
    public var insert: Side?
    /// `nil` takes the format's own choice.
    public var delete: Side?

    public init(insert: Side? = nil, delete: Side? = nil) {
      self.insert = insert
      self.delete = delete
    }
  }

  /// What the left and the right arrow do in text of both directions.
  public enum Movement: Equatable, Hashable, Sendable {
    /// Left goes towards the start of the text and right towards its end.
    case logical
    /// They go to the left and to the right on the screen, as Unicode Annex 9 orders the text. A selection stays a run of
    /// the text. By word and line the direction of the line decides.
    case visual
  }

  /// Whether line breaks can be typed.
  public var isMultiline: Bool
  /// No copy, no cut, no undo, words not told apart.
  public var isSecure: Bool
  /// The most grapheme clusters that typing and pasting can reach. A program may write more.
  public var limit: Int?
  /// Typing replaces what follows the caret.
  public var overwrite: Bool
  public var backspaceOverLiteral: LiteralDeletion
  public var bias: Bias
  /// How many undo steps are kept at least; half as many again may be.
  public var undoDepth: Int
  public var movement: Movement

  public init(
    isMultiline: Bool = false,
    isSecure: Bool = false,
    limit: Int? = nil,
    overwrite: Bool = false,
    backspaceOverLiteral: LiteralDeletion = .delete,
    bias: Bias = Bias(),
    undoDepth: Int = 1_000,
    movement: Movement = .logical
  ) {
    self.isMultiline = isMultiline
    self.isSecure = isSecure
    self.limit = limit
    self.overwrite = overwrite
    self.backspaceOverLiteral = backspaceOverLiteral
    self.bias = bias
    self.undoDepth = undoDepth
    self.movement = movement
  }
}
