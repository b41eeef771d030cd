import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// How custom button styles learn that a button is pressed.
@MainActor @Suite struct ButtonPressTests {
  private struct Sinking: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .background(configuration.isPressed ? Color.red : Color.blue)
        .scaleEffect(configuration.isPressed ? 0.9 : 1)
        .animation(.linear(duration: 1), value: configuration.isPressed)
    }
  }

  private struct Flat: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
  }

  private struct Page<Style: ButtonStyle>: View {
    let style: Style
    @State private var count = 0
    @State private var isDisabled = false

    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }.buttonStyle(style).disabled(isDisabled)
        Button("Disable") { isDisabled = true }
      }
    }
  }

  private func scale(_ screen: Screen) throws -> CGFloat {
    let node = screen.host.root.first { if case .scale = $0.content.effect { true } else { false } }
    guard case .scale(let size, _)? = node?.content.effect else { throw CancellationError() }
    return size.width
  }

  private func button(_ screen: Screen, _ name: String) throws -> Node {
    let node = screen.host.root.first { node in
      if case .control(is ButtonContent) = node.content { node.plainText == name } else { false }
    }
    return try #require(node)
  }

  private func isRed(_ screen: Screen) -> Bool {
    screen.host.root.first { node in
      if case .leaf(.shape(let shape)) = node.content { shape.fill == .system(.red) } else { false }
    } != nil
  }

  @Test func aStyleSeesTheButtonPressedUntilRelease() async throws {
    let screen = await Screen(Page(style: Sinking()))
    #expect(try scale(screen) == 1)
    try screen.button("Count 0").hold()
    #expect(try scale(screen) == 0.9 && isRed(screen))
    #expect(screen.shows("Count 0"), "the action waits for the release")
    try screen.button("Count 0").release()
    #expect(try scale(screen) == 1 && !isRed(screen))
    #expect(screen.shows("Count 1"))
  }

  @Test func changesByThePressAreAnimated() async throws {
    let screen = await Screen(Page(style: Sinking()))
    try screen.button("Count 0").hold()
    await screen.advance(by: 0.5)
    let node = screen.host.root.first { if case .scale = $0.content.effect { true } else { false } }
    guard case .scale(let size, _)? = node?.shownContent.effect else {
      Issue.record("Nothing is scaled.")
      return
    }
    #expect(size.width > 0.91 && size.width < 0.99)
  }

  @Test func pressesAreReportedToStylesThatReadThem() async throws {
    let asking = await Screen(Page(style: Sinking()))
    let silent = await Screen(Page(style: Flat()))
    let plain = await Screen(Button("Go") {})
    #expect(try button(asking, "Count 0").reportsPress)
    #expect(try !button(silent, "Count 0").reportsPress)
    #expect(try !button(plain, "Go").reportsPress)
    let cost = try silent.cost { try silent.button("Count 0").hold() }
    #expect(cost.evaluations == 0 && cost.patches == 0)
  }

  @Test func aKeyShowsThePressForAMoment() async throws {
    let screen = await Screen(Page(style: Sinking()))
    try screen.button("Count 0").focus()
    try screen.press(.space)
    #expect(screen.shows("Count 1"))
    #expect(try scale(screen) == 0.9)
    await screen.advance(by: 0.3)
    #expect(try scale(screen) == 1)
  }

  @Test func aButtonThatIsDisabledWhileItIsHeldComesUpAgain() async throws {
    let screen = await Screen(Page(style: Sinking()))
    let held = try button(screen, "Count 0")
    try screen.button("Count 0").hold()
    try screen.button("Disable").press()
    screen.host.send(.hold(false), to: held.id)
    screen.update()
    #expect(try scale(screen) == 1)
    #expect(screen.shows("Count 0"))
  }

  @Test func aRepeatingButtonRunsItsActionWhileItIsHeld() async throws {
    let screen = await Screen(Page(style: Flat()).buttonRepeatBehavior(.enabled))
    try screen.button("Count 0").hold()
    await screen.advance(by: 0.3)
    #expect(screen.shows("Count 0"))
    await screen.advance(by: 0.34)
    #expect(screen.shows("Count 3"))
    try screen.button("Count 3").release()
    #expect(screen.shows("Count 3"), "letting go is not one more")
    await screen.advance(by: 2)
    #expect(screen.shows("Count 3"))
    try screen.button("Count 3").press()
    #expect(screen.shows("Count 4"))
  }

  private struct Countdown: View {
    @State private var count = 3

    var body: some View {
      Stepping(value: count) { count = $0 }.disabled(count == 0).buttonRepeatBehavior(.enabled)
    }
  }

  /// A button whose action captures the number that it was made with.
  private struct Stepping: View {
    let value: Int
    let change: (Int) -> Void

    var body: some View { Button("Down from \(value)") { change(value - 1) } }
  }

  @Test func aRepeatingButtonRunsItsNewestActionAndStopsWhereItIsDisabled() async throws {
    let screen = await Screen(Countdown())
    try screen.button("Down from 3").hold()
    await screen.advance(by: 0.55)
    #expect(screen.shows("Down from 1"))
    await screen.advance(by: 2)
    #expect(screen.shows("Down from 0"))
  }

  @Test func aPressAfterALongOneThatEndedElsewhereCounts() async throws {
    let screen = await Screen(Page(style: Flat()).buttonRepeatBehavior(.enabled))
    let held = try button(screen, "Count 0")
    try screen.button("Count 0").hold()
    await screen.advance(by: 0.45)
    #expect(screen.shows("Count 1"))
    screen.host.send(.hold(false), to: held.id)
    await screen.advance(by: 0.5)
    screen.host.send(.press, to: held.id)
    screen.update()
    #expect(screen.shows("Count 2"))
  }

  @Test func disconnectingReleasesTheButton() async throws {
    let screen = await Screen(Page(style: Sinking()).buttonRepeatBehavior(.enabled))
    try screen.button("Count 0").hold()
    screen.host.buttonPresses.release()
    await screen.advance(by: 2)
    #expect(screen.shows("Count 0"))
    #expect(try scale(screen) == 1)
  }

  @Test func keysThatFollowOneAnotherKeepAButtonPressed() async throws {
    let screen = await Screen(Page(style: Sinking()))
    try screen.button("Count 0").focus()
    try screen.press(.space)
    await screen.advance(by: 0.1)
    try screen.press(.space)
    await screen.advance(by: 0.05)
    #expect(screen.shows("Count 2"))
    #expect(try scale(screen) == 0.9)
    await screen.advance(by: 0.2)
    #expect(try scale(screen) == 1)
  }

  @Test func aLongPressReportsPointerDown() async throws {
    struct Held: View {
      @State private var text = "up"

      var body: some View {
        Text(text).onLongPressGesture(minimumDuration: 1) { isDown in
          text = isDown ? "down" : "up"
        } perform: {
          text = "held"
        }
      }
    }
    let screen = await Screen(Held())
    let node = try #require(screen.host.root.first { $0.content.effect != nil })
    screen.host.send(.pointer(PointerEvent(phase: .down, location: .zero)), to: node.id)
    screen.update()
    #expect(screen.shows("down"))
    screen.host.send(.pointer(PointerEvent(phase: .up, location: .zero)), to: node.id)
    screen.update()
    #expect(screen.shows("up"))
  }

  private struct Knowing: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var presses = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(isEnabled ? "on \(presses)" : "off \(presses)")
      }
      .onChange(of: configuration.isPressed) { presses += 1 }
    }
  }

  @Test func aStyleReadsItsSurroundingsAndKeepsItsState() async throws {
    let screen = await Screen(Page(style: Knowing()))
    #expect(screen.shows("on 0"))
    try screen.button("Count 0").press()
    #expect(screen.shows("on 2"))
    try screen.button("Disable").press()
    #expect(screen.shows("off 2"))
  }
}
