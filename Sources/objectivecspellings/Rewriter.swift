/// Writes what only the Objective-C runtime can do in Swift that Linux compiles, and has the conditions for iOS and for
/// the runtime hold.
/// Comments, strings and everything else stay as they are, and each line keeps its number.
struct Rewriter {
  let code: CodeStructure
  let names: DeclaredNames
  /// The system whose conditions hold.
  let platform: String
  /// Whether a condition of the source is about Linux.
  private let knowsLinux: Bool
  var edits = SourceEdits()

  /// The files of a target, rewritten. They are read together because one may call what another declares.
  static func rewrite(_ sources: [String]) -> [String] {
    let structures = sources.map { CodeStructure(Array($0.utf8)) }
    let names = DeclaredNames(of: structures)
    let platform = platform(of: structures)
    return structures.map { structure in
      var rewriter = Rewriter(code: structure, names: names, platform: platform)
      rewriter.run()
      return String(decoding: rewriter.edits.apply(to: structure.source), as: UTF8.self)
    }
  }

  private init(code: CodeStructure, names: DeclaredNames, platform: String) {
    self.code = code
    self.names = names
    self.platform = platform
    knowsLinux = code.tokens.indices.contains { index in
      code.tokens[index].is("Linux") && code[index - 2]?.is("os") == true
    }
  }

  private mutating func run() {
    for (index, token) in code.tokens.enumerated() {
      switch token.text {
      case "selector" where token.kind == .word: rewriteSelector(at: index)
      case "keyPath" where token.kind == .word: rewriteKeyPath(at: index)
      case "protocol" where token.kind == .word: rewriteProtocol(at: index)
      case "class" where token.kind == .word:
        rewriteAppearance(at: index)
        rewriteObserver(at: index)
      case "dynamic" where token.kind == .word: removeDynamic(at: index)
      case "@" where token.kind == .sign: removeAttribute(at: index)
      case "?" where token.kind == .sign: rewriteOptionalCall(at: index)
      case platform where token.kind == .word && !knowsLinux: rewritePlatform(at: index)
      case "func" where token.kind == .word: rewriteNumberOperator(at: index)
      case "Formatter" where token.kind == .word: rewriteFormatter(at: index)
      case "import" where token.kind == .word: rewriteImport(at: index)
      case "os" where token.kind == .word: rewriteLogCondition(at: index)
      case "ObjectiveC" where token.kind == .word: rewriteRuntime(at: index)
      default: break
      }
    }
  }

  /// Removes tokens together with one blank after them.
  mutating func remove(_ range: ClosedRange<Int>) {
    let start = code.tokens[range.lowerBound].range.lowerBound
    var end = code.tokens[range.upperBound].range.upperBound
    if end < code.source.count, code.source[end] == UInt8(ascii: " ") { end += 1 }
    edits.replace(start..<end, with: "", in: code.source)
  }

  // MARK: attributes and modifiers

  private static let attributes: Set = [
    "objc", "nonobjc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSCopying",
  ]

  private mutating func removeAttribute(at index: Int) {
    guard let name = code[index + 1], name.kind == .word else { return }
    // The compiler finds no such function on Linux, and crashes.
    if name.is("UIApplicationMain") || name.is("NSApplicationMain") {
      return edits.replace(name.range, with: "main", in: code.source)
    }
    // A closure is one of Swift's.
    if name.is("convention"), code[index + 2]?.is("(") == true, code[index + 3]?.is("block") == true {
      return remove(index...index + 4)
    }
    guard Self.attributes.contains(name.text) else { return }
    var end = index + 1
    if name.is("objc"), code[end + 1]?.is("(") == true, let close = code.partner(of: end + 1) {
      end = close
    }
    remove(index...end)
  }

  private mutating func removeDynamic(at index: Int) {
    guard code[index - 1]?.is(".") != true, let next = code[index + 1], !code.beginsLine(index + 1) || next.is("@")
    else {
      return
    }
    let isModifier =
      ["func", "var", "let", "subscript", "init", "@"].contains(next.text)
      || CodeStructure.modifiers.contains(next.text)
    if isModifier { remove(index...index) }
  }
}
