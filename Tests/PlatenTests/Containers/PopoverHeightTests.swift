import Platen
import PlatenTesting
import Testing

/// The height of a popover: that of its content, as far as the window has it.
@MainActor @Suite struct PopoverHeightTests {
  private struct Page<Content: View>: View {
    let content: Content

    var body: some View {
      Text("page").popover(isPresented: .constant(true)) { content }
    }
  }

  private static func rows(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 10) }
    }
  }

  /// In a window of which it gets a hundred points at most.
  private func height(_ content: some View) throws -> CGFloat {
    let window = LaidOut(Page(content: content), width: 200, height: 148)
    return try #require(window.frame(ofKind: "panel")).height
  }

  @Test func whatScrollsTakesNoMoreThanItsContent() throws {
    #expect(try height(ScrollView { Self.rows(3) }) == 30)
    #expect(try height(ScrollView { LazyVStack(spacing: 0) { Self.rows(3) } }) == 30)
    #expect(try height(VStack(alignment: .leading, spacing: 0) { ScrollView { Self.rows(3) } }) == 30)
    #expect(try height(Self.rows(3)) == 30)
  }

  @Test func whatIsHigherThanTheWindowScrolls() throws {
    #expect(try height(ScrollView { Self.rows(30) }) == 100)
  }
}
