import Foundation
import SwiftUI
import Testing

/// Lines of a file that are read one after the other, as word games read their lists.
@MainActor @Suite struct FileLineTests {
  @Test func linesAreReadWithoutTheirEnds() async throws {
    let file = URL.temporaryDirectory.appending(path: "lines-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let long = String(repeating: "ä", count: 70_000)
    try "apple\r\nbanana\n\n\(long)\u{2028}last".write(to: file, atomically: true, encoding: .utf8)
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["apple", "banana", long, "last"])
    var count = 0
    for try await _ in file.resourceBytes { count += 1 }
    #expect(count == 140_000 + 22)
  }

  @Test func aFileThatIsNotThereThrows() async {
    await #expect(throws: (any Error).self) {
      for try await _ in URL(filePath: "/nonexistent/words.txt").lines {}
    }
  }

  private struct Half: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if context.axes.contains(.vertical), target.rect.minY < context.containerSize.height / 2 {
        target.rect.origin = .zero
      }
    }
  }

  /// Declarations that are taken and of which nothing is seen.
  private struct Taken: View {
    @State private var isShown = false

    var body: some View {
      ScrollView {
        RoundedRectangle(cornerRadius: 8)
          .fill(.background.shadow(.drop(color: .black.opacity(0.1), radius: 5, x: 2, y: 2)))
        Text("In front").foregroundStyle(.shadow(.inner(radius: 1)))
        Image(systemName: "star").symbolEffect(.rotate.counterClockwise, value: isShown)
      }
      .scrollTargetBehavior(Half())
      .sheet(isPresented: $isShown) {
        Text("Sheet").presentationBackground { Color.red.opacity(0.5) }
      }
    }
  }

  @Test func stylesMayHaveShadows() {
    _ = Taken().body
    let layer = CALayer()
    layer.filters = []
    #expect(layer.filters?.isEmpty == true)
  }
}
