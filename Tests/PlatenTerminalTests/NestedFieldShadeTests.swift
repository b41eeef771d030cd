import Platen
import Testing

@testable import PlatenTerminal

/// Fields one below the other can be told apart, however their stacks are nested.
@MainActor @Suite struct NestedFieldShadeTests {
  private func grounds(_ view: some View, _ words: [String]) throws -> [TerminalColor] {
    try grounds(SessionRun(view), words)
  }

  private func grounds(_ run: SessionRun, _ words: [String]) throws -> [TerminalColor] {
    try words.map { word in
      let row = try #require(run.shown.firstIndex { $0.contains(word) })
      let line = run.shown[row]
      let start = try #require(line.range(of: word)?.lowerBound)
      return run.screen.cells[row][line.distance(from: line.startIndex, to: start)].style.background
    }
  }

  private static let words = ["alpha", "bravo", "charlie", "delta", "echo"]

  private func expectNeighboursDiffer(_ view: some View, words: [String] = words) throws {
    // The focus has a shade of its own.
    let grounds = try grounds(
      VStack(spacing: 0) {
        Button("First") {}
        view
      }, words)
    for (above, below) in zip(grounds, grounds.dropFirst()) { #expect(above != below) }
  }

  /// The greys of 256 colours are further apart than the shades.
  @Test(arguments: Array(TerminalFrontEndTheme.named.keys.sorted()), [true, false])
  func inFewColours(_ theme: String, isDark: Bool) throws {
    var capabilities = TerminalCapabilities(colorDepth: .palette256, isDark: isDark)
    capabilities.theme = TerminalFrontEndTheme.named[theme]
    guard capabilities.theme?.hasColor == true else { return }
    let fields = ForEach(Self.words, id: \.self) { field($0) }
    let grounds = try grounds(SessionRun(VStack(spacing: 0) { fields }, in: capabilities), Self.words)
    for (above, below) in zip(grounds, grounds.dropFirst()) { #expect(above != below, "\(theme)") }
  }

  private func field(_ text: String) -> some View { TextField("", text: .constant(text)) }

  @Test func inOneStack() throws {
    try expectNeighboursDiffer(VStack(spacing: 0) { ForEach(Self.words, id: \.self) { field($0) } })
  }

  @Test func inStacksOfOneFieldEach() throws {
    try expectNeighboursDiffer(
      VStack(spacing: 0) { ForEach(Self.words, id: \.self) { word in VStack(spacing: 0) { field(word) } } })
  }

  @Test func acrossTheEndsOfNestedStacks() throws {
    try expectNeighboursDiffer(
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          field("alpha")
          field("bravo")
        }
        VStack(spacing: 0) {
          field("charlie")
          VStack(spacing: 0) { field("delta") }
        }
        field("echo")
      })
  }

  @Test func insideOfPadding() throws {
    try expectNeighboursDiffer(
      VStack(spacing: 0) {
        field("alpha")
        VStack(spacing: 0) {
          field("bravo")
          field("charlie")
        }
        .padding(.leading, 16)
        field("delta")
        field("echo")
      })
  }
}
