import PlatenGraph
import PlatenTesting
import SwiftUI
import Testing

/// Rows that hold controls are selected by keys as well: the row is a stop of the focus ahead of these.
@MainActor struct RowFocusTests {
  private struct Guest: Identifiable {
    let id: Int
    var name: String
    var isComing = false
  }

  private struct Guests: View {
    @State private var guests = [Guest(id: 1, name: "Ada"), Guest(id: 2, name: "Grace"), Guest(id: 3, name: "Mary")]
    @State private var selection: Set<Guest.ID> = []

    var body: some View {
      List($guests, selection: $selection) { $guest in
        HStack {
          Text("Seat \(guest.id)")
          TextField("Name \(guest.id)", text: $guest.name)
          Toggle("Coming \(guest.id)", isOn: $guest.isComing)
        }
      }
      Text("selected \(selection.sorted().map(String.init).joined(separator: ","))")
    }
  }

  @Test func `Tab leads to the row and then to what is in it`() async throws {
    let screen = await Screen(Guests())
    try screen.row("Seat 1").focus()
    #expect(try screen.row("Seat 1").isFocused)
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Name 1")
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Coming 1")
    try screen.press(.tab)
    #expect(try screen.row("Seat 2").isFocused)
    try screen.press(.tab, modifiers: .shift)
    #expect(screen.focusedLabel == "Coming 1")
  }

  @Test func `the space bar selects the row, and the arrow keys lead to the next`() async throws {
    let screen = await Screen(Guests())
    try screen.row("Seat 1").focus()
    try screen.press(.space)
    try screen.press(.downArrow)
    try screen.press(.downArrow)
    try screen.press(.space)
    #expect(screen.shows("selected 1,3"))
    #expect(try screen.row("Seat 3").isSelected)
    try screen.press(.space)
    #expect(screen.shows("selected 1"))
  }

  @Test func `an arrow key leads from a control to the same one of the next row`() async throws {
    let screen = await Screen(Guests())
    try screen.toggle("Coming 1").focus()
    try screen.press(.downArrow)
    #expect(screen.focusedLabel == "Coming 2")
    try screen.press(.space)
    #expect(try screen.toggle("Coming 2").isOn)
    #expect(screen.shows("selected"))
  }

  @Test func `the first field has the focus first`() async throws {
    let screen = await Screen(Guests())
    screen.host.focus.moveToFirst()
    #expect(screen.focusedLabel == "Name 1")
  }

  @Test func `a row that is one button is no stop of its own`() async throws {
    struct Commands: View {
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) {
          ForEach(1..<3) { number in Button("Open \(number)") {} }
        }
      }
    }
    let screen = await Screen(Commands())
    try screen.button("Open 1").focus()
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Open 2")
  }

  @Test func `beside a button there is something to select`() async throws {
    struct Names: View {
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) {
          ForEach(1..<3) { number in
            HStack {
              Text("Name \(number)")
              Button("Info \(number)") {}.buttonStyle(.borderless)
            }
          }
        }
        Text("selected \(selection ?? 0)")
      }
    }
    let screen = await Screen(Names())
    try screen.button("Info 1").focus()
    try screen.press(.tab)
    try screen.press(.space)
    #expect(screen.shows("selected 2"))
  }
}
