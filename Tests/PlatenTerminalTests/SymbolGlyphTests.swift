import Testing

@testable import PlatenTerminal
@testable import PlatenTree

/// The characters for symbols in a terminal.
@Suite struct SymbolGlyphTests {
  @Test func `every symbol takes one column`() {
    let width = CharacterWidth()
    for (name, glyph) in SymbolGlyphs.rich { #expect(width.columns(of: glyph) == 1, "\(name): \(glyph)") }
  }

  /// Neither DejaVu Sans nor its monospaced form, the fonts that Linux systems have in common, contains these: a
  /// terminal shows an empty box.
  @Test func `no symbol is a character that common fonts lack`() {
    let missing: Set<Character> = [
      "\u{2316}", "\u{2317}", "\u{231B}", "\u{23FB}", "\u{2442}", "\u{26BF}", "\u{2912}", "\u{2913}", "\u{2928}",
      "\u{2BC3}",
    ]
    let shown = SymbolGlyphs.rich.filter { missing.contains($0.value) }
    #expect(shown.isEmpty)
  }
}
