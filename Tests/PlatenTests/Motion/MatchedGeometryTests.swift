import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// Views that adopt one another's place and size.
@MainActor @Suite struct MatchedGeometryTests {
  private final class Choice: ObservableObject {
    @Published var tab = 0
  }

  /// A row of two texts, of which the chosen one has a shape behind it.
  private struct Tabs: View {
    @ObservedObject var choice: Choice
    @Namespace private var space

    var body: some View {
      HStack(spacing: 10) {
        ForEach([0, 1], id: \.self) { tab in
          Text(tab == 0 ? "one" : "number two").background {
            if choice.tab == tab { Capsule().matchedGeometryEffect(id: "chosen", in: space) }
          }
        }
      }
    }
  }

  private struct Followed: View {
    @ObservedObject var choice: Choice
    @Namespace private var space

    var body: some View {
      HStack(spacing: 10) {
        Text("one").matchedGeometryEffect(id: 0, in: space)
        Text("number two").matchedGeometryEffect(id: 1, in: space)
      }
      .overlay { Rectangle().matchedGeometryEffect(id: choice.tab, in: space, isSource: false) }
    }
  }

  /// A dot that follows a text as long as there is one.
  private struct Left: View {
    @ObservedObject var choice: Choice
    @Namespace private var space

    var body: some View {
      HStack(spacing: 10) {
        HStack { if choice.tab == 0 { Text("one").matchedGeometryEffect(id: 0, in: space) } }
          .frame(width: 20, height: 1)
        Rectangle().matchedGeometryEffect(id: 0, in: space, isSource: false).frame(width: 2, height: 1)
      }
    }
  }

  private final class Page {
    let choice = Choice()
    let host: ViewHost
    let metrics = GridMetrics()
    var seconds = 0.0

    @MainActor init(_ view: (Choice) -> some View) {
      host = ViewHost(view(choice))
      host.animator.clock = { [unowned self] in seconds }
      layOut()
    }

    @MainActor func layOut() {
      _ = host.update()
      host.layout.run(in: CGSize(width: 100, height: 20), metrics: metrics)
    }

    @MainActor func choose(_ tab: Int, animated: Bool = true) {
      withAnimation(animated ? .linear(duration: 1) : nil) { choice.tab = tab }
      layOut()
    }

    @MainActor func pass(_ time: Double) {
      seconds += time
      _ = host.animator.advance()
    }

    @MainActor var shapes: [Node] {
      var found: [Node] = []
      host.root.forEach { if case .leaf(.shape) = $0.content { found.append($0) } }
      return found
    }

    @MainActor var leaving: Int {
      var count = 0
      host.root.forEach { count += $0.leaving.count }
      return count
    }

    /// The shape's rectangle as it is drawn, in the window.
    @MainActor var shown: CGRect {
      guard let shape = shapes.first else { return .null }
      var result = shape.shownFrame
      var node = shape.parent
      while let current = node {
        result.origin.x += current.frame.minX
        result.origin.y += current.frame.minY
        node = current.parent
      }
      return result
    }
  }

  @Test func aShapeFliesFromWhereItsPredecessorWas() {
    let page = Page { Tabs(choice: $0) }
    let before = page.shown
    #expect(before.width == 3)
    page.choose(1)
    #expect(page.shapes.count == 1)
    #expect(page.leaving == 0, "one view is seen moving, not two")
    #expect(page.shown == before)
    page.pass(0.5)
    #expect(abs(page.shown.width - 6.5) < 0.01)
    #expect(abs(page.shown.minX - (before.minX + 6.5)) < 0.01)
    page.pass(0.6)
    #expect(page.shown.width == 10)
    #expect(page.shown.minX == before.minX + 13)
    #expect(!page.host.animator.isMoving)
  }

  @Test func onTheWayItTurnsBackFromWhereItIs() {
    let page = Page { Tabs(choice: $0) }
    page.choose(1)
    page.pass(0.5)
    let there = page.shown
    page.choose(0)
    #expect(abs(page.shown.minX - there.minX) < 0.01)
    #expect(abs(page.shown.width - there.width) < 0.01)
    page.pass(1.1)
    #expect(page.shown.width == 3)
  }

  @Test func withoutAnAnimationItMovesAtOnce() {
    let page = Page { Tabs(choice: $0) }
    page.choose(1, animated: false)
    #expect(page.shown.width == 10)
    #expect(!page.host.animator.isMoving)
  }

  @Test func aNonSourceTakesThePlaceOfTheSource() {
    let page = Page { Followed(choice: $0) }
    let first = page.shown
    #expect(first.size == CGSize(width: 3, height: 1))
    page.choose(1)
    page.pass(0.5)
    #expect(abs(page.shown.width - 6.5) < 0.01)
    page.pass(0.6)
    #expect(page.shown.size == CGSize(width: 10, height: 1))
    #expect(page.shown.minX == first.minX + 13)
  }

  @Test func aFollowerReturnsToItsPlaceWhenItsSourceIsRemoved() {
    let page = Page { Left(choice: $0) }
    let there = page.shown
    #expect(there.width == 3)
    page.choose(1, animated: false)
    #expect(page.shown.size == CGSize(width: 2, height: 1))
    #expect(page.shown.minX > there.maxX)
    page.choose(0, animated: false)
    #expect(page.shown == there)
  }

  @Test func positionAndSizeAreTakenOverEachByItself() {
    let there = CGRect(x: 10, y: 10, width: 20, height: 10)
    let own = CGRect(x: 100, y: 0, width: 4, height: 2)
    var match = GeometryMatch(group: 0, takesPosition: true, takesSize: false, anchor: .bottomTrailing, isSource: false)
    #expect(match.frame(from: there, own: own) == CGRect(x: 26, y: 18, width: 4, height: 2))
    (match.takesPosition, match.takesSize) = (false, true)
    #expect(match.frame(from: there, own: own) == CGRect(x: 84, y: -8, width: 20, height: 10))
  }
}
