import GalleryPages
import Platen
import PlatenGraph
import Testing

@testable import PlatenTerminal

/// All pages of the gallery in narrow and low windows, walked through with Tab.
@MainActor @Suite struct NarrowGalleryTests {
  /// A page with more fields than are walked through.
  private static let longList = "A list of 10,000 fields"
  private static let mostStops = 120

  @Test(arguments: zip([24, 36, 40], [6, 12, 10])) func nothingIsLostAndTheFocusIsShown(
    columns: Int, rows: Int
  ) throws {
    let run = SessionRun(GalleryRoot(), columns: columns, rows: rows)
    for page in 1..<1000 {
      var isEnd = false
      for stop in 0..<Self.mostStops {
        if stop % 8 == 0 {
          let faults = ShownFrames(run.session).faults
          #expect(faults.isEmpty, "page \(page) in \(columns)×\(rows): \(faults)")
        }
        run.type("\t")
        let focused = try #require(run.session.host.focus.node)
        #expect(isShown(focused, run), "page \(page) in \(columns)×\(rows), focus \(stop): \(run.text)")
        isEnd = focused.label == "Next" || focused.label == "Previous" && page > 1 && stop > 0
        if isEnd { break }
      }
      if !isEnd {
        #expect(run.text.contains(Self.longList) || holdsFieldOfList(run), "page \(page): Next is not reached")
        while run.session.host.focus.node?.label != "Next" { run.type("\u{1B}[Z") }
      }
      if run.session.host.focus.node?.label == "Previous" { run.type("\t") }
      // The last page has no next one.
      guard run.session.host.focus.node?.label == "Next" else { return #expect(page > 60) }
      run.type("\r")
    }
    Issue.record("The gallery has no end.")
  }

  private func holdsFieldOfList(_ run: SessionRun) -> Bool { run.session.host.root.contains { $0.isField } }

  private func isShown(_ node: Node, _ run: SessionRun) -> Bool {
    switch node.content {
    case .field, .control(is StepperContent):
      run.session.cursor.map { $0.x < run.session.columns && $0.y < run.session.contentArea.maxY } ?? false
    default: run.session.state.targets.contains { $0.id == node.id && !$0.area.isEmpty }
    }
  }
}

/// Where texts, fields and controls are, and what is wrong with that.
@MainActor private struct ShownFrames {
  private typealias Shown = (name: String, rect: CellRect)

  private(set) var faults: [String] = []
  private let session: TerminalSession

  init(_ session: TerminalSession) {
    self.session = session
    let area = session.contentArea
    _ = visit(session.host.root, x: area.x, y: area.y, area, scrollsSideways: false)
  }

  /// What is shown in a node whose parent's content starts at `x`, `y`.
  private mutating func visit(_ node: Node, x: Int, y: Int, _ clip: CellRect, scrollsSideways: Bool) -> [Shown] {
    guard !node.isPopup else { return [] }
    let rect = node.parent == nil ? clip : node.cellFrame.offset(x: x, y: y)
    var (x, y, clip, scrollsSideways) = (rect.x, rect.y, clip, scrollsSideways)
    if node.isScrollable {
      let offset = session.state.scrollOffsets[node.id] ?? .init()
      (x, y) = (x - offset.x, y - offset.y)
      clip = clip.intersection(rect)
      if case .container(.scroll(let axes)) = node.content, axes.contains(.horizontal) { scrollsSideways = true }
    }
    switch node.content {
    case .container(.section), .container(.panel), .decoration(.border):
      // What is over a border is lost.
      let insets = session.metrics.insets(of: node)
      let inner = rect.inset(left: Int(insets.leading), right: Int(insets.trailing))
      clip = clip.intersection(CellRect(x: inner.x, y: clip.y, width: inner.width, height: clip.height))
    default: break
    }
    if let name = leafName(node) {
      guard !rect.isEmpty, rect.y < clip.maxY, rect.maxY > clip.y else { return [] }
      if !scrollsSideways, rect.x < clip.x || rect.maxX > clip.maxX {
        faults.append("\(name) reaches from \(rect.x) to \(rect.maxX), beyond \(clip.x) or \(clip.maxX)")
      }
      return [(name, rect.intersection(CellRect(x: rect.x, y: clip.y, width: rect.width, height: clip.height)))]
    }
    var shown: [Shown] = []
    for child in node.shownChildren {
      let inside = visit(child, x: x, y: y, clip, scrollsSideways: scrollsSideways)
      if node.isColumnOrRow, !child.isModal {
        for first in shown {
          for second in inside where !first.rect.intersection(second.rect).isEmpty {
            faults.append("\(second.name) is over \(first.name)")
          }
        }
      }
      shown += inside
    }
    return shown
  }

  private func leafName(_ node: Node) -> String? {
    switch node.content {
    case .leaf(.text(let text)):
      let words = text.plainText
      return words.isEmpty ? nil : words
    case .field(let field): return field.placeholder?.plainText ?? "a field"
    case .control(let control): return control.isLeaf ? control.name ?? "a control" : nil
    default: return nil
    }
  }
}

extension Node {
  fileprivate var label: String {
    var words = ""
    forEach { if case .leaf(.text(let text)) = $0.content { words += text.plainText } }
    return words
  }

  /// Its children without the label that a row does not show.
  fileprivate var shownChildren: ArraySlice<Node> {
    if case .container(.labeled(let row)) = content, !row.showsLabel { return children.suffix(1) }
    return children[...]
  }

  /// Whether nothing in it is to be over anything else in it.
  fileprivate var isColumnOrRow: Bool {
    switch content {
    case .container(.stack), .container(.form), .container(.section), .container(.labeled), .container(.scroll),
      .container(.grid), .container(.page), .container(.bar):
      true
    default: false
    }
  }
}
