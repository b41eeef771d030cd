import Foundation

/// What a ``TimelineView`` tells its content.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content is shown anew.
  public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }

  public let date: Date
  public let cadence: Cadence
}

/// Shows its content anew by a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content
}

extension TimelineView: View where Content: View {
  public var body: Never { Never._unreachableBody() }

  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

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

  /// Waits for the next moment of the schedule; those that have passed are left out but for the last.
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
