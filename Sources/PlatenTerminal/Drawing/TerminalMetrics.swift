import PlatenGraph

/// The sizes of views in a terminal: one unit is one cell, 8 × 16 points.
@MainActor package final class TerminalMetrics: LayoutMetrics {
  package var characterWidth: CharacterWidth
  package var hasRichGlyphs = true
  /// Of what holds rows: whether its fields have empty rows between them.
  package var spacious: [NodeID: Bool] = [:]

  /// The columns of the window.
  package var columns = Int.max
  /// The rows of the window.
  package var rows = Int.max

  /// Further apart a label and its value are not seen as one.
  package let mostFormWidth: CGFloat = 96

  /// False at the cursor, where all that is written begins at the left.
  package var centersForms = true

  /// Windows with fewer columns are narrow.
  static let narrowColumns = 48
  /// In windows with fewer columns what is at the sides takes as little as it can: a word needs those columns.
  private static let leastPaddedColumns = 24
  /// Windows with fewer rows are low.
  private static let lowRows = 24

  package var isNarrow: Bool { columns < Self.narrowColumns }

  package var isLow: Bool { rows < Self.lowRows }

  /// A field with its label and its frame, and a row of what follows.
  package var leastScrollHeight: CGFloat { 5 }

  /// A few words of text.
  package var leastFieldWidth: CGFloat { 12 }

  private let editorRows: EditorRowsCache

  init(characterWidth: CharacterWidth = CharacterWidth(), editorRows: EditorRowsCache) {
    self.characterWidth = characterWidth
    self.editorRows = editorRows
  }

  /// Spacing of up to ten points (the usual spacing) is no empty row, to save rows.
  package func units(_ points: CGFloat, along axis: Axis) -> CGFloat {
    guard points.isFinite else { return points }
    switch axis {
    case .horizontal: return (points / 8).rounded()
    case .vertical: return ((abs(points) - 4) / 16).rounded() * (points < 0 ? -1 : 1)
    }
  }

  package func points(_ units: CGFloat, along axis: Axis) -> CGFloat { units * (axis == .horizontal ? 8 : 16) }

  package func defaultSpacing(along axis: Axis, between first: Node, and second: Node) -> CGFloat {
    if axis == .horizontal {
      // A value that is only shown begins in the column of the text in fields.
      if case .container(.labeled)? = first.parent?.content, !second.hasPadding { return 2 }
      return 1
    }
    // The parts of an alert are separated by an empty row.
    if case .container(.panel(let modal))? = first.parent?.content, modal.kind == .alert || modal.kind == .confirmation
    {
      return 1
    }
    if first.isInRowsOfForm, second.isInRowsOfForm, first.separator(before: second).isRequested { return 1 }
    return needsSpace(between: first, and: second) ? 1 : 0
  }

  package var defaultPadding: EdgeInsets {
    let side: CGFloat = columns < Self.leastPaddedColumns ? 1 : 2
    return EdgeInsets(top: 1, leading: side, bottom: 1, trailing: side)
  }

  package func size(of node: Node, proposal: ProposedViewSize) -> CGSize? {
    switch node.content {
    case .leaf(.text(let text)):
      let text = text.withGlyphs(isRich: hasRichGlyphs)
      if text.runs.allSatisfy({ $0.text.isEmpty }) { return .zero }
      let width = Self.columns(proposal.width)
      var limit = text.lineLimit
      // In a low window what does not fit scrolls.
      if let height = proposal.height, height.isFinite, !isLow || node.hasFixedHeight {
        limit = min(limit ?? Int.max, max(Int(height), 1))
      }
      var space = max(width ?? Int.max, 1)
      func fitting() -> CGSize? {
        guard let size = TextLines.fittingSize(text.runs, space, characterWidth), size.lines <= max(limit ?? Int.max, 1)
        else { return nil }
        return CGSize(width: size.columns, height: size.lines)
      }
      if let size = fitting() { return size }
      if let width, limit != 1 {
        // A word is not broken where the window is wide enough for it, and for what is around it.
        space = max(min(TextLines.widestWord(text.runs, characterWidth), columns - columns(around: node)), width, 1)
        if space > width, let size = fitting() { return size }
      }
      let lines = TextLines(
        text.runs, width: space, lineLimit: limit, characterWidth: characterWidth, truncation: text.truncation,
        truncatesWords: node.isInLabel)
      return CGSize(width: lines.columns, height: max(lines.lines.count, 1))
    case .leaf(.image(let image)):
      if image.isResizable {
        return CGSize(width: Self.filling(proposal.width, or: 2), height: Self.filling(proposal.height, or: 1))
      }
      if let data = image.data {
        return CGSize(
          width: max((CGFloat(data.width) / 8).rounded(), 1), height: max((CGFloat(data.height) / 16).rounded(), 1))
      }
      return CGSize(width: characterWidth.columns(of: glyphs(of: image)), height: 1)
    case .leaf(.divider):
      if node.dividedAxis == .horizontal { return CGSize(width: 1, height: Self.filling(proposal.height, or: 1)) }
      return CGSize(width: Self.filling(proposal.width, or: 1), height: 1)
    case .leaf(.shape):
      return CGSize(width: Self.filling(proposal.width, or: 2), height: Self.filling(proposal.height, or: 1))
    case .field(let field): return size(of: node, field, proposal: proposal)
    case .control(let control as ToggleContent) where !control.isLeaf && node.isBlank:
      // The mark alone, where the label is hidden.
      return CGSize(width: 3, height: 1)
    case .control(let control): return controlSize(control, proposal: proposal)
    default: return nil
    }
  }

  /// The columns of the margins and borders that surround a node.
  private func columns(around node: Node) -> Int {
    var sum: CGFloat = 0
    var next = node.parent
    while let current = next {
      var insets = insets(of: current)
      if case .decoration(.padding(let padding)) = current.content { insets = self.insets(of: padding) }
      sum += insets.leading + insets.trailing
      next = current.parent
    }
    return Int(sum)
  }

  /// The whole columns of a proposed width; nil without a limit.
  static func columns(_ width: CGFloat?) -> Int? { width.flatMap { $0.isFinite ? Int($0.rounded(.down)) : nil } }

  /// The proposal for views that fill the available space, which must not be infinite.
  private static func filling(_ length: CGFloat?, or ideal: CGFloat) -> CGFloat { max(length ?? ideal, 0) }

  /// The largest height of a field without a limit.
  private static let mostLines = 1_000

  private func size(of node: Node, _ field: FieldContent, proposal: ProposedViewSize) -> CGSize {
    let frame = FieldFrame(field)
    let width = max(Self.filling(proposal.width, or: 24), CGFloat(frame.left + frame.right + 1))
    guard field.isMultiline else { return CGSize(width: width, height: CGFloat(1 + frame.top + frame.bottom)) }
    var least = field.minLines ?? (field.kind == .editor ? 3 : 1)
    var lines: Int
    if field.kind == .editor, field.minLines == nil, let height = proposal.height {
      guard height.isFinite else { return CGSize(width: width, height: height) }
      // An editor fills the proposed size, however low that is.
      least = 1
      lines = Int(height) - frame.top - frame.bottom
    } else {
      let space = width.isFinite ? Int(width) - frame.left - frame.right - 1 : Int.max
      let limit = field.maxLines ?? (field.kind == .editor ? 8 : Self.mostLines)
      if field.storage.isEmpty {
        let text = field.placeholder?.plainText ?? ""
        lines = EditorRows(text: text, width: space, characterWidth: characterWidth).count(limit: limit)
      } else {
        let rows = editorRows.rows(of: node.id, field, width: space, characterWidth: characterWidth)
        lines = rows.count(limit: limit)
      }
    }
    lines = max(lines, least)
    return CGSize(width: width, height: CGFloat(lines + frame.top + frame.bottom))
  }

  func glyphs(of image: ImageContent) -> String {
    guard let name = image.systemName else { return image.data == nil ? "▒" : "▣" }
    return SymbolGlyphs.text(for: name, isRich: hasRichGlyphs)
  }

  package func baseline(of node: Node, _ size: CGSize, isFirst: Bool) -> CGFloat? {
    if case .field(let field) = node.content {
      let frame = FieldFrame(field)
      return isFirst ? CGFloat(frame.top + 1) : size.height - CGFloat(frame.bottom)
    }
    return isFirst ? min(size.height, 1) : size.height
  }

  /// The line of a section's box and the empty column between it and the rows.
  static let sectionMargin: CGFloat = 2

  package func insets(of node: Node) -> EdgeInsets {
    switch node.content {
    case .control(let control): return controlInsets(control)
    case .container(.section):
      return EdgeInsets(
        top: node.hasHeader ? 0 : 1, leading: Self.sectionMargin, bottom: node.hasFooter ? 0 : 1,
        trailing: Self.sectionMargin)
    // The scroll bar of a form has a separate column.
    case .container(.form): return EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    case .container(.sectionHeader) where node.children.isEmpty, .container(.sectionFooter) where node.children.isEmpty:
      return EdgeInsets()
    case .container(.sectionHeader): return EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    case .container(.sectionFooter): return EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0)
    case .decoration(.border): return EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    // A title that no item is in front of begins, behind the distance from no item, where the labels below do. A bar
    // without a background of its own has a row below it.
    case .container(.bar):
      let leading = node.formBelowBar.map { $0.holdsSections ? Self.sectionMargin : node.hasLeadingItems ? 1 : 0 } ?? 1
      return EdgeInsets(top: 0, leading: leading, bottom: node.isBarOfPanel && !isLow ? 1 : 0, trailing: 1)
    // A line is drawn around it.
    case .container(.popup): return EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    // Below the text of the field that it is about.
    case .container(.stack) where node.isFieldMessage:
      return EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0)
    case .container(.panel(let modal)):
      return modal.kind == .fullScreen ? EdgeInsets() : EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
    default: return EdgeInsets()
    }
  }

  package func labelColumn(formWidth: CGFloat) -> LabelColumn {
    formWidth < 36 ? .above : .leading(maximum: min((formWidth * 0.4).rounded(.down), 24))
  }

  /// The column of a field's edge.
  package func inset(belowLabelOf row: Node) -> CGFloat { row.children.last?.hasPadding ?? true ? 0 : 1 }
}

