/// The one replacement that turns a text into another: what is left when the beginning and the end that both share
/// are set aside.
///
/// Offsets count UTF-16 code units and are on grapheme cluster boundaries of both texts, so that applying a delta cuts
/// neither a surrogate pair nor a cluster apart. Two spellings of one character are a difference: offsets into them
/// differ.
public struct TextDelta: Equatable, Hashable, Sendable {
  /// What is replaced in the older text.
  public var old: Range<Int>
  /// What replaces it, in the newer text.
  public var new: Range<Int>

  /// Creates a difference from the range that is replaced and the range that replaces it, both in UTF-16 offsets.
  public init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }

  /// The difference between two texts; `nil` where there is none.
  ///
  /// From `aa` to `aaa` the new `a` can be any of the three: it is the last unless a `caret` is given, an offset in the
  /// newer text. Then the replacement includes all changes up to the caret and ends there if it can, as it does when
  /// the user has typed it.
  public init?(from old: String, to new: String, caret: Int? = nil) {
    self.init(from: StringStorage(old), to: StringStorage(new), caret: caret)
  }

  /// The difference between two stored texts. Costs little where one long text was made from the other by edits.
  package init?<Storage: EditStorage>(from old: Storage, to new: Storage, caret: Int? = nil) {
    let shorter = min(old.utf8Count, new.utf8Count)
    let shared = new.sharedPrefix(with: old)
    var behind = shorter - shared
    if let caret { behind = min(new.utf8Count - new.utf8Offset(utf16: min(max(caret, 0), new.utf16Count)), shorter) }
    var suffix = new.sharedSuffix(with: old, limit: behind)
    let prefix = min(shared, shorter - suffix)
    if prefix + suffix == old.utf8Count, prefix + suffix == new.utf8Count { return nil }
    // The bytes from there on are the same in both texts, so that either shows whether a scalar begins there.
    while suffix > 0, !new.isScalarStart(utf8: new.utf8Count - suffix) { suffix -= 1 }
    let start = Self.start(old, new, new.utf16Offset(utf8: prefix))
    let tail = Self.tail(old, new, new.utf16Count - new.utf16Offset(utf8: new.utf8Count - suffix))
    self.old = start..<old.utf16Count - tail
    self.new = start..<new.utf16Count - tail
  }

  /// How often an end is moved on before all up to the end of the text counts as different: in a run of flags, one more
  /// or less moves every boundary.
  private static let mostSteps = 16

  /// The last boundary of both texts at or before an offset up to which they are the same.
  private static func start<Storage: EditStorage>(_ old: Storage, _ new: Storage, _ offset: Int) -> Int {
    var start = offset
    for _ in 0..<mostSteps {
      let lower = min(old.boundary(roundingDown: start), new.boundary(roundingDown: start))
      if lower == start { return start }
      start = lower
    }
    return 0
  }

  /// The most units of the end that is the same which begin on a boundary of both texts.
  private static func tail<Storage: EditStorage>(_ old: Storage, _ new: Storage, _ count: Int) -> Int {
    var tail = count
    for _ in 0..<mostSteps {
      let upper = max(
        old.boundary(roundingUp: old.utf16Count - tail) - old.utf16Count,
        new.boundary(roundingUp: new.utf16Count - tail) - new.utf16Count)
      if upper == -tail { return tail }
      tail = -upper
    }
    return 0
  }

  /// The piece of the newer text that replaces the older one's.
  package func inserted(of new: String) -> String { StringStorage(new).slice(self.new) }
}

extension EditStorage {
  /// Whether a UTF-16 offset lies in the text and between two scalars.
  package func isBetweenScalars(_ offset: Int) -> Bool {
    offset >= 0 && offset <= utf16Count && utf16Offset(utf8: utf8Offset(utf16: offset)) == offset
  }

  /// Whether a UTF-8 offset lies between two scalars.
  fileprivate func isScalarStart(utf8 offset: Int) -> Bool { utf8Offset(utf16: utf16Offset(utf8: offset)) == offset }
}
