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

  @Test func aKeyTapsOneOfTwoGestures() async throws {
    let screen = await Screen(Tapped())
    screen.host.focus.move(forward: true)
    try screen.press(.return)
    #expect(screen.shows("1 taps, 0 doubles"))
  }

  private struct Counter: View {
    let count: Int
    @State var taps = 0

    var body: some View { Text("\(taps) taps").onTapGesture(count: count) { taps += 1 } }
  }

  @Test(arguments: [(1, 4), (2, 2), (3, 1)]) func quickClicksAreTapsEachTime(count: Int, taps: Int) async throws {
    let screen = await Screen(Counter(count: count))
    for click in 1...4 {
      try send(screen, .down, 1, 1, clicks: click)
      try send(screen, .up, 1, 1, clicks: click)
    }
    #expect(screen.shows("\(taps) taps"))
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

  private struct HeldAndDragged: View {
    @GestureState private var state = "idle"
    @State private var ends: [String] = []

    var body: some View {
      Text("\(state); \(ends.joined(separator: ", "))")
        .gesture(
          LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
            .updating($state) { value, state, _ in
              switch value {
              case .first(true): state = "pressed"
              case .second(true, nil): state = "held"
              case .second(true, let drag?): state = "dragged by \(Int(drag.translation.width))"
              default: state = "?"
              }
            }
            .onEnded { value in
              if case .second(true, let drag?) = value { ends.append("\(Int(drag.translation.width))") }
            })
    }
  }

  @Test func aSequenceWaitsForItsFirstGesture() async throws {
    let screen = await Screen(HeldAndDragged())
    try send(screen, .down, 0, 0)
    #expect(screen.shows("pressed; "))
    await screen.advance(by: 0.6)
    #expect(screen.shows("held; "))
    try send(screen, .move, 30, 0)
    #expect(screen.shows("dragged by 30; "))
    try send(screen, .up, 35, 0)
    #expect(screen.shows("idle; 35"))
  }

  @Test func aSequenceWhoseFirstGestureFailsHasNoEnd() async throws {
    let screen = await Screen(HeldAndDragged())
    try send(screen, .down, 0, 0)
    try send(screen, .move, 30, 0)
    try send(screen, .up, 30, 0)
    #expect(screen.shows("idle; ") && !screen.shows("idle; 30"))
    try send(screen, .down, 0, 0)
    await screen.advance(by: 0.6)
    try send(screen, .up, 0, 0)
    #expect(screen.shows("idle; ") && !screen.shows("idle; 0"))
  }

  private struct ThreeInSequence: View {
    let isSecondASequence: Bool
    @State private var state = ""

    var body: some View {
      let (tap, hold, drag) = (TapGesture(), LongPressGesture(minimumDuration: 0.5), DragGesture(minimumDistance: 0))
      if isSecondASequence {
        Text(state).gesture(
          tap.sequenced(before: hold.sequenced(before: drag)).onChanged { value in
            state =
              switch value {
              case .first: "first"
              case .second(_, nil): "tapped"
              case .second(_, .first(_)?): "pressed"
              case .second(_, .second(_, nil)?): "held"
              case .second(_, .second(_, let drag?)?): "dragged by \(Int(drag.translation.width))"
              }
          })
      } else {
        Text(state).gesture(
          tap.sequenced(before: hold).sequenced(before: drag).onChanged { value in
            state =
              switch value {
              case .first(.first): "first"
              case .first(.second(_, nil)): "tapped"
              case .first(.second(_, _?)): "pressed"
              case .second(_, nil): "held"
              case .second(_, let drag?): "dragged by \(Int(drag.translation.width))"
              }
          })
      }
    }
  }

  @Test(arguments: [false, true]) func aSequenceOfASequenceHasTheValuesOfEach(isSecondASequence: Bool) async throws {
    let screen = await Screen(ThreeInSequence(isSecondASequence: isSecondASequence))
    try send(screen, .down, 0, 0)
    try send(screen, .up, 0, 0)
    #expect(screen.shows("tapped"))
    try send(screen, .down, 0, 0)
    #expect(screen.shows("pressed"))
    await screen.advance(by: 0.6)
    #expect(screen.shows("held"))
    try send(screen, .move, 20, 0)
    #expect(screen.shows("dragged by 20"))
  }

  private struct TappedAndHeld: View {
    @State private var text = "free"

    var body: some View {
      Text(text)
        .gesture(TapGesture().sequenced(before: LongPressGesture()).onEnded { _ in text = "held after a tap" })
    }
  }

  @Test func aSequenceContinuesWithTheNextPress() async throws {
    let screen = await Screen(TappedAndHeld())
    try send(screen, .down, 0, 0)
    await screen.advance(by: 1)
    try send(screen, .cancel, 0, 0)
    #expect(screen.shows("free"))
    try send(screen, .down, 0, 0)
    try send(screen, .up, 0, 0)
    try send(screen, .down, 0, 0)
    await screen.advance(by: 1)
    #expect(screen.shows("held after a tap"))
  }

  @Test func aGestureThatIsNilIsNotRecognized() async throws {
    struct Page: View {
      let isOn: Bool
      @State private var taps = 0

      var body: some View {
        Text("Taps: \(taps)").gesture(isOn ? TapGesture().onEnded { taps += 1 } : nil)
      }
    }
    for isOn in [true, false] {
      let screen = await Screen(Page(isOn: isOn))
      try send(screen, .down, 0, 0)
      try send(screen, .up, 0, 0)
      #expect(screen.shows(isOn ? "Taps: 1" : "Taps: 0"))
    }
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
