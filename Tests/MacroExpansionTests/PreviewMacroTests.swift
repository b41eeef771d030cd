import Testing

@testable import MacroExpansion

@Suite struct PreviewMacroTests {
  private func expand(_ source: String) throws -> String {
    try PreviewMacro.expand(
      FreestandingRequest(
        macro: MacroReference(typeName: "PreviewMacro"), discriminator: "$s4main", syntax: syntax(source)))
  }

  @Test func argumentsAndBodyAreKept() throws {
    let expansion = try expand(#"#Preview("A (b) {c}", traits: .fixedLayout(width: 1, height: 2)) { Text("}") }"#)
    #expect(expansion.contains(#"SwiftUI.Preview("A (b) {c}", traits: .fixedLayout(width: 1, height: 2)) {"#))
    #expect(expansion.contains(#"Text("}")"#))
    #expect(expansion.contains(#"static var fileID: Swift.String { "Main/a.swift" }"#))
    #expect(expansion.hasPrefix("enum $s4main7PreviewfMu_: SwiftUI.PreviewRegistry {"))
  }

  @Test func theBodyMayBeALabelledArgument() throws {
    let expansion = try expand(#"#Preview("A", body: { Text("x") })"#)
    #expect(expansion.contains(#"SwiftUI.Preview("A") {"#))
    #expect(try expand("#Preview(body: { Text(\"x\") })").contains("SwiftUI.Preview() {"))
  }

  @Test func aPreviewWithoutAClosureIsAnErrorAtItsPlace() throws {
    let error = #expect(throws: ExpansionError.self) { try expand("#Preview(\"A\")") }
    #expect(error?.diagnostic.position.offset == 7)
  }

  @Test(arguments: [
    "@Previewable @State var name = \"a\"",
    "@Previewable @State var name: [String: Int] = [\n  \"a\": 1,\n]",
    "@Previewable @State\n  var name =\n    \"a\" // why\n    .uppercased()",
    "@Previewable @State var name: String?",
    "@Previewable @FocusState var name: Bool",
    "@Previewable @State var name = Array<Int>()",
    "@Previewable @State var name = /* \" */ 1",
    "@Previewable @State var name = #/\"}/#",
    "@Previewable @State var name = 1 {\n    didSet { print(oldValue) }\n  }",
  ])
  func whatIsPreviewableMovesIntoAViewOfItsOwn(declaration: String) throws {
    let expansion = try expand("#Preview {\n  let two = 2\n  \(declaration)\n  Text(\"\\(name)\")\n}")
    let parts = expansion.split(separator: "@SwiftUI.ViewBuilder var body", maxSplits: 1).map(String.init)
    #expect(parts.count == 2)
    #expect(parts[0].contains(declaration.dropFirst("@Previewable".count) + "\n"))
    #expect(!parts[1].contains("@State") && !parts[1].contains("uppercased"))
    #expect(parts[1].contains("let two = 2") && parts[1].contains("Text(\"\\(name)\")"))
  }

  @Test func aCommentInTheNextLineDoesNotContinueADeclaration() throws {
    let expansion = try expand("#Preview {\n  @Previewable @State var a = 1\n  // The text.\n  Text(\"x\")\n}")
    #expect(expansion.contains("\n @State var a = 1\n"))
    #expect(expansion.contains("// The text.\n  Text(\"x\")"))
  }

  @Test func aCommentAfterADeclarationDoesNotContinueIt() throws {
    let expansion = try expand("#Preview {\n  @Previewable @State var a = 1 // one\n  // The text.\n  Text(\"x\")\n}")
    #expect(expansion.contains("\n @State var a = 1\n"))
    #expect(expansion.contains("// one\n  // The text.\n  Text(\"x\")"))
  }

  @Test func aRegularExpressionMayContainBrackets() throws {
    let expansion = try expand(#"#Preview(traits: f(/[)}]/)) { Text(/"{/) }"#)
    #expect(expansion.contains(#"SwiftUI.Preview(traits: f(/[)}]/)) {"#))
    #expect(expansion.contains(#"Text(/"{/)"#))
  }

  @Test func severalDeclarationsAndTheirViewStayApart() throws {
    let expansion = try expand(
      "#Preview {\n  @Previewable @State var a = 1\n  @Previewable @State var b = 2; Text(\"x\")\n  .bold()\n}")
    #expect(expansion.contains(" @State var a = 1\n @State var b = 2;\n"))
    #expect(expansion.contains("Text(\"x\")\n  .bold()"))
  }
}

@Suite struct EntryMacroTests {
  private func expand(
    _ source: String, role: String = "peer", in context: String = "extension EnvironmentValues {}"
  ) throws -> String {
    try EntryMacro.expand(
      AttachedRequest(
        macro: MacroReference(typeName: "EntryMacro"), macroRole: role, attributeSyntax: syntax("@Entry"),
        declSyntax: syntax(source), lexicalContext: [syntax(context)]))
  }

  @Test func theDefaultIsDeclaredInAKey() throws {
    #expect(
      try expand("@Entry public var variable: Int? = max(1, 2)")
        == "private struct __Key_variable: SwiftUI.EnvironmentKey {\ntypealias Value = Int?\n"
        + "static var defaultValue: Value { max(1, 2) }\n}")
    #expect(
      try expand("@Entry var tone = Tone(a: 1)").contains(
        "static let defaultValue = SwiftUI._EntryValue(Tone(a: 1))"))
    #expect(try expand("@Entry var tone: Tone?").contains("static var defaultValue: Value { nil }"))
  }

  @Test func aCommentBehindTheDefaultIsLeftOut() throws {
    #expect(
      try expand("@Entry var variable: Int? = 1 // one")
        == "private struct __Key_variable: SwiftUI.EnvironmentKey {\ntypealias Value = Int?\n"
        + "static var defaultValue: Value { 1 }\n}")
  }

  @Test func theVariableReadsAndWritesIt() throws {
    #expect(
      try expand("@Entry var tone: Int = 1", role: "accessor")
        == "{\nget { self[__Key_tone.self] }\nset { self[__Key_tone.self] = newValue }\n}")
    #expect(
      try expand("@Entry var tone = 1", role: "accessor")
        == "{\nget { self[__Key_tone.self].value }\n"
        + "set { self[__Key_tone.self] = SwiftUI._EntryValue(newValue) }\n}")
  }

  @Test func transactionsHaveKeysOfTheirOwn() throws {
    #expect(try expand("@Entry var a = 1", in: "extension Transaction {}").contains("SwiftUI.TransactionKey"))
  }

  @Test func valuesForAContainerHaveKeysOfTheirOwn() throws {
    #expect(try expand("@Entry var a = 1", in: "extension ContainerValues {}").contains("SwiftUI.ContainerValueKey"))
  }

  @Test func aVariableWithoutADefaultIsAnError() {
    #expect(throws: ExpansionError.self) { try expand("@Entry var a: Int") }
  }
}

private func syntax(_ source: String) -> SyntaxSource {
  SyntaxSource(
    source: source,
    location: .init(fileID: "Main/a.swift", fileName: "a.swift", offset: 7, line: 2, column: 3))
}
