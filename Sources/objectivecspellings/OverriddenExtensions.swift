/// Has classes declare the members of their extensions that override one of a superclass, or that a subclass overrides:
/// extensions can declare only Objective-C's members for that.
///
/// The member stays in its extension under another name, where it sees what is private in its file, and the class gets
/// a declaration that calls it. The class and the extension may be in different files of the target. A member that an
/// extension of UIKit's or AppKit's class overrides replaces the class's own at run time; those that programs are known to
/// override so are dynamic.
struct OverriddenExtensions {
  private let structures: [CodeStructure]
  private let paths: [String]
  /// The names of all members that are declared as overrides somewhere.
  private let overridden: Set<String>
  private var edits: [SourceEdits]
  /// What is inserted in front of the closing braces of classes.
  private var declarations: [ClassPlace: String] = [:]

  /// A class at the top of a file, by the file and its closing brace.
  private struct ClassPlace: Hashable {
    let file: Int
    let close: Int
  }

  /// The sources of a target. `paths` are the names of their files, as literals.
  static func declare(in sources: [String], paths: [String]) -> [String] {
    var extensions = OverriddenExtensions(sources.map { CodeStructure($0) }, paths)
    guard !extensions.overridden.isEmpty else { return sources }
    extensions.run()
    return zip(extensions.structures, extensions.edits).map {
      String(decoding: $1.apply(to: $0.source), as: UTF8.self)
    }
  }

  private init(_ structures: [CodeStructure], _ paths: [String]) {
    self.structures = structures
    self.paths = paths
    edits = structures.map { _ in SourceEdits() }
    overridden = structures.reduce(into: []) { names, code in
      for index in code.tokens.indices where code.isMember(at: index) {
        if code.modifiers(before: index).contains("override") { names.insert(code.tokens[index + 1].text) }
      }
    }
  }

  private mutating func run() {
    let types = structures.map { code in code.tokens.indices.compactMap { TypeBody(code, keyword: $0) } }
    for (file, code) in structures.enumerated() {
      for type in types[file] where type.isPlainExtension {
        let places = places(of: type.name, in: types, near: file)
        if !places.isEmpty {
          for member in members(of: type, in: code) where member.observer == nil {
            declare(member, of: type.name, in: places, file)
          }
        } else if type.isOfUIKit {
          for member in members(of: type, in: code) where member.isOverride { replace(member, of: type.name, file) }
        }
      }
    }
    for (place, text) in declarations {
      let code = structures[place.file]
      edits[place.file].insert(
        text + location(of: place.close, place.file), at: code.tokens[place.close].range.lowerBound)
    }
  }

  /// The class of a name: in the same file, or in the only file of the target that has one. Conditions can have several of
  /// which one is compiled.
  private func places(of name: String, in types: [[TypeBody]], near file: Int) -> [ClassPlace] {
    let places = types.enumerated().flatMap { index, types in
      types.filter { $0.isClass && $0.name == name }.map { ClassPlace(file: index, close: $0.close) }
    }
    let near = places.filter { $0.file == file }
    return near.isEmpty && Set(places.map(\.file)).count == 1 ? places : near
  }

  /// The members of an extension that override another one, or that are overridden.
  private func members(of type: TypeBody, in code: CodeStructure) -> [ExtensionMember] {
    var members: [ExtensionMember] = []
    var index = type.open + 1
    while index < type.close {
      if code.isMember(at: index), overridden.contains(code.tokens[index + 1].text),
        let member = ExtensionMember(code, keyword: index)
      {
        members.append(member)
      }
      index = code.next(after: index)
    }
    return members
  }

