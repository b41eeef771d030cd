import PlatenTesting
import SwiftUI
import Testing

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTree

@MainActor @Suite struct MotionTests {
  private func effects(_ screen: Screen) -> [EffectContent] {
    var found: [EffectContent] = []
    screen.host.root.forEach { node in
      if case .decoration(.effect(let effect)) = node.shownContent { found.append(effect) }
    }
    return found
  }

  private struct Fading: View {
    @State var isThere = true
    var animation: Animation? = .linear(duration: 1)
    var onEnd: () -> Void = {}

    var body: some View {
      Text("fades").opacity(isThere ? 1 : 0)
      Button("Fade") {
        withAnimation(animation) {
          isThere.toggle()
        } completion: {
          onEnd()
        }
      }
    }
  }

  @Test func aChangeTakesTheTimeOfItsAnimation() async throws {
    let screen = await Screen(Fading())
    #expect(effects(screen) == [.opacity(1)])
    try screen.button("Fade").press()
    #expect(effects(screen) == [.opacity(1)])
    await screen.advance(by: 0.5)
    guard case .opacity(let middle) = effects(screen)[0] else { throw ScreenError.gone("opacity") }
    #expect(abs(middle - 0.5) < 0.001)
    await screen.advance(by: 0.6)
    #expect(effects(screen) == [.opacity(0)])
    #expect(!screen.isMoving)
  }

  @Test func theNodeItselfIsAlreadyWhereItIsGoing() async throws {
    let screen = await Screen(Fading())
    try screen.button("Fade").press()
    var contents: [NodeContent] = []
    screen.host.root.forEach { if case .decoration(.effect) = $0.content { contents.append($0.content) } }
    #expect(contents == [.decoration(.effect(.opacity(0)))])
  }

  @Test func withoutAnAnimationAChangeShowsAtOnce() async throws {
    let screen = await Screen(Fading(animation: nil))
    try screen.button("Fade").press()
    #expect(effects(screen) == [.opacity(0)])
    #expect(!screen.isMoving)
  }

  @Test func theCompletionRunsWhenEverythingIsAtRest() async throws {
    final class Log { var ends = 0 }
    let log = Log()
    let screen = await Screen(Fading(onEnd: { log.ends += 1 }))
    try screen.button("Fade").press()
    await screen.advance(by: 0.9)
    #expect(log.ends == 0)
    await screen.advance(by: 0.2)
    #expect(log.ends == 1)
  }

  @Test func theCompletionOfAChangeThatMovesNothingRunsAtOnce() async throws {
    final class Log { var ends = 0 }
    let log = Log()
    let screen = await Screen(Fading(animation: nil, onEnd: { log.ends += 1 }))
    try screen.button("Fade").press()
    #expect(log.ends == 1)
    var isCalled = false
    withAnimation(.linear) {
    } completion: {
      isCalled = true
    }
    #expect(isCalled)
  }

  private struct ByValue: View {
    @State var width = 0.0
    @State var other = 0.0

    var body: some View {
      Rectangle().offset(x: width).animation(.linear(duration: 2), value: width)
      Rectangle().offset(x: width).animation(.linear(duration: 2), value: other)
      Button("Go") { width = 100 }
    }
  }

  @Test func animationByValueAppliesToThatValueAndDescendants() async throws {
    let screen = await Screen(ByValue())
    try screen.button("Go").press()
    await screen.advance(by: 1)
    #expect(effects(screen).count == 2)
    guard case .offset(let first) = effects(screen)[0] else { throw ScreenError.gone("offset") }
    #expect(abs(first.width - 50) < 0.1)
    #expect(effects(screen)[1] == .offset(CGSize(width: 100, height: 0)))
  }

  private struct Pulse: View {
    @State var scale = 1.0

    var body: some View {
      Circle().scaleEffect(scale)
        .animation(.linear(duration: 1).repeatForever(autoreverses: true), value: scale)
        .onAppear { scale = 3 }
    }
  }

  @Test func repeatingForEverGoesBackAndForth() async throws {
    let screen = await Screen(Pulse())
    func scale() -> CGFloat? {
      guard case .scale(let size, _)? = effects(screen).first else { return nil }
      return size.width
    }
    #expect(scale() == 1)
    await screen.advance(by: 0.5)
    #expect(abs((scale() ?? 0) - 2) < 0.05)
    await screen.advance(by: 0.5)
    #expect(abs((scale() ?? 0) - 3) < 0.05)
    await screen.advance(by: 0.5)
    #expect(abs((scale() ?? 0) - 2) < 0.05)
    await screen.advance(by: 100.5)
    #expect(abs((scale() ?? 0) - 1) < 0.05)
    #expect(screen.isMoving)
  }

  private struct Growing: View {
    @State var text = ""
    @State var isOn = false

    var body: some View {
      TextField("Name", text: $text)
      Text("Hello").foregroundStyle(isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
        .animation(.linear(duration: 1), value: isOn)
      Toggle("Red", isOn: $isOn)
    }
  }

