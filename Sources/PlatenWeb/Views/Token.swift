#if Web
/// Identifiers that can't be guessed: 128 bits of the system's generator, in base 32.
enum Token {
  private static let digits = Array("abcdefghijklmnopqrstuvwxyz234567")

  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    var token = ""
    for _ in 0..<26 { token.append(digits[Int.random(in: 0..<32, using: &generator)]) }
    return token
  }

  /// Whether a text that came over the network can be a token at all.
  static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count == 26
      && text.utf8.allSatisfy { ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")) || ($0 >= 50 && $0 <= 55) }
  }
}
#endif
