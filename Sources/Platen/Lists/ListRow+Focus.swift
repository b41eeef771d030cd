extension Node {
  /// Whether all that a row shows is one button or link: that is pressed in place of the row. Any other row with a
  /// selection takes the focus itself, ahead of the controls in it, as a pointer selects it beside these.
  @MainActor var isOneButton: Bool {
    guard let first = FocusOrder.first(in: self, forward: true), first.content.control?.role == .button,
      FocusOrder.node(after: first, in: self, forward: true) == nil
    else { return false }
    return !showsSomething(besides: first)
  }

  /// Whether the node or one below it draws something that is no part of another.
  @MainActor private func showsSomething(besides part: Node) -> Bool {
    if self === part { return false }
    if case .leaf = content { return true }
    return children.contains { $0.showsSomething(besides: part) }
  }
}
