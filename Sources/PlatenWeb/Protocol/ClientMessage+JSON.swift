#if Web
import PlatenGraph

extension ClientMessage {
  /// The error, without any of the text.
  enum Failure: String, Error, Equatable {
    case malformed = "a message is no flat JSON array that starts with a name"
    case unknownKind = "a message has an unknown name"
    case wrongArguments = "a message has the wrong values for its name"
  }

  init(_ bytes: some Collection<UInt8>) throws(Failure) {
    let values: [JSONReader.Value]
    do { values = try JSONReader.values(of: bytes) } catch { throw .malformed }
    guard case .string(let code)? = values.first else { throw .malformed }
    var reader = MessageReader(values: values.dropFirst())
    self = try ClientMessage(code: code, &reader)
    guard reader.values.isEmpty else { throw .wrongArguments }
  }

  /// Whether the user has done something, other than what a page reports when it is loaded.
  var isOfUser: Bool {
    switch self {
    case .hello, .late, .action(_, .focus), .action(_, .followed), .action(_, .resize), .action(_, .near),
      .action(_, .measured), .action(_, .surroundings):
      false
    case .edit, .whole, .undo, .redo, .action: true
    }
  }
}

/// The view that a page's entry of the browser's history has shown, where the page was served with another.
struct FormerView: Equatable, Sendable {
  var view: String
  var isReload: Bool
}
#endif
