import GalleryPages
import Platen
import Testing

import PlatenTerminal

/// All pages of the gallery one after the other in one session, as a user pages through them.
@MainActor @Suite struct GalleryWalkTests {
  @Test func nextLeadsThroughAllPagesAndPreviousBack() throws {
    let run = SessionRun(GalleryRoot(), columns: 120, rows: 40)
    let count = try #require(position(run)).count
    #expect(count > 50)
    for page in 1..<count {
      #expect(position(run)?.page == page)
      try click("Next", run)
    }
    #expect(position(run)?.page == count)
    for page in (1..<count).reversed() {
      try click("Previous", run)
      #expect(position(run)?.page == page)
    }
  }

  /// The page and the number of pages, as the terminal shows them between the buttons or below the title there.
  private func position(_ run: SessionRun) -> (page: Int, count: Int)? {
    let lines = run.session.screenText
    guard let row = lines.lastIndex(where: { $0.contains("Previous") && $0.contains("Next") }) else { return nil }
    for line in lines[row...] {
      guard let match = line.firstMatch(of: /(\d+) of (\d+)/), let page = Int(match.1), let count = Int(match.2) else {
        continue
      }
      return (page, count)
    }
    return nil
  }

  private func click(_ label: String, _ run: SessionRun) throws {
    let lines = run.session.screenText
    let row = try #require(lines.lastIndex { $0.contains("Previous") && $0.contains("Next") })
    let line = lines[row]
    let range = try #require(line.range(of: label, options: label == "Next" ? .backwards : []))
    let column = line.distance(from: line.startIndex, to: range.lowerBound) + 1
    run.type("\u{1B}[<0;\(column);\(row + 1)M\u{1B}[<0;\(column);\(row + 1)m")
  }
}