/// The cells around a field's text.
struct FieldFrame: Equatable {
  var left = 1
  var right = 0
  var top = 0
  var bottom = 0
  /// Whether lines are drawn in the outer cells.
  private(set) var isBoxed = false

  init(_ field: FieldContent) {
    switch field.style {
    case .automatic, .plain: break
    case .roundedBorder, .squareBorder:
      left = 2
      right = 1
      top = 1
      bottom = 1
      isBoxed = true
    }
    guard let insets = field.insets, field.isMultiline else { return }
    // The columns at the sides are those of the usual insets, of 5 points.
    left = max(left + Self.cells(insets.left - 5, of: 8), left)
    right = max(right + Self.cells(insets.right - 5, of: 8), right)
    top += max(Self.cells(insets.top - 4, of: 16), 0)
    bottom += max(Self.cells(insets.bottom - 4, of: 16), 0)
  }

  private static func cells(_ points: CGFloat, of size: CGFloat) -> Int {
    Int(min(max(points / size, -100), 100).rounded())
  }
}

extension Node {
  /// Whether a frame around it, and around nothing else, has a height or a limit of it.
  fileprivate var hasFixedHeight: Bool {
    var next = parent
    while let node = next, case .decoration(let decoration) = node.content {
      if case .frame(let frame) = decoration, frame.height != nil || frame.maxHeight?.isFinite == true { return true }
      next = node.parent
    }
    return false
  }

