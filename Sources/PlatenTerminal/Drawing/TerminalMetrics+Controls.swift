import PlatenGraph

extension TerminalMetrics {
  /// Nil where the size is that of what is in the control.
  func controlSize(_ control: any ControlContent, proposal: ProposedViewSize) -> CGSize? {
    switch control {
    case let picker as PickerContent: size(of: picker, proposal: proposal)
    case let slider as SliderContent: size(of: slider, proposal: proposal)
    case let progress as ProgressContent: size(of: progress, proposal: proposal)
    case let calendar as CalendarContent: calendar.isInline ? nil : CGSize(width: 5, height: 1)
    case let well as ColorWellContent: size(of: well)
    default: control.isLeaf ? controlSize(control.standard, proposal: proposal) : nil
    }
  }

  /// The cells around what is in the control.
  func controlInsets(_ control: any ControlContent) -> EdgeInsets {
    switch control {
    case let button as ButtonContent:
      let isBare = button.style == .borderless || button.style == .plain && !button.isOption
      let side: CGFloat = isBare ? 0 : button.isOption ? 1 : 2
      return EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    case let menu as MenuContent:
      let bare = menu.style == .plain || menu.style == .borderless
      return EdgeInsets(top: 0, leading: bare ? 0 : 2, bottom: 0, trailing: bare ? 2 : 4)
    // A mark before the label, which as a button has an end of its own.
    case let toggle as ToggleContent:
      return EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: toggle.style == .button ? 2 : 0)
    case is StepperContent, is CalendarContent: return EdgeInsets()
    default: return control.isLeaf ? EdgeInsets() : controlInsets(control.standard)
    }
  }

  /// An option as it is written: its icon, where it has one, and its title.
  func title(of option: PickerContent.Option) -> String {
    guard let name = option.systemImage else { return option.title }
    let glyph = SymbolGlyphs.text(for: name, isRich: hasRichGlyphs)
    return option.title.isEmpty ? glyph : "\(glyph) \(option.title)"
  }

  private func columns(_ text: String) -> Int { characterWidth.columns(of: text) }

  func size(of picker: PickerContent, proposal: ProposedViewSize) -> CGSize {
    let widths = picker.options.map { columns(title(of: $0)) }
    let widest = max(widths.max() ?? 0, columns(picker.valueText))
    switch picker.style {
    case .menu:
      let width = CGFloat(widest + 4)
      return CGSize(width: min(width, max(proposal.width ?? width, 6)), height: 1)
    case .segmented:
      let segments = segments(of: picker, columns: Self.columns(proposal.width) ?? Int.max)
      return CGSize(width: segments.map(\.maxX).max() ?? 0, height: max(segments.map(\.maxY).max() ?? 0, 1))
    case .inline: return CGSize(width: widest + 2, height: max(picker.options.count, 1))
    case .wheel: return CGSize(width: widest + 2, height: min(max(picker.options.count, 1), 3))
    }
  }

  /// Where the segments of a picker are, from its corner: in as many rows as it takes for no more than `columns`.
  func segments(of picker: PickerContent, columns: Int) -> [CellRect] {
    var (x, y) = (0, 0)
    return picker.options.map { option in
      let width = self.columns(title(of: option)) + 2
      if x > 0, width > columns - x { (x, y) = (0, y + 1) }
      defer { x += width + 1 }
      return CellRect(x: x, y: y, width: width, height: 1)
    }
  }

  /// The width for a slider's value, the same for all values.
  func valueColumns(of slider: SliderContent) -> Int {
    var ends = slider
    let texts = [slider.range.lowerBound, slider.range.upperBound, slider.value].map { value in
      ends.value = value
      return columns(ends.valueText)
    }
    return max((texts.max() ?? 0), 4)
  }

  func size(of slider: SliderContent, proposal: ProposedViewSize) -> CGSize {
    let least = CGFloat(valueColumns(of: slider) + 4)
    return CGSize(width: max(proposal.width ?? 24, least), height: 1)
  }

  func size(of progress: ProgressContent, proposal: ProposedViewSize) -> CGSize {
    if progress.fraction == nil { return CGSize(width: 3, height: 1) }
    if progress.kind == .circle { return CGSize(width: 4, height: 1) }
    return CGSize(width: max(proposal.width ?? 24, 7), height: 1)
  }

  func size(of well: ColorWellContent) -> CGSize { CGSize(width: columns(well.shade.hexadecimal) + 5, height: 1) }
}
