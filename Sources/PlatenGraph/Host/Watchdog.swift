/// Names the view at which an update or a layout has taken too long, for the developer. It reports while the work is
/// still going on, so that work without end is reported too. In release builds it does nothing.
@MainActor package final class Watchdog {
  /// How long an update or a layout may take before it is reported.
  static let limit: Duration = .seconds(1)

  #if DEBUG
  package var now: () -> ContinuousClock.Instant = { .now }
  package var report: (String) -> Void = { Diagnostics.report($0) }
  private var work = ""
  private var start: ContinuousClock.Instant?
  /// Updates within a layout are part of it.
  private var depth = 0
  private var hasReported = false
  #endif

  func begin(_ work: StaticString) {
    #if DEBUG
    depth += 1
    guard depth == 1 else { return }
    self.work = "\(work)"
    start = now()
    hasReported = false
    #endif
  }

  func end() {
    #if DEBUG
    depth -= 1
    if depth == 0 { start = nil }
    #endif
  }

  /// To be called at each view: `view` gives the name of its type.
  func check(_ view: () -> String) {
    #if DEBUG
    guard let start, !hasReported, now() - start > Self.limit else { return }
    hasReported = true
    report("\(work) takes longer than \(Self.limit.components.seconds) s; it is at \(view())")
    #endif
  }
}

extension ViewHost {
  /// The type of the program's own view that a node belongs to. Searches the graph.
  func viewName(of node: Node) -> String {
    var containers: [NodeID: _Element] = [:]
    func visit(_ element: _Element) {
      if let container = element as? any NodeContainer { containers[container.node.id] = element }
      element.forEachChild(visit)
    }
    if let rootElement { visit(rootElement) }
    var current: Node? = node
    while let node = current {
      if let element = containers[node.id] { return element.programViewName }
      current = node.parent
    }
    return rootElement?.viewName ?? "the window"
  }
}
