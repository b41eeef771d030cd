/// A piece of a sentence in an archive: words, or an argument that is a text or a number.
private struct ArchivedPiece: Codable {
  var literal: String?
  var text: String?
  var integer: Int64?
  var unsigned: UInt64?
  var double: Double?
  /// The printf specifier of a number.
  var specifier: String?

  init(_ segment: LocalizedFormat.Segment) {
    switch segment {
    case .literal(let words): literal = words
    case .argument(let argument): take(argument)
    }
  }

  /// Dates, images and texts are archived as the words that they are now.
  private mutating func take(_ argument: LocalizedArgument) {
    switch argument {
    case .integer(let value): integer = value
    case .unsigned(let value): unsigned = value
    case .double(let value): double = value
    case .specified(let value, let specifier):
      take(value)
      self.specifier = specifier
    default: text = argument.string(in: .process)
    }
  }

  /// Nil where the archive has no argument.
  var argument: LocalizedArgument? {
    let number = integer.map(LocalizedArgument.integer) ?? unsigned.map(LocalizedArgument.unsigned)
    let value = number ?? double.map(LocalizedArgument.double) ?? text.map(LocalizedArgument.string)
    guard let specifier, let value else { return value }
    return _FormatArgument(argument: value).specified(specifier)
  }
}

extension LocalizedFormat: Codable {
  package init(from decoder: any Decoder) throws {
    let pieces = try decoder.singleValueContainer().decode([ArchivedPiece].self)
    self.init(capacity: pieces.count)
    for piece in pieces {
      if let literal = piece.literal { append(literal: literal) } else if let value = piece.argument { append(value) }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(segments.map(ArchivedPiece.init))
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The sentence itself.
  public var localizedStringResource: LocalizedStringResource { self }
}
