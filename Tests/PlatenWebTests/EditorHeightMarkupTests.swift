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

  /// A sheet proposes the height of the window, and an editor takes it.
  @Test func anEditorFillsASheet() throws {
    let page = Text("page").sheet(isPresented: .constant(true)) {
      NavigationStack { VStack { TextEditor(text: .constant("")) } }
    }
    #expect(try classes("panel", in: page).contains("sv"))
  }
}
#endif
