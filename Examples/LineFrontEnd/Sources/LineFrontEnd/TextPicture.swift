import SwiftUI

/// A window drawn in characters.
@MainActor struct TextPicture {
  private var rows: [[Character]]

  /// Draws what can be used now, at the frames of the last layout.
  init(of driver: FrontEndDriver, columns: Int, rows: Int) {
    self.rows = Array(repeating: Array(repeating: " ", count: max(columns, 0)), count: max(rows, 0))
    let frames = driver.frames
    driver.reachable.forEach { node in
      if let frame = frames[node.id] { draw(node, in: frame) }
    }
  }

  /// The lines from top to bottom, without the spaces at their ends.
  var lines: [String] {
    rows.map { row in
      String(row.prefix((row.lastIndex { $0 != " " } ?? -1) + 1))
    }
  }

  private mutating func draw(_ node: ShownNode, in frame: CGRect) {
    switch node.role {
    case .text: draw(CharacterMetrics.lines(of: node.text ?? "", width: frame.width), in: frame)
    case .image: draw(["*"], in: frame)
    case .field, .editor:
      let text = node.text.flatMap { $0.isEmpty ? nil : $0 } ?? node.placeholder ?? ""
      var lines = CharacterMetrics.lines(of: text, width: frame.width).prefix(max(Int(frame.height), 1))
      while lines.count < Int(frame.height) { lines.append("") }
      draw(lines.map { $0.padding(toLength: max(Int(frame.width), 1), withPad: "_", startingAt: 0) }, in: frame)
    case .button:
      draw(["["], in: frame)
      draw(["]"], in: CGRect(x: frame.maxX - 1, y: frame.minY, width: 1, height: 1))
    case .toggle: draw([node.isOn == true ? "[x]" : "[ ]"], in: frame)
    case .picker, .menu, .date, .color, .value, .progress: draw([CharacterMetrics.words(of: node)], in: frame)
    case .heading, .modal, .container, .decoration: break
    }
  }

  /// Writes lines from the upper left corner of a frame on; what is outside of the picture is cut off.
  private mutating func draw(_ lines: [String], in frame: CGRect) {
    for (row, line) in lines.enumerated() {
      let y = Int(frame.minY) + row
      guard rows.indices.contains(y) else { continue }
      for (column, character) in line.enumerated() {
        let x = Int(frame.minX) + column
        if rows[y].indices.contains(x) { rows[y][x] = character }
      }
    }
  }
}
