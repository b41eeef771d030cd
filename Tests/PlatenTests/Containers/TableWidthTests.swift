import Platen
import Testing

/// How the columns of a table share its width, in points of one unit each.
@MainActor @Suite struct TableWidthTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String
    var city: String
  }

  private static let people = [
    Person(id: 1, name: "Ada", city: "London"), Person(id: 2, name: "Grace Brewster Murray", city: "New York"),
  ]

  private func widths(_ window: LaidOut) -> [[CGFloat]] {
    var lines: [[CGFloat]] = []
    window.host.root.forEach { node in
      guard case .container(.stack(let stack)) = node.content, stack.keepsColumns else { return }
      lines.append(node.children.map(\.frame.width))
    }
    return lines
  }

  private func table(width: CGFloat) -> LaidOut {
    LaidOut(
      Table(Self.people) {
        TableColumn("Name") { TextField("Name", text: .constant($0.name)) }.width(min: 120)
        TableColumn("City", value: \.city)
        TableColumn("Age") { _ in Text("36") }.width(50)
        TableColumn("Note") { _ in Text("none") }.width(max: 110)
      }, width: width, height: 40)
  }

  @Test func columnsShareTheWidthWithinTheirLimits() {
    let window = table(width: 600)
    #expect(widths(window).count == 3, "the titles and two rows")
    for line in widths(window) {
      #expect(line[2] == 50 && line[3] == 110 && abs(line[0] - line[1] - 20) <= 1, "what is left is shared equally")
      #expect(line.reduce(0, +) + 24 > 560)
    }
  }

  @Test func rowsHaveTheSameColumnsWhateverIsInThem() {
    for width in [440, 500, 901] as [CGFloat] {
      let lines = widths(table(width: width)).dropFirst()
      #expect(Set(lines).count == 1)
    }
  }

  @Test func aColumnIsNotNarrowerThanItsLeastWidth() throws {
    let window = table(width: 200)
    for line in widths(window) { #expect(line[0] >= 120 && line[1] >= 80 && line[2] == 50 && line[3] >= 80) }
    let scroller = try #require(
      window.host.root.first { if case .container(.scroll(.horizontal)) = $0.content { true } else { false } })
    #expect(scroller.frame.width == 200 && scroller.children.first?.frame.width == 402, "it scrolls")
  }

  @Test func aTableThatFitsDoesNotScroll() throws {
    let window = table(width: 500)
    let scroller = try #require(
      window.host.root.first { if case .container(.scroll(.horizontal)) = $0.content { true } else { false } })
    #expect(scroller.children.first?.frame.width == 500)
  }

  @Test func missingWidthIsTakenFromIdealWidths() {
    let window = LaidOut(
      Table(Self.people) {
        TableColumn("Name") { Text($0.name) }.width(min: 40, ideal: 300)
        TableColumn("City") { Text($0.city) }.width(min: 40, ideal: 100)
      }, width: 240, height: 40)
    for line in widths(window) { #expect(abs(line[0] - 3 * line[1]) <= 4) }
  }

  @Test func theFirstColumnHasAllOfANarrowWindow() {
    let window = LaidOut(
      Table(Self.people) {
        TableColumn("Name") { Text($0.name) }.width(300)
        TableColumn("City", value: \.city)
      }
      .environment(\.horizontalSizeClass, .compact), width: 200, height: 40)
    #expect(widths(window).allSatisfy { $0.count == 1 && $0[0] > 150 && $0[0] <= 200 })
  }
}
