import Testing

@testable import MacroExpansion

@Suite struct LexerTests {
  private func texts(_ source: String) -> [String] { CodeStructure(source).tokens.map(\.text) }

  @Test func blanksAndCommentsAreNoTokens() {
    #expect(texts("a // b\n/* c /* d */ \" */ e") == ["a", "e"])
  }

  @Test func aStringIsOneTokenBesideItsInterpolations() {
    #expect(texts(#"f("a(\(b("c")))d")"#) == ["f", "(", #""a(\"#, "(", "b", "(", #""c""#, ")", ")", #")d""#, ")"])
    #expect(texts(##"#"\("# x"##) == [##"#"\("#"##, "x"])
    #expect(texts("\"\"\"\n\" }\n\"\"\" x") == ["\"\"\"\n\" }\n\"\"\"", "x"])
  }

  @Test func aSlashBeginsARegularExpressionOnlyWhereAnExpressionMayStand() {
    #expect(texts("x = /[)]/") == ["x", "=", "/[)]/"])
    #expect(texts("x / y / z") == ["x", "/", "y", "/", "z"])
    #expect(texts("#/ \" /# y") == ["#/ \" /#", "y"])
  }

  @Test func aPointBelongsToANumberInFrontOfADigitAlone() {
    #expect(texts("1.5 1.description 1...2") == ["1.5", "1", ".", "description", "1", ".", ".", ".", "2"])
  }

  @Test func tokensCoverDistinctBytesInOrder() {
    let pieces = [
      "f(a: 1) {\n", "}", "(", ")", "[", "]", "\"", "\"\"\"\n", "\\(", "#\"", "\"#", "// c\n", "/*", "*/", "/", "#/",
      "/#",
      "`a`", "`", ".", "?", ",", " ", "\n", "1.5", "é", "\\", "#", "@A ",
    ]
    var state: UInt64 = 8
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<20_000 {
      let source = (0..<next(24)).map { _ in pieces[next(pieces.count)] }.joined()
      let code = CodeStructure(source)
      let ranges = code.tokens.map(\.range)
      #expect(ranges.allSatisfy { !$0.isEmpty && $0.upperBound <= source.utf8.count }, "\(source)")
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }, "\(source)")
      for index in ranges.indices {
        if let partner = code.partner(of: index) { #expect(code.partner(of: partner) == index, "\(source)") }
        #expect(code.next(after: index) > index, "\(source)")
      }
    }
  }
}

@Suite struct CodeStructureTests {
  @Test func theTokenAfterABracketIsTheOneBehindItsPartner() {
    let code = CodeStructure("f(a, [b]) { c } d")
    #expect(code.tokens[code.next(after: 1)].text == "{")
    #expect(code.tokens[code.next(after: code.next(after: 1))].text == "d")
    #expect(CodeStructure("( a").next(after: 0) == 1)
  }

  @Test func aMarkIsASignWithItsWordRightBehindIt() {
    let code = CodeStructure("@Entry @ Entry #Preview")
    #expect(code.isMarked("@", "Entry", at: 0))
    #expect(!code.isMarked("@", "Entry", at: 2))
    #expect(code.isMarked("#", "Preview", at: 4))
  }

  @Test func aTypeWithinATypeIsTheInnermost() {
    let code = CodeStructure("struct A { enum B.C { x } y } z")
    func type(of text: String) -> String? {
      code.tokens.firstIndex { $0.text == text }.flatMap(code.enclosingType)
    }
    #expect(type(of: "x") == "B.C")
    #expect(type(of: "y") == "A")
    #expect(type(of: "z") == nil)
  }
}
