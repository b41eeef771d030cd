import PlatenTesting
import SwiftUI
import Testing

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTree

private struct Bounds: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

@MainActor private final class Seen {
  var rects: [Int: CGRect] = [:]
}

private struct Page: View {
  let seen: Seen
  @State private var top: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.clear.frame(width: 80, height: 16 + top)
      ForEach(0..<2) { number in
        Color.red.frame(width: 80 + CGFloat(number) * 40, height: 32)
          .anchorPreference(key: Bounds.self, value: .bounds) { [number: $0] }
      }
      Button("Lower") { top = 32 }
    }
    .overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        let _ = seen.rects = anchors.mapValues { proxy[$0] }
        Color.clear
      }
    }
  }
}

/// Places that views hand up to those around them.
@MainActor @Suite struct AnchorTests {
  @Test func aLayerKnowsWhereTheViewsBelowItAre() throws {
    let seen = Seen()
    let host = ViewHost(Page(seen: seen))
    _ = host.update()
    let size = CGSize(width: 400, height: 300)
    host.layout.run(in: size, metrics: GridMetrics())
    let first = try #require(seen.rects[0])
    let second = try #require(seen.rects[1])
    #expect(second.minY - first.minY == 32)
    #expect(second.width - first.width == 40)
    #expect(first.height == 32)
    // A view that is placed elsewhere is reported again.
    var button: Node?
    host.root.forEach { if case .control(is ButtonContent) = $0.content { button = $0 } }
    host.send(.press, to: try #require(button).id)
    _ = host.update()
    host.layout.run(in: size, metrics: GridMetrics())
    #expect(seen.rects[0].map { $0.minY - first.minY } == 32)
  }

  @Test func pointsAndSeveralAnchorsAtOnce() {
    let host = ViewHost(EmptyView())
    let place = AnchorPlace(host)
    let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(Anchor(.center, of: place).value(at: rect) == CGPoint(x: 60, y: 40))
    #expect(Anchor(.point(CGPoint(x: 1, y: 2)), of: place).value(at: rect) == CGPoint(x: 11, y: 22))
    let both = Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing])
    #expect(Anchor(both, of: place).value(at: rect) == [CGPoint(x: 10, y: 20), CGPoint(x: 110, y: 60)])
    #expect(Anchor(.top, of: place) != Anchor(.bottom, of: place))
    #expect(Anchor(.bounds, of: place) == Anchor(.bounds, of: place))
  }
}
