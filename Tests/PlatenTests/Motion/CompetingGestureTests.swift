import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// Several gestures of one view, each by a modifier of its own.
@MainActor @Suite struct CompetingGestureTests {
  private func click(_ screen: Screen, times: Int = 1) throws {
    let gesture = screen.host.root.first {
      if case .decoration(.effect(.gesture)) = $0.content { true } else { false }
    }
    let id = try #require(gesture).id
    for click in 1...times {
      for phase in [PointerEvent.Phase.down, .up] {
        screen.host.send(.pointer(PointerEvent(phase: phase, location: .zero, clicks: click)), to: id)
        screen.update()
      }
    }
  }

  private struct Photo: View {
    @State private var log: [String] = []

    var body: some View {
      Text(log.joined(separator: " ") + ".")
        .onTapGesture(count: 2) { log.append("double") }
        .onTapGesture { log.append("single") }
    }
  }

  @Test func aTapWaitsForThatOfTwoClicksBeforeIt() async throws {
    let screen = await Screen(Photo())
    try click(screen)
    #expect(screen.shows("."))
    await screen.advance(by: 0.5)
    #expect(screen.shows("single."))
  }

  @Test func theSecondClickIsADoubleTapAlone() async throws {
    let screen = await Screen(Photo())
    try click(screen, times: 2)
    await screen.advance(by: 1)
    #expect(screen.shows("double."))
    #expect(!screen.shows("single"))
  }

  @Test func aThirdClickIsATapOfItsOwn() async throws {
    let screen = await Screen(Photo())
    try click(screen, times: 3)
    await screen.advance(by: 1)
    #expect(screen.shows("double single."))
  }

  @Test func aSlowSecondClickIsASecondTap() async throws {
    let screen = await Screen(Photo())
    try click(screen)
    await screen.advance(by: 0.3)
    // A front end counts it as a first click, as for another place.
    try click(screen)
    #expect(screen.shows("single."))
    await screen.advance(by: 0.5)
    #expect(screen.shows("single single."))
  }

  @Test func aPressedKeyIsATap() async throws {
    let screen = await Screen(Photo())
    screen.host.focus.move(forward: true)
    try screen.press(.return)
    #expect(screen.shows("single."))
  }

  private struct Others: View {
    let isExclusive: Bool
    @State private var log: [String] = []

    var body: some View {
      let words = Text(log.joined(separator: " ") + ".")
      if isExclusive {
        words.gesture(
          TapGesture(count: 2).onEnded { log.append("double") }
            .exclusively(before: TapGesture().onEnded { log.append("single") }))
      } else {
        words
          .onTapGesture { log.append("single") }
          .onTapGesture(count: 2) { log.append("double") }
      }
    }
  }

  @Test func aTapOfTwoClicksAfterAnotherIsNeverRecognized() async throws {
    let screen = await Screen(Others(isExclusive: false))
    try click(screen, times: 2)
    #expect(screen.shows("single single."))
  }

  @Test func exclusiveGesturesAreLikeModifiersOneAfterTheOther() async throws {
    let screen = await Screen(Others(isExclusive: true))
    try click(screen, times: 2)
    await screen.advance(by: 1)
    #expect(screen.shows("double."))
    try click(screen)
    await screen.advance(by: 1)
    #expect(screen.shows("double single."))
  }

  private enum Kind { case simultaneous, high }

  private struct Added: View {
    let kind: Kind
    @State private var log: [String] = []

    var body: some View {
      let words = Text(log.joined(separator: " ") + ".").onTapGesture { log.append("own") }
      let added = TapGesture().onEnded { log.append("added") }
      if kind == .high { words.highPriorityGesture(added) } else { words.simultaneousGesture(added) }
    }
  }

  @Test(arguments: [(Kind.simultaneous, "own added."), (.high, "added.")])
  private func aGestureIsAddedToTheOthersOrReplacesThem(kind: Kind, log: String) async throws {
    let screen = await Screen(Added(kind: kind))
    try click(screen)
    #expect(screen.shows(log))
  }

  private struct Held: View {
    @State private var log: [String] = []

    var body: some View {
      Text(log.joined(separator: " ") + ".")
        .onTapGesture { log.append("tapped") }
        .onLongPressGesture { log.append("held") }
    }
  }

  @Test func aLongPressAfterATapIsRecognized() async throws {
    let screen = await Screen(Held())
    try click(screen)
    #expect(screen.shows("tapped."))
    let node = try #require(
      screen.host.root.first { if case .decoration(.effect(.gesture)) = $0.content { true } else { false } })
    screen.host.send(.pointer(PointerEvent(phase: .down, location: .zero, clicks: 1)), to: node.id)
    await screen.advance(by: 0.6)
    #expect(screen.shows("tapped held."))
  }
}
