/// A view's place in the graph: what lasts while view values come and go.
///
/// An element belongs to one place in the hierarchy. Parents pass it new view values; it compares them with what it
/// has, and evaluates only when they differ, or when something it read has changed.
@MainActor open class _Element: EnvironmentReader {
  @Hosted package private(set) final var host: ViewHost
  package private(set) weak var parent: _Element?
  package let depth: Int
  /// The environment as it arrives here. Only used on the main actor, as ``dependencies``.
  nonisolated(unsafe) package private(set) final var environment: EnvironmentValues
  package private(set) var isMounted = true
  var isDirty = false
  /// Counts the changes of what the element has read, so that its owner knows whether a value read before still holds.
  package private(set) var changeCount = 0

  /// What the last evaluation has read, removed before the next. Only used on the main actor, of which
  /// ``Tracking/reader`` makes sure: asking once more at each read allocates a closure.
  nonisolated(unsafe) private var dependencies: [ReaderSet] = []
  nonisolated(unsafe) private var environmentReads: Set<TypeID> = []
  private var observations: [ObservationToken] = []
  /// Nil until an evaluation has read an observable object.
  private var observationEnd: ObservationEnd?
  /// What ``write(to:)`` has made, kept until it is made again.
  private var written: EnvironmentValues?

  /// Creates an element below the parent, and in the environment, that the context names.
  public init(_ context: _ElementContext) {
    host = context.host
    parent = context.parent
    environment = context.environment
    depth = (context.parent?.depth ?? -1) + 1
  }

  /// The sets of readers do not retain the element. It has left them already when it was unmounted.
  isolated deinit { forgetDependencies() }

  // MARK: for subclasses

  /// Whether the elements below have an environment of their own, which ``write(to:)`` makes.
  open var writesEnvironment: Bool { false }

  /// Makes the environment for the elements below out of this one's, where ``writesEnvironment`` is true.
  open func write(to environment: inout EnvironmentValues) {}

  /// Evaluates again because something that was read has changed.
  open func evaluate() {}

  /// Adopts the value at `pointer`, which is of the element's type of view. Without that type at hand a value can't be
  /// passed without being copied.
  func update(at pointer: UnsafeRawPointer) {}

  /// The type of the view, for messages to the developer.
  open var viewName: String { String(describing: type(of: self)) }

  /// Whether the view is one of the program's own, with a body.
  var isProgramView: Bool { false }

  /// The view of the program's own that this one is, or is in; nil where there is none, as in a question of a tool.
  final var programView: _Element? {
    var element: _Element? = self
    while let current = element {
      if current.isProgramView { return current }
      element = current.parent
    }
    return nil
  }

  /// The type of that view; of this one where there is none.
  final var programViewName: String { (programView ?? self).shortName }

  /// The type of the view without what it is generic over.
  final var shortName: String { String(viewName.prefix { $0 != "<" }) }

  /// The nodes that represent this element among its container's children.
  open func collectNodes(into nodes: inout _NodeList) {}

  open func forEachChild(_ body: (_Element) -> Void) {}

  /// Called once, when the element is removed from the graph; for children first.
  open func willUnmount() {}

  /// Called when the environment that arrives here has changed in `keys`.
  open func environmentDidChange(_ keys: Set<ObjectIdentifier>) {
    if writesEnvironment { return rewriteEnvironment() }
    forEachChild { $0.setEnvironment(environment, changed: keys) }
  }

  // MARK: environment

  /// The environment for the elements below.
  package final var childEnvironment: EnvironmentValues {
    guard writesEnvironment else { return environment }
    if let written { return written }
    let new = makeChildEnvironment()
    written = new
    return new
  }

  private func makeChildEnvironment() -> EnvironmentValues {
    Tracking.untracked {
      var new = environment
      write(to: &new)
      return new
    }
  }

  /// Updates the environment of the elements below; only those that read a changed value evaluate again.
  package final func rewriteEnvironment() {
    let old = childEnvironment
    let new = makeChildEnvironment()
    written = new
    let differing = new.keysDiffering(from: old)
    guard !differing.isEmpty else { return }
    forEachChild { $0.setEnvironment(new, changed: differing) }
  }

  // MARK: evaluation

