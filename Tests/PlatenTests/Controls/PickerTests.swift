import PlatenTesting
import SwiftUI
import Testing

private enum Flavour: String, CaseIterable, Identifiable {
  case vanilla, chocolate, strawberry

  var id: Self { self }
}

private struct Order: View {
  @State private var flavour = Flavour.vanilla
  @State private var size: Int? = nil
  @State private var hasMint = false

  var body: some View {
    Form {
      Picker("Flavour", selection: $flavour) {
        ForEach(Flavour.allCases) { Text($0.rawValue.capitalized) }
        if hasMint { Text("Mint").tag(Flavour.strawberry) }
      }
      Picker("Size", selection: $size) {
        Text("None").tag(nil as Int?)
        Section("Sizes") {
          Label("Small", systemImage: "circle").tag(1 as Int?)
          Text("Large").padding().tag(2)
        }
      }
      .pickerStyle(.segmented)
      Toggle("Mint", isOn: $hasMint)
      Text("\(flavour.rawValue) \(size ?? 0)")
    }
  }
}

@MainActor @Suite struct PickerTests {
  @Test func `The identities of a ForEach are the values of its rows`() async throws {
    let screen = await Screen(Order())
    let picker = try screen.picker("Flavour")
    #expect(try picker.options == ["Vanilla", "Chocolate", "Strawberry"])
    #expect(try picker.value == "Vanilla")
    try picker.select("Chocolate")
    #expect(try picker.value == "Chocolate")
    #expect(screen.shows("chocolate 0"))
  }

  @Test func `A tag of the wrapped type is valid for an optional selection`() async throws {
    let screen = await Screen(Order())
    let picker = try screen.picker("Size")
    #expect(try picker.options == ["None", "Small", "Large"])
    #expect(try picker.value == "None")
    try picker.select("Large")
    #expect(screen.shows("vanilla 2"))
    try picker.select("None")
    #expect(screen.shows("vanilla 0"))
  }

  @Test func `Options are inserted and removed with their views`() async throws {
    let screen = await Screen(Order())
    try screen.toggle("Mint").press()
    #expect(try screen.picker("Flavour").options.last == "Mint")
    try screen.toggle("Mint").press()
    #expect(try screen.picker("Flavour").options.count == 3)
  }

  @Test func `Arrow keys change the value and stop at the ends`() async throws {
    let screen = await Screen(Order())
    try screen.picker("Size").focus()
    try screen.press(.rightArrow)
    #expect(try screen.picker("Size").value == "Small")
    for _ in 0..<5 { try screen.press(.rightArrow) }
    #expect(try screen.picker("Size").value == "Large")
    try screen.press(.leftArrow)
    #expect(try screen.picker("Size").selectedIndex == 1)
  }

  @Test func `A value without an option shows nothing, and the first key chooses`() async throws {
    struct Page: View {
      @State var number = 9
      var body: some View {
        Picker(selection: $number) {
          Text("One").tag(1)
          Text("Two").tag(2)
        } label: {
          Label("Number", systemImage: "number")
        }
        .pickerStyle(.inline)
        Text("\(number)").accessibilityLabel("shown")
      }
    }
    let screen = await Screen(Page())
    let picker = try screen.picker("Number")
    #expect(try picker.value == "")
    #expect(try picker.selectedIndex == nil)
    try picker.focus()
    try screen.press(.downArrow)
    #expect(try picker.value == "One")
  }

  @Test func `A picker can be disabled, and found by its focus state`() async throws {
    struct Page: View {
      @State var number = 1
      @FocusState var isFocused: Bool
      var body: some View {
        Picker("Number", selection: $number) { Text("One").tag(1) }.focused($isFocused)
        Picker("Other", selection: $number) { Text("One").tag(1) }.disabled(true)
        Button("Go") { isFocused = true }
      }
    }
    let screen = await Screen(Page())
    try screen.button("Go").press()
    #expect(try screen.picker("Number").isFocused)
    #expect(throws: ScreenError.self) { try screen.picker("Other").select("One") }
  }
}
