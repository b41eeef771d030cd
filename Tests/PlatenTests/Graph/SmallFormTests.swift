import PlatenTesting
import SwiftUI
import Testing

/// A form with a bit of everything.
private struct SmallForm: View {
  @State private var name = ""
  @State private var age: Int? = nil
  @State private var shown = false
  @FocusState private var focused: Bool
  var body: some View {
    Form {
      Section("Who") {
        TextField("Name", text: $name).focused($focused).onChange(of: name) { name = String(name.prefix(5)) }
        TextField("Age", value: $age, format: .number)
        if shown { Text("Shown") }
      }
      Text("Hello **\(name)** \(age ?? 0)")
      Toggle("Show", isOn: $shown)
      Button("Go") { name = "gone" }.disabled(name.isEmpty)
    }
    .onAppear { focused = true }
  }
}

@MainActor @Test func aFormTakesInputAndShowsDerivedValues() async throws {
  let screen = await Screen(SmallForm())
  #expect(screen.focusedLabel == "Name")
  try screen.type("Ada")
  #expect(screen.texts.contains("Hello Ada 0"))
  try screen.type("xyzzy")
  #expect(try screen.field("Name").text == "Adaxy")
  try screen.field("Age").type("36")
  #expect(screen.shows("36"))
  try screen.toggle("Show").press()
  #expect(screen.shows("Shown"))
  try screen.button("Go").press()
  #expect(try screen.field("Name").text == "gone")
}
