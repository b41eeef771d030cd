extension ViewHost {
  /// Gives the focus to the first view that can have it; to the menus above the window only where there is no other.
  @discardableResult package func focusFirst() -> Bool {
    guard moveFocus(forward: true) else { return false }
    let first = focusedNode?.id
    while isFocusInCommandBar, moveFocus(forward: true), focusedNode?.id != first {}
    return true
  }

  /// Leads to the menus above the window, and from there back to what had the focus before.
  func moveFocusAcrossCommandBar() -> Bool {
    if isFocusInCommandBar { return focus(focusedValues.source) }
    guard let first = focusedValues.commandBar.flatMap({ FocusOrder.first(in: $0, forward: true) }) else {
      return false
    }
    return focus(first.id)
  }

  var isFocusInCommandBar: Bool {
    guard let bar = focusedValues.commandBar, let node = focusedNode else { return false }
    return node.isInside(bar)
  }
}
