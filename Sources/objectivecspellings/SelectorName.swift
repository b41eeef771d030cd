/// The names that Objective-C gives to methods.
enum SelectorName {
  /// `changed(_:)` is `changed:`, `change(text:range:)` is `changeWithText:range:`.
  static func text(of method: String, labels: [String]) -> String {
    let method = method.filter { $0 != "`" }
    guard let first = labels.first else { return method }
    var name = method
    if first != "_" {
      let prepositions = ["with", "for", "from", "to", "in", "at", "by", "of", "on", "using"]
      let isPhrase = prepositions.contains {
        first == $0 || first.hasPrefix($0) && first.dropFirst($0.count).first?.isUppercase == true
      }
      name += (isPhrase ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return labels.dropFirst().reduce(name + ":") { $0 + ($1 == "_" ? "" : $1) + ":" }
  }
}
