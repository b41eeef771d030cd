/// The requests of the compiler to a plugin.
enum HostMessage: Decodable {
  case capability
  case freestanding(FreestandingRequest)
  case attached(AttachedRequest)
  /// A request of a later protocol, or for a library.
  case other

  private enum CodingKeys: String, CodingKey {
    case getCapability
    case expandFreestandingMacro
    case expandAttachedMacro
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.getCapability) {
      self = .capability
    } else if container.contains(.expandFreestandingMacro) {
      self = .freestanding(try container.decode(FreestandingRequest.self, forKey: .expandFreestandingMacro))
    } else if container.contains(.expandAttachedMacro) {
      self = .attached(try container.decode(AttachedRequest.self, forKey: .expandAttachedMacro))
    } else {
      self = .other
    }
  }
}

/// The macro as its declaration names it.
struct MacroReference: Decodable {
  var typeName: String
}

/// A piece of the source.
struct SyntaxSource: Decodable {
  var source: String
  var location: Location

  struct Location: Decodable {
    /// The module and the file.
    var fileID: String
    var fileName: String
    /// In bytes of UTF-8 from the start of the file.
    var offset: Int
    var line: Int
    var column: Int
  }
}

/// A freestanding macro, such as `#Preview`.
struct FreestandingRequest: Decodable {
  var macro: MacroReference
  /// The prefix of names that the expansion generates.
  var discriminator: String
  var syntax: SyntaxSource
}

/// A macro attached to a declaration.
struct AttachedRequest: Decodable {
  var macro: MacroReference
  var macroRole: String
  var attributeSyntax: SyntaxSource
  var declSyntax: SyntaxSource
  /// The types and extensions around the declaration, from the inside out, each without its members.
  var lexicalContext: [SyntaxSource]?
}
