import PlatenTesting
import SwiftUI
import Testing

@testable import PlatenGraph

/// Shortcuts without modifiers: what has the focus comes first.
@MainActor struct PlainShortcutTests {
  private struct Timer: View {
    @State private var note = ""
    @State private var amount = 5.0
    @State private var events: [String] = []

    var body: some View {
      TextField("Note", text: $note)
      Slider(value: $amount, in: 0...10, step: 1) { Text("Amount") }
      Button("Other") { events.append("other") }
      Button("Restart") { events.append("restart") }.keyboardShortcut("r", modifiers: [])
      Button("Start") { events.append("start") }.keyboardShortcut(.space, modifiers: [])
      Button("Next") { events.append("next") }.keyboardShortcut(.rightArrow, modifiers: [])
      Text("events \(events.joined(separator: " ")).")
      Text("amount \(Int(amount))")
    }
  }

  @Test func `a field types the key`() async throws {
    let screen = await Screen(Timer())
    try screen.field("Note").focus()
    try screen.type("r r")
    #expect(try screen.field("Note").text == "r r")
    #expect(screen.shows("events ."))
  }

  @Test func `a control that is pressed or changed by the key comes first`() async throws {
    let screen = await Screen(Timer())
    try screen.button("Other").focus()
    try screen.press(.space)
    #expect(screen.shows("events other."))
    try screen.type("r")
    #expect(screen.shows("events other restart."))
    try screen.press(.rightArrow)
    #expect(screen.shows("events other restart next."))
  }

  @Test func `without a focus all keys are free`() async throws {
    let screen = await Screen(Timer())
    #expect(screen.host.focus.node == nil)
    try screen.press(.space)
    try screen.press(.rightArrow)
    try screen.press("r")
    #expect(screen.shows("events start next restart."))
  }

  @Test func `a slider takes its arrows`() async throws {
    let screen = await Screen(Timer())
    try screen.slider("Amount").focus()
    try screen.press(.rightArrow)
    #expect(screen.shows("amount 6"))
    #expect(screen.shows("events ."))
  }
}
