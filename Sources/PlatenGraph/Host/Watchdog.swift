import Foundation

/// Names the view of the program at which an update or a layout has taken too long, for the developer. It reports while
/// the work is still going on, so that work without end is reported too, and each view once. In release builds it does
/// nothing.
///
/// The time in which the thread waited for a processor, or the machine slept, is no part of what the work took.
@MainActor package final class Watchdog {
  /// How long an update or a layout may take before it is reported.
  static let limit: Duration = .seconds(1)

  #if DEBUG
  /// The views that have been reported.
  @MainActor package final class Views {
    fileprivate var names: Set<String> = []
    fileprivate static let ofProcess = Views()

    package init() {}
  }

  package var now: () -> SuspendingClock.Instant = { .now }
  package var waited: () -> Duration = { ThreadTime.waitedForProcessor }
  package var report: (String) -> Void = { Diagnostics.report($0) }
  package var reported = Views.ofProcess
  package private(set) var isOn = requested ?? true
  private var work = ""
  private var start: (time: SuspendingClock.Instant, waited: Duration)?
  /// When the work may have taken too long.
  private var due = SuspendingClock.Instant.now
  /// Updates within a layout are part of it.
  private var depth = 0
  private var hasReported = false

  /// What the user's environment says; nil for nothing.
  private static let requested: Bool? = getenv("PLATEN_SLOW_UPDATES").map { String(cString: $0) != "0" }
  #endif

  /// Reports nothing unless `PLATEN_SLOW_UPDATES` requests it: where a user is asked on the terminal that a report would
  /// be written to.
  package func becomeSilent() {
    #if DEBUG
    isOn = Self.requested ?? false
    #endif
  }

  func begin(_ work: StaticString) {
    #if DEBUG
    depth += 1
    guard depth == 1, isOn else { return }
    let time = now()
    self.work = "\(work)"
    start = (time, waited())
    due = time + Self.limit
    hasReported = false
    #endif
  }

  func end() {
    #if DEBUG
    depth -= 1
    if depth == 0 { start = nil }
    #endif
  }

  /// To be called at each view: `view` gives the name of its type; nil where it is none of the program's.
  func check(_ view: () -> String?) {
    #if DEBUG
    guard let start, !hasReported else { return }
    let time = now()
    guard time > due else { return }
    let taken = time - start.time - (waited() - start.waited)
    guard taken > Self.limit else {
      due = time + (Self.limit - taken)
      return
    }
    guard let view = view() else {
      // Finding it takes time, too.
      due = time + Self.limit
      return
    }
    hasReported = true
    guard reported.names.insert(view).inserted else { return }
    report("\(work) takes longer than \(Self.limit.components.seconds) s; it is at \(view)")
    #endif
  }
}

extension ViewHost {
  /// The type of the program's own view that a node belongs to; nil where it belongs to none. Searches the graph.
  func viewName(of node: Node) -> String? {
    var containers: [NodeID: _Element] = [:]
    func visit(_ element: _Element) {
      if let container = element.nodeContainer { containers[container.node.id] = element }
      element.forEachChild(visit)
    }
    if let rootElement { visit(rootElement) }
    var current: Node? = node
    while let node = current {
      if let element = containers[node.id] { return element.programView?.shortName }
      current = node.parent
    }
    return nil
  }
}
