/// The answers of the plugin.
enum PluginMessage: Encodable {
  case capability
  case expanded(source: String?, diagnostics: [Diagnostic])

  /// The implemented version of the protocol.
  static let protocolVersion = 7

  private enum CodingKeys: String, CodingKey {
    case getCapabilityResult
    case expandMacroResult
  }

  private struct Capability: Encodable {
    struct Version: Encodable { var protocolVersion: Int }
    var capability: Version
  }

  private struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .capability:
      try container.encode(
        Capability(capability: .init(protocolVersion: Self.protocolVersion)), forKey: .getCapabilityResult)
    case .expanded(let source, let diagnostics):
      try container.encode(Expansion(expandedSource: source, diagnostics: diagnostics), forKey: .expandMacroResult)
    }
  }
}

/// A message of the compiler at a place in the source.
struct Diagnostic: Encodable {
  struct Position: Encodable {
    var fileName: String
    var offset: Int
  }

  // The protocol has these two, which are always empty here.
  struct Nothing: Encodable {}

  var message: String
  var severity = "error"
  var position: Position
  var highlights: [Nothing] = []
  var notes: [Nothing] = []
  var fixIts: [Nothing] = []
}

/// The reason why a macro can't be expanded, and the place.
struct ExpansionError: Error {
  let diagnostic: Diagnostic

  init(_ message: String, at syntax: SyntaxSource) {
    diagnostic = Diagnostic(
      message: message, position: .init(fileName: syntax.location.fileName, offset: syntax.location.offset))
  }
}
