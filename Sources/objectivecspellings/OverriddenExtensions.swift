/// Moves the members of a class's extensions into the class where a subclass overrides one of them, or one overrides
/// another: extensions can declare only Objective-C's methods for that.
///
/// An extension is moved as a whole, into the class in the same file. The lines of its members keep their numbers by
/// `#sourceLocation`.
struct OverriddenExtensions {
  private let code: CodeStructure
  private let path: String
  private let overridden: Set<String>

  /// The sources of a target with their extensions moved. `paths` are the names of their files.
  static func move(in sources: [String], paths: [String]) -> [String] {
    let structures = sources.map { CodeStructure($0) }
    let overridden = structures.reduce(into: Set<String>()) { names, code in
      for index in code.tokens.indices where code.isMethod(at: index) {
        if code.modifiers(before: index).contains("override") { names.insert(code.tokens[index + 1].text) }
      }
    }
    guard !overridden.isEmpty else { return sources }
    return zip(structures, paths).map { OverriddenExtensions(code: $0, path: $1, overridden: overridden).moved() }
  }

  private func moved() -> String {
    let types = code.tokens.indices.compactMap { TypeBody(code, keyword: $0) }
    var edits = SourceEdits()
    var members: [Int: String] = [:]
    for type in types where type.isPlainExtension && declaresOverridden(type) {
      guard let owner = types.first(where: { $0.isClass && $0.name == type.name && $0.close < type.keyword }) else {
        continue
      }
      let body = code.tokens[type.open].range.upperBound..<code.tokens[type.close].range.lowerBound
      members[owner.close, default: ""] += location(of: type.open) + code.source(body)
      edits.replace(body, with: "", in: code.source)
    }
    guard !members.isEmpty else { return code.source(0..<code.source.count) }
    for (close, text) in members { edits.insert(text + location(of: close), at: code.tokens[close].range.lowerBound) }
    return String(decoding: edits.apply(to: code.source), as: UTF8.self)
  }

  /// Whether the extension has a method that a subclass overrides, or that overrides another one.
  private func declaresOverridden(_ type: TypeBody) -> Bool {
    (type.open..<type.close).contains { index in
      code.isMethod(at: index) && code.enclosingBrace(of: index) == type.open
        && overridden.contains(code.tokens[index + 1].text)
    }
  }

  /// Has what follows be at the line of a token.
  private func location(of index: Int) -> String {
    let line = code.source[..<code.tokens[index].range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    return "\n#sourceLocation(file: \(path), line: \(line))\n"
  }
}

/// A class or an extension at the top of a file, with its braces.
private struct TypeBody {
  let keyword: Int
  let name: String
  let open: Int
  let close: Int
  let isClass: Bool
  /// An extension without an access level, which its members would lose, and without conditions.
  let isPlainExtension: Bool

  init?(_ code: CodeStructure, keyword: Int) {
    let word = code.tokens[keyword]
    guard word.is("class") || word.is("extension"), let name = code[keyword + 1], name.kind == .word,
      code.enclosingBrace(of: keyword) == nil,
      let open = (keyword + 1..<code.tokens.count).first(where: { code.tokens[$0].is("{") }),
      let close = code.partner(of: open)
    else { return nil }
    self.keyword = keyword
    self.name = name.text
    self.open = open
    self.close = close
    isClass = word.is("class")
    let isConditional = (keyword..<open).contains { code.tokens[$0].is("where") || code.tokens[$0].is(".") }
    let levels: Set = ["public", "package", "internal", "private", "fileprivate"]
    isPlainExtension =
      word.is("extension") && !isConditional && code.modifiers(before: keyword).isDisjoint(with: levels)
  }
}

extension CodeStructure {
  /// Whether the token is the keyword of a method with a name.
  fileprivate func isMethod(at index: Int) -> Bool {
    tokens[index].is("func") && tokens[index].kind == .word && self[index + 1]?.kind == .word
  }
}
