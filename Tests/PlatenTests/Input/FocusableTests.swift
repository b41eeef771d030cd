import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// Focusable views that are not controls, and releases of keys.
@MainActor @Suite struct FocusableTests {
  private struct Board: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "focused board" : "board") }
  }

  private struct Page: View {
    @State var text = ""
    @State var keys: [String] = []
    @FocusState var isOnBoard: Bool
    var isFocusable = true

    var body: some View {
      TextField("Name", text: $text)
      Board()
        .focusable(isFocusable)
        .focused($isOnBoard)
        .onKeyPress(.leftArrow) {
          keys.append("left")
          return .handled
        }
        .onKeyPress(characters: .letters, phases: [.down, .up]) { press in
          keys.append("\(press.characters)\(press.phase == .up ? "^" : "")")
          return .handled
        }
      Button("Go") { isOnBoard = true }
      Text("keys: \(keys.joined(separator: " "))")
      Text("state: \(isOnBoard ? "on" : "off")")
    }
  }

  @Test func tabReachesAFocusableView() async throws {
    let screen = await Screen(Page())
    try screen.field("Name").focus()
    try screen.press(.tab)
    #expect(screen.shows("focused board"))
    #expect(screen.shows("state: on"))
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Go")
    #expect(!screen.shows("focused board"))
    #expect(screen.shows("state: off"))
  }

  @Test func aFocusStatePutsTheFocusThere() async throws {
    let screen = await Screen(Page())
    try screen.button("Go").press()
    #expect(screen.shows("focused board"))
  }

  @Test func keyActionsRunWhileItHasTheFocus() async throws {
    let screen = await Screen(Page())
    try screen.press(.leftArrow)
    #expect(screen.shows("keys: "))
    try screen.button("Go").press()
    try screen.press(.leftArrow)
    #expect(screen.shows("keys: left"))
  }

  @Test func keyDownAndUpAreReported() async throws {
    let screen = await Screen(Page())
    try screen.button("Go").press()
    try screen.press("a")
    screen.release("a")
    screen.release(.leftArrow)
    #expect(screen.shows("keys: a a^"))
  }

  @Test func aReleasedKeyTypesNothingAndPressesNothing() async throws {
    let screen = await Screen(Page())
    try screen.field("Name").focus()
    screen.release("a")
    screen.release(.return)
    screen.release(.escape)
    #expect(try screen.field("Name").text == "")
    #expect(screen.focusedLabel == "Name")
  }

  @Test func unfocusableViewsAreSkipped() async throws {
    let screen = await Screen(Page(isFocusable: false))
    try screen.field("Name").focus()
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Go")
  }

  @Test func aControlInsideHasTheFocusItself() async throws {
    struct Wrapped: View {
      @State var text = ""

      var body: some View {
        VStack { TextField("Inner", text: $text) }.focusable()
      }
    }
    let screen = await Screen(Wrapped())
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Inner")
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Inner")
  }

  @Test func thePageKnowsTheRequestedKeys() {
    let host = ViewHost(
      Text("a").focusable().focusEffectDisabled().onKeyPress(phases: .all) { _ in .handled })
    _ = host.update()
    var found: GestureContent?
    host.root.forEach { node in
      if case .decoration(.effect(.gesture(let gesture))) = node.content, node.takesFocus { found = gesture }
    }
    #expect(found?.keys == CapturedKeys(all: true, releases: true))
  }
}