  private mutating func declare(
    _ member: ExtensionMember, of type: String, in places: [ClassPlace], _ file: Int
  ) {
    let name = "_\(type)_\(member.name.filter { $0 != "`" })"
    for place in places {
      var text = location(of: member.start, file) + member.declaration(calling: name) + "\n"
      for condition in conditions(of: member, place, file).reversed() { text = "\n#if \(condition)\(text)#endif\n" }
      declarations[place, default: ""] += text
    }
    rename(member, to: name, file)
  }

  /// Has the member take the place of UIKit's or AppKit's, which is dynamic: in all objects of the class.
  private mutating func replace(_ member: ExtensionMember, of type: String, _ file: Int) {
    edits[file].insert(
      "@_dynamicReplacement(for: \(member.reference)) ", at: structures[file].tokens[member.start].range.lowerBound)
    rename(member, to: "_\(type)_\(member.name)", file)
    guard let observer = member.observer else { return }
    let code = structures[file]
    edits[file].replace(code.tokens[observer].range, with: "get { \(member.name) } set", in: code.source)
    edits[file].insert(
      " let oldValue = \(member.name); _ = oldValue; \(member.name) = newValue;",
      at: code.tokens[observer + 1].range.upperBound)
  }

  private mutating func rename(_ member: ExtensionMember, to name: String, _ file: Int) {
    let code = structures[file]
    edits[file].replace(code.tokens[member.keyword + 1].range, with: name, in: code.source)
    for modifier in member.start..<member.keyword
    where ["override", "open", "public"].contains(code.tokens[modifier].text) {
      let range = code.tokens[modifier].range
      edits[file].replace(range.lowerBound..<range.upperBound + 1, with: "", in: code.source)
    }
  }

  /// The conditions of `#if` in which the member is, and the class is not.
  private func conditions(of member: ExtensionMember, _ place: ClassPlace, _ file: Int) -> ArraySlice<String> {
    let own = structures[file].conditions(around: member.keyword)
    let outer = structures[place.file].conditions(around: place.close)
    return own.starts(with: outer) ? own.dropFirst(outer.count) : own[...]
  }

  /// Has what follows be at the line of a token.
  private func location(of index: Int, _ file: Int) -> String {
    let code = structures[file]
    let line = code.source[..<code.tokens[index].range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    return "\n#sourceLocation(file: \(paths[file]), line: \(line))\n"
  }
}

/// A class or an extension at the top of a file, with its braces.
private struct TypeBody {
  let name: String
  let open: Int
  let close: Int
  let isClass: Bool
  /// Whether the type has a name of UIKit's or AppKit's.
  var isOfUIKit: Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS")
  }
  /// An extension without an access level, which its members would lose, and without conditions.
  let isPlainExtension: Bool

  init?(_ code: CodeStructure, keyword: Int) {
    let word = code.tokens[keyword]
    guard word.is("class") || word.is("extension"), let name = code[keyword + 1], name.kind == .word,
      code.enclosingBrace(of: keyword) == nil,
      let open = (keyword + 1..<code.tokens.count).first(where: { code.tokens[$0].is("{") }),
      let close = code.partner(of: open)
    else { return nil }
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
  /// Whether the token is the keyword of a method or a property with a name.
  fileprivate func isMember(at index: Int) -> Bool {
    (tokens[index].is("func") || tokens[index].is("var")) && tokens[index].kind == .word
      && self[index + 1]?.kind == .word
  }

  /// The conditions of the `#if`s around a token, the outermost first.
  fileprivate func conditions(around index: Int) -> [String] {
    var branches: [[String]] = []
    for place in tokens.indices.prefix(index) where tokens[place].is("#") && beginsLine(place) {
      if isMarked("#", "if", at: place) {
        branches.append([condition(after: place + 1)])
      } else if isMarked("#", "elseif", at: place), let earlier = branches.popLast() {
        branches.append(earlier + [condition(after: place + 1)])
      } else if isMarked("#", "else", at: place), let earlier = branches.popLast() {
        branches.append(earlier + ["true"])
      } else if isMarked("#", "endif", at: place) {
        _ = branches.popLast()
      }
    }
    return branches.map { branch in
      (branch.dropLast().map { "!(\($0))" } + branch.suffix(1).filter { $0 != "true" }.map { "(\($0))" })
        .joined(separator: " && ")
    }
  }

  private func condition(after index: Int) -> String {
    var end = index + 1
    while end < tokens.count, !beginsLine(end) { end += 1 }
    return text(index + 1..<end)
  }
}
