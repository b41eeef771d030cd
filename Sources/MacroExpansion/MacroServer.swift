import Foundation

/// Answers the compiler's requests to expand `#Preview`, `@Previewable` and `@Entry`.
///
/// It implements the compiler's plugin protocol and reads the few necessary places of a source with its own scanner:
/// building the syntax library would take longer than building all of Platen.
package enum MacroServer {
  /// Answers until the compiler closes the connection.
  ///
  /// - Throws: Errors of reading and writing, and of a message that is no JSON.
  package static func run(input: FileHandle, output: FileHandle) throws {
    // A message is the length of its body, eight bytes with the low one first, and the body in JSON.
    while let header = try input.readExactly(8) {
      let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
      // A message without a body ends the connection.
      guard length > 0, let count = Int(exactly: length), let body = try input.readExactly(count) else { return }
      let reply = try JSONEncoder().encode(reply(to: JSONDecoder().decode(HostMessage.self, from: body)))
      let size = UInt64(reply.count)
      try output.write(contentsOf: Data((0..<8).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) }) + reply)
    }
  }

  static func reply(to message: HostMessage) -> PluginMessage {
    switch message {
    case .capability: .capability
    case .freestanding(let request): expansion { () throws(ExpansionError) in try PreviewMacro.expand(request) }
    case .attached(let request): expansion { () throws(ExpansionError) in try expand(request) }
    case .other: .expanded(source: nil, diagnostics: [])
    }
  }

  private static func expand(_ request: AttachedRequest) throws(ExpansionError) -> String {
    switch request.macro.typeName {
    case "EntryMacro": return try EntryMacro.expand(request)
    // It expands to nothing: the preview around it uses the declaration.
    case "PreviewableMacro": return ""
    default: throw ExpansionError("there is no macro \(request.macro.typeName)", at: request.attributeSyntax)
    }
  }

  private static func expansion(_ body: () throws(ExpansionError) -> String) -> PluginMessage {
    do {
      return .expanded(source: try body(), diagnostics: [])
    } catch {
      return .expanded(source: nil, diagnostics: [error.diagnostic])
    }
  }
}

extension FileHandle {
  /// Reads this number of bytes; nil when the connection is closed before.
  fileprivate func readExactly(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try read(upToCount: count - data.count), !more.isEmpty else { return nil }
      data += more
    }
    return data
  }
}
