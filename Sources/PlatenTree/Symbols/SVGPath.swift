import Foundation

/// Reads outlines in the language of SVG's paths (SVG 2, chapter 9): all commands, absolute and relative.
package enum SVGPath {
  /// The outline; what comes behind a mistake is left out, as SVG has it.
  package static func path(_ data: String) -> Path {
    var reader = Reader(data)
    return Path { path in while reader.step(&path) {} }
  }

  private struct Reader {
    private let characters: [Character]
    private var position = 0
    private var command: Character?
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, which the short forms of curves mirror.
    private var control: CGPoint?

    init(_ data: String) { characters = Array(data) }

    /// Adds one step. False at the end, or at a mistake.
    mutating func step(_ path: inout Path) -> Bool {
      skipSeparators()
      guard position < characters.count else { return false }
      if characters[position].isLetter {
        command = characters[position]
        position += 1
      }
      guard let command else { return false }
      let isRelative = command.isLowercase
      let lastControl = control
      control = nil
      switch command.lowercased() {
      case "m":
        guard let end = point(isRelative) else { return false }
        path.move(to: end)
        (current, start) = (end, end)
        // Pairs that follow are lines.
        self.command = isRelative ? "l" : "L"
      case "l":
        guard let end = point(isRelative) else { return false }
        line(to: end, &path)
      case "h":
        guard let x = number() else { return false }
        line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y), &path)
      case "v":
        guard let y = number() else { return false }
        line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y), &path)
      case "c", "s":
        var first = lastControl.map { mirrored($0) } ?? current
        if command.lowercased() == "c" {
          guard let given = point(isRelative) else { return false }
          first = given
        }
        guard let second = point(isRelative), let end = point(isRelative) else { return false }
        path.addCurve(to: end, control1: first, control2: second)
        (current, control) = (end, second)
      case "q", "t":
        var middle = lastControl.map { mirrored($0) } ?? current
        if command.lowercased() == "q" {
          guard let given = point(isRelative) else { return false }
          middle = given
        }
        guard let end = point(isRelative) else { return false }
        path.addQuadCurve(to: end, control: middle)
        (current, control) = (end, middle)
      case "a":
        guard let rx = number(), let ry = number(), let rotation = number(), let isLarge = flag(), let isSweep = flag(),
          let end = point(isRelative)
        else { return false }
        arc(to: end, abs(rx), abs(ry), rotation * .pi / 180, isLarge, isSweep, &path)
      case "z":
        path.closeSubpath()
        current = start
        self.command = nil
      default: return false
      }
      return true
    }

    private mutating func line(to end: CGPoint, _ path: inout Path) {
      path.addLine(to: end)
      current = end
    }

    private func mirrored(_ point: CGPoint) -> CGPoint {
      CGPoint(x: 2 * current.x - point.x, y: 2 * current.y - point.y)
    }

    /// An arc as Bézier curves, a quarter of a circle at most each (SVG 2, appendix B.2).
    private mutating func arc(
      to end: CGPoint, _ rx: CGFloat, _ ry: CGFloat, _ rotation: CGFloat, _ isLarge: Bool, _ isSweep: Bool,
      _ path: inout Path
    ) {
      guard rx > 0, ry > 0, end != current else { return line(to: end, &path) }
      let (c, s) = (CGFloat(cos(Double(rotation))), CGFloat(sin(Double(rotation))))
      let (dx, dy) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
      let (x1, y1) = (c * dx + s * dy, c * dy - s * dx)
      let reach = (x1 * x1) / (rx * rx) + (y1 * y1) / (ry * ry)
      let growth = max(1, reach.squareRoot())
      let (rx, ry) = (rx * growth, ry * growth)
      let part = rx * rx * y1 * y1 + ry * ry * x1 * x1
      let root = max(0, (rx * rx * ry * ry - part) / part).squareRoot() * (isLarge == isSweep ? -1 : 1)
      let (cx, cy) = (root * rx * y1 / ry, -root * ry * x1 / rx)
      let middle = CGPoint(
        x: c * cx - s * cy + (current.x + end.x) / 2, y: s * cx + c * cy + (current.y + end.y) / 2)
      let first = atan2(Double((y1 - cy) / ry), Double((x1 - cx) / rx))
      var sweep = atan2(Double((-y1 - cy) / ry), Double((-x1 - cx) / rx)) - first
      if isSweep, sweep < 0 { sweep += 2 * .pi }
      if !isSweep, sweep > 0 { sweep -= 2 * .pi }
      let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
      let step = sweep / Double(count)
      let handle = 4 / 3 * tan(step / 4)
      func place(_ x: Double, _ y: Double) -> CGPoint {
        let (x, y) = (CGFloat(x) * rx, CGFloat(y) * ry)
        return CGPoint(x: middle.x + c * x - s * y, y: middle.y + s * x + c * y)
      }
      for index in 0..<count {
        let (a, b) = (first + step * Double(index), first + step * Double(index + 1))
        path.addCurve(
          to: index == count - 1 ? end : place(cos(b), sin(b)),
          control1: place(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
          control2: place(cos(b) + handle * sin(b), sin(b) - handle * cos(b)))
      }
      current = end
    }

    // MARK: numbers

    private mutating func point(_ isRelative: Bool) -> CGPoint? {
      guard let x = number(), let y = number() else { return nil }
      return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    }

    private mutating func skipSeparators() {
      while position < characters.count, characters[position].isWhitespace || characters[position] == "," {
        position += 1
      }
    }

    /// 0 or 1, which may be followed directly by the next number.
    private mutating func flag() -> Bool? {
      skipSeparators()
      guard position < characters.count, "01".contains(characters[position]) else { return nil }
      position += 1
      return characters[position - 1] == "1"
    }

    private mutating func number() -> CGFloat? {
      skipSeparators()
      var text = ""
      var hasPoint = false
      while position < characters.count {
        let character = characters[position]
        if character == "-" || character == "+" {
          guard text.isEmpty else { break }
        } else if character == "." {
          guard !hasPoint else { break }
          hasPoint = true
        } else if !("0"..."9").contains(character) {
          break
        }
        text.append(character)
        position += 1
      }
      return Double(text.hasSuffix(".") ? text + "0" : text.replacingOccurrences(of: "-.", with: "-0.")).map {
        CGFloat($0)
      }
    }
  }
}
