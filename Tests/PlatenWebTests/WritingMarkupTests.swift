#if Web
import Platen
import Testing

@testable import PlatenWeb

/// Where lines begin and in which direction they are read, and the language by whose rules they are set, as HTML.
@MainActor struct WritingMarkupTests {
  private func html(_ view: some View) -> String {
    let host = ViewHost(view)
    _ = host.update()
    return HTMLSerializer.html(of: ViewMarkup().document(of: host.root))
  }

  private struct Field: View {
    @State var text: String
    var isEditor = false

    var body: some View {
      if isEditor { TextEditor(text: $text) } else { TextField("", text: $text) }
    }
  }

  @Test func `the browser aligns the paragraphs of a text by their own direction where the program says so`() {
    let leading = Text("שלום")
    #expect(!html(leading).contains("text-align"))
    #expect(html(leading.multilineTextAlignment(strategy: .writingDirectionBased)).contains("text-align:start"))
    let trailing = Text("שלום").multilineTextAlignment(.trailing)
    #expect(html(trailing.multilineTextAlignment(strategy: .layoutBased)).contains("text-align:var(--end)"))
    #expect(html(trailing.multilineTextAlignment(strategy: .writingDirectionBased)).contains("--end:end"))
  }

  @Test func `a field begins at the edge of its first letter, which is the page's end for another direction`() {
    #expect(html(Field(text: "שלום")).contains("text-align:var(--end)"))
    #expect(!html(Field(text: "abc")).contains("text-align"))
    #expect(!html(Field(text: "123")).contains("text-align"))
    #expect(!html(Field(text: "שלום").multilineTextAlignment(strategy: .layoutBased)).contains("text-align"))
    // Trailing is the opposite edge.
    #expect(!html(Field(text: "שלום").multilineTextAlignment(.trailing)).contains("var(--end)"))
  }

  @Test func `each paragraph of an editor has its own edge`() {
    #expect(html(Field(text: "1\nabc\nשלום", isEditor: true)).contains("text-align:start"))
    #expect(!html(Field(text: "123", isEditor: true)).contains("text-align"))
    let laidOut = Field(text: "abc\nשלום", isEditor: true).multilineTextAlignment(strategy: .layoutBased)
    #expect(!html(laidOut).contains("text-align"))
  }

  @Test func `the direction of the page is that of paragraphs where the program says so`() {
    #expect(html(Text("abc").writingDirection(strategy: .layoutBased)).contains("--bidi:isolate"))
    #expect(!html(Text("abc").writingDirection(strategy: .contentBased)).contains("--bidi"))
    #expect(html(Field(text: "abc").writingDirection(strategy: .layoutBased)).contains("--bidi:isolate"))
    #expect(
      html(Field(text: "abc", isEditor: true).writingDirection(strategy: .layoutBased)).contains("--bidi:isolate"))
  }

  @Test func `lines have the height that the program sets`() {
    #expect(!html(Text("a")).contains("line-height"))
    #expect(html(Text("a").lineHeight(.multiple(factor: 1.5))).contains("line-height:calc(1.5em + 0px)"))
    #expect(html(Text("a").lineHeight(.leading(increase: 4))).contains("line-height:calc(1em + 4px + 0px)"))
    #expect(html(Text("a").lineHeight(.exact(points: 20)).lineSpacing(3)).contains("line-height:calc(20px + 3px)"))
    #expect(!html(Text("a").lineHeight(.variable)).contains("line-height"))
    #expect(!html(Text("a").lineHeight(.exact(points: -1))).contains("line-height"))
  }

  @Test func `a language of typesetting is that of a field`() {
    let japanese = Locale.Language(identifier: "ja")
    #expect(html(Field(text: "直").typesettingLanguage(japanese)).contains("lang=\"ja\""))
    #expect(html(Field(text: "直", isEditor: true).typesettingLanguage(japanese)).contains("lang=\"ja\""))
    #expect(!html(Field(text: "直").typesettingLanguage(japanese, isEnabled: false)).contains("lang="))
  }

  @Test func `a language of typesetting is that of the words`() {
    let thai = Locale.Language(identifier: "th")
    #expect(html(Text("กขค").typesettingLanguage(thai)).contains("lang=\"th\""))
    #expect(html(HStack { Text("กขค") }.typesettingLanguage(.explicit(thai))).contains("lang=\"th\""))
    #expect(!html(HStack { Text("กขค") }.typesettingLanguage(thai, isEnabled: false)).contains("lang="))
    let automatic = HStack { Text("กขค").typesettingLanguage(.automatic) }.typesettingLanguage(thai)
    #expect(!html(automatic).contains("lang="))
  }
}
#endif
