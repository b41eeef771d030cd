import PlatenTesting
import Testing

@testable import GalleryPages

/// The code editor: what its text storage's delegate colours, and what its own delegate makes of keys.
@MainActor @Suite struct CodeEditorPageTests {
  private func editor(_ screen: Screen, holding text: String = "") throws -> FieldHandle {
    let source = try screen.field("Source")
    try source.replace(with: text)
    return source
  }

  @Test func newLinesAreIndentedAsTheCodeIs() async throws {
    let screen = await Screen(CodeEditorPage())
    let source = try editor(screen)
    for line in ["func f() {", "if true {", "print(1)"] {
      try source.type(line)
      try source.press(.return)
    }
    #expect(try source.text == "func f() {\n    if true {\n        print(1)\n        ")
    try source.type("}")
    try source.press(.return)
    try source.type("}")
    #expect(try source.text == "func f() {\n    if true {\n        print(1)\n    }\n}")
    #expect(screen.shows("Line 5, column 2"))
    #expect(screen.shows("5 lines"))
  }

  @Test func thePlaceOfTheCaretIsShown() async throws {
    let screen = await Screen(CodeEditorPage())
    let source = try screen.field("Source")
    try source.focus()
    await screen.settle()
    #expect(screen.shows("Line 8, column 2"))
    try source.select(30..<30)
    #expect(screen.shows("Line 2, column 4"))
  }

  @Test func keywordsAreBoldOutsideOfStringsAndComments() async throws {
    let screen = await Screen(CodeEditorPage())
    let source = try editor(screen)
    try source.type("le")
    #expect(try source.formattedText == "le")
    try source.type("t")
    #expect(try source.formattedText == "**let**")
    try source.type(" a = \"let\"")
    #expect(try source.formattedText == "**let** a = \"let\"")
    try source.select(0..<0)
    try source.type("/*")
    #expect(try source.formattedText == "/*let a = \"let\"")
    try source.press(.delete)
    try source.press(.delete)
    #expect(try source.formattedText == "**let** a = \"let\"")
  }

  @Test func stepsAreUndoneWithTheirColours() async throws {
    let screen = await Screen(CodeEditorPage())
    let source = try editor(screen, holding: "let a\n")
    try source.paste("var b")
    #expect(try source.formattedText == "**let** a\n**var** b")
    try source.press("z", modifiers: .control)
    #expect(try source.formattedText == "**let** a\n")
    try source.press("y", modifiers: .control)
    #expect(try source.formattedText == "**let** a\n**var** b")
    #expect(screen.shows("2 lines"))
  }
}