  /// Runs `body`, noting what it reads: any of it changing makes this element dirty.
  package final func track<T>(_ body: () -> T) -> T {
    forgetDependencies()
    return trackRest(body)
  }

  /// Runs the rest of an evaluation that ``trackAhead(_:)`` has begun: what was read there still counts.
  package final func trackRest<T>(_ body: () -> T) -> T {
    isDirty = false
    defer { host.watchdog.check { programView?.shortName } }
    return trackMore(body)
  }

  /// The same for something more: what was read before still counts.
  final func trackMore<T>(_ body: () -> T) -> T {
    host.noteEvaluation()
    return record(body)
  }

  /// Reads ahead of an evaluation, which the caller requests: what `body` reads replaces what was read before.
  package final func trackAhead<T>(_ body: () -> T) -> T {
    forgetDependencies()
    return record(body)
  }

  private func record<T>(_ body: () -> T) -> T {
    let previous = Tracking.current
    Tracking.current = self
    defer { Tracking.current = previous }
    let (result, token) = observing(body, for: self, end: observationEnd)
    if let token {
      observations.append(token)
      if observationEnd == nil { observationEnd = ObservationEnd() }
    }
    return result
  }

  #if DEBUG
  /// Something that was read has changed. An element whose body a developer can ask for the reasons keeps them.
  func noteReason(_ set: ReaderSet?) {}
  #endif

  /// Something that was read has changed: a state or an object, by its readers, or something else.
  final func dependencyDidChange(of set: ReaderSet? = nil) {
    changeCount &+= 1
    #if DEBUG
    noteReason(set)
    #endif
    invalidate()
  }

  package final func invalidate() {
    guard isMounted else { return }
    host.transactions.note(self)
    guard !isDirty else { return }
    isDirty = true
    host.updates.enqueue(self)
  }

  /// To be called on the main actor, as the other.
  nonisolated final func noteRead(of set: ReaderSet) {
    if set.insert(self) { dependencies.append(set) }
  }

  nonisolated final package func noteEnvironmentRead(of key: ObjectIdentifier) {
    environmentReads.insert(TypeID(key))
  }

  private func forgetDependencies() {
    for token in observations { token.cancel() }
    observations.removeAll(keepingCapacity: true)
    observationEnd?.end()
    for set in dependencies { set.remove(self) }
    dependencies.removeAll(keepingCapacity: true)
    environmentReads.removeAll(keepingCapacity: true)
  }

  // MARK: tree

  final func setEnvironment(_ new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
    environment = new
    if keys.contains(where: { environmentReads.contains(TypeID($0)) }) { dependencyDidChange() }
    environmentDidChange(keys)
  }

  package final func unmount() {
    guard isMounted else { return }
    isMounted = false
    forEachChild { $0.unmount() }
    willUnmount()
    forgetDependencies()
  }

  /// Notifies the container above that the nodes which represent this element have changed.
  package final func structureDidChange() {
    var element = parent
    while let current = element {
      if let container = current.nodeContainer {
        host.updates.enqueueRebuild(of: container)
        return
      }
      element = current.parent
    }
    host.updates.enqueueRootRebuild()
  }

  package final var nodes: [Node] {
    var list = _NodeList()
    collectNodes(into: &list)
    return list.nodes
  }
}

/// An element for views of one type.
@MainActor open class _ViewElement<Content>: _Element {
  /// Adopts a new value of the view.
  open func update(_ view: Content) {}

  override final func update(at pointer: UnsafeRawPointer) {
    update(pointer.assumingMemoryBound(to: Content.self).pointee)
  }

  public override init(_ context: _ElementContext) {
    super.init(context)
    TypeDeclaration.noteView(Content.self)
  }

  open override var viewName: String { String(describing: Content.self) }
}

/// An element whose node has the nodes below it as children.
@MainActor package protocol NodeContainer: _Element {
  var node: Node { get }

  /// The nodes that are to be the node's children now.
  func collectChildNodes() -> [Node]
}

private let nodeContainers = ConformanceQuestion<any NodeContainer.Type> { $0 as? any NodeContainer.Type }

extension _Element {
  /// The element, where its node has the nodes below it as children.
  package final var nodeContainer: (any NodeContainer)? {
    nodeContainers.excludes(type(of: self)) ? nil : self as? any NodeContainer
  }
}
