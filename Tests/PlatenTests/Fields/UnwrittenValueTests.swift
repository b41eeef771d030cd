import Platen
import PlatenGraph
import PlatenTesting
import PlatenTree
import SwiftUI
import Testing

/// What is typed in a field that writes its value when the editing ends is written before an action that leaves the
/// focus in the field.
@MainActor struct UnwrittenValueTests {
  private struct Page: View {
    @State private var amount = 0
    @State private var saved = "-"
    @State private var isOn = false
    @State private var choice = 0
    @State private var isShown = false
    var update = TextFieldValueUpdate.onCommit

    var body: some View {
      TextField("Amount", value: $amount, format: .number).textFieldValueUpdate(update)
      Button("Save") { saved = "\(amount)" }.keyboardShortcut("s", modifiers: .command)
      Stepper("Steps", value: $amount)
      Toggle("On", isOn: Binding(get: { isOn }, set: { (isOn, saved) = ($0, "\(amount)") }))
      Picker("Choice", selection: Binding(get: { choice }, set: { (choice, saved) = ($0, "\(amount)") })) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      Text("Tap").onTapGesture { saved = "\(amount)" }
      Button("Ask") { isShown = true }
      Text(verbatim: "amount \(amount) saved \(saved)")
        .alert("Other", isPresented: $isShown) {
          TextField("Other", value: $amount, formatter: NumberFormatter())
          Button("OK") { saved = "\(amount)" }
        }
    }
  }

  private func typed(_ text: String = "12", _ page: Page = Page()) async throws -> (Screen, FieldHandle) {
    let screen = await Screen(page)
    let field = try screen.field("Amount")
    try field.replace(with: text)
    return (screen, field)
  }

  @Test func aButtonReadsIt() async throws {
    let (screen, field) = try await typed("1234")
    try screen.button("Save").press()
    #expect(screen.shows("amount 1234 saved 1234"))
    // The text is formatted when the editing ends.
    #expect(try field.text == "1234")
    #expect(try field.selection == 4..<4)
    try field.type("5")
    try screen.press("s", modifiers: .command)
    #expect(screen.shows("amount 12345 saved 12345"))
    try field.submit()
    #expect(try field.text == "12,345")
  }

  @Test func aStepperCountsOn() async throws {
    let (screen, field) = try await typed()
    try screen.adjustable("Steps").increment()
    #expect(screen.shows("amount 13 "))
    #expect(try field.text == "13")
    try field.replace(with: "")
    try field.compose("20")
    try screen.adjustable("Steps").decrement()
    #expect(screen.shows("amount 19 "))
    #expect(try field.text == "19")
  }

  @Test func switchesAndPickersReadIt() async throws {
    let (screen, field) = try await typed()
    try screen.toggle("On").press()
    #expect(screen.shows("saved 12"))
    try field.type("3")
    try screen.picker("Choice").select("Two")
    #expect(screen.shows("saved 123"))
  }

  @Test func aTapReadsIt() async throws {
    let (screen, _) = try await typed()
    let tapped = try #require(
      screen.host.root.first { if case .decoration(.effect(.gesture)) = $0.content { true } else { false } })
    for phase in [PointerEvent.Phase.down, .up] {
      screen.host.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: 1, y: 1))), to: tapped.id)
    }
    screen.update()
    #expect(screen.shows("saved 12"))
  }

  @Test func theButtonOfAnAlertReadsIt() async throws {
    let (screen, _) = try await typed()
    try screen.button("Ask").press()
    try screen.field("Other").replace(with: "77")
    try screen.button("OK").press()
    #expect(screen.shows("amount 77 saved 77"))
  }

  @Test func aButtonReadsADateThatHasARange() async throws {
    struct Page: View {
      @State private var date = Date(timeIntervalSince1970: 0)
      @State private var saved: [Int] = []
      var body: some View {
        DatePicker("Due", selection: $date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date)
          .environment(\.timeZone, .gmt)
        Button("Save") { saved.append(Int(date.timeIntervalSince1970) / 86_400) }
        Text(verbatim: "\(saved)")
      }
    }
    let screen = await Screen(Page())
    let field = try screen.field("Due")
    try field.replace(with: "01/31/1970")
    try screen.button("Save").press()
    try field.replace(with: "02/3")
    try screen.button("Save").press()
    #expect(screen.shows("[30, 30]"))
    #expect(try field.text == "02/3")
  }

  @Test func whatCanNotBeReadLeavesTheValue() async throws {
    let (screen, field) = try await typed("x")
    try screen.button("Save").press()
    #expect(screen.shows("amount 0 saved 0"))
    #expect(try field.text == "x")
  }

  @Test func aValueThatWaitsForReturnIsNotWritten() async throws {
    let (screen, field) = try await typed("12", Page(update: .onSubmitOnly))
    try screen.button("Save").press()
    #expect(screen.shows("amount 0 saved 0"))
    #expect(try field.text == "12")
    try field.submit()
    #expect(screen.shows("amount 12 "))
  }
}
