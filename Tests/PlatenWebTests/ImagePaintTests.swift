#if Web
import Platen
import Testing

@testable import PlatenWeb

/// Pictures that are repeated in shapes, as backgrounds of CSS.
@MainActor @Suite struct ImagePaintTests {
  private static let drawing = Data(
    "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='4'><rect width='8' height='4'/></svg>".utf8)

  private var paint: ImagePaint {
    get throws {
      let image = try #require(UIImage(data: Self.drawing))
      return ImagePaint(
        image: Image(uiImage: image), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 2)
    }
  }

  private func html(_ view: some View) -> String {
    let host = ViewHost(view)
    _ = host.update()
    return HTMLSerializer.html(of: ViewMarkup().document(of: host.root))
  }

  /// The drawing that a background repeats.
  private func tile(in html: String) throws -> String {
    let start = try #require(html.range(of: "url(data:image/svg+xml,")).upperBound
    let end = try #require(html[start...].firstIndex(of: ")"))
    // The page's script divides styles at semicolons.
    #expect(!html[start..<end].contains(";"))
    return try #require(String(html[start..<end]).removingPercentEncoding)
  }

  @Test func aShapeRepeatsThePartOfThePicture() throws {
    let tile = try tile(in: html(RoundedRectangle(cornerRadius: 4).fill(try paint)))
    #expect(tile.contains("width=\"8\" height=\"8\" viewBox=\"4 0 4 4\""))
    #expect(tile.contains("<image width=\"8\" height=\"4\" opacity=\"1\""))
    #expect(tile.contains("href=\"data:image/svg+xml;base64,\(Self.drawing.base64EncodedString())\""))
  }

  @Test func edgesOfAResizablePictureKeepTheirWidth() throws {
    let image = Image(uiImage: try #require(UIImage(data: Self.drawing)))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 4)
    let page = html(image.resizable(capInsets: insets).frame(width: 40, height: 20))
    #expect(page.contains("border-image:url(data:image/svg+xml,"))
    #expect(page.contains(") 25% 50% 25% 25% fill/1px 4px 1px 2px stretch"))
    #expect(try tile(in: page).contains("width=\"8\" height=\"4\""))
    let tiled = html(image.resizable(capInsets: insets, resizingMode: .tile))
    #expect(tiled.contains("1px 4px 1px 2px repeat"))
  }

  @Test func aTiledPictureWithoutEdgesIsTheBackground() throws {
    let image = Image(uiImage: try #require(UIImage(data: Self.drawing)))
    let page = html(image.resizable(resizingMode: .tile))
    #expect(page.contains("background:url(data:image/svg+xml,") && page.contains(") 0 0/8px 4px"))
    #expect(html(image.resizable()).contains("<img"))
  }

  @Test func anOutlineIsCutFromTheBackground() throws {
    struct Triangle: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: rect.midX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
          path.closeSubpath()
        }
      }
    }
    let page = html(Triangle().fill(try paint))
    #expect(page.contains("clip-path:polygon(") && page.contains("url(data:image/svg+xml"))
  }

  @Test func textAndBackgroundsHaveThePictureAndItsOpacity() throws {
    let text = html(Text("Ink").foregroundStyle(try paint.opacity(0.5)))
    #expect(text.contains("gradient-text"))
    #expect(try tile(in: text).contains("opacity=\"0.5\""))
    #expect(try tile(in: html(Text("Ink").background(try paint))).contains("viewBox=\"4 0 4 4\""))
  }

  @Test func aSymbolPaintsLikeTheForeground() {
    let page = html(Circle().fill(ImagePaint(image: Image(systemName: "star"))))
    #expect(!page.contains("url("))
  }

  @Test func theShadowOfAStyleIsAFilter() {
    let page = html(Text("Lit").foregroundStyle(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))))
    #expect(page.contains("filter:drop-shadow(1px 2px 3px"))
    #expect(!html(Text("Plain").foregroundStyle(.red)).contains("drop-shadow"))
    let disc = html(Circle().fill(.red.shadow(.drop(radius: 3))))
    #expect(disc.contains(/<div[^>]*filter:drop-shadow[^>]*><div class="disc"/))
  }
}
#endif
