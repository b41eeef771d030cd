import PlatenTesting
import SwiftUI
import Testing

/// Lists that are open to choose from, as any front end has them that shows none by itself.
@MainActor @Suite struct OpenListTests {
  private struct Order: View {
    @State private var flavour = "Vanilla"
    @State private var hasMint = false
    @State private var isClosed = false
    @State private var log = "nothing"
    @State private var colour = Color(red: 1, green: 1, blue: 1)
    @FocusState private var isFocused: Bool

    var body: some View {
      Form {
        Picker("Flavour", selection: $flavour) {
          ForEach(["Vanilla", "Chocolate", "Cherry", "Strawberry"] + (hasMint ? ["Mint"] : []), id: \.self) { Text($0) }
        }
        .focused($isFocused)
        .disabled(isClosed)
        Menu("Actions") {
          Button("Copy") { log = "copied" }
          Button("Cut") { log = "cut" }.disabled(true)
          Divider()
          Menu("Sort") {
            Button("By name") { log = "by name" }
            Button("By date") { log = "by date" }
          }
        }
        ColorPicker("Ribbon", selection: $colour)
        Toggle("Mint", isOn: $hasMint)
        Toggle("Closed", isOn: $isClosed)
        Text("\(flavour), \(log), \(isFocused ? "focused" : "elsewhere")")
      }
    }
  }

  private func order() async throws -> Screen {
    let screen = await Screen(Order())
    try screen.picker("Flavour").focus()
    return screen
  }

  private func options(_ screen: Screen) -> [ShownNode] {
    var options: [ShownNode] = []
    screen.driver.root.forEach { node in
      if case .control(let button as ButtonContent) = node.node.content, button.isOption { options.append(node) }
    }
    return options
  }

  private func selected(_ screen: Screen) -> String? {
    options(screen).first { ($0.node.content.control as? ButtonContent)?.isSelected == true }?.label
  }

  @Test func `Return opens the options of a picker, and the picker keeps the focus`() async throws {
    let screen = try await order()
    #expect(options(screen).isEmpty)
    try screen.press(.return)
    #expect(options(screen).map(\.label) == ["Vanilla", "Chocolate", "Cherry", "Strawberry"])
    #expect(options(screen).map(\.isOn) == [true, false, false, false])
    #expect(options(screen).allSatisfy { $0.role == .button && $0.isEnabled })
    #expect(selected(screen) == "Vanilla")
    #expect(screen.driver.focused?.label == "Flavour")
    #expect(screen.shows("Vanilla, nothing, focused"))
  }

  @Test func `arrows, Home, End and pages move, and stay at the ends`() async throws {
    let screen = try await order()
    try screen.press(.space)
    for (key, expected) in [
      (KeyEquivalent.downArrow, "Chocolate"), (.end, "Strawberry"), (.downArrow, "Strawberry"), (.upArrow, "Cherry"),
      (.home, "Vanilla"), (.upArrow, "Vanilla"), (.pageDown, "Strawberry"), (.pageUp, "Vanilla"),
    ] {
      try screen.press(key)
      #expect(selected(screen) == expected)
    }
    try screen.press(.downArrow)
    try screen.press(.return)
    #expect(options(screen).isEmpty)
    #expect(screen.shows("Chocolate, nothing, focused"))
  }

  @Test func `what is typed filters options, best first, until it is deleted`() async throws {
    let screen = try await order()
    try screen.press(.return)
    for key in "ch" { try screen.press(KeyEquivalent(key)) }
    #expect(options(screen).map(\.label) == ["Cherry", "Chocolate"])
    #expect(selected(screen) == "Cherry")
    // Letters apart from one another match too.
    try screen.press("y")
    #expect(options(screen).map(\.label) == ["Cherry"] && screen.shows("chy"))
    try screen.press("x")
    #expect(options(screen).isEmpty && screen.shows("Not found"))
    try screen.press(.return)
    #expect(screen.shows("Not found") && screen.shows("Vanilla, nothing, focused"))
    for _ in 0..<4 { try screen.press(.delete) }
    #expect(options(screen).map(\.label) == ["Vanilla", "Chocolate", "Cherry", "Strawberry"])
    #expect(selected(screen) == "Vanilla")
    try screen.press("w")
    try screen.press(.return)
    #expect(options(screen).isEmpty && screen.shows("Strawberry, nothing, focused"))
  }

  @Test func `Escape first clears what is typed, then closes`() async throws {
    let screen = try await order()
    try screen.press(.return)
    try screen.press("w")
    try screen.press(.escape)
    #expect(options(screen).map(\.label) == ["Vanilla", "Chocolate", "Cherry", "Strawberry"])
    try screen.press(.escape)
    #expect(options(screen).isEmpty && screen.shows("Vanilla, nothing, focused"))
  }

  @Test func `commands keep their places, and letters select them by their beginning`() async throws {
    let screen = try await order()
    try screen.menu("Actions").focus()
    try screen.press(.return)
    try screen.press("s")
    #expect(options(screen).map(\.label) == ["Copy", "Cut", "Sort"])
    #expect(selected(screen) == "Sort")
    try screen.press(.rightArrow)
    try screen.press("b")
    #expect(selected(screen) == "By date")
    try screen.press("b")
    #expect(selected(screen) == "By name")
    try screen.press("x")
    #expect(selected(screen) == "By name")
  }

