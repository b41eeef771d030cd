import Foundation

/// The date and the cadence that a ``TimelineView`` passes to its content.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content is updated.
  public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }

  /// The date of the entry that the content is shown for.
  public let date: Date
  /// How often the content is updated. Always `live` here.
  public let cadence: Cadence
}

/// Makes its content again at each date of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The value that the content is made from.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content
}

extension TimelineView: View where Content: View {
  /// Never evaluated: the framework knows the type.
  public var body: Never { Never._unreachableBody() }

  /// Creates a view that makes its content again at each date of `schedule`.
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    TimelineElement(view, in: parent)
  }
}

private final class TimelineElement<Schedule: TimelineSchedule, Content: View>:
  _ViewElement<TimelineView<Schedule, Content>>
{
  private var view: TimelineView<Schedule, Content>
  private var child: _ViewElement<Content>?
  private var date: Date
  private var entries: Schedule.Entries.Iterator
  private var timer: Int?

  init(_ view: TimelineView<Schedule, Content>, in context: _ElementContext) {
    self.view = view
    date = context.host.animator.date
    entries = view.schedule.entries(from: date, mode: .normal).makeIterator()
    super.init(context)
    evaluate()
    wait()
  }

  override func update(_ view: TimelineView<Schedule, Content>) {
    let isSame = ValueComparison.areEqual(self.view.schedule, view.schedule)
    self.view = view
    if !isSame {
      entries = view.schedule.entries(from: host.animator.date, mode: .normal).makeIterator()
      wait()
    }
    evaluate()
  }

  override func evaluate() {
    let body = track { view.content(TimelineViewDefaultContext(date: date, cadence: .live)) }
    if let child {
      child.update(body)
    } else {
      child = Content._makeElement(body, in: _ElementContext(parent: self))
    }
  }

  /// Waits for the next date of the schedule; those that have passed are skipped except for the last.
  private func wait() {
    if let timer { host.animator.cancel(timer) }
    timer = nil
    let now = host.animator.date
    while let next = entries.next() {
      guard next > now else {
        date = next
        continue
      }
      let delay = next.timeIntervalSince(now)
      timer = host.animator.schedule(at: host.animator.clock() + delay) { [weak self] in
        guard let self, isMounted else { return }
        date = next
        invalidate()
        wait()
      }
      return
    }
  }

  override func collectNodes(into nodes: inout _NodeList) { child?.collectNodes(into: &nodes) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() {
    if let timer { host.animator.cancel(timer) }
  }
}
