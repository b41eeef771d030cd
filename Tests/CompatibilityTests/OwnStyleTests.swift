import PlatenTesting
import PlatenTree
import SwiftUI
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

  private struct Lit: View {
    @State private var isLit = true

    var body: some View {
      VStack {
        Text("Own").foregroundStyle(.red.shadow(.drop(color: .blue, radius: 3, x: 1, y: 2)))
        Text("Plain").foregroundStyle(.red.shadow(.inner(radius: 1)))
        VStack {
          Image(systemName: "star")
          Circle()
        }
        .foregroundStyle(isLit ? AnyShapeStyle(.tint.shadow(.drop(radius: 4))) : AnyShapeStyle(.tint))
        Circle().fill(.blue.shadow(.drop(radius: 5)).opacity(0.5))
        Button("Dim") { isLit = false }
      }
    }
  }

  @Test func theShadowOfAStyleIsThatOfWhatIsPainted() async throws {
    let screen = await Screen(Lit())
    func radii() -> [CGFloat] {
      var found: [CGFloat] = []
      screen.host.root.forEach { if let shadow = $0.attributes.styleShadow { found.append(shadow.radius) } }
      return found
    }
    #expect(radii() == [3, 4, 4, 5])
    try screen.button("Dim").press()
    #expect(radii() == [3, 5])
  }
}