  private struct Countries: View {
    @State private var country = -1

    var body: some View {
      Form {
        Picker("Country", selection: $country) {
          Text("None").tag(-1)
          ForEach(0..<300, id: \.self) { Text("Country \($0)") }
        }
        Text("Number \(country)")
      }
    }
  }

  @Test func `a space belongs to what is typed, and chooses after an arrow`() async throws {
    let screen = await Screen(Countries())
    try screen.picker("Country").focus()
    try screen.press(.space)
    for character in "Country 29" { try screen.press(KeyEquivalent(character)) }
    #expect(selected(screen) == "Country 29")
    try screen.press(.space)
    #expect(selected(screen) == "Country 29")
    try screen.press(.downArrow)
    try screen.press(.upArrow)
    try screen.press(.space)
    #expect(options(screen).isEmpty && screen.shows("Number 29"))
    // A title that is not there keeps the list open too.
    try screen.press(.space)
    for character in "Countryx 1" { try screen.press(KeyEquivalent(character)) }
    #expect(screen.shows("Not found") && screen.shows("Number 29"))
  }

  @Test func `Escape closes without a choice, and Tab goes on to the next view`() async throws {
    let screen = try await order()
    try screen.press(.return)
    try screen.press(.downArrow)
    try screen.press(.escape)
    #expect(options(screen).isEmpty)
    #expect(screen.shows("Vanilla, nothing, focused"))
    try screen.press(.return)
    try screen.press(.tab)
    #expect(options(screen).isEmpty)
    #expect(screen.driver.focused?.label == "Actions")
  }

  @Test func `lists within a menu open and close, and what is disabled is passed over`() async throws {
    let screen = try await order()
    try screen.menu("Actions").focus()
    try screen.press(.return)
    #expect(options(screen).map(\.label) == ["Copy", "Cut", "Sort"])
    #expect(selected(screen) == "Copy")
    try screen.press(.downArrow)
    #expect(selected(screen) == "Sort")
    try screen.press(.rightArrow)
    #expect(options(screen).map(\.label) == ["By name", "By date"])
    try screen.press(.leftArrow)
    #expect(selected(screen) == "Sort")
    try screen.press(.return)
    try screen.press(.escape)
    #expect(selected(screen) == "Sort")
    try screen.press(.return)
    try screen.press(.end)
    try screen.press(.return)
    #expect(options(screen).isEmpty)
    #expect(screen.shows("Vanilla, by date, elsewhere"))
  }

  @Test func `a press and the pointer choose as keys do`() async throws {
    let screen = try await order()
    try screen.press(.return)
    screen.host.send(.hover(true), to: options(screen)[2].node.id)
    screen.update()
    #expect(selected(screen) == "Cherry")
    #expect(screen.driver.perform(.press, on: options(screen)[3]))
    #expect(options(screen).isEmpty)
    #expect(screen.shows("Strawberry, nothing, focused"))
  }

  @Test func `a press on a control and a dismissal open and close its list`() async throws {
    let screen = try await order()
    let picker = try #require(screen.driver.focused)
    #expect(screen.driver.perform(.press, on: picker))
    let popup = try #require(options(screen).first?.parent)
    #expect(screen.driver.perform(.dismiss, on: popup))
    #expect(options(screen).isEmpty)
  }

  @Test func `colours are chosen by their names`() async throws {
    let screen = try await order()
    try screen.colorPicker("Ribbon").focus()
    try screen.press(.return)
    #expect(options(screen).first?.label == "Red")
    try screen.press("m")
    try screen.press(.return)
    #expect(try screen.colorPicker("Ribbon").value == "#00C7BE")
  }

  @Test func `an open list follows what its control has to choose from`() async throws {
    let screen = try await order()
    try screen.press(.return)
    try screen.press(.downArrow)
    let mint = try #require(screen.driver.root.first { $0.role == .toggle && $0.label == "Mint" })
    #expect(screen.driver.perform(.press, on: mint))
    #expect(options(screen).map(\.label) == ["Vanilla", "Chocolate", "Cherry", "Strawberry", "Mint"])
    #expect(selected(screen) == "Chocolate")
    let closed = try #require(screen.driver.root.first { $0.role == .toggle && $0.label == "Closed" })
    #expect(screen.driver.perform(.press, on: closed))
    #expect(options(screen).isEmpty)
  }

  @Test func `a front end that shows choices by itself has none in the tree`() async throws {
    final class Native: FrontEnd {
      var showsChoices: Bool { true }
      func show(_ changes: [TreeChange]) {}
    }
    let frontEnd = Native()
    let driver = FrontEndDriver(host: ViewHost(Order()))
    driver.connect(frontEnd)
    driver.update()
    let picker = try #require(driver.root.first { $0.role == .picker })
    driver.focus(picker)
    driver.press(KeyPress(key: .return))
    #expect(!driver.perform(.press, on: picker))
    #expect(driver.root.first { $0.label == "Cherry" && $0.role == .button } == nil)
    driver.close()
  }
}
