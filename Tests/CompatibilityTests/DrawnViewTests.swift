import Foundation
import PlatenTesting
import SwiftUI
import Testing
import UIKit

import Platen
@testable import PlatenGraph
import PlatenTree

/// Views of UIKit that draw themselves, with Core Graphics and layers.
@MainActor @Suite struct DrawnViewTests {
  @MainActor private struct Shown {
    let controller = DrawnFormController()
    let screen: Screen

    init() async {
      screen = await Screen(DrawnForm(controller: controller).frame(width: 300, height: 400))
      await layOut()
    }

    func layOut() async {
      for _ in 0..<4 {
        screen.host.layout.run(in: CGSize(width: 300, height: 400), metrics: GridMetrics())
        await screen.settle()
      }
    }

    var nodes: [Node] {
      var nodes: [Node] = []
      screen.host.root.forEach { nodes.append($0) }
      return nodes
    }

    var shapes: [ShapeContent] {
      nodes.compactMap { if case .leaf(.shape(let shape)) = $0.content { shape } else { nil } }
    }

    func outline(_ shape: ShapeContent) -> CGRect {
      guard case .custom(let custom) = shape.path else { return .null }
      return custom.path(in: .zero).boundingRect
    }
  }

  @Test func aFieldDrawsALineBelowItInTheSizeThatItIsLaidOutIn() async throws {
    let shown = await Shown()
    let rect = shown.controller.nameField.drawnRect
    #expect(rect.width > 0 && rect.height > 0)
    let line = try #require(shown.shapes.first { $0.stroke == Color(uiColor: .systemTeal).paint })
    #expect(shown.outline(line) == CGRect(x: 0, y: rect.height - 1, width: rect.width, height: 0))
    #expect(line.strokeStyle.lineWidth == 2)
    #expect(line.strokeStyle.lineCap == .round)
    // The field is still one that is typed into.
    try shown.screen.field("Name").type("Ada")
    #expect(try shown.screen.field("Name").text == "Ada")
  }

  @Test func aFieldIsDrawnAgainWhenItAsksForIt() async throws {
    let shown = await Shown()
    shown.controller.nameField.lineColor = .systemPink
    await shown.layOut()
    #expect(shown.shapes.contains { $0.stroke == Color(uiColor: .systemPink).paint })
    #expect(!shown.shapes.contains { $0.stroke == Color(uiColor: .systemTeal).paint })
  }

