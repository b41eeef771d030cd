#if Web
import Platen
import Testing

@testable import PlatenWeb

/// The lines that a field reserves in a page.
@MainActor @Suite struct FieldHeightTests {
  private func html(_ view: some View) -> String {
    let host = ViewHost(view)
    _ = host.update()
    return HTMLSerializer.html(of: ViewMarkup().document(of: host.root))
  }

  /// A browser that makes a field as high as its content does not consider `rows`.
  @Test func theStyleHasTheLeastNumberOfLines() {
    let field = TextField("Note", text: .constant(""), axis: .vertical)
    let range = html(field.lineLimit(2...4))
    #expect(range.contains("rows=\"2\""))
    #expect(range.contains("--rows:2"))
    #expect(range.contains("--most:4"))
    #expect(html(field.lineLimit(3, reservesSpace: true)).contains("--rows:3"))
    #expect(!html(field.lineLimit(3)).contains("--rows"))
    #expect(!html(field).contains("--rows"))
  }

  /// A field that draws nothing itself, as those of one-time codes do, has a font of no size. Chromium finds no place
  /// for a caret in a line without a height, and writes nothing there.
  @Test func aFontOfNoSizeLeavesTheLineAHeight() {
    let field = TextField("Code", text: .constant("")).frame(width: 0, height: 0)
    #expect(html(field.font(.system(size: 0))).contains("font-size:0.063rem"))
    #expect(html(field.font(.system(size: 0.2))).contains("font-size:0.063rem"))
    #expect(html(field.font(.system(size: 24))).contains("font-size:1.5rem"))
    #expect(html(Text(verbatim: "Code").font(.system(size: 0))).contains("font-size:0rem"))
  }
}
#endif
