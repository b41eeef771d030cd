import UniformTypeIdentifiers

/// Makes a view one that something can be dropped on.
public struct _DropModifier {
  let types: [UTType]
  let isTargeted: (@MainActor (Bool) -> Void)?
  /// Called when something comes over the view, while it is there, and when it leaves.
  var entered: (@MainActor (DropInfo) -> Void)?
  var updated: (@MainActor (DropInfo) -> Void)?
  var exited: (@MainActor (DropInfo) -> Void)?
  /// Whether items are taken.
  var validate: @MainActor (DropInfo) -> Bool = { _ in true }
  let drop: @MainActor (DropInfo) -> Bool
}

extension _DropModifier: _WrapperModifier, RespondingModifier {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    let isEnabled = environment.isEnabled
    let content = isEnabled ? gestureContent : GestureContent()
    return _NodeContentBox(.decoration(.effect(.gesture(content)))) { $0.isEnabled = isEnabled }
  }

  var gestureContent: GestureContent {
    var content = GestureContent()
    content.dropTypes = DropTypes.mimeTypes(of: types)
    return content
  }

  package func _makeResponder(in host: ViewHost) -> any NodeResponder { DropResponder(self) }

  package func _update(_ responder: any NodeResponder) { (responder as? DropResponder)?.modifier = self }
}

enum DropTypes {
  /// The MIME types of types, and of the declared ones that conform to them.
  static func mimeTypes(of types: [UTType]) -> [String] {
    var names: [String] = []
    for type in types {
      let kinds = [type] + UTType.declaredTypes.filter { $0.isSubtype(of: type) }
      for kind in kinds {
        let known = kind.mimeNames
        names += known.isEmpty ? [DragItem.Form.mimeType(of: kind.identifier)] : known
      }
    }
    var seen: Set<String> = []
    return names.map { $0.lowercased() }.filter { seen.insert($0).inserted }
  }
}

private final class DropResponder: DropTarget {
  var modifier: _DropModifier
  /// What is over the view.
  private var last: DropInfo?

  init(_ modifier: _DropModifier) { self.modifier = modifier }

  func handle(_ event: NodeEvent) -> Bool { false }

  var acceptedTypes: Set<String> { Set(DropTypes.mimeTypes(of: modifier.types)) }

  func hover(at place: CGPoint?, _ items: [DragItem]) {
    let info = place.map { DropInfo(location: $0, items: items) }.flatMap { modifier.validate($0) ? $0 : nil }
    let before = last
    last = info
    if (before == nil) != (info == nil) { modifier.isTargeted?(info != nil) }
    if let info {
      if before == nil { modifier.entered?(info) }
      modifier.updated?(info)
    } else if let before {
      modifier.exited?(before)
    }
  }

  func drop(_ items: [DragItem], at place: CGPoint) -> Bool {
    if last != nil { modifier.isTargeted?(false) }
    last = nil
    let info = DropInfo(location: place, items: items)
    guard modifier.validate(info) else { return false }
    return modifier.drop(info)
  }
}

/// What is dragged over a view.
public struct DropInfo {
  /// Where it is, in points of the view.
  public let location: CGPoint
  let items: [DragItem]

  /// Whether something of the types is dragged.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// Whether something of the types is dragged.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map(UTType.ofIdentifier))
  }

  /// The items that have a form of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.map(NSItemProvider.init).filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }

  /// The items that have a form of the types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map(UTType.ofIdentifier))
  }
}

/// What a drop does.
public enum DropOperation: Hashable, Sendable {
  /// Nothing, but it will later.
  case cancel
  /// Nothing.
  case forbidden
  /// Copies the items.
  case copy
  /// Moves the items, which the program does.
  case move
  /// Removes the items.
  case delete
}

/// What a view proposes to do with what is dragged over it.
public struct DropProposal: Sendable {
  /// What a drop does.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Decides about what is dragged over a view.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether the view takes the items.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the items. False where it does not.
  func performDrop(info: DropInfo) -> Bool
  /// They came over the view.
  func dropEntered(info: DropInfo)
  /// They moved over the view. Nil leaves the proposal as it was.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// They left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// True.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Nil.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Lets the user drop values of a type on the view.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Receives the values that could be read and the place in points of the view. Its result is ignored
  ///     where a value is read by work that waits.
  ///   - isTargeted: Called when something that can be dropped comes over the view, and when it leaves.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    nonisolated(unsafe) let (action, isTargeted) = (action, isTargeted)
    let types = T.transferForms.filter { $0.read != nil }.map(\.contentType)
    return modifier(
      _DropModifier(types: types, isTargeted: { isTargeted($0) }) { info in
        LoadedValues<T>.load(info.itemProviders(for: types)) { values in
          values.isEmpty ? false : action(values, info.location)
        }
      })
  }

  /// Lets the user drop items that have a form of the types on the view.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets the user drop items that have a form of the types on the view. `action` receives the place in points of the
  /// view too.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(
      _DropModifier(types: supportedContentTypes, isTargeted: { isTargeted?.wrappedValue = $0 }) { info in
        action(info.itemProviders(for: supportedContentTypes), info.location)
      })
  }

  /// Lets the user drop items that have a form of the types, by their identifiers, on the view.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.ofIdentifier), isTargeted: isTargeted, perform: action)
  }

  /// Lets the user drop items that have a form of the types, by their identifiers, on the view. `action` receives the
  /// place in points of the view too.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.ofIdentifier), isTargeted: isTargeted, perform: action)
  }

  /// Lets the user drop items on the view, about which a delegate decides.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    nonisolated(unsafe) let delegate = delegate
    return modifier(
      _DropModifier(
        types: supportedContentTypes, isTargeted: nil, entered: { delegate.dropEntered(info: $0) },
        updated: { _ = delegate.dropUpdated(info: $0) }, exited: { delegate.dropExited(info: $0) },
        validate: { delegate.validateDrop(info: $0) }, drop: { delegate.performDrop(info: $0) }))
  }

  /// Lets the user drop items on the view, about which a delegate decides; the types are given by their identifiers.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map(UTType.ofIdentifier), delegate: delegate)
  }
}

/// Values that are read from several providers.
@MainActor final class LoadedValues<T: Transferable> {
  private var values: [Int: [T]] = [:]
  private let count: Int
  private let action: @MainActor ([T]) -> Bool
  private var result: Bool?

  private init(_ count: Int, _ action: @escaping @MainActor ([T]) -> Bool) {
    self.count = count
    self.action = action
  }

  /// Passes the values to `action` when all are there, and returns its result; true where they are not there yet.
  static func load(_ providers: [NSItemProvider], _ action: @escaping @MainActor ([T]) -> Bool) -> Bool {
    guard !providers.isEmpty else { return false }
    let loaded = LoadedValues(providers.count, action)
    for (index, provider) in providers.enumerated() {
      provider.loadTransferables(type: T.self) { values in
        if Tracking.isOnMain {
          MainActor.assumeIsolated { loaded.take(values, index) }
        } else {
          DispatchQueue.main.async { loaded.take(values, index) }
        }
      }
    }
    return loaded.result ?? true
  }

  private func take(_ new: [T], _ index: Int) {
    values[index] = new
    if values.count == count { result = action((0..<count).flatMap { values[$0] ?? [] }) }
  }
}