  @Test func layersHaveTheSizeOfTheirViewAndShowTheirShareOfALine() async throws {
    let shown = await Shown()
    func bar() -> ShapeContent? { shown.shapes.first { $0.stroke == Color(uiColor: .systemGreen).paint } }
    let track = try #require(shown.shapes.first { $0.stroke == Color(uiColor: .systemGray).paint })
    // A circle with a radius of 21 in the middle of 48 points.
    #expect(shown.outline(track).insetBy(dx: -3, dy: -3).size == CGSize(width: 48, height: 48))
    if let bar = bar() { #expect(shown.outline(bar).isEmpty) }
    try shown.screen.field("Name").type("Grace")
    await shown.layOut()
    // Five letters are half of the ring, which begins at the top: its right half.
    let half = shown.outline(try #require(bar()))
    #expect(abs(half.minX - 24) < 0.5 && abs(half.width - 21) < 0.5 && abs(half.height - 42) < 0.5)
  }

  @Test func anAnimationReportsItsEnd() async throws {
    let ring = CompletionRing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    ring.show(0.5, duration: 60)
    #expect(ring.finished.isEmpty)
    ring.stop()
    #expect(ring.finished == [false])
    ring.show(1, duration: 0.01)
    for _ in 0..<500 where ring.finished.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(ring.finished == [false, true])
  }

  @Test func theLayerOfAClassIsDrawnBehindTheContent() async throws {
    let shown = await Shown()
    let gradient = shown.shapes.first { if case .gradient? = $0.fill { true } else { false } }
    guard case .gradient(let paint)? = gradient?.fill else {
      Issue.record("no gradient")
      return
    }
    #expect(paint.stops.map(\.paint) == [Color(uiColor: .systemBlue), Color(uiColor: .systemPurple)])
    #expect(shown.screen.texts.contains("Welcome"))
  }

  @Test func anImageIsADrawingOfWhatWasDrawn() async throws {
    let shown = await Shown()
    try shown.screen.field("Name").type("Grace <3")
    await shown.layOut()
    let image = try #require(shown.controller.picture.image)
    #expect(image.size == CGSize(width: 40, height: 40))
    let drawn = shown.nodes.compactMap { if case .leaf(.image(let image)) = $0.content { image.data } else { nil } }
    let data = try #require(drawn.first)
    #expect(data.type == "image/svg+xml")
    let text = String(decoding: data.bytes, as: UTF8.self)
    #expect(text.contains("fill=\"#0080FF\""))
    #expect(text.contains(">G</tspan>"))
    let document = try XMLParserCheck.elements(in: data.bytes)
    #expect(document.contains("path") && document.contains("text"))
  }

  @Test func wordsInAnImageAreTextOfItsDocument() async throws {
    let shown = await Shown()
    shown.controller.picture.image = initialsImage("<&\u{1}", diameter: 40)
    await shown.layOut()
    let drawn = shown.nodes.compactMap { if case .leaf(.image(let image)) = $0.content { image.data } else { nil } }
    let data = try #require(drawn.first)
    #expect(try XMLParserCheck.elements(in: data.bytes).contains("text"))
    #expect(String(decoding: data.bytes, as: UTF8.self).contains(">&lt;&amp;</tspan>"))
  }

  /// Sets another view while it draws, and expects to have a size.
  private final class MeterView: UIView {
    let label = UILabel()
    private(set) var drawings = 0

    override func draw(_ rect: CGRect) {
      super.draw(rect)
      drawings += 1
      for x in stride(from: 0, to: rect.width, by: rect.width / 4) {
        UIBezierPath(rect: CGRect(x: x, y: 0, width: 1, height: rect.height)).fill()
      }
      label.textColor = .systemRed
    }
  }

  private struct Meter: UIViewRepresentable {
    let view: MeterView

    func makeUIView(context: Context) -> UIView {
      let stack = UIStackView(arrangedSubviews: [view.label, view])
      stack.axis = .vertical
      view.label.text = "Level"
      return stack
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test func aViewThatSetsAnotherWhileItDrawsIsDrawnOnce() async throws {
    let meter = MeterView()
    let screen = await Screen(Meter(view: meter).frame(width: 200, height: 100))
    for _ in 0..<3 {
      screen.host.layout.run(in: CGSize(width: 200, height: 100), metrics: GridMetrics())
      await screen.settle()
    }
    #expect(screen.shows("Level"))
    let drawings = meter.drawings
    #expect(drawings > 0 && drawings < 10)
    // What changes elsewhere does not draw it again.
    meter.label.text = "Volume"
    await screen.settle()
    #expect(screen.shows("Volume") && meter.drawings == drawings)
  }

  @Test func aLayerKeepsItsPositionWhereItsAnchorMoves() {
    let hand = CALayer()
    hand.bounds = CGRect(x: 0, y: 0, width: 4, height: 40)
    hand.position = CGPoint(x: 50, y: 50)
    hand.anchorPoint = CGPoint(x: 0.5, y: 1)
    #expect(hand.position == CGPoint(x: 50, y: 50))
    #expect(hand.frame == CGRect(x: 48, y: 10, width: 4, height: 40))
  }

  @Test func anAnimationRunsInSeveralLayers() {
    final class Log: CAAnimationDelegate {
      var ends: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    let (animation, log) = (CABasicAnimation(keyPath: "opacity"), Log())
    animation.delegate = log
    animation.repeatCount = .greatestFiniteMagnitude
    let layers = [CALayer(), CALayer()]
    for layer in layers { layer.add(animation, forKey: "pulse") }
    layers[0].removeAnimation(forKey: "pulse")
    #expect(log.ends == [false] && layers[0].animationKeys() == nil && layers[1].animationKeys() == ["pulse"])
    layers[1].removeAllAnimations()
    #expect(log.ends == [false, false])
  }

  @Test func transformsAndOpacityOfViewsAreShown() async throws {
    let shown = await Shown()
    try shown.screen.field("Name").type("Katherine")
    await shown.layOut()
    let effects = shown.nodes.compactMap(\.content.effect)
    #expect(effects.contains(.offset(CGSize(width: 4, height: 0))))
    #expect(effects.contains(.opacity(0.5)))
  }

  @Test func aContextKeepsItsStatesAndTransforms() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
      let drawing = context.cgContext
      drawing.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      drawing.saveGState()
      drawing.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      drawing.translateBy(x: 10, y: 20)
      drawing.scaleBy(x: 2, y: 2)
      drawing.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      drawing.restoreGState()
      drawing.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      // A path is transformed as it is made.
      drawing.move(to: .zero)
      drawing.translateBy(x: 50, y: 0)
      drawing.addLine(to: CGPoint(x: 0, y: 50))
      drawing.strokePath()
    }
    let text = String(decoding: image.picture(isDark: false)?.bytes ?? Data(), as: UTF8.self)
    #expect(text.contains("<path d=\"M10 20L20 20L20 30L10 30Z\" fill=\"#00FF00\"/>"))
    #expect(text.contains("<path d=\"M1 2L4 2L4 6L1 6Z\" fill=\"#FF0000\"/>"))
    #expect(text.contains("<path d=\"M0 0L50 50\" fill=\"none\" stroke=\"#000000\""))
  }

  @Test func layersAreArrangedAsCoreAnimationSays() {
    let outer = CALayer()
    let (first, second, third) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(first)
    outer.insertSublayer(second, at: 0)
    outer.insertSublayer(third, above: second)
    #expect(outer.sublayers?.map(ObjectIdentifier.init) == [second, third, first].map(ObjectIdentifier.init))
    first.addSublayer(outer)
    #expect(first.sublayers == nil && outer.superlayer == nil)
    third.removeFromSuperlayer()
    #expect(outer.sublayers?.count == 2 && third.superlayer == nil)
    first.bounds = CGRect(x: 0, y: 0, width: 10, height: 4)
    first.position = CGPoint(x: 20, y: 20)
    #expect(first.frame == CGRect(x: 15, y: 18, width: 10, height: 4))
  }
}

/// The names of the elements of an XML document.
private final class XMLParserCheck {
  static func elements(in data: Data) throws -> Set<String> {
    let text = String(decoding: data, as: UTF8.self)
    var names: Set<String> = []
    var open: [String] = []
    for match in text.matches(of: /<(\/?)(\w+)[^>]*?(\/?)>/) {
      let name = String(match.2)
      if match.1.isEmpty { names.insert(name) }
      if match.1 == "/" {
        try #require(open.popLast() == name)
      } else if match.3.isEmpty {
        open.append(name)
      }
    }
    try #require(open.isEmpty)
    return names
  }
}
