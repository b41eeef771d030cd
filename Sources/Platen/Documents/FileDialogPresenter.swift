import Foundation

/// Asks for files while `isPresented` is true: with the front end's own dialog, or with a sheet.
struct FileDialogPresenter<Content: View> {
  let content: Content
  let isPresented: Binding<Bool>
  /// Makes the dialog when it is presented.
  let dialog: () -> FileDialog
  /// Receives what was chosen, and an action that reports a file that was written. Nil where the front end can't ask.
  let onChoice: @MainActor ([URL]?, _ didWrite: @escaping (URL) -> Void) -> Void
  let onCancellation: () -> Void
  @Kept private var asked = AskedDialog()
  @Environment(\.hostReference) private var reference
  @Environment(\.fileDialogSettings) private var settings

  nonisolated init(
    content: Content, isPresented: Binding<Bool>, dialog: @escaping () -> FileDialog,
    onChoice: @escaping @MainActor ([URL]?, _ didWrite: @escaping (URL) -> Void) -> Void,
    onCancellation: @escaping () -> Void
  ) {
    self.content = content
    self.isPresented = isPresented
    self.dialog = dialog
    self.onChoice = onChoice
    self.onCancellation = onCancellation
  }
}

extension FileDialogPresenter: View {
  var body: some View {
    let hasOwn = reference.host?.fileDialogs != nil
    content
      .sheet(
        isPresented: Binding(get: { !hasOwn && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 }),
        onDismiss: sheetWasDismissed
      ) {
        FileSheet(
          settings.applied(to: dialog()), isURLEnabled: settings.isURLEnabled,
          nameLabel: settings.nameLabel ?? Text(.own("Save as"))
        ) { urls in
          asked.urls = urls
          isPresented.wrappedValue = false
        }
      }
      .onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
        if isShown { present() } else { asked.dismiss() }
      }
  }

  @MainActor private func sheetWasDismissed() {
    guard let urls = asked.urls else { return onCancellation() }
    asked.urls = nil
    onChoice(urls) { _ in }
  }

  @MainActor private func present() {
    guard let host = reference.host, let dialogs = host.fileDialogs else { return }
    let (isPresented, onChoice, onCancellation) = (isPresented, onChoice, onCancellation)
    let asked = asked
    asked.dismissal = nil
    var isAnswered = false
    var asking = settings.applied(to: dialog())
    asking.title = host.sentence(asking.title).text
    if asking.confirmation == nil, asking.kind == .folder(isForNewFiles: true) {
      asking.confirmation = host.sentence("Export").text
    }
    let dismissal = dialogs.present(asking) { [weak dialogs] answer in
      isAnswered = true
      asked.dismissal = nil
      isPresented.wrappedValue = false
      switch answer {
      case .chosen(let urls): onChoice(urls) { dialogs?.didWrite($0) }
      case .cancelled: onCancellation()
      case .unsupported: onChoice(nil) { _ in }
      }
    }
    if !isAnswered { asked.dismissal = dismissal }
  }
}

/// What is being asked.
@MainActor private final class AskedDialog {
  /// What was chosen in the sheet.
  var urls: [URL]?
  /// Closes the front end's dialog.
  var dismissal: (@MainActor () -> Void)?

  nonisolated init() {}

  func dismiss() {
    dismissal?()
    dismissal = nil
  }
}
