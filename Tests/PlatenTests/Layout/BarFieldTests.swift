import Platen
import Testing

/// The search field of a toolbar beside the title of its page.
@MainActor @Suite struct BarFieldTests {
  private struct Shortcuts: View {
    @State private var search = ""

    var body: some View {
      NavigationStack {
        Text("Nothing found")
          .searchable(text: $search, placement: .toolbar, prompt: "Find")
          .navigationTitle("Text shortcuts")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  private func frames(width: CGFloat) throws -> (title: CGRect, field: CGRect) {
    let page = LaidOut(Shortcuts(), width: width, height: 20)
    let title = try #require(page.frame("Text shortcuts"))
    let field = try #require(page.host.root.first { if case .field = $0.content { true } else { false } })
    return (title, LaidOut.frameInWindow(field))
  }

  @Test func theyAreBesideEachOtherWhereTheyFit() throws {
    let (title, field) = try frames(width: 80)
    #expect(title.width == 14 && field.minX >= title.maxX)
    #expect(field.minY < title.maxY)
  }

  @Test(arguments: [15, 16, 17] as [CGFloat]) func theFieldIsBelowATitleThatItWouldShorten(width: CGFloat) throws {
    let (title, field) = try frames(width: width)
    #expect(title.width >= 13 && title.height == 1)
    #expect(field.minY >= title.maxY && field.width >= 5)
  }
}
