import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// Kerning, line spacing, and truncation where there is too little space.
@MainActor @Suite struct TextSpacingTests {
  private func text(_ view: some View) throws -> TextContent {
    let host = ViewHost(view)
    _ = host.update()
    let node = host.root.first { if case .leaf(.text) = $0.content { true } else { false } }
    guard case .leaf(.text(let text))? = node?.content else { throw CancellationError() }
    return text
  }

  @Test func kerningIsOfTheTextOrInherited() throws {
    #expect(try text(Text("a").kerning(2)).runs.map(\.kerning) == [2])
    #expect(try text(VStack { Text("a") }.tracking(3)).runs.map(\.kerning) == [3])
    let both = Text("a").kerning(2) + Text("b").baselineOffset(4)
    #expect(try text(both).runs.map(\.kerning) == [2, 0])
    #expect(try text(both).runs.map(\.baselineOffset) == [0, 4])
    #expect(try text(Text("a").kerning(.nan)).runs.map(\.kerning) == [0])
  }

  @Test func lineSpacingAndTruncationReachTheText() throws {
    let shown = try text(
      VStack { Text("a").lineLimit(1) }.lineSpacing(6).truncationMode(.head).minimumScaleFactor(0.5))
    #expect(shown.lineSpacing == 6 && shown.truncation == .head && shown.minimumScale == 0.5)
  }

  @Test func aSecondaryTextIsSmaller() throws {
    #expect(try text(Text("a").textScale(.secondary)).font.scale < text(Text("a")).font.scale)
    #expect(try text(Text("a").textScale(.secondary, isEnabled: false)).font.scale == text(Text("a")).font.scale)
  }

  @Test func explicitPrimaryIsDistinguishedFromTheDefault() throws {
    #expect(try text(Text("a")).foreground == .system(.primary))
    #expect(try text(Text("a").foregroundColor(.primary)).foreground == .system(.label))
    #expect(try text(VStack { Text("a") }.foregroundStyle(Color.primary)).foreground == .system(.label))
    let faint = VStack { Text("a").foregroundStyle(.secondary) }.foregroundColor(.primary)
    #expect(try text(faint).foreground == .system(.secondary))
  }

  @Test func hoveringReportsThePointersPosition() async throws {
    struct Map: View {
      @State private var place = "nowhere"

      var body: some View {
        Text(place).onContinuousHover { phase in
          switch phase {
          case .active(let point): place = "\(Int(point.x)), \(Int(point.y))"
          case .ended: place = "gone"
          }
        }
      }
    }
    let screen = await Screen(Map())
    let node = try #require(screen.host.root.first { $0.content.effect != nil })
    screen.host.send(.hoverMove(CGPoint(x: 3, y: 4)), to: node.id)
    screen.update()
    #expect(screen.shows("3, 4"))
    screen.host.send(.hover(false), to: node.id)
    screen.update()
    #expect(screen.shows("gone"))
  }
}
