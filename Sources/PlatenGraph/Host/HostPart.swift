/// A part of a running view that keeps a state of its own and takes part in what happens to the view.
///
/// The vocabulary adds parts that the graph does not know: a search, an edit menu, the keyboard toolbar. A part is made
/// when ``ViewHost/part(_:)`` first requests it, and lives as long as its host; unused parts cost nothing.
@MainActor package protocol HostPart: AnyObject {
  init(host: ViewHost)

  /// What the part shows at the end of the window, if anything.
  var footNode: Node? { get }

  /// Handles a key before anything else does. False for keys that it does not handle.
  func press(_ key: KeyPress) -> Bool

  /// The focus is going to move, or text is going to be edited.
  func interactionWillChange()

  /// The focus has moved; nil means to no view.
  func focusDidMove(from old: Node?, to new: Node?)
}

extension HostPart {
  package var footNode: Node? { nil }

  package func press(_ key: KeyPress) -> Bool { false }

  package func interactionWillChange() {}

  package func focusDidMove(from old: Node?, to new: Node?) {}
}

/// The parts of one host.
@MainActor struct HostParts {
  private var byType: [ObjectIdentifier: any HostPart] = [:]
  /// In the order in which they were made.
  private(set) var all: [any HostPart] = []

  func existing<Part: HostPart>(_ type: Part.Type) -> Part? { byType[ObjectIdentifier(type)] as? Part }

  mutating func add<Part: HostPart>(_ part: Part) {
    byType[ObjectIdentifier(Part.self)] = part
    all.append(part)
  }
}

extension ViewHost {
  /// The host's part of that type, made when it is not there yet.
  package func part<Part: HostPart>(_ type: Part.Type) -> Part {
    if let part = parts.existing(type) { return part }
    let part = Part(host: self)
    parts.add(part)
    return part
  }

  /// The host's part of that type, if it has been requested already.
  package func existingPart<Part: HostPart>(_ type: Part.Type) -> Part? { parts.existing(type) }
}
