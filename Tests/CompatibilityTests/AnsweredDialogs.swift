import PlatenGraph

/// A front end's dialog for files that answers when the test does.
final class AnsweredDialogs: FileDialogs {
  private(set) var dialog: FileDialog?
  private var answer: (@MainActor (FileDialogAnswer) -> Void)?

  func present(
    _ dialog: FileDialog, answer: @escaping @MainActor (FileDialogAnswer) -> Void
  ) -> @MainActor () -> Void {
    (self.dialog, self.answer) = (dialog, answer)
    return {}
  }

  func choose(_ answer: FileDialogAnswer) {
    dialog = nil
    self.answer?(answer)
  }
}
