import PlatenGraph
import PlatenTesting
import PlatenTree
import SwiftUI
import Testing
import UIKit

/// What Core Graphics draws inside a picture.
@MainActor @Suite struct PictureMaskTests {
  private let area = CGRect(x: 0, y: 0, width: 10, height: 10)

  private var icon: UIImage {
    UIGraphicsImageRenderer(size: area.size).image { context in
      context.cgContext.fillEllipse(in: area)
    }
  }

  private func svg(_ draw: (CGContext) -> Void) throws -> String {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { draw($0.cgContext) }
    return String(decoding: try #require(image.picture(isDark: false)).bytes, as: UTF8.self)
  }

  @Test func aPictureIsFilledWithAColour() throws {
    let mask = try #require(icon.cgImage)
    let text = try svg { context in
      context.translateBy(x: 5, y: 6)
      context.clip(to: area, mask: mask)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
    }
    #expect(text.contains("style=\"mask-type:alpha\"><image x=\"5\" y=\"6\" width=\"10\" height=\"10\""))
    #expect(text.contains("mask=\"url(#"))
    #expect(text.contains("clip-path=\"url(#"))
  }

  @Test func aPictureIsAnImageWithAName() async throws {
    let picture = try #require(icon.cgImage)
    let screen = await Screen(
      VStack {
        Image(picture, scale: 2, label: Text("Moon"))
        Image(decorative: picture, scale: 2, orientation: .up)
      })
    var names: [String?] = []
    screen.host.root.forEach { if case .leaf(.image(let image)) = $0.content { names.append(image.label) } }
    #expect(names == ["Moon", nil])
  }

  @Test func theMaskEndsWithTheState() throws {
    let mask = try #require(icon.cgImage)
    let text = try svg { context in
      context.saveGState()
      context.clip(to: area, mask: mask)
      context.restoreGState()
      context.fill(area)
    }
    #expect(!text.contains("<mask"))
  }

  @Test func aViewShowsWhatIsMaskedAsAPicture() throws {
    final class Drawn: UIView {
      let picture: CGImage

      init(_ mask: CGImage) {
        picture = mask
        super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      }

      required init?(coder: NSCoder) { nil }

      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: picture)
        context.fill(rect)
      }
    }
    struct Holder: UIViewRepresentable {
      let view: Drawn

      func makeUIView(context: Context) -> Drawn { view }
      func updateUIView(_ view: Drawn, context: Context) {}
    }
    let window = LaidOut(
      Holder(view: Drawn(try #require(icon.cgImage))).frame(width: 40, height: 40), width: 40, height: 40)
    let image = window.host.root.first { node in
      if case .leaf(.image(let image)) = node.content { image.data != nil } else { false }
    }
    #expect(image != nil)
  }

  @Test func anImageKeepsItsCaps() throws {
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = icon.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(image.capInsets == caps)
    #expect(image.resizingMode == .stretch)
    #expect(image.withRenderingMode(.alwaysTemplate).capInsets == caps)
    #expect(icon.resizableImage(withCapInsets: caps).resizingMode == .tile)
    #expect(icon.capInsets == .zero)
  }
}
