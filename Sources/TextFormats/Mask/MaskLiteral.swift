import Synchronization
import TextEditing

/// A literal pattern with options. Each is compiled once: a view's body evaluates it at each key.
struct MaskLiteral: Hashable, @unchecked Sendable {
  // Unchecked: the text of a `StaticString` is constant, and never released.
  private let pattern: UnsafePointer<UInt8>
  private let count: Int
  private let literals: InputMask.Literals
  private let fill: InputMask.Fill
  private let guide: Character?

  private static let compiled = Mutex<[MaskLiteral: InputMask]>([:])

  init(
    _ pattern: StaticString, _ literals: InputMask.Literals, _ fill: InputMask.Fill, _ guide: Character?
  ) {
    self.pattern = pattern.utf8Start
    count = pattern.utf8CodeUnitCount
    self.literals = literals
    self.fill = fill
    self.guide = guide
  }

  /// The mask of the default tokens.
  var mask: InputMask {
    get throws {
      if let mask = Self.compiled.withLock({ $0[self] }) { return mask }
      let text = String(decoding: UnsafeBufferPointer(start: pattern, count: count), as: UTF8.self)
      let mask = try InputMask(text, literals: literals, fill: fill, guide: guide)
      Self.compiled.withLock { $0[self] = mask }
      return mask
    }
  }
}
