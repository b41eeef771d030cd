#if Web
import Platen
import Testing

@testable import PlatenWeb

/// What fills the available height in a page, and what may be made shorter than its content, for an editor.
@MainActor @Suite struct EditorHeightMarkupTests {
  private func classes(_ name: String, in view: some View) throws -> [String] {
    try #require(Element.all(of: view).first { $0.classes.contains(name) }).classes
  }

  @Test func aColumnWithAnEditorIsNoShorterThanItsRows() throws {
    let column = VStack {
      Text("title")
      TextEditor(text: .constant(""))
    }
    let classes = try classes("col", in: column)
    #expect(classes.contains("gv") && !classes.contains("sv"))
  }

  @Test func aColumnWithAFormMayBeShorterThanThat() throws {
    let column = VStack {
      TextEditor(text: .constant(""))
      Form { Text("row") }
    }
    #expect(try classes("col", in: column).contains("sv"))
  }

  /// Its frame has one height, whatever is proposed.
  @Test func whatHasAFixedHeightIsNotMadeShorter() throws {
    let framed = HStack { Form { Text("row") }.frame(height: 64) }
    let classes = try classes("row", in: framed)
    #expect(!classes.contains("sv") && !classes.contains("gv"))
  }

  /// A least height that is the largest too is a fixed one, on either axis, and what is around it does not grow.
  @Test func aFrameWithEqualLimitsHasAFixedSize() throws {
    let framed = TextEditor(text: .constant("")).frame(minHeight: 37, maxHeight: 37).frame(minHeight: 40)
    let frames = Element.all(of: framed).filter { $0.classes.contains("frame") }
    #expect(frames.count == 2 && !frames.contains { $0.classes.contains("gv") })
    #expect(frames.contains { $0.classes.contains("fixed-h") && $0.style["height"] == "37px" })
    let wide = Color.red.frame(minWidth: 20, maxWidth: 20)
    #expect(try classes("frame", in: wide).contains("fixed-w") && !classes("frame", in: wide).contains("gh"))
    let between = TextEditor(text: .constant("")).frame(minHeight: 37, maxHeight: 80)
    #expect(try classes("frame", in: between).contains("gv"))
  }

  /// A sheet proposes the height of the window, and an editor takes it.
  @Test func anEditorFillsASheet() throws {
    let page = Text("page").sheet(isPresented: .constant(true)) {
      NavigationStack { VStack { TextEditor(text: .constant("")) } }
    }
    #expect(try classes("panel", in: page).contains("sv"))
  }
}
#endif
