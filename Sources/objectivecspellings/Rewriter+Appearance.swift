/// Appearances of a program's own views.
///
/// UIKit notes what is set in `Field.appearance()` by the runtime, for properties that are `dynamic`. Here the class gets
/// a stand-in of its type, and its properties note what is set in that.
extension Rewriter {
  /// `class Field: UITextField {…}` with an `init(frame:)`, and with properties that are `dynamic` and observed.
  mutating func rewriteAppearance(at index: Int) {
    guard let view = AppearanceClass(at: index, of: code) else { return }
    for (property, brace) in view.observers {
      let note = " _noteAppearance(\\\(view.name).\(property), self.\(property));"
      edits.insert(note, at: code.tokens[brace].range.upperBound)
    }
    let modifiers = code.modifiers(before: index)
    let access = ["public", "open"].contains(where: modifiers.contains) ? "public " : ""
    let make = "{ \(view.name)(frame: .zero) }"
    // UIKit's classes have the second method in extensions of a protocol, which nothing overrides.
    let override = names.appearances.contains(view.superclass) ? "override " : ""
    let parameter = "whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]"
    edits.insert(
      " \(access)override class func appearance() -> \(view.name) { _standIn \(make) };"
        + " \(access)\(override)class func appearance(\(parameter)) -> \(view.name)"
        + " { _standIn(whenContainedIn: containers) \(make) };",
      at: code.tokens[view.open].range.upperBound)
  }
}

/// A class of views with properties that are marked for appearances.
struct AppearanceClass {
  let name: String
  let superclass: String
  /// The brace of the class.
  let open: Int
  /// The properties, each with the brace of its `didSet`.
  let observers: [(property: String, brace: Int)]

  /// Nil for another class, and where the keyword `class` at a place is none of a declaration.
  init?(at index: Int, of code: CodeStructure) {
    guard let name = code[index + 1], name.kind == .word, code[index + 2]?.is(":") == true,
      let superclass = code[index + 3], superclass.kind == .word,
      let open = (index + 3..<code.tokens.count).first(where: { code.tokens[$0].is("{") }),
      let close = code.partner(of: open)
    else { return nil }
    let members = (open + 1..<close).filter { code.enclosingBrace(of: $0) == open }
    let hasFrame = members.contains { code.tokens[$0].is("init") && code[$0 + 2]?.is("frame") == true }
    let hasAppearance = members.contains { code.tokens[$0].is("func") && code[$0 + 1]?.is("appearance") == true }
    guard hasFrame, !hasAppearance else { return nil }
    observers = members.filter { code.tokens[$0].is("dynamic") }
      .compactMap { Self.observer(of: $0, before: close, code) }
    guard !observers.isEmpty else { return nil }
    self.name = name.text
    self.superclass = superclass.text
    self.open = open
  }

  /// The property that the modifier `dynamic` at a place is of, and the brace of its `didSet`.
  private static func observer(
    of index: Int, before limit: Int, _ code: CodeStructure
  ) -> (property: String, brace: Int)? {
    guard let keyword = (index..<min(index + 6, limit)).first(where: { code.tokens[$0].is("var") }),
      let name = code[keyword + 1], name.kind == .word,
      let open = (keyword..<limit).first(where: { code.tokens[$0].is("{") }),
      !(keyword + 1..<open).contains(where: { ["var", "let", "func", "init"].contains(code.tokens[$0].text) }),
      let end = code.partner(of: open),
      let observer = (open..<end).first(where: { code.tokens[$0].is("didSet") && code.enclosingBrace(of: $0) == open }),
      let brace = (observer..<end).first(where: { code.tokens[$0].is("{") })
    else { return nil }
    return (name.text, brace)
  }
}
