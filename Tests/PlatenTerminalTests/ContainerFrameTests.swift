import Platen
import Testing

@testable import PlatenTerminal

/// Views that are sized relative to what contains them.
@MainActor @Suite struct ContainerFrameTests {
  enum Container: CaseIterable {
    case window, page, scrollView, pageOfScrollView
  }

  private struct Page: View {
    let container: Container
    let share: Int
    @State private var count = 0

    var body: some View {
      switch container {
      case .window: rows
      case .page: NavigationStack { rows.navigationTitle("Rows") }
      case .scrollView: ScrollView { rows }
      case .pageOfScrollView: NavigationStack { ScrollView { rows }.navigationTitle("Rows") }
      }
    }

    private var rows: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Up") { count += 1 }
        HStack(spacing: 0) {
          Text("[\(count)").containerRelativeFrame(.horizontal, count: share, spacing: 0, alignment: .leading)
          Text("]")
        }
        .padding(.horizontal, 16)
      }
    }
  }

  /// What is around the view makes the content wider than the container, or the container is no wider than the content.
  @Test(arguments: Container.allCases, [1, 2]) func theSizeStaysTheSame(container: Container, share: Int) throws {
    let run = SessionRun(Page(container: container, share: share), columns: 60)
    func width() throws -> Int? {
      let line = try #require(run.shown.first { $0.contains("[") })
      guard let start = line.firstIndex(of: "["), let end = line.firstIndex(of: "]") else { return nil }
      return line.distance(from: start, to: end)
    }
    let first = try width()
    if share == 2 { #expect(first == 30) }
    for _ in 0..<4 {
      run.type("\r")
      #expect(try width() == first)
    }
    #expect(run.text.contains("[4"))
  }
}
