import Foundation
@testable import Platen
import PlatenGraph
import PlatenTesting
import PlatenTree
import SwiftUI
import Testing

/// Layers, thresholds and views of canvases.
@MainActor @Suite struct CanvasLayerTests {
  private func marks(_ draw: (inout GraphicsContext) -> Void) -> [CanvasMark] {
    var context = GraphicsContext(size: CGSize(width: 40, height: 20), environment: EnvironmentValues())
    draw(&context)
    return context.drawing.marks
  }

  private func document(_ draw: (inout GraphicsContext) -> Void) -> String {
    DrawnImage(marks(draw), size: CGSize(width: 40, height: 20)).text
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func aLayerClipsByItsOpacity() {
    let text = document { context in
      context.clipToLayer(opacity: 0.5) { layer in
        layer.translateBy(x: 3, y: 0)
        layer.fill(square, with: .color(.black))
      }
      context.fill(square, with: .color(Color(red: 1, green: 0, blue: 0)))
    }
    #expect(text.contains("<g opacity=\"0.5\"><g><path d=\"M3 0"))
    #expect(text.contains("fill=\"#FF0000\" mask=\"url(#d1)\"/>"))
    #expect(!text.contains("<filter"))
  }

  @Test func anInverseLayerLeavesOutWhatItDraws() {
    let text = document { context in
      context.clipToLayer(options: .inverse) { $0.fill(square, with: .color(.black)) }
      context.fill(square, with: .foreground)
    }
    #expect(text.contains("<feFuncA type=\"linear\" slope=\"-1\" intercept=\"1\"/>"))
  }

  @Test func aThresholdAppliesToWhatALayerDrawsTogether() {
    let text = document { context in
      context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 1, green: 1, blue: 0)))
      context.addFilter(.blur(radius: 4))
      context.drawLayer { layer in
        layer.fill(square, with: .color(.black))
        layer.fill(square, with: .color(.black))
      }
    }
    // The blur is in the threshold, and both squares are in the blur.
    let threshold = text.range(of: "<g filter=\"url(#d1)\"><g filter=\"url(#d2)\"><g><path")
    #expect(threshold != nil)
    #expect(text.contains("flood-color=\"#FFFF00\"") && text.contains("stdDeviation=\"4\""))
    #expect(text.components(separatedBy: "<path").count == 3 && text.hasSuffix("</g></g></g></svg>"))
  }

  /// Balls that flow into one another, as most programs use a threshold.
  private struct Balls: View {
    var body: some View {
      Canvas { context, size in
        context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
        context.addFilter(.blur(radius: 4))
        context.drawLayer { layer in
          for id in [1, 2] {
            guard let ball = layer.resolveSymbol(id: id) else { continue }
            layer.draw(ball, at: CGPoint(x: 10 * CGFloat(id), y: 8))
          }
          layer.rotate(by: .degrees(30))
          layer.draw(Text("Go").bold(), at: .zero)
          layer.draw(Image(systemName: "circle.fill"), at: CGPoint(x: 20, y: 0))
        }
      } symbols: {
        Circle().frame(width: 6, height: 6).tag(1)
        Capsule().frame(width: 8, height: 4).tag(2)
      }
      .frame(width: 40, height: 20)
    }
  }

  @Test func viewsTextsAndImagesInALayerAreInThePictureOfIt() async throws {
    let screen = await Screen(Balls())
    var pictures: [String] = []
    screen.host.root.forEach {
      guard case .leaf(.image(let image)) = $0.content, let data = image.data else { return }
      pictures.append(String(decoding: data.bytes, as: UTF8.self))
    }
    let picture = try #require(pictures.first)
    #expect(pictures.count == 1)
    // The ball begins three points left of its middle at 10, the capsule four points left of its at 20.
    #expect(picture.contains("<path d=\"M13 8"))
    #expect(picture.contains("M18 6") || picture.contains("M22 6"))
    #expect(picture.contains("rotate(30)") && picture.contains("font-weight=\"bold\"") && picture.contains(">Go<"))
    #expect(picture.components(separatedBy: "<path").count > 3)
  }

  /// As UIKit draws strings.
  @Test func lettersWithoutAFontHaveTwelvePoints() {
    let text = document { context in
      context.draw(Text(AttributedString("plain")), at: .zero)
      var large = AttributedString("large")
      large.font = .system(size: 30)
      context.draw(Text(large), at: .zero)
    }
    #expect(text.contains("font-size=\"12\" fill=\"#000000\">plain"))
    #expect(text.contains("font-size=\"30\"") && text.contains(">large"))
  }

  private struct Badges: View {
    @State private var count = 1

    var body: some View {
      VStack {
        Canvas { context, size in
          if let badge = context.resolveSymbol(id: "badge") {
            context.draw(badge, at: CGPoint(x: size.width / 2, y: 0), anchor: .top)
          }
          if let other = context.resolveSymbol(id: 7) {
            context.draw(other, in: CGRect(x: 0, y: 0, width: 8, height: 1))
          }
          if context.resolveSymbol(id: "none") != nil { context.draw(Text("Wrong"), at: .zero) }
        } symbols: {
          Text("Badge \(count)").tag("badge")
          Text("Seven").tag(7)
        }
        Button("More") { count += 1 }
      }
    }
  }

  @Test func aCanvasDrawsViewsByTheirTags() async throws {
    let screen = await Screen(Badges())
    #expect(screen.host.root.texts == ["Badge 1", "Seven", "More"])
    try screen.button("More").press()
    #expect(screen.host.root.texts == ["Badge 2", "Seven", "More"])
  }
}

extension Node {
  /// The texts in the node, in the order of the tree.
  fileprivate var texts: [String] {
    var texts: [String] = []
    forEach { if case .leaf(.text(let text)) = $0.content { texts.append(text.plainText) } }
    return texts
  }
}
