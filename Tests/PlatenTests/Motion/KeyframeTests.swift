import PlatenTesting
import SwiftUI
import Testing

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTree

/// Keyframes, and transitions that modifiers describe.
@MainActor @Suite struct KeyframeTests {
  private struct Pose {
    var scale = 1.0
    var offset = CGSize.zero
  }

  private var timeline: KeyframeTimeline<Pose> {
    KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(3, duration: 1)
        MoveKeyframe(0)
        LinearKeyframe(1, duration: 1)
      }
      KeyframeTrack(\.offset) {
        CubicKeyframe(CGSize(width: 10, height: 0), duration: 0.5)
      }
    }
  }

  @Test func tracksRunSideBySide() {
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5).scale == 2)
    #expect(timeline.value(time: 1).scale == 0)
    #expect(timeline.value(time: 1.5).scale == 0.5)
    #expect(timeline.value(time: 0.25).offset.width == 5)
    #expect(timeline.value(time: 7).offset.width == 10)
    #expect(timeline.value(progress: 1).scale == 1)
  }

  @Test func aSpringEndsWhereItIsToGo() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(4, spring: .bouncy) }
    #expect(abs(timeline.value(time: timeline.duration * 0.999) - 4) < 0.05)
    #expect(timeline.value(time: timeline.duration) == 4)
  }

  private struct Shrunk: ViewModifier {
    let amount: Double

    func body(content: Content) -> some View { content.opacity(amount).scaleEffect(amount).offset(x: 8) }
  }

  @Test func modifiersDescribeATransition() {
    let away = AnyTransition.modifier(active: Shrunk(amount: 0.25), identity: Shrunk(amount: 1)).hidden(
      isInsertion: true)
    #expect(away.opacity == 0.25)
    #expect(away.scale == 0.25)
    #expect(away.offset.width == 8)
  }

  private struct Fall: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(y: phase.value * 20).opacity(phase.isIdentity ? 1 : 0)
    }
  }

  @Test func aTransitionHasAnInsertionAndARemoval() {
    let transition = AnyTransition(Fall())
    #expect(transition.hidden(isInsertion: true).offset.height == -20)
    #expect(transition.hidden(isInsertion: false).offset.height == 20)
    #expect(transition.hidden(isInsertion: true).opacity == 0)
  }

  /// Counts the evaluations of its body.
  private struct Counted: Transition {
    final class Count { var phases: [TransitionPhase] = [] }

    let count: Count

    func body(content: Content, phase: TransitionPhase) -> some View {
      count.phases.append(phase)
      return content.opacity(0.5)
    }
  }

  @Test func theBodyOfATransitionIsEvaluatedOnceForEachWayThatIsShown() async throws {
    struct Page: View {
      let count: Counted.Count
      @State private var isShown = false
      @State private var number = 0

      var body: some View {
        Button("Count \(number)") { number += 1 }
        Button("Toggle") { withAnimation { isShown.toggle() } }
        Text("Always").transition(Counted(count: count))
        if isShown { Text("Sometimes").transition(Counted(count: count)) }
      }
    }
    let count = Counted.Count()
    let screen = await Screen(Page(count: count))
    for number in 0..<3 { try screen.button("Count \(number)").press() }
    #expect(count.phases.isEmpty)
    try screen.button("Toggle").press()
    #expect(count.phases == [.willAppear])
    try screen.button("Count 3").press()
    try screen.button("Toggle").press()
    #expect(count.phases == [.willAppear, .didDisappear])
  }

  @Test func transitionsOfEqualValuesAreEqual() {
    #expect(AnyTransition(Fall()) == AnyTransition(Fall()))
    #expect(AnyTransition(Fall()) != AnyTransition(Counted(count: Counted.Count())))
    #expect(AnyTransition(Counted(count: Counted.Count())) != AnyTransition(Counted(count: Counted.Count())))
  }

  @Test func pushAndAsymmetricTransitionsHaveTwoSides() {
    let push = AnyTransition.push(from: .leading)
    #expect(push.hidden(isInsertion: true).shift.width == -1)
    #expect(push.hidden(isInsertion: false).shift.width == 1)
    let mixed = AnyTransition.asymmetric(insertion: .scale, removal: .opacity)
    #expect(mixed.hidden(isInsertion: true).scale == 0)
    #expect(mixed.hidden(isInsertion: false).opacity == 0)
  }

  @Test func anAddressOfDataIsAnImage() async throws {
    // One pixel.
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAQAAADxKzeGAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let phase = await ImageLoader.load(try #require(URL(string: "data:image/png;base64,\(png)")), 1)
    let image = try #require(phase.image)
    let data = try #require(image.resolve(in: TextResolution()).data)
    #expect(data.width == 2)
    #expect(data.height == 3)
    let failed = await ImageLoader.load(try #require(URL(string: "data:text/plain,hello")), 1)
    #expect(failed.error != nil)
  }
}
