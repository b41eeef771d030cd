import PlatenTesting
import SwiftUI
import Testing

/// A layout that is a view as well, as packages of flows declare theirs.
private struct Row<Content: View>: View {
  let spacing: CGFloat
  let content: Content

  init(spacing: CGFloat = 0, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  var body: some View {
    Text("a row of spacing \(Int(spacing))")
    content
  }
}

extension Row: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

extension Row: Layout, Sendable where Content == EmptyView {
  init(spacing: CGFloat = 0) { self.init(spacing: spacing) { EmptyView() } }

  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

@MainActor struct LayoutViewTests {
  /// Before, the initializer without content called itself until the stack was full.
  @Test func aTrailingClosureIsTheContentOfTheView() async throws {
    let screen = await Screen(Row(spacing: 4) { Text("one") })
    #expect(screen.shows("a row of spacing 4"))
    #expect(screen.shows("one"))
  }

  @Test func aLayoutWithoutContentIsCalled() async throws {
    let row = Row<EmptyView>(spacing: 8)
    #expect(row.spacing == 8)
    let screen = await Screen(row.callAsFunction { Text("two") })
    #expect(screen.shows("two"))
    #expect(!screen.shows("a row of spacing 8"))
  }
}
