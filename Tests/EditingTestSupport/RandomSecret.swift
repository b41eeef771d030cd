/// A random password that is nowhere in the memory of the process as such: it is kept encrypted and given out by
/// characters.
public struct RandomSecret: Sendable {
  private let encrypted: [UInt8]
  private static let key: UInt8 = 0x80

  /// Makes a secret of printable ASCII characters.
  public init(count: Int = 40) {
    encrypted = (0..<count).map { _ in UInt8.random(in: 0x21...0x7E) ^ Self.key }
  }

  /// The number of characters.
  public var count: Int { encrypted.count }
  /// A character as a code unit.
  public subscript(index: Int) -> UInt8 { encrypted[index] ^ Self.key }
  /// A character.
  public func character(_ index: Int) -> Character { Character(Unicode.Scalar(self[index])) }

  /// The whole, in memory that belongs to the caller.
  public func string() -> String {
    String(unsafeUninitializedCapacity: max(count, 64)) { buffer in
      for index in 0..<count { buffer.initializeElement(at: index, to: self[index]) }
      return count
    }
  }
}
