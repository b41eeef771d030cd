import Foundation

/// Something that is dragged: its bytes in one form or several, which are made when they are needed.
package final class DragItem: Sendable {
  /// One form.
  package struct Form: Sendable {
    /// The uniform type identifier; empty for a form from outside.
    package let identifier: String
    /// The names of the type that other programs know, the best first; one of its own where the type has none.
    package let mimeTypes: [String]
    /// Makes the bytes and passes them on, at once or later, on any thread; nil where there are none.
    package let load: @Sendable (_ receive: @escaping @Sendable (Data?) -> Void) -> Void

    /// Whether other programs get it.
    package let isForOthers: Bool

    package init(
      identifier: String, mimeTypes: [String], isForOthers: Bool = true,
      load: @escaping @Sendable (_ receive: @escaping @Sendable (Data?) -> Void) -> Void
    ) {
      self.identifier = identifier
      self.mimeTypes = mimeTypes.isEmpty ? [Self.mimeType(of: identifier)] : mimeTypes
      self.isForOthers = isForOthers
      self.load = load
    }

    /// A form from outside of the program, whose type the vocabulary finds by its MIME type.
    package init(
      mimeType: String, load: @escaping @Sendable (_ receive: @escaping @Sendable (Data?) -> Void) -> Void
    ) {
      self.init(identifier: "", mimeTypes: [mimeType], load: load)
    }

    /// The name of a type that has none outside.
    package static func mimeType(of identifier: String) -> String { "application/x-\(identifier.lowercased())" }
  }

  package let forms: [Form]
  /// The name of a file of it, if it has one.
  package let name: String?
  /// The identity that the program has given it, for its own drops; a value that is sendable.
  package let identity: (any Hashable & Sendable)?

  package init(_ forms: [Form], name: String? = nil, identity: (any Hashable & Sendable)? = nil) {
    self.forms = forms
    self.name = name
    self.identity = identity
  }

  /// What bytes from outside of the program are: of addresses one item each, and otherwise one.
  package static func items(_ data: Data, type: String) -> [DragItem] {
    guard type.lowercased().hasPrefix("text/uri-list"), let text = String(data: data, encoding: .utf8) else {
      return [DragItem([Form(mimeType: type) { $0(data) }])]
    }
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    return lines.map { line in
      let address = Data(line.utf8)
      let identifier = line.lowercased().hasPrefix("file:") ? "public.file-url" : "public.url"
      return DragItem([Form(identifier: identifier, mimeTypes: [type]) { $0(address) }])
    }
  }

  /// A file: its address, and what is in it. `mimeType` is empty where it is not known.
  package convenience init(file: URL, mimeType: String) {
    let address = Data(file.absoluteString.utf8)
    var forms = [Form(identifier: "public.file-url", mimeTypes: ["text/uri-list"]) { $0(address) }]
    if !mimeType.isEmpty { forms.append(Form(mimeType: mimeType) { $0(try? Data(contentsOf: file)) }) }
    self.init(forms, name: file.lastPathComponent)
  }

  /// The types of all forms, the best first.
  package var mimeTypes: [String] { forms.flatMap(\.mimeTypes) }
}
