#if Web
import Platen
import PlatenGraph
import Testing
import TextEditing

@testable import PlatenWeb

/// Fields that show one value: what is typed into one of them before the page has been answered for another is placed
/// in the program's text as the native core places it.
@MainActor @Suite struct FieldsOfOneValueTests {
  private struct Form: View {
    @State var note = "abc"
    @State var number: Int? = 7

    var body: some View {
      TextField("One", text: $note)
      TextField("Two", text: $note)
      TextField("Number", value: $number, format: .number).liveFormatting()
      TextField("Same number", value: $number, format: .number).liveFormatting()
    }
  }

  private final class Link: BrowserLink {
    func send(_ text: String) {}
    func close(_ reason: CloseReason) {}
  }

  /// A field as the browser has it that has not been answered.
  @MainActor private final class Typist {
    let view: BrowserView
    let id: NodeID
    var text: String
    private var caret: Int
    private var base: Int
    private var sequence = 0

    init(_ view: BrowserView, label: String) throws {
      self.view = view
      let node = try #require(
        view.host.root.first { if case .field(let field) = $0.content { field.label == label } else { false } })
      id = node.id
      guard case .field(let field) = node.content else { throw ScreenError() }
      (text, caret) = (field.text, field.text.utf16.count)
      base = try #require(view.markup.fields[id]?.version)
    }

    /// What the program's field holds.
    var program: String {
      guard case .field(let field)? = view.host.node(id)?.content else { return "" }
      return field.text
    }

    func focus(_ number: Int, at place: Int? = nil) {
      view.receive(.action(number, .focus(id)))
      caret = place ?? text.utf16.count
    }

    /// The browser reports the caret.
    func select() {
      sequence += 1
      view.receive(
        .edit(
          id,
          FieldEdit(
            sequence: sequence, base: base, start: caret, end: caret, text: "", length: text.utf16.count,
            anchor: caret, head: caret, kind: .typing)))
      base = 0
    }

    func type(_ letters: String) {
      for letter in letters {
        sequence += 1
        text.insert(letter, at: String.Index(utf16Offset: caret, in: text))
        view.receive(
          .edit(
            id,
            FieldEdit(
              sequence: sequence, base: base, start: caret, end: caret, text: String(letter),
              length: text.utf16.count, anchor: caret + 1, head: caret + 1, kind: .typing)))
        caret += 1
        base = 0
      }
    }
  }

  private struct ScreenError: Error {}

  private let view: BrowserView

  init() {
    view = BrowserView(id: "v", session: "s", host: ViewHost(Form()))
    view.attach(Link(), epoch: "e", isResumed: false)
  }

  @Test func whatIsTypedAtTheEndIsBehindWhatTheOtherFieldHas() throws {
    let (one, two) = (try Typist(view, label: "One"), try Typist(view, label: "Two"))
    one.focus(1)
    one.type("12")
    two.focus(2)
    two.type("34")
    one.focus(3)
    one.type("56")
    #expect(one.program == "abc123456")
    #expect(two.program == "abc123456")
  }

  @Test(arguments: [0, 3]) func theCaretMayBeReportedBefore(place: Int) throws {
    let (one, two) = (try Typist(view, label: "One"), try Typist(view, label: "Two"))
    one.focus(1, at: place)
    one.type("12")
    two.focus(2, at: place)
    two.select()
    two.type("34")
    #expect(one.program == (place == 0 ? "3412abc" : "abc1234"))
  }

  @Test func whatIsTypedAtTheStartIsBeforeIt() throws {
    let (one, two) = (try Typist(view, label: "One"), try Typist(view, label: "Two"))
    one.focus(1, at: 0)
    one.type("xx")
    two.focus(2, at: 0)
    two.type("xy")
    #expect(one.program == "xyxxabc")
  }

  @Test func whatIsTypedGoesOnWhereItBeganWhileAnotherUserTypes() throws {
    let (one, two) = (try Typist(view, label: "One"), try Typist(view, label: "Two"))
    one.focus(1)
    one.type("1")
    two.type("a")
    one.type("2")
    two.type("b")
    let text = one.program
    #expect(text.contains("12") && text.contains("ab"), "\(text)")
  }

  @Test func digitsOfANumberAreInTheirOrder() throws {
    let (one, two) = (try Typist(view, label: "Number"), try Typist(view, label: "Same number"))
    one.focus(1)
    one.type("12")
    two.focus(2)
    two.type("34")
    #expect(one.program == "71,234")
    #expect(two.program == "71,234")
  }
}
#endif
