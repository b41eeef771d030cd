import Platen
import Testing

@testable import PlatenTerminal

private struct OrderForm: View {
  @State private var name = ""
  @State private var isGift = true
  @State private var size = "Small"

  var body: some View {
    Form {
      Section("Order") {
        TextField("Name", text: $name)
        Toggle("Gift", isOn: $isGift)
        Picker("Size", selection: $size) {
          Text("Small").tag("Small")
          Text("Large").tag("Large")
        }
        Menu("More") { Button("Delete") {} }
        DisclosureGroup("Details") { Text("None") }
      }
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}

/// A form that is read from right to left, in a terminal.
@MainActor @Suite struct RightToLeftDrawingTests {
  /// The row with a text, without the blanks at its ends.
  private func row(_ run: SessionRun, _ text: String) -> String {
    run.session.screenText.first { $0.contains(text) }?.trimmingCharacters(in: .whitespaces) ?? ""
  }

  @Test func `labels, marks and values begin at the right`() {
    let run = SessionRun(OrderForm(), columns: 60)

    let gift = row(run, "Gift")
    #expect(gift.contains("Gift [✓]"))
    #expect(row(run, "Order").hasSuffix("Order ─╮") || row(run, "Order").contains("Order"))
    let size = row(run, "Size")
    #expect(size.range(of: "Small")!.lowerBound < size.range(of: "Size")!.lowerBound)
    #expect(row(run, "Details").contains("Details ‹"))
    let more = row(run, "More")
    #expect(more.range(of: "▾")!.lowerBound < more.range(of: "More")!.lowerBound)
  }

  @Test func `the keys of the last row begin at the right, each before what it does`() throws {
    let run = SessionRun(OrderForm(), columns: 60)
    run.session.host.updateEnvironment { $0.layoutDirection = .rightToLeft }
    run.session.redraw()
    let row = try #require(run.session.screenText.last)
    #expect(row.hasSuffix("next Tab") || row.hasSuffix("next Tab "), "\(row)")
    #expect(row.range(of: "keys F1")!.lowerBound < row.range(of: "next Tab")!.lowerBound)
  }

  @Test func `a bar of progress is filled from the right, and its value is at the left`() throws {
    let bar = ProgressView(value: 0.25).environment(\.layoutDirection, .rightToLeft)
    let run = SessionRun(bar.frame(width: 8 * 25), columns: 40, rows: 5)
    let row = try #require(run.session.screenText.first { $0.contains("25%") }).trimmingCharacters(in: .whitespaces)
    // 20 columns, and before them a blank and the value.
    #expect(row == "25% " + String(repeating: "░", count: 15) + String(repeating: "█", count: 5), "\(row)")
  }

  private struct Values: View {
    @State private var value = 0.0
    @State private var size = "S"
    @State private var kind = "One"
    let direction: LayoutDirection
    var body: some View {
      VStack(alignment: .leading) {
        Slider(value: $value, in: 0...10, step: 1)
        Picker("", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented).labelsHidden()
        Picker("", selection: $kind) { ForEach(["One", "Two"], id: \.self) { Text($0) } }
          .pickerStyle(.inline).labelsHidden()
      }
      .environment(\.layoutDirection, direction)
    }
  }

  @Test func `sliders and choices begin at the right, and arrows go where they point`() throws {
    let run = SessionRun(Values(direction: .rightToLeft), columns: 40, rows: 12)
    func row(_ text: String) -> String { run.session.screenText.first { $0.contains(text) } ?? "" }
    #expect(row("●").trimmingCharacters(in: .whitespaces).hasSuffix("━●"), "\(row("●"))")
    #expect(row("S").contains("L   M   S"))
    #expect(row("One").contains("One ●") && row("Two").contains("Two ○"))
    let slider = row("●")
    let column = try #require(slider.firstIndex(of: "●").map { slider.distance(from: slider.startIndex, to: $0) })
    run.type("\u{1B}[D\u{1B}[D")
    let text = row("━●━")
    let moved = try #require(text.firstIndex(of: "●").map { text.distance(from: text.startIndex, to: $0) })
    #expect(moved < column)
    run.type("\u{1B}[C\u{1B}[C\u{1B}[C")
    #expect(row("━●").trimmingCharacters(in: .whitespaces).hasSuffix("━●"))
    // The mouse.
    let y = try #require(run.session.screenText.firstIndex { $0.contains("━●") })
    let start = try #require(run.session.screenText[y].firstIndex(of: "━"))
    let x = run.session.screenText[y].distance(from: run.session.screenText[y].startIndex, to: start)
    run.type("\u{1B}[<0;\(x + 1);\(y + 1)M\u{1B}[<0;\(x + 1);\(y + 1)m")
    #expect(row("●━").trimmingCharacters(in: .whitespaces).contains("●━"))
    #expect(row("●━").contains("10"))
  }

  @Test func `digits end at the right edge of the field, with the caret behind them`() {
    let run = SessionRun(OrderForm(), columns: 60)
    let empty = run.session.cursor
    run.type("123")
    let caret = run.session.cursor
    #expect(caret?.x == empty?.x)
    let line = Array(run.session.screenText[caret?.y ?? 0])
    #expect(caret.map { String(line[($0.x - 3)..<$0.x]) } == "123")
    run.type("\u{1B}[D")
    #expect(run.session.cursor?.x == caret.map { $0.x - 1 })
  }

  @Test func `the mouse finds what it points at`() {
    let run = SessionRun(OrderForm(), columns: 60)
    let lines = run.session.screenText
    guard let y = lines.firstIndex(where: { $0.contains("Gift") }) else { return #expect(Bool(false)) }
    let x = lines[y].distance(from: lines[y].startIndex, to: lines[y].firstIndex(of: "[")!)
    run.type("\u{1B}[<0;\(x + 2);\(y + 1)M\u{1B}[<0;\(x + 2);\(y + 1)m")
    #expect(run.session.screenText[y].contains("Gift [ ]"))
  }
}
