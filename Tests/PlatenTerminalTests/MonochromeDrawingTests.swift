import Platen
import Testing

@testable import PlatenTerminal

/// Filled areas and the states of controls in a terminal without colours.
@MainActor @Suite struct MonochromeDrawingTests {
  private struct FilledStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .foregroundStyle(.black)
        .padding(.horizontal, 16)
        .background(Capsule().fill(.white))
    }
  }

  private struct Buttons: View {
    var body: some View {
      VStack(alignment: .leading) {
        Button("Usual") {}
        Button("Filled") {}.buttonStyle(FilledStyle())
        Button("Closed") {}.buttonStyle(FilledStyle()).disabled(true)
        Button("Tinted") {}.buttonStyle(.plain).background(Color.white.opacity(0.1))
      }
    }
  }

  private let run = SessionRun(Buttons(), columns: 30, rows: 10, depth: .none)

  private func row(_ words: String) throws -> Int {
    try #require(run.shown.firstIndex { $0.contains(words) })
  }

  /// The attributes of the first letter of a word, and of the cell before it.
  private func attributes(_ words: String) throws -> (letter: CellStyle.Attributes, before: CellStyle.Attributes) {
    let y = try row(words)
    let line = Array(run.shown[y])
    let x = try #require(line.indices.first { String(line[$0...]).hasPrefix(words) })
    let cells = run.screen.cells[y]
    return (cells[x].style.attributes, x > 0 ? cells[x - 1].style.attributes : [])
  }

  @Test func anAreaThatStandsOutIsReversed() throws {
    let filled = try attributes("Filled")
    #expect(filled.letter.contains(.reverse) && filled.before.contains(.reverse))
    #expect(try !attributes("Tinted").letter.contains(.reverse))
    // The focus is shown by that, too.
    run.type("\t")
    #expect(try !attributes("Usual").before.contains(.reverse))
  }

  @Test func aFilledButtonWithTheFocusHasMarksAndAnUnderlinedLabel() throws {
    #expect(!run.text.contains("<"))
    run.type("\t")
    let line = run.shown[try row("Filled")]
    #expect(line.contains(">") && line.contains("<"))
    #expect(try attributes("Filled").letter.isSuperset(of: [.reverse, .bold, .underline]))
    run.type("\u{1B}[Z")
    #expect(!run.text.contains("<"))
    #expect(try attributes("Usual").letter.isSuperset(of: [.reverse, .bold]))
  }

  @Test func aDisabledButtonIsNotFilled() throws {
    let closed = try attributes("Closed")
    #expect(closed.letter.contains(.faint) && !closed.letter.contains(.reverse))
    #expect(!closed.before.contains(.reverse))
  }

  @Test func anAreaInTheColourOfTheBackgroundCoversAReversedOne() throws {
    let run = SessionRun(
      Text("Inner").padding(8).background(Color.black).padding(24).background(Color.white), columns: 30, rows: 10,
      depth: .none)
    let styles = run.screen.cells.flatMap(\.self).map(\.style.attributes)
    #expect(styles.contains(.reverse))
    let y = try #require(run.shown.firstIndex { $0.contains("Inner") })
    let line = Array(run.shown[y])
    let x = try #require(line.firstIndex(of: "I"))
    #expect(!run.screen.cells[y][x].style.attributes.contains(.reverse))
  }

  @Test func theColourOfAWholePageDoesNotReverseIt() throws {
    let run = SessionRun(
      ZStack {
        Color.white
        Text("Word").foregroundStyle(.black)
      }, columns: 30, rows: 10, depth: .none)
    #expect(run.text.contains("Word"))
    #expect(!run.screen.cells.joined().contains { $0.style.attributes.contains(.reverse) })
  }

  private struct Switch: View {
    let isOn: Bool

    var body: some View {
      ZStack(alignment: isOn ? .trailing : .leading) {
        Rectangle().fill(isOn ? Color.green : Color.gray)
        Rectangle().fill(.white).frame(width: 16, height: 16)
      }
      .frame(width: 64, height: 16)
    }
  }

  /// White on the green of a switch that is on has a contrast of 2.2, on the grey of one that is off 3.3.
  @Test(arguments: [true, false]) func `the knob of a switch stands out from its ground`(isOn: Bool) throws {
    for isDark in [true, false] {
      let run = SessionRun(
        Switch(isOn: isOn), in: TerminalCapabilities(colorDepth: .none, isDark: isDark), columns: 20, rows: 5)
      let row = try #require(run.screen.cells.first { row in row.contains { $0.style.attributes.contains(.reverse) } })
      let reversed = row.map { $0.style.attributes.contains(.reverse) }
      let first = try #require(reversed.firstIndex(of: true))
      let last = try #require(reversed.lastIndex(of: true))
      // Eight columns, of which the two of the knob are as the terminal is.
      #expect(last - first == 5 && !reversed[first...last].contains(false), "\(reversed)")
      let middle = Double(first + last) / 2
      #expect(isOn ? middle < 9.5 : middle > 9.5)
    }
  }

  private struct Ribbon: View {
    @State private var color = Color(red: 1, green: 0.5, blue: 0)

    var body: some View { ColorPicker("Ribbon", selection: $color) }
  }

  @Test func `a colour well has an edge, as a list of choices has`() throws {
    let run = SessionRun(Ribbon(), columns: 40, rows: 6, depth: .none)
    let y = try #require(run.shown.firstIndex { $0.contains("#") })
    let x = try #require(Array(run.shown[y]).firstIndex(of: "#"))
    #expect(run.screen.cells[y][x].style.attributes.contains(.underline))
    #expect(run.screen.cells[y][x - 2].style.attributes.contains(.underline))
  }
}
