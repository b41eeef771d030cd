@_exported import Foundation

/// A type of data, by its uniform type identifier, such as `public.png`.
///
/// The types of ``DeclaredTypes`` are known; others are what the program says of them when it makes them, or dynamic
/// ones. There is no database of the types that other programs declare.
public struct UTType: Sendable {
  /// The identifier, such as `public.plain-text`.
  public let identifier: String
  /// What the program says of a type that is not declared here.
  private let ownParent: String?
  private let ownTags: [UTTagClass: [String]]

  /// The type of an identifier; nil where it is not known. Case is ignored.
  public init?(_ identifier: String) {
    let name = identifier.lowercased()
    guard let declared = DeclaredTypes.byIdentifier[name] else {
      guard let type = Self.dynamic(identifier) else { return nil }
      self = type
      return
    }
    self.init(declared: declared.identifier)
  }

  /// A type that the program exports. Data and content are its supertypes where no other is given.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(own: identifier, parent: parent)
  }

  /// A type of another program that this one uses. Data and content are its supertypes where no other is given.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(own: identifier, parent: parent)
  }

  private init(own identifier: String, parent: UTType?) {
    self.identifier = identifier
    ownParent = parent?.identifier ?? "public.data"
    ownTags = [:]
  }

  init(declared identifier: String) {
    self.identifier = identifier
    ownParent = nil
    ownTags = [:]
  }

  /// The type of files with an extension, without the dot. An unknown extension has a dynamic type; nil where the
  /// known type of the extension does not conform to `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of a MIME type. An unknown one has a dynamic type; nil where the known type does not conform to
  /// `supertype`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type of a tag. An unknown tag has a dynamic type; nil where the known type does not conform to `supertype`,
  /// and for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let name = tag.lowercased()
    guard !name.isEmpty else { return nil }
    let known = DeclaredTypes.all.first {
      (tagClass == .filenameExtension ? $0.filenameExtensions : $0.mimeTypes).contains(name)
    }
    guard let known else {
      self.init(dynamicTag: name, tagClass: tagClass, parent: supertype)
      return
    }
    self.init(declared: known.identifier)
    guard supertype.map(conforms(to:)) ?? true else { return nil }
  }

  private init(dynamicTag tag: String, tagClass: UTTagClass, parent: UTType?) {
    let letter = tagClass == .filenameExtension ? "f" : "m"
    let bytes = tag.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    identifier = "dyn.\(letter)\(bytes)"
    ownParent = parent?.identifier ?? "public.data"
    ownTags = [tagClass: [tag]]
  }

  /// The dynamic type that an identifier made here stands for.
  private static func dynamic(_ identifier: String) -> UTType? {
    guard identifier.hasPrefix("dyn.") else { return nil }
    let body = identifier.dropFirst(4)
    guard let letter = body.first, letter == "f" || letter == "m", body.count % 2 == 1 else { return nil }
    let digits = Array(body.dropFirst())
    let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    guard !bytes.isEmpty, !bytes.contains(nil) else { return nil }
    let tag = String(decoding: bytes.compactMap(\.self), as: UTF8.self)
    return UTType(dynamicTag: tag, tagClass: letter == "f" ? .filenameExtension : .mimeType, parent: nil)
  }

  private var declaration: DeclaredTypes.Declaration? { DeclaredTypes.byIdentifier[identifier] }

  /// The tags of the type, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    guard let declaration else { return ownTags }
    let tags: [UTTagClass: [String]] = [
      .filenameExtension: declaration.filenameExtensions, .mimeType: declaration.mimeTypes,
    ]
    return tags.filter { !$0.value.isEmpty }
  }

  /// The extension that files of the type usually have, without the dot.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  /// The MIME type that is usual for the type.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  /// A description in English; nil for types that are not declared here.
  public var localizedDescription: String? { declaration?.description }
  /// Whether the type is in the public namespace.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// Whether the type stands for a tag that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type is declared, here or by the program.
  public var isDeclared: Bool { !isDynamic }

  /// All types that this one conforms to, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = declaration?.parents ?? [ownParent].compactMap(\.self)
    while let name = open.popLast() {
      guard found.insert(UTType(declared: name)).inserted else { continue }
      open += DeclaredTypes.byIdentifier[name]?.parents ?? []
    }
    return found
  }

  /// Whether data of this type is data of `type` as well. A type conforms to itself.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether `type` is one of the ``supertypes``.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether this is one of the supertypes of `type`.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
  /// Types are equal when their identifiers are.
  public static func == (first: UTType, second: UTType) -> Bool { first.identifier == second.identifier }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
  /// Reads an identifier. One that is not known is read as a type of another program.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(importedAs: identifier)
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

/// A kind of name that a type has outside of this system.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The identifier of the kind.
  public let rawValue: String

  /// Creates a kind with an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extensions of files, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// The same address with the extension of a type, unless it has one of that type already.
  public func appendingPathExtension(for type: UTType) -> URL {
    if type.tags[.filenameExtension]?.contains(pathExtension.lowercased()) == true { return self }
    return type.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }
}

extension UTType {
  /// All types that are declared here.
  package static var declaredTypes: [UTType] { DeclaredTypes.all.map { UTType(declared: $0.identifier) } }
}
