/// Puts arguments into the placeholders of a translation. A translation comes from a file: nothing in it can trap, and
/// a placeholder without an argument stays as it is written.
struct TranslationReader {
  private let translation: Translation
  private let arguments: [LocalizedArgument]
  private let language: String
  private var segments: [LocalizedFormat.Segment] = []
  private var words = ""
  /// The argument of the next placeholder without a number of its own.
  private var next = 0

  /// The pieces of a translation. Without arguments a percent sign is a percent sign.
  static func segments(
    of translation: Translation, arguments: [LocalizedArgument], language: String
  ) -> [LocalizedFormat.Segment] {
    if arguments.isEmpty, translation.plurals.isEmpty { return LocalizedFormat(translation.format).segments }
    var reader = TranslationReader(translation: translation, arguments: arguments, language: language)
    reader.read(translation.format, current: nil, depth: 0)
    reader.flush()
    return reader.segments
  }

  private init(translation: Translation, arguments: [LocalizedArgument], language: String) {
    self.translation = translation
    self.arguments = arguments
    self.language = language
  }

  private mutating func flush() {
    if !words.isEmpty { segments.append(.literal(words)) }
    words = ""
  }

  /// Reads a format; `current` is the argument of the plural that it is a form of.
  private mutating func read(_ format: String, current: Int?, depth: Int) {
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      words += rest[..<percent]
      rest = rest[percent...]
      guard let placeholder = FormatPlaceholder(rest) else {
        words += "%"
        rest = rest.dropFirst()
        continue
      }
      let written = rest.prefix(placeholder.length)
      rest = rest.dropFirst(placeholder.length)
      if !fill(placeholder, current: current, depth: depth) { words += written }
    }
    words += rest
  }

  /// Whether the placeholder could be replaced.
  private mutating func fill(_ placeholder: FormatPlaceholder, current: Int?, depth: Int) -> Bool {
    switch placeholder.kind {
    case .percent:
      words += "%"
      return true
    case .plural(let name):
      guard depth < 4, let plural = translation.plurals[name] else { return false }
      let index = plural.argument.map { $0 - 1 } ?? take(placeholder.position, current: nil)
      guard arguments.indices.contains(index), let number = arguments[index].number,
        let form = plural.form(for: number, language: language)
      else { return false }
      read(form, current: index, depth: depth + 1)
      return true
    case .current:
      guard let current else { return false }
      return append(current, specifier: "%@")
    case .value(let specifier):
      return append(take(placeholder.position, current: current), specifier: specifier)
    }
  }

  private mutating func take(_ position: Int?, current: Int?) -> Int {
    if let position { return position - 1 }
    if let current { return current }
    defer { next += 1 }
    return next
  }

  private mutating func append(_ index: Int, specifier: String) -> Bool {
    guard arguments.indices.contains(index) else { return false }
    flush()
    segments.append(.argument(arguments[index].specified(by: specifier)))
    return true
  }
}

/// A placeholder in a translation, from its percent sign.
private struct FormatPlaceholder {
  enum Kind {
    case percent
    case value(String)
    /// The number that a plural form is chosen by.
    case current
    case plural(String)
  }

  var kind: Kind
  /// The number of the argument that the placeholder names, counted from 1.
  var position: Int?
  /// The length of the placeholder in characters.
  var length: Int

  init?(_ text: Substring) {
    var rest = text.dropFirst()
    if rest.first == "%" {
      (kind, length) = (.percent, 2)
      return
    }
    let digits = rest.prefix { ("0"..."9").contains($0) }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      guard let number = Int(digits), number > 0 else { return nil }
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      kind = .plural(String(rest.dropFirst(2)[..<end]))
      length = text.distance(from: text.startIndex, to: end) + 1
      return
    }
    if rest.hasPrefix("arg") {
      kind = .current
      length = text.distance(from: text.startIndex, to: rest.startIndex) + 3
      return
    }
    let options = rest.prefix { "-+ #0123456789.'hlqLjzt".contains($0) }
    guard let conversion = rest.dropFirst(options.count).first, "@diouxXeEfFgGaA".contains(conversion) else {
      return nil
    }
    kind = .value("%\(options)\(conversion)")
    length = text.distance(from: text.startIndex, to: rest.startIndex) + options.count + 1
  }
}
