/// The names of the symbols that Xcode generates for assets.
enum AssetSymbolName {
  /// The symbol of a set: `Brand Color` is `brand`, `ic_back-24` is `icBack24`, `10e` is `_10E`, `UIAccent` is `uiAccent`.
  /// The suffix of the kind is dropped where something is left, and a name of capitals alone stays as it is.
  static func text(of name: String, dropping suffix: String) -> String {
    var name = joined(name)
    if name.hasSuffix(suffix), name.count > suffix.count { name = String(name.dropLast(suffix.count)) }
    return identifier(lowercasingStart(of: name))
  }

  /// The type of a group that provides a namespace: `my icons` is `MyIcons`.
  static func type(of name: String) -> String {
    let name = joined(name)
    return identifier(name.prefix(1).uppercased() + name.dropFirst())
  }

  /// The letters and digits, with a capital at the start of each word but the first, and after each digit.
  private static func joined(_ name: String) -> String {
    var result = ""
    var isStart = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        isStart = !result.isEmpty
        continue
      }
      let capitalizes = isStart || result.last?.isNumber == true
      result += capitalizes && character.isLetter ? character.uppercased() : String(character)
      isStart = false
    }
    return result
  }

  private static func lowercasingStart(of name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    if capitals.count == name.count, name.count > 1 { return name }
    // The last of several capitals begins the next word, unless a digit follows.
    let next = name.dropFirst(capitals.count).first
    let count = capitals.count > 1 && next?.isLetter == true ? capitals.count - 1 : capitals.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  private static func identifier(_ name: String) -> String {
    guard let first = name.first else { return "_" }
    if first.isNumber { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
