/// The line at one edge of a list's row.
package struct RowSeparator: Equatable, Sendable {
  package var visibility: Visibility
  /// The line's colour; nil for the front end's own.
  package var tint: Paint?

  package init(visibility: Visibility = .automatic, tint: Paint? = nil) {
    self.visibility = visibility
    self.tint = tint
  }

  /// Whether the program has requested the line, so that front ends without lines between rows draw it too.
  package var isRequested: Bool { visibility == .visible || visibility == .automatic && tint != nil }
}

/// The lines above and below a list's row.
package struct RowSeparators: Equatable, Sendable {
  package var top = RowSeparator()
  package var bottom = RowSeparator()

  package init() {}

  /// Whether the program has set anything of them.
  package var areSet: Bool { self != RowSeparators() }

  /// Changes the lines at some edges.
  package mutating func change(_ edges: VerticalEdge.Set, _ change: (inout RowSeparator) -> Void) {
    if edges.contains(.top) { change(&top) }
    if edges.contains(.bottom) { change(&bottom) }
  }
}

extension Node {
  private var separators: RowSeparators {
    if case .container(.row(let row)) = content { row.separators } else { RowSeparators() }
  }

  /// The line between this row of a list and the next one: hidden if one of both hides it, in the colour of the upper
  /// row if that has one.
  package func separator(before next: Node) -> RowSeparator {
    let (upper, lower) = (separators.bottom, next.separators.top)
    var line = RowSeparator(tint: upper.tint ?? lower.tint)
    if upper.visibility == .hidden || lower.visibility == .hidden {
      line.visibility = .hidden
    } else if upper.visibility == .visible || lower.visibility == .visible {
      line.visibility = .visible
    }
    return line
  }

  /// Whether it is a row of a form, a list or one of their sections, and no header, footer or section.
  package var isInRowsOfForm: Bool {
    switch content {
    case .container(.section), .container(.sectionHeader), .container(.sectionFooter): return false
    default: break
    }
    switch parent?.content {
    case .container(.form), .container(.section): return true
    default: return false
    }
  }

  /// The form or list whose rows are in the node: itself, or the one around a section.
  package var formOfRows: FormContent? {
    switch content {
    case .container(.form(let form)): form
    case .container(.section): parent?.formOfRows
    default: nil
    }
  }
}
