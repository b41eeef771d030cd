import Foundation

extension NavigationPath {
  /// A path that can be encoded, for a program that restores it when it runs again.
  ///
  /// It is encoded as a list of texts, two for each value from the last to the first: the mangled name of the type and
  /// the value's JSON. Decoding fails where the program has no such type, or the type does not decode the value.
  public struct CodableRepresentation {
    fileprivate var values: [any Hashable & Codable]
  }

  /// The path, for encoding; nil if one of its values is not `Codable`.
  public var codable: CodableRepresentation? {
    let values = values.compactMap { $0.base as? any Hashable & Codable }
    return values.count == count ? CodableRepresentation(values: values) : nil
  }

  /// Creates the path that was encoded.
  public init(_ codable: CodableRepresentation) { values = codable.values.map { AnyHashable($0) } }
}

extension NavigationPath.CodableRepresentation: Codable {
  /// Reads a path.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    values = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "No Codable type is named \(name).")
      }
      let text = try container.decode(String.self)
      values.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
    }
    values.reverse()
  }

  /// Writes the path.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values.reversed() {
      guard let name = _mangledTypeName(type(of: value)) else {
        throw EncodingError.invalidValue(
          value, .init(codingPath: container.codingPath, debugDescription: "Its type has no name."))
      }
      try container.encode(name)
      try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  /// Whether both hold equal values.
  public static func == (first: Self, second: Self) -> Bool {
    first.values.map { AnyHashable($0) } == second.values.map { AnyHashable($0) }
  }
}
