import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

@MainActor @Suite struct GestureTests {
  private func gesture(_ screen: Screen) throws -> Node {
    try #require(screen.host.root.first { if case .decoration(.effect(.gesture)) = $0.content { true } else { false } })
  }

  private func send(_ screen: Screen, _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, clicks: Int = 1) throws {
    let event = PointerEvent(phase: phase, location: CGPoint(x: x, y: y), clicks: clicks)
    screen.host.send(.pointer(event), to: try gesture(screen).id)
    screen.update()
  }

  private struct Tapped: View {
    @State var taps = 0
    @State var doubles = 0

    var body: some View {
      Text("\(taps) taps, \(doubles) doubles")
        .gesture(
          TapGesture(count: 2).onEnded { doubles += 1 }.simultaneously(with: TapGesture().onEnded { taps += 1 }))
    }
  }

  @Test func aTapIsAPressThatDoesNotMove() async throws {
    let screen = await Screen(Tapped())
    try send(screen, .down, 1, 1)
    try send(screen, .up, 1, 1)
    #expect(screen.shows("1 taps, 0 doubles"))
    try send(screen, .down, 1, 1)
    try send(screen, .move, 40, 1)
    try send(screen, .up, 40, 1)
    #expect(screen.shows("1 taps, 0 doubles"))
    try send(screen, .down, 1, 1, clicks: 2)
    try send(screen, .up, 1, 1, clicks: 2)
    #expect(screen.shows("1 taps, 1 doubles"))
  }

  @Test func aTapIsReachedByTheKeyboard() async throws {
    let screen = await Screen(Tapped())
    #expect(try screen.host.focus.move(to: gesture(screen).id))
    try screen.press(.return)
    #expect(screen.shows("1 taps"))
  }

  private struct Background: View {
    @State var text = ""

    var body: some View {
      VStack { TextField("Name", text: $text) }.onTapGesture { text = "tapped" }
    }
  }

  @Test func aTapAroundAFieldTakesNoFocusFromIt() async throws {
    let screen = await Screen(Background())
    #expect(screen.host.focus.move(forward: true))
    #expect(screen.focusedLabel == "Name")
    screen.host.focus.move(forward: true)
    #expect(screen.focusedLabel == "Name")
  }

  private struct Dragged: View {
    @GestureState private var offset = CGSize.zero
    @State private var total = CGSize.zero

    var body: some View {
      Text("\(Int(offset.width)) now, \(Int(total.width)) in all")
        .gesture(
          DragGesture()
            .updating($offset) { value, state, _ in state = value.translation }
            .onEnded { total.width += $0.translation.width })
    }
  }

  @Test func aDragKeepsItsStateForAsLongAsItLasts() async throws {
    let screen = await Screen(Dragged())
    try send(screen, .down, 0, 0)
    try send(screen, .move, 5, 0)
    #expect(screen.shows("0 now"))
    try send(screen, .move, 30, 0)
    #expect(screen.shows("30 now, 0 in all"))
    try send(screen, .up, 35, 0)
    #expect(screen.shows("0 now, 35 in all"))
  }

  private struct Held: View {
    @State var text = "free"

    var body: some View {
      Text(text).onLongPressGesture { text = "held" }
    }
  }

  @Test func aLongPressHasToLast() async throws {
    let screen = await Screen(Held())
    try send(screen, .down, 0, 0)
    await screen.advance(by: 0.3)
    try send(screen, .up, 0, 0)
    await screen.advance(by: 1)
    #expect(screen.shows("free"))
    try send(screen, .down, 0, 0)
    await screen.advance(by: 0.6)
    #expect(screen.shows("held"))
  }

  @Test func aGestureCanBeSwitchedOff() async throws {
    struct Page: View {
      let isEnabled: Bool
      @State private var taps = 0

      var body: some View {
        Text("Taps: \(taps)").gesture(TapGesture().onEnded { taps += 1 }, isEnabled: isEnabled)
      }
    }
    let on = await Screen(Page(isEnabled: true))
    try on.tapTarget("Taps: 0").press()
    #expect(on.shows("Taps: 1"))
    let off = await Screen(Page(isEnabled: false))
    #expect(throws: ScreenError.self) { try off.tapTarget("Taps: 0").press() }
  }
}
