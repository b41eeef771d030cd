import Combine
import Foundation
import SwiftUI
import Testing

private let ping = Notification.Name("ping")

private struct TaskView: View {
  let witness: Witness
  let kept: Kept
  @State private var text = ""

  var body: some View {
    Text("waiting \(text)").task(id: 1) {
      kept.events.append("started")
      try? await Task.sleep(for: .seconds(3600))
      kept.events.append(Task.isCancelled ? "cancelled" : "not cancelled")
      text = "changed"
      _ = witness
    }
  }
}

private struct ListeningView: View {
  let witness: Witness
  let kept: Kept
  let subject: PassthroughSubject<Int, Never>
  @State private var number = 0

  var body: some View {
    Text("number \(number)")
      .onReceive(NotificationCenter.default.publisher(for: ping, object: kept)) { _ in kept.events.append("ping") }
      .onReceive(subject) { number = $0 }
      .onReceive(Timer.publish(every: 3600, on: .main, in: .common).autoconnect()) { _ in
        kept.events.append("timer")
      }
  }
}

private struct ScheduledView: View {
  let witness: Witness
  let kept: Kept
  @State private var text = "a"

  var body: some View {
    TimelineView(.periodic(from: .now, by: 3600)) { context in Text("\(context.date.timeIntervalSince1970)") }
    Text(.now, style: .relative)
    TextField("Text", text: $text).onAppear {
      // Not one of Foundation's timers, which keep their blocks here, fired or not.
      let work = DispatchWorkItem { MainActor.assumeIsolated { text = "by the timer" } }
      // Work that comes when the view has ended.
      kept.actions.append { work.perform() }
    }
  }
}

private struct MovingView: View {
  let witness: Witness
  @State private var isLarge = false
  @State private var isThere = true
  @Namespace private var namespace

  var body: some View {
    Button("Grow") {
      withAnimation(.linear(duration: 3600)) {
        isLarge.toggle()
      } completion: {
        _ = witness
      }
    }
    Button("Leave") { withAnimation(.linear(duration: 3600)) { isThere = false } }
    Rectangle().frame(width: isLarge ? 100 : 10, height: 10).opacity(isLarge ? 1 : 0.5)
    if isThere {
      Text("There").transition(.slide.combined(with: .opacity)).matchedGeometryEffect(id: 1, in: namespace)
    } else {
      Text("Gone").matchedGeometryEffect(id: 1, in: namespace)
    }
    Text("Phases").phaseAnimator([0.0, 1.0]) { content, phase in
      content.opacity(phase)
    } animation: { _ in
      .linear(duration: 3600)
    }
    ProgressView()
  }
}

private struct LongTextView: View {
  let witness: Witness
  let kept: Kept
  @State private var text = String(repeating: "A long text. ", count: 20_000)

  var body: some View {
    TextEditor(text: $text).accessibilityLabel("Text").onAppear { kept.actions.append { text += "b" } }
    Text("\(text.utf16.count) units")
  }
}

extension LifetimeCase {
  /// Work that is still going on when its view ends.
  static let work: [LifetimeCase] = [
    LifetimeCase("a running task") {
      TaskView(witness: $0, kept: $1)
    } check: { kept, _ in
      for _ in 0..<1000 where kept.events.count < 2 { await Task.yield() }
      #expect(kept.events == ["started", "cancelled"])
    },
    LifetimeCase("subscriptions to publishers") { witness, kept in
      let subject = PassthroughSubject<Int, Never>()
      kept.objects.append(subject)
      return ListeningView(witness: witness, kept: kept, subject: subject)
    } use: { host, kept in
      NotificationCenter.default.post(name: ping, object: kept)
      (kept.objects.first as? PassthroughSubject<Int, Never>)?.send(1)
      host.settle()
      #expect(kept.events == ["ping"])
      #expect(host.root.plainText.contains("number 1"))
    } check: { kept, _ in
      NotificationCenter.default.post(name: ping, object: kept)
      (kept.objects.first as? PassthroughSubject<Int, Never>)?.send(2)
      await Task.yield()
      #expect(kept.events == ["ping"])
    },
    LifetimeCase("schedules and timers") { ScheduledView(witness: $0, kept: $1) },
    LifetimeCase("running animations and transitions") { witness, _ in
      MovingView(witness: witness)
    } use: { host, _ in
      try host.press(button: "Grow")
      try host.press(button: "Leave")
      #expect(host.animator.isMoving)
    },
    LifetimeCase("a long text that waits to be written") {
      LongTextView(witness: $0, kept: $1)
    } use: { host, _ in
      try host.type("b", in: "Text")
    },
  ]
}
