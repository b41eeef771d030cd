import TextEditing

// The selection that the program has a binding to.
extension FieldInput {
  /// Changes the text for the program, and follows the selection that the program has set with it. Of a selection that
  /// moves with the text the program hears afterwards.
  func holdingReports(_ change: () -> Void) {
    let isOutermost = !holdsReports
    holdsReports = true
    change()
    guard isOutermost else { return }
    holdsReports = false
    adoptSelection()
    let (reports, hasMoved) = (isReportDue, isMoveDue)
    (isReportDue, isMoveDue) = (false, false)
    if reports { reportToProgram() } else if hasMoved { reportMovedSelection() }
  }

  /// The program has written another text. Without the focus nothing else reports the selection, and what the program
  /// knows of it has indices of the text before.
  func reportMovedSelection() {
    guard !controller.isEditing, lastSelection != nil else { return }
    if holdsReports { isMoveDue = true } else { reportToProgram() }
  }

  /// Follows the program's selection when the program has changed it.
  private func adoptSelection() {
    if let selection = driver.takeSelection(), controller.session.marked == nil { controller.select(selection) }
    guard let binding = configuration.selection else { return }
    let selection = binding.wrappedValue
    guard selection != lastSelection else { return }
    lastSelection = selection
    guard let selection else { return }
    let text = controller.session.text
    controller.select(selection.editSelection(in: text))
    // Indices that the text does not have are clamped: the program learns what is selected.
    let selected = Range(utf16: controller.session.selection.range, in: text)
    if case .selection(let range) = selection.indices, selected != range { isReportDue = true }
  }

  /// Passes the selection on to the program.
  func reportSelection() {
    driver.selectionDidChange(in: controller.session)
    if controller.isTextDue { isReportDue = true } else { reportToProgram() }
  }

  private func reportToProgram() {
    guard !holdsReports else { return isReportDue = true }
    guard let binding = configuration.selection else { return }
    // The program's selection holds indices of a string, and a long text has no string yet.
    guard !controller.session.storage.isLong || isFlushing else { return setNeedsFlush() }
    let state = controller.session.state
    let selection = TextSelection(state.selection, in: state.text)
    guard selection != lastSelection else { return }
    lastSelection = selection
    binding.wrappedValue = selection
  }
}
