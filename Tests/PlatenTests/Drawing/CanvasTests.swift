import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// Drawings of a program's own.
@MainActor @Suite struct CanvasTests {
  private func nodes(_ canvas: some View) -> [Node] {
    let host = ViewHost(canvas.frame(width: 100, height: 50))
    _ = host.update()
    host.layout.run(in: CGSize(width: 200, height: 100), metrics: GridMetrics())
    _ = host.update()
    var nodes: [Node] = []
    host.root.forEach { nodes.append($0) }
    return nodes
  }

  private func shapes(_ canvas: some View) -> [ShapeContent] {
    nodes(canvas).compactMap { if case .leaf(.shape(let shape)) = $0.content { shape } else { nil } }
  }

  private func outline(_ shape: ShapeContent) -> CGRect {
    guard case .custom(let custom) = shape.path else { return .null }
    return custom.path(in: .zero).boundingRect
  }

  @Test func theDrawingReceivesTheSize() {
    var received = CGSize.zero
    _ = shapes(Canvas { _, size in received = size })
    #expect(received == CGSize(width: 100, height: 50))
  }

  @Test func outlinesAreShapesInTheOrderTheyAreDrawn() {
    let shapes = shapes(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.stroke(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(.blue), lineWidth: 5)
      })
    #expect(shapes.map(\.fill) == [.system(.red), nil])
    #expect(shapes.map(\.stroke) == [nil, .system(.blue)])
    #expect(
      shapes.map(outline) == [CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(shapes.last?.lineWidth == 5)
  }

  @Test func aCopyOfTheContextHasATransformOfItsOwn() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let shapes = shapes(
      Canvas { context, _ in
        var moved = context
        moved.translateBy(x: 20, y: 5)
        moved.scaleBy(x: 2, y: 2)
        moved.stroke(square, with: .foreground, lineWidth: 1)
        context.fill(square, with: .foreground)
      })
    #expect(
      shapes.map(outline) == [CGRect(x: 20, y: 5, width: 20, height: 20), CGRect(x: 0, y: 0, width: 10, height: 10)])
    #expect(shapes.first?.lineWidth == 2)
  }

  @Test func layersMultiplyTheirOpacity() {
    let nodes = nodes(
      Canvas { context, _ in
        context.opacity = 0.5
        context.drawLayer { layer in
          layer.opacity = 0.5
          layer.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.green))
        }
      })
    let opacities = nodes.compactMap { node -> Double? in
      if case .opacity(let value) = node.content.effect { value } else { nil }
    }
    #expect(opacities == [0.25])
  }

  @Test func aTextIsPlacedByItsAnchor() {
    let nodes = nodes(
      Canvas { context, _ in context.draw(Text("abcd"), at: CGPoint(x: 40, y: 20), anchor: .leading) })
    let offset = nodes.compactMap { node -> CGSize? in
      if case .offset(let value) = node.content.effect { value } else { nil }
    }
    #expect(offset == [CGSize(width: 40, height: 20)])
    let text = nodes.first { if case .leaf(.text) = $0.content { true } else { false } }
    #expect(text?.frame.size == CGSize(width: 4, height: 1))
  }

  @Test func stateReadByTheDrawingRedrawsIt() async throws {
    struct Meter: View {
      @State private var level = 1

      var body: some View {
        VStack {
          Canvas { context, _ in
            for index in 0..<level {
              context.fill(Path(CGRect(x: CGFloat(index) * 10, y: 0, width: 8, height: 8)), with: .color(.red))
            }
          }
          Button("More") { level += 1 }
        }
      }
    }
    let screen = await Screen(Meter())
    func count() -> Int {
      var count = 0
      screen.host.root.forEach { if case .leaf(.shape) = $0.content { count += 1 } }
      return count
    }
    #expect(count() == 1)
    try screen.button("More").press()
    #expect(count() == 2)
  }

  @Test func aMeshIsALinearGradientOfItsDiagonals() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .green, .blue])
    guard case .gradient(let gradient) = EnvironmentValues().paint(of: mesh) else {
      Issue.record("It is no gradient.")
      return
    }
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.stops.first?.paint == .red && gradient.stops.last?.paint == .blue)
  }

  private func offset(_ nodes: [Node]) -> CGSize? {
    nodes.lazy.compactMap { node -> CGSize? in
      if case .offset(let value) = node.content.effect { value } else { nil }
    }.first
  }

  private func isNear(_ size: CGSize?, _ width: CGFloat, _ height: CGFloat) -> Bool {
    size.map { abs($0.width - width) < 0.001 && abs($0.height - height) < 0.001 } ?? false
  }

  @Test func anImageInATurnedContextKeepsItsSizeAndTurnsAboutItsMiddle() {
    let nodes = nodes(
      Canvas { context, _ in
        context.rotate(by: .degrees(90))
        context.draw(Image(systemName: "star"), in: CGRect(x: 10, y: -30, width: 20, height: 10))
      })
    // The middle is at 25, 20.
    #expect(isNear(offset(nodes), 15, 15))
    #expect(nodes.contains { isNear($0.frame.size, 20, 10) })
  }

  @Test func aTextInARectangleIsWrappedFromItsCorner() {
    let nodes = nodes(
      Canvas { context, _ in context.draw(Text("aa bb cc"), in: CGRect(x: 5, y: 6, width: 4, height: 10)) })
    #expect(isNear(offset(nodes), 5, 6))
    let text = nodes.first { if case .leaf(.text) = $0.content { true } else { false } }
    #expect(text?.frame.origin == .zero)
    #expect(text.map { $0.frame.width <= 4 && $0.frame.height > 1 } == true)
  }

  @Test func aTextIsScaledByTheContext() {
    let nodes = nodes(
      Canvas { context, _ in
        context.scaleBy(x: 2, y: 3)
        context.draw(Text("ab"), at: CGPoint(x: 10, y: 5))
      })
    #expect(isNear(offset(nodes), 20, 15))
    let scale = nodes.compactMap { node -> CGSize? in
      if case .scale(let value, _) = node.content.effect { value } else { nil }
    }
    #expect(scale.count == 1 && isNear(scale.first, 2, 3))
  }
}
