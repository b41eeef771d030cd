import PlatenTesting
import PlatenTree
import Testing

/// Styles of a program's own, and colours in numbers.
@MainActor @Suite struct OwnStyleTests {
  private func paints(_ screen: Screen) -> Set<Paint> {
    var found: Set<Paint> = []
    screen.host.root.forEach { node in
      switch node.content {
      case .leaf(.text(let text)): found.formUnion([text.foreground] + text.runs.compactMap(\.foreground))
      case .leaf(.shape(let shape)): if let fill = shape.fill { found.insert(fill) }
      default: break
      }
    }
    return found
  }

  @Test func aStyleIsWhatItResolvesToAndFollowsWhatItReads() async throws {
    let screen = await Screen(UrgencyView())
    #expect(paints(screen).isSuperset(of: [.system(.green), .system(.green, opacity: 0.5)]))
    try screen.button("Raise").press()
    #expect(paints(screen).isSuperset(of: [.system(.red), .system(.red, opacity: 0.5)]))
    #expect(paints(screen).isDisjoint(with: [.system(.green), .system(.green, opacity: 0.5)]))
  }

  @Test func aColorIsMeasured() async throws {
    let screen = await Screen(UrgencyView())
    try screen.button("Measure").press()
    #expect(screen.shows("Red 255, linear 43"))
  }
}