  @Test func typingWorksDuringAnimations() async throws {
    let screen = await Screen(Growing())
    try screen.toggle("Red").press()
    await screen.advance(by: 0.25)
    try screen.field("Name").type("Ada")
    #expect(try screen.field("Name").text == "Ada")
    var paints: [Paint] = []
    screen.host.root.forEach { node in
      if case .leaf(.text(let text)) = node.shownContent, text.plainText == "Hello" { paints.append(text.foreground) }
    }
    guard case .rgb(let red, _, let blue, _)? = paints.first else { throw ScreenError.gone("colour") }
    #expect(abs(red - 0.25) < 0.01 && abs(blue - 0.75) < 0.01)
  }

  @Test func reducedMotionShowsTheEndAtOnce() async throws {
    let screen = await Screen(Fading())
    screen.host.updateEnvironment { $0.accessibilityReduceMotion = true }
    try screen.button("Fade").press()
    #expect(effects(screen) == [.opacity(0)])
    #expect(!screen.isMoving)
  }

  private struct Details: View {
    @State var isShown = false

    var body: some View {
      VStack {
        Button("Details") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown {
          Text("All of it").transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
        }
      }
    }
  }

  @Test func aViewIsInsertedByItsTransition() async throws {
    let screen = await Screen(Details())
    try screen.button("Details").press()
    #expect(screen.shows("All of it"))
    let node = try #require(
      screen.host.root.first {
        if case .leaf(.text(let text)) = $0.content { text.plainText == "All of it" } else { false }
      })
    #expect(node.shownTransition?.shift == CGSize(width: -1, height: 0))
    await screen.advance(by: 0.5)
    #expect(abs((node.shownTransition?.shift.width ?? 0) + 0.5) < 0.01)
    await screen.advance(by: 0.6)
    #expect(node.shownTransition == nil)
  }

  @Test func aRemovedViewIsAnimatedAndCannotBeUsed() async throws {
    let screen = await Screen(Details())
    try screen.button("Details").press()
    await screen.advance(by: 2)
    let node = try #require(
      screen.host.root.first {
        if case .leaf(.text(let text)) = $0.content { text.plainText == "All of it" } else { false }
      })
    let parent = try #require(node.parent)
    try screen.button("Details").press()
    #expect(!screen.shows("All of it"))
    #expect(parent.leaving.map(\.id) == [node.id])
    await screen.advance(by: 0.5)
    #expect(abs((node.shownTransition?.opacity ?? 0) - 0.5) < 0.01)
    await screen.advance(by: 0.6)
    #expect(parent.leaving.isEmpty)
  }
}

@Suite struct AnimationTimingTests {
  private func value(_ animation: Animation, _ time: Double) -> Double { animation.progress(after: time).fraction }

  @Test func curvesBeginAtNothingAndEndAtAll() {
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut, .spring, .bouncy, .snappy, .default] {
      #expect(value(animation, 0) == 0)
      #expect(abs(value(animation, 60) - 1) < 0.001)
      #expect(animation.progress(after: 60).isFinished)
    }
  }

  @Test func easingIsSlowAtItsNamedEnds() {
    #expect(value(.easeIn(duration: 1), 0.25) < 0.25)
    #expect(value(.easeOut(duration: 1), 0.25) > 0.25)
    #expect(abs(value(.easeInOut(duration: 1), 0.5) - 0.5) < 0.001)
  }

  @Test func aBouncySpringSwingsOver() {
    let highest = stride(from: 0.0, to: 2, by: 0.01).map { value(.bouncy, $0) }.max() ?? 0
    #expect(highest > 1.02)
    let smooth = stride(from: 0.0, to: 2, by: 0.01).map { value(.smooth, $0) }.max() ?? 0
    #expect(smooth <= 1.0001)
  }

  @Test func delayAndSpeedApplyInTheOrderWritten() {
    let late = Animation.linear(duration: 1).speed(2).delay(1)
    #expect(value(late, 1) == 0)
    #expect(abs(value(late, 1.25) - 0.5) < 0.001)
    #expect(late.totalDuration == 1.5)
  }

  @Test func repeatingBackAndForthCountsEachWay() {
    let animation = Animation.linear(duration: 1).repeatCount(3, autoreverses: true)
    #expect(abs(value(animation, 1.25) - 0.75) < 0.001)
    #expect(abs(value(animation, 2.25) - 0.25) < 0.001)
    #expect(animation.progress(after: 3.1) == AnimationProgress(fraction: 1, isFinished: true))
    #expect(Animation.linear.repeatForever().totalDuration == nil)
  }

  @Test func anAnimationThatHasNoSpeedNeverEndsAndTrapsNothing() {
    #expect(value(.linear.speed(0), 10) == 0)
    #expect(value(.linear(duration: 0), 1) == 1)
    #expect(value(.linear(duration: -1), 1) == 1)
  }
}
