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
