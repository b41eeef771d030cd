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

/// A node whose view can be dragged.
@MainActor package protocol DragSource: NodeResponder {
  /// What is dragged; nothing where the drag does not start.
  func beginDrag() -> [DragItem]
}

/// A node whose view receives what is dropped on it.
@MainActor package protocol DropTarget: NodeResponder {
  /// The MIME types that it takes, in lower case.
  var acceptedTypes: Set<String> { get }

  /// Something that it takes is over it at a place, in points of its own; nil when it is no longer.
  func hover(at place: CGPoint?, _ items: [DragItem])

  /// Takes items at a place, in points of its own. False where it refuses them.
  func drop(_ items: [DragItem], at place: CGPoint) -> Bool
}

/// What is dragged in one host, by its own front end.
@MainActor package final class DragAndDrop: HostPart {
  @Hosted private var host: ViewHost
  /// What is dragged from a view of this host.
  package private(set) var items: [DragItem] = []
  private var target: NodeID?

  package init(host: ViewHost) { self.host = host }

  /// Starts to drag the view of a node. False where nothing of it is dragged.
  package func begin(_ source: NodeID) -> Bool {
    items = host.node(source)?.dragSource?.beginDrag() ?? []
    return !items.isEmpty
  }

  /// Whether the view of a node takes something of these types.
  package func accepts(_ types: [String], on id: NodeID) -> Bool {
    guard let target = target(id) else { return false }
    return types.contains { target.acceptedTypes.contains($0.lowercased()) }
  }

  /// What is dragged is over the view of a node, or over none that takes it. `others` are items from elsewhere.
  package func hover(over id: NodeID?, at place: CGPoint = .zero, _ others: [DragItem]? = nil) {
    if let old = target, old != id { target(old)?.hover(at: nil, []) }
    target = id
    if let id { target(id)?.hover(at: place, others ?? items) }
  }

  /// Drops what is dragged on the view of a node. `others` are items from elsewhere.
  @discardableResult package func drop(
    on id: NodeID, at place: CGPoint = .zero, _ others: [DragItem]? = nil
  ) -> Bool {
    let dropped = others ?? items
    if let old = self.target, old != id { hover(over: nil) }
    self.target = nil
    items = []
    guard let target = target(id), !dropped.isEmpty else { return false }
    return target.drop(dropped, at: place)
  }

  /// The drag is over without a drop here.
  package func end() {
    hover(over: nil)
    items = []
  }

  private func target(_ id: NodeID) -> (any DropTarget)? {
    guard let node = host.node(id), node.attributes.isEnabled, host.modals.isReachable(node) else { return nil }
    return node.dropTarget
  }
}
