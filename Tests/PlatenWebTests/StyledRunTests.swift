#if Web
import Foundation
import Platen
import Testing
import TextEditing

@testable import PlatenWeb

/// The attributes of a text that are sent to a browser.
@MainActor @Suite struct StyledRunTests {
  private func content(_ runs: [TextRun]) -> FieldContent {
    var field = FieldContent(kind: .editor, label: "Text")
    field.text = runs.map(\.text).joined()
    field.runs = runs
    return field
  }

  private func run(_ text: String, isBold: Bool = false) -> TextRun {
    var run = TextRun(text)
    run.isBold = isBold
    return run
  }

  private func edit(_ sequence: Int, base: Int, at place: Int, _ text: String, length: Int) -> FieldEdit {
    FieldEdit(
      sequence: sequence, base: base, start: place, end: place, text: text, length: length, anchor: place + 1,
      head: place + 1, kind: .typing)
  }

  @Test func attributesAreLengthsWithElements() throws {
    let styledRuns = try #require(StyledRun.runs(of: content([run("one", isBold: true), run(" two")])))
    #expect(styledRuns == [StyledRun(length: 3, element: Element("strong")), StyledRun(length: 4, element: nil)])
    #expect(StyledRun.runs(of: FieldContent(kind: .editor, label: "")) == nil)
  }

  @Test func lineBreaksAreCountedAsInTheBrowser() throws {
    let styledRuns = try #require(StyledRun.runs(of: content([run("a\r\nb", isBold: true)])))
    #expect(styledRuns.map(\.length) == [3])
  }

  /// A case of the table that the page's script is tested by as well.
  private struct Case: Decodable {
    struct Stretch: Decodable {
      var run: StyledRun

      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        let length = try values.decode(Int.self)
        run = StyledRun(
          length: length, element: try values.decodeNil() ? nil : Element(try values.decode(String.self)))
      }
    }

    var name: String
    var runs: [Stretch]
    var start, end, count: Int
    var result: [Stretch]
  }

  @Test func attributesAfterAnEditAreThoseThatThePageShows() throws {
    let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "ClientTests/styled-runs.json")
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: table))
    #expect(!cases.isEmpty)
    for it in cases {
      let splice = TextSplice(range: it.start..<it.end, inserted: String(repeating: "a", count: it.count))
      #expect(StyledRun.runs(it.runs.map(\.run), after: splice) == it.result.map(\.run), "\(it.name)")
    }
  }

  @Test func typingWithTheSameAttributesSendsNone() throws {
    var field = content([run("one", isBold: true)])
    var state = FieldState(field)
    let version = state.snapshot(of: field).version
    _ = state.receive(edit(1, base: version, at: 3, "x", length: 4), content: field)
    field.text = "onex"
    field.runs = [run("onex", isBold: true)]
    field.selection = EditSelection(caret: 4)
    #expect(state.answer(for: field) == .acknowledged(sequence: 1))
  }

  @Test func attributesThatTheBrowserCannotInferAreSent() throws {
    var field = content([run("one")])
    var state = FieldState(field)
    let version = state.snapshot(of: field).version
    _ = state.receive(edit(1, base: version, at: 3, "x", length: 4), content: field)
    field.text = "onex"
    field.runs = [run("one"), run("x", isBold: true)]
    field.selection = EditSelection(caret: 4)
    guard case .replaced(_, _, _, _, _, _, let styledRuns)? = state.answer(for: field) else {
      Issue.record("the runs were not sent")
      return
    }
    #expect(styledRuns == [StyledRun(length: 3, element: nil), StyledRun(length: 1, element: Element("strong"))])
  }

  @Test func attributesThatWereNotAppliedAreSentAgain() throws {
    var field = content([run("one")])
    var state = FieldState(field)
    let version = state.snapshot(of: field).version
    _ = state.receive(edit(1, base: version, at: 3, "x", length: 4), content: field)
    field.text = "onex"
    field.runs = [run("one"), run("x", isBold: true)]
    field.selection = EditSelection(caret: 4)
    _ = state.answer(for: field)
    // A report that was in flight when the attributes arrived: it names the text last reported.
    _ = state.receive(edit(2, base: 0, at: 4, "y", length: 5), content: field)
    field.text = "onexy"
    field.runs = [run("one"), run("xy", isBold: true)]
    field.selection = EditSelection(caret: 5)
    guard case .replaced(_, let sent, _, _, _, _, let styledRuns)? = state.answer(for: field) else {
      Issue.record("the runs were not sent again")
      return
    }
    #expect(styledRuns?.map(\.length) == [3, 2])
    // Once applied, they are known.
    _ = state.receive(edit(3, base: sent, at: 5, "z", length: 6), content: field)
    field.text = "onexyz"
    field.runs = [run("one"), run("xyz", isBold: true)]
    field.selection = EditSelection(caret: 6)
    #expect(state.answer(for: field) == .acknowledged(sequence: 3))
  }
}
#endif
