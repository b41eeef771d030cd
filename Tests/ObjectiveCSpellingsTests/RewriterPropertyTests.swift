import Testing

@testable import objectivecspellings

/// What holds for every source, tried with sources of random pieces.
@Suite struct RewriterPropertyTests {
  private static let pieces = [
    "@objc ", "@objc(a:b:)\n", "@IBOutlet weak var x: A!\n", "dynamic ", "func f(_ a: Int) {\n", "}\n", "(", ")", "[",
    "]",
    "#selector(", "#selector(A.b(_:))", "#selector(\n b\n)", "class C: D {\n", "extension E { ", "@objc protocol P {\n",
    "@objc optional func o() -> Bool\n", "a?.o?(b)", "a.textView?(\nb)", "\"", "\"\"\"\n", "\\(", "#\"", "\"#",
    "// c\n",
    "/*", "*/", "/", "#/", "`a`", ".", "?", "!", ",", ":", " ", "\n", "1.5", "é", "self", "as ", "getter:", "\\",
  ]

  @Test func linesKeepTheirNumbers() {
    var random = RandomPieces(state: 7)
    for _ in 0..<20_000 {
      let source = (0..<random.next(24)).map { _ in Self.pieces[random.next(Self.pieces.count)] }.joined()
      let once = Rewriter.rewrite([source])[0]
      #expect(once.utf8.count { $0 == 10 } == source.utf8.count { $0 == 10 }, "\(source)")
    }
  }

  @Test func aSecondTimeChangesNothing() {
    let lines =
      Self.pieces.filter { $0.hasSuffix(")") && $0.count > 1 || $0.hasSuffix("x: A!\n") } + [
        "class C { @objc func f() { g(#selector(f)) } }\n", "// @objc\n", "let s = \"@objc \\(#selector(A.b))\"\n",
        "\n",
        "@objc protocol P: Q { @objc optional func o(_ a: Int) -> Bool; func p() }\n", "a.textView?(b)\n", "a?.o?(b)\n",
      ]
    var random = RandomPieces(state: 10)
    for _ in 0..<5_000 {
      let source = (0..<random.next(12)).map { _ in lines[random.next(lines.count)] }.joined(separator: "\n")
      let once = Rewriter.rewrite([source])[0]
      #expect(Rewriter.rewrite([once])[0] == once)
    }
  }

  @Test func sourcesWithoutTheSpellingsStayAsTheyAre() {
    let plain = Self.pieces.filter { !["@", "#s", "dynamic", "a"].contains(where: $0.hasPrefix) }
    var random = RandomPieces(state: 9)
    for _ in 0..<20_000 {
      let source = (0..<random.next(24)).map { _ in plain[random.next(plain.count)] }.joined()
      #expect(Rewriter.rewrite([source])[0] == source)
    }
  }
}

/// The same numbers each time.
private struct RandomPieces {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
