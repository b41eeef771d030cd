/// What the files of a target declare, as far as other files of the target depend on it.
struct DeclaredNames {
  /// The methods that `@objc` protocols of the target declare as optional.
  private(set) var optionalMethods: Set<String> = []
  /// Variables of closures, which are called like optional methods.
  private(set) var closures: Set<String> = []
  /// The classes of views with properties that are marked for appearances.
  private(set) var appearances: Set<String> = []
  /// The selectors of methods, by the methods' names without labels.
  private var selectors: [String: Set<String>] = [:]

  init(of sources: [CodeStructure]) {
    for source in sources { collect(source) }
  }

  /// The selector of the only method of this name; nil when there is none or another.
  func selector(of method: String) -> String? {
    guard let names = selectors[method], names.count == 1 else { return nil }
    return names.first
  }

  private mutating func collect(_ source: CodeStructure) {
    for (index, token) in source.tokens.enumerated() where token.kind == .word {
      switch token.text {
      case "var", "let":
        if let name = source[index + 1], name.kind == .word, source[index + 2]?.is(":") == true,
          let type = source[index + 3], type.is("(") || type.is("@")
        {
          closures.insert(name.text)
        }
      case "func":
        collectMethod(at: index, of: source)
      case "class":
        if let view = AppearanceClass(at: index, of: source) { appearances.insert(view.name) }
      default: break
      }
    }
  }

  private mutating func collectMethod(at index: Int, of source: CodeStructure) {
    guard let name = source[index + 1], name.kind == .word else { return }
    let modifiers = source.modifiers(before: index)
    if modifiers.contains("optional") { optionalMethods.insert(name.text) }
    if modifiers.contains("objc"),
      let open = (index + 2..<source.tokens.count).first(where: { source.tokens[$0].opens }),
      source.tokens[open].is("(")
    {
      selectors[name.text, default: []].insert(
        SelectorName.text(of: name.text, labels: source.parameterLabels(at: open)))
    }
  }
}

extension CodeStructure {
  /// The names of the modifiers and attributes in front of the keyword of a declaration.
  func modifiers(before index: Int) -> Set<String> {
    var names: Set<String> = []
    var place = index - 1
    while let token = self[place] {
      if token.closes, token.is(")"), let start = partner(of: place) {
        place = start - 1
      } else if token.kind == .word, Self.modifiers.contains(token.text) || self[place - 1]?.is("@") == true {
        names.insert(token.text)
        place -= self[place - 1]?.is("@") == true ? 2 : 1
      } else {
        return names
      }
    }
    return names
  }

  static let modifiers: Set = [
    "public", "open", "internal", "package", "private", "fileprivate", "final", "override", "static", "class",
    "optional", "dynamic", "weak", "unowned", "lazy", "mutating", "nonisolated", "convenience", "required", "indirect",
  ]

  /// The labels of the parameters in the parentheses; `_` for none.
  func parameterLabels(at open: Int) -> [String] {
    guard let close = partner(of: open), close > open + 1 else { return [] }
    var labels: [String] = []
    var place = open + 1
    var isStart = true
    while place < close {
      let token = tokens[place]
      if isStart, token.kind == .word {
        labels.append(token.text)
        isStart = false
      } else if token.opens, let end = partner(of: place) {
        place = end
      } else if token.is(",") {
        isStart = true
      }
      place += 1
    }
    return labels
  }
}
