import Platen
import PlatenGraph
import Testing

@testable import PlatenTerminal

/// Content with the line of a shape around it: the line takes cells of its own and covers no letter.
@MainActor @Suite struct OutlineDrawingTests {
  private static let box = RoundedRectangle(cornerRadius: 8)

  private static let words: Binding<String> = .constant("first\nsecond\nthird")

  private static let rows = ["first", "second", "third"]

  private static let outlined: [(name: String, view: AnyView)] = [
    ("overlay", AnyView(TextEditor(text: words).frame(height: 48).overlay(box.stroke(.gray, lineWidth: 1)))),
    ("background", AnyView(TextEditor(text: words).frame(height: 48).background(box.strokeBorder(.gray)))),
    ("padding", AnyView(TextEditor(text: words).frame(height: 48).padding(4).overlay(box.stroke(.gray)))),
    ("clip", AnyView(TextEditor(text: words).frame(minHeight: 48).clipShape(box).overlay(box.stroke(.gray)))),
    ("field", AnyView(TextField("", text: words, axis: .vertical).overlay(Rectangle().stroke(.gray)))),
    ("lines", AnyView(VStack { ForEach(rows, id: \.self) { Text($0) } }.overlay(box.stroke()))),
    ("text", AnyView(Text(verbatim: "first\nsecond\nthird").background(box.stroke()))),
  ]

  @Test(arguments: outlined.map(\.name)) func theLineHidesNothing(name: String) throws {
    let view = try #require(Self.outlined.first { $0.name == name }).view
    let run = SessionRun(VStack { view })
    let shown = run.shown
    let rows = Self.rows.map { word in shown.firstIndex { $0.contains(word) } }
    let first = try #require(rows[0], "\(shown)")
    #expect(rows == [first, first + 1, first + 2], "\(shown)")
    #expect(first > 0 && shown[first - 1].contains { "╭┌".contains($0) }, "\(shown)")
    let row = shown[first]
    let sides = row.indices.filter { row[$0] == "│" }
    #expect(sides.count == 2 && row[row.index(after: sides[0])..<sides[1]].contains("first"), "\(shown)")
  }

  @Test func aLineWithPaddingForItTakesNoMoreCells() throws {
    let run = SessionRun(VStack { Text("one").padding().overlay(Self.box.stroke()) })
    let lines = run.shown.filter { !$0.allSatisfy(\.isWhitespace) }.prefix(3)
    #expect(lines.count == 3 && lines.dropFirst().first?.contains("one") == true, "\(run.shown)")
    #expect(lines.last?.contains("╰") == true, "\(run.shown)")
  }

  @Test func aLineAroundOneRowHasItsEndsBesideTheText() {
    let run = SessionRun(VStack { Text("New").overlay(Capsule().stroke()) })
    #expect(run.shown.contains { $0.contains("│New│") }, "\(run.shown)")
  }
}
