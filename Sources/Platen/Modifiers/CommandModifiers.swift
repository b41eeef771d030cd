/// Which way an arrow key leads.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

extension View {
  /// Runs an action when the user presses Escape while the focus is in the view.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(.escape) {
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }

  /// Runs an action when the user presses an arrow key while the focus is in the view.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow], phases: [.down, .repeat]) { press in
      guard let action, press.modifiers.isEmpty else { return .ignored }
      switch press.key {
      case .upArrow: action(.up)
      case .downArrow: action(.down)
      case .leftArrow: action(.left)
      default: action(.right)
      }
      return .handled
    }
  }

  /// Runs an action when the user presses Delete while the focus is in the view.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: [.delete, .deleteForward]) { _ in
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }
}
