/// Chooses among the patterns of a mask by the first digits of what is typed, as payment cards are distinguished.
public struct PrefixChoice: Equatable, Sendable {
  /// First digits, and the pattern for texts that begin with them.
  public struct Rule: Equatable, Sendable {
    /// The number of digits that are compared.
    public var digits: Int
    /// The least and the greatest number that they may be.
    public var range: ClosedRange<Int>
    /// The index of the pattern.
    public var pattern: Int

    /// Creates a rule.
    public init(digits: Int, range: ClosedRange<Int>, pattern: Int) {
      self.digits = digits
      self.range = range
      self.pattern = pattern
    }
  }

  /// The rules, of which the first that fits is used.
  public var rules: [Rule]
  /// The index of the pattern for texts that fit none.
  public var otherwise: Int

  /// Creates a choice.
  public init(_ rules: [Rule], otherwise: Int) {
    self.rules = rules
    self.otherwise = otherwise
  }

  /// The index of the pattern for the typed characters.
  public func pattern(for raw: String) -> Int {
    for rule in rules {
      var value = 0
      var count = 0
      for byte in raw.utf8 where count < rule.digits {
        guard byte >= 0x30, byte <= 0x39 else { break }
        value = value * 10 + Int(byte - 0x30)
        count += 1
      }
      if count == rule.digits, rule.range.contains(value) { return rule.pattern }
    }
    return otherwise
  }
}