  /// Whether it is in the label of a control or of a row. Words of labels are known by their beginnings.
  var isInLabel: Bool {
    let label = parent?.outward { node in
      switch node.content {
      case .control, .container(.labeled), .container(.sectionHeader): true
      default: false
      }
    }
    return label != nil
  }

  /// Whether it is the message below a field that is not valid.
  var isFieldMessage: Bool {
    guard attributes.isStatus, let siblings = parent?.children, siblings.count == 2, siblings[1] === self else {
      return false
    }
    return siblings[0].contains { $0.isField }
  }

  /// Whether nothing of it and of what is in it can be seen.
  var isBlank: Bool {
    children.allSatisfy { child in
      switch child.content {
      case .leaf(.text(let text)): text.runs.allSatisfy(\.text.isEmpty)
      case .leaf(.spacer): true
      case .container, .decoration: child.isBlank
      default: false
      }
    }
  }

  /// Whether it has a control, whose own frame is around its text.
  var hasPadding: Bool { contains { $0.isControl || $0.content.control != nil } }

  var hasHeader: Bool {
    children.contains { if case .container(.sectionHeader) = $0.content { !$0.children.isEmpty } else { false } }
  }

  var hasFooter: Bool {
    children.contains { if case .container(.sectionFooter) = $0.content { !$0.children.isEmpty } else { false } }
  }

  /// Whether it scrolls content that is larger than itself.
  var isScrollable: Bool {
    switch content {
    case .container(.root), .container(.form), .container(.scroll), .container(.panel): true
    default: false
    }
  }

  /// The position at which it is drawn, during an animation or in its frame.
  var shownCellFrame: CellRect {
    guard let frame = motion?.frame else { return cellFrame }
    return CellRect(
      x: Self.cells(frame.minX), y: Self.cells(frame.minY), width: Self.cells(frame.width),
      height: Self.cells(frame.height))
  }

  /// Its place in its parent, in cells.
  var cellFrame: CellRect {
    CellRect(
      x: Self.cells(frame.minX), y: Self.cells(frame.minY), width: Self.cells(frame.width),
      height: Self.cells(frame.height)
    )
  }

  /// A length rounded to cells.
  static func cells(_ length: CGFloat) -> Int {
    length.isNaN ? 0 : Int(min(max(length.rounded(), -1e6), 1e6))
  }
}
