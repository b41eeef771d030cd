import Foundation

// Archives of attributed strings, in the format of Foundation on Apple's systems (swift-foundation,
// AttributedStringCodable.swift); Foundation on Linux has none.

/// An attribute that archives contain.
private struct ArchivedAttribute: Sendable {
  let name: String
  let encode: @Sendable (AttributeContainer, (String) -> any Encoder) throws -> Void
  let decode: @Sendable (inout AttributeContainer, any Decoder) throws -> Void

  init<K: CodableAttributedStringKey>(_ key: K.Type) where K.Value: Sendable {
    name = K.name
    encode = { attributes, encoder in
      if let value = attributes[K.self] { try K.encode(value, to: encoder(K.name)) }
    }
    decode = { attributes, decoder in attributes[K.self] = try K.decode(from: decoder) }
  }
}

/// The attributes that archives contain: those of Foundation, SwiftUI and accessibility whose keys can be coded.
private enum ArchivedAttributes {
  typealias Foundation = AttributeScopes.FoundationAttributes
  typealias Accessibility = AttributeScopes.AccessibilityAttributes

  static let all: [ArchivedAttribute] = [
    ArchivedAttribute(Foundation.LinkAttribute.self),
    ArchivedAttribute(Foundation.LanguageIdentifierAttribute.self),
    ArchivedAttribute(Foundation.ImageURLAttribute.self),
    ArchivedAttribute(Foundation.AlternateDescriptionAttribute.self),
    ArchivedAttribute(Foundation.ReplacementIndexAttribute.self),
    ArchivedAttribute(Foundation.DateFieldAttribute.self),
    ArchivedAttribute(Foundation.NumberFormatAttributes.NumberPartAttribute.self),
    ArchivedAttribute(Foundation.NumberFormatAttributes.SymbolAttribute.self),
    ArchivedAttribute(Foundation.PersonNameComponentAttribute.self),
    ArchivedAttribute(Foundation.DurationFieldAttribute.self),
    ArchivedAttribute(Foundation.ByteCountAttribute.self),
    ArchivedAttribute(Foundation.MeasurementAttribute.self),
    ArchivedAttribute(AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self),
    ArchivedAttribute(Accessibility.AdjustedPitchAttribute.self),
    ArchivedAttribute(Accessibility.AnnouncementPriorityAttribute.self),
    ArchivedAttribute(Accessibility.QueueAnnouncementAttribute.self),
    ArchivedAttribute(Accessibility.IncludesPunctuationAttribute.self),
    ArchivedAttribute(Accessibility.IPANotationAttribute.self),
    ArchivedAttribute(Accessibility.SpellOutAttribute.self),
    ArchivedAttribute(Accessibility.HeadingLevelAttribute.self),
    ArchivedAttribute(Accessibility.TextCustomAttribute.self),
    ArchivedAttribute(Accessibility.TextualContextAttribute.self),
  ]

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { return nil }
  }

  static func encode(_ attributes: AttributeContainer, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for attribute in all {
      try attribute.encode(attributes) { container.superEncoder(forKey: Name($0)) }
    }
  }

  static func decode(from decoder: any Decoder) throws -> AttributeContainer {
    let container = try decoder.container(keyedBy: Name.self)
    var attributes = AttributeContainer()
    for attribute in all where container.contains(Name(attribute.name)) {
      try attribute.decode(&attributes, container.superDecoder(forKey: Name(attribute.name)))
    }
    return attributes
  }
}

extension AttributedString: @retroactive Encodable, @retroactive Decodable {
  private enum CodingKeys: String, CodingKey { case runs, attributeTable }

  /// The most runs whose attributes are next to their text, rather than in a table.
  private static var mostRunsWithoutTable: Int { 10 }

  /// Encodes the text and those of its attributes that Foundation, SwiftUI and accessibility can code. Those of a
  /// program's own scopes are left out: their keys are not known here.
  public func encode(to encoder: any Encoder) throws {
    let runs = Array(runs)
    guard runs.count > 1 || runs.first.map({ $0.attributes != AttributeContainer() }) == true else {
      var container = encoder.singleValueContainer()
      return try container.encode(String(characters))
    }
    guard runs.count > Self.mostRunsWithoutTable else {
      var container = encoder.unkeyedContainer()
      for run in runs {
        try container.encode(String(characters[run.range]))
        try ArchivedAttributes.encode(run.attributes, to: container.superEncoder())
      }
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    var texts = container.nestedUnkeyedContainer(forKey: .runs)
    var table = container.nestedUnkeyedContainer(forKey: .attributeTable)
    var places: [AttributeContainer: Int] = [:]
    for run in runs {
      try texts.encode(String(characters[run.range]))
      if places[run.attributes] == nil {
        places[run.attributes] = places.count
        try ArchivedAttributes.encode(run.attributes, to: table.superEncoder())
      }
      try texts.encode(places[run.attributes])
    }
  }

  /// Decodes what ``encode(to:)`` or Foundation on Apple's systems has encoded; unknown attributes are left out.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    self.init()
    var table: [AttributeContainer] = []
    var runs: any UnkeyedDecodingContainer
    if let list = try? decoder.unkeyedContainer() {
      runs = list
    } else {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      runs = try container.nestedUnkeyedContainer(forKey: .runs)
      var attributes = try container.nestedUnkeyedContainer(forKey: .attributeTable)
      while !attributes.isAtEnd { table.append(try ArchivedAttributes.decode(from: attributes.superDecoder())) }
    }
    while !runs.isAtEnd {
      let text = try runs.decode(String.self)
      let attributes: AttributeContainer
      if let place = try? runs.decode(Int.self) {
        guard table.indices.contains(place) else {
          throw DecodingError.dataCorruptedError(in: runs, debugDescription: "There are no attributes \(place).")
        }
        attributes = table[place]
      } else {
        attributes = try ArchivedAttributes.decode(from: runs.superDecoder())
      }
      append(AttributedString(text, attributes: attributes))
    }
  }
}

extension AttributedString: @retroactive EncodableWithConfiguration, @retroactive DecodableWithConfiguration {
  /// The same as ``encode(to:)``: on Linux a configuration names no keys.
  public func encode(to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration) throws {
    try encode(to: encoder)
  }

  /// The same as ``init(from:)``: on Linux a configuration names no keys.
  public init(from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration) throws {
    try self.init(from: decoder)
  }
}
