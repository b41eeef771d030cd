extension Screen {
  /// The screen as text: one line for each view, in reading order, indented by section.
  ///
  /// A field shows its label, its text between brackets, `|` for the caret or `‹…›` for the selection while it has the
  /// focus, and its placeholder in parentheses while it is empty. A secure field shows marks. Compare it with an
  /// expected text to detect changes of the screen.
  public var snapshot: String {
    var writer = SnapshotWriter()
    writer.write(host.root, indent: 0)
    return writer.lines.joined(separator: "\n")
  }
}

@MainActor struct SnapshotWriter {
  var lines: [String] = []

  private mutating func line(_ text: String, _ indent: Int) {
    lines.append(String(repeating: "  ", count: indent) + text)
  }

  mutating func write(_ node: Node, indent: Int) {
    guard !node.isUnseen else { return }
    switch node.content {
    case .container(let container): write(container, of: node, indent)
    case .decoration: writeChildren(of: node, indent)
    case .leaf(let leaf): write(leaf, indent)
    case .field(let field):
      line(node.name + ": " + Self.describe(field, isFocused: node.attributes.isFocused) + state(of: node), indent)
    case .control(let control): write(control, of: node, indent)
    }
  }

  private mutating func writeChildren(of node: Node, _ indent: Int) {
    for child in node.children where !child.isOutOfSight { write(child, indent: indent) }
  }

  private mutating func write(_ leaf: LeafContent, _ indent: Int) {
    switch leaf {
    case .text(let text):
      if !text.plainText.isEmpty { line(text.plainText, indent) }
    case .image(let image):
      line("<\(image.label ?? image.systemName ?? image.resourceName ?? "image")>", indent)
    case .divider: line("---", indent)
    case .rowPlaceholder(let placeholder): line("… \(placeholder.count) more", indent)
    case .spacer, .shape: break
    }
  }

  private mutating func write(_ container: ContainerContent, of node: Node, _ indent: Int) {
    switch container {
    case .alternatives:
      if let child = node.children.first(where: { !$0.isOutOfSight }) { write(child, indent: indent) }
    // A row of a form has no mark.
    case .row where node.parent?.formOfRows?.isList == false: writeChildren(of: node, indent)
    case .row(let row):
      var inner = SnapshotWriter()
      for child in node.children { inner.write(child, indent: 0) }
      let mark = row.isSelected ? "(x) " : row.isSelectable ? "( ) " : "- "
      line(mark + inner.lines.joined(separator: " "), indent)
    case .modal(let modal):
      line("== " + [modal.kind.name, modal.title].filter { !$0.isEmpty }.joined(separator: ": "), indent)
      writeChildren(of: node, indent + 1)
    case .labeled: writeLabeled(node, indent)
    case .section: writeSection(node, indent)
    default: writeChildren(of: node, indent)
    }
  }

  private mutating func write(_ control: any ControlContent, of node: Node, _ indent: Int) {
    switch control {
    case let button as ButtonContent where button.isOption:
      line((button.isSelected ? "> " : "- ") + node.name, indent)
    case is ButtonContent: line("[ \(node.name) ]" + state(of: node), indent)
    case let toggle as ToggleContent:
      line((toggle.isMixed ? "[-] " : toggle.isOn ? "[x] " : "[ ] ") + node.name + state(of: node), indent)
    case let picker as PickerContent:
      let options = picker.options.enumerated().map { $0 == picker.selection ? "(\($1.title))" : $1.title }
      line(picker.style == .menu ? "<\(picker.valueText)>" : options.joined(separator: " | "), indent)
    case let slider as SliderContent: line("|-\(slider.valueText)-|" + state(of: node), indent)
    case let progress as ProgressContent:
      line(progress.fraction.map { "\(Int(($0 * 100).rounded()))%" } ?? "…", indent)
    case let calendar as CalendarContent: line("<calendar \(calendar.title)>", indent)
    case let well as ColorWellContent: line("<\(well.shade.hexadecimal)>", indent)
    case is MenuContent: line("[ \(node.name) ▾ ]" + state(of: node), indent)
    case is StepperContent: writeChildren(of: node, indent)
    default: write(control.standard, of: node, indent)
    }
  }

  /// A field has its label in its own line; any other control follows its label.
  private mutating func writeLabeled(_ node: Node, _ indent: Int) {
    guard let control = node.children.last else { return }
    let isField = control.contains { $0.isField }
    if isField || node.children.count < 2 {
      write(control, indent: indent)
    } else {
      var inner = SnapshotWriter()
      inner.write(control, indent: 0)
      line("\(node.children[0].plainText): \(inner.lines.joined(separator: " "))", indent)
    }
  }

  private mutating func writeSection(_ node: Node, _ indent: Int) {
    for child in node.children {
      if case .container(.sectionHeader) = child.content {
        line("# \(child.plainText)", indent)
      } else {
        write(child, indent: indent + 1)
      }
    }
  }

  private func state(of node: Node) -> String { node.attributes.isEnabled ? "" : " (disabled)" }

  private static func describe(_ field: FieldContent, isFocused: Bool) -> String {
    if field.text.isEmpty {
      let placeholder = field.placeholder.map { "(\($0.plainText))" } ?? ""
      return isFocused ? "[|\(placeholder)]" : "[\(placeholder)]"
    }
    guard isFocused else { return "[\(field.text)]" }
    let units = Array(field.text.utf16)
    let range = field.selection.range.clamped(to: 0..<units.count)
    let caret = min(field.selection.head, units.count)
    func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
    if range.isEmpty { return "[\(part(0..<caret))|\(part(caret..<units.count))]" }
    return "[\(part(0..<range.lowerBound))‹\(part(range))›\(part(range.upperBound..<units.count))]"
  }
}

extension ModalContent.Kind {
  /// The kind of modal in English.
  var name: String {
    switch self {
    case .sheet: "sheet"
    case .fullScreen: "full-screen cover"
    case .alert: "alert"
    case .confirmation: "confirmation dialog"
    case .popover: "popover"
    }
  }
}
