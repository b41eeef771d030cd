import Foundation
import UniformTypeIdentifiers

/// The content of a window for a document, with what its commands do.
struct DocumentWindow<Document, Content: View> {
  let kind: DocumentKind<Document>
  let content: (Binding<Document>, URL?) -> Content
  @State private var document: Document?
  @State private var url: URL?
  @State private var isEdited = false
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var isAsking = false
  @State private var problem: String?
  /// Whether the program's launch screen is shown, if it has one.
  @State private var isLaunching = true
  /// What is done when the changes are saved, or are not to be.
  @State private var next: DocumentStep<Document>?
  @Environment(\.hostReference) private var reference
  @Environment(\.sceneCenter) private var scenes

  init(kind: DocumentKind<Document>, content: @escaping (Binding<Document>, URL?) -> Content) {
    self.kind = kind
    self.content = content
    _document = State(initialValue: kind.make?())
  }
}

/// What replaces a document.
private enum DocumentStep<Document> {
  case new(() -> Document?)
  case open
  /// A file that the program opens; the continuation resumes when that has succeeded or failed.
  case file(URL, CheckedContinuation<Void, any Error>)
  /// A copy of a file.
  case template(URL)
}

extension DocumentWindow: View {
  var body: some View {
    DocumentContent(changes: document.flatMap(kind.changes), onChange: { isEdited = true }) { shown }
      .focusedSceneValue(\.documentActions, actions)
      .environment(\.openDocument, OpenDocumentAction { try await open($0) })
      .environment(\.newDocument, NewDocumentAction { create($0) })
      .modifier(OpenPanel(window: self, isOpening: $isOpening))
      .modifier(SavePanel(window: self, isSaving: $isSaving))
      .modifier(
        DocumentQuestion(
          isAsking: $isAsking, save: { save() }, discard: { takeStep() }, cancel: { drop(CancellationError()) })
      )
      .alert(Text(verbatim: problem ?? ""), isPresented: hasProblem) { Button(.own("OK")) {} }
  }

  /// The launch screen, until there is a document that the user has chosen.
  @MainActor private var launch: DocumentLaunch? { isLaunching ? scenes?.launch : nil }

  @MainActor @ViewBuilder private var shown: some View {
    if let launch {
      DocumentLaunchScreen(launch: launch) { isOpening = true }
    } else if let document {
      content(binding(document), url)
        .transformEnvironment { [kind] in kind.place(document, &$0) }
        .environment(\.documentConfiguration, DocumentConfiguration(fileURL: url, isEditable: kind.make != nil))
        .modifier(windowTitle)
    } else {
      Button(.own("Open…")) { isOpening = true }
    }
  }

  /// The window has the name of the file, unless the program's content has a title of its own.
  @MainActor private var windowTitle: _PageModifier {
    var modifier = _PageModifier()
    modifier.title = Text(verbatim: fileName)
    modifier.isDefaultTitle = true
    return modifier
  }

  @MainActor private func binding(_ document: Document) -> Binding<Document> {
    Binding(get: { self.document ?? document }, set: { (self.document, isEdited) = ($0, true) })
  }

  @MainActor private var hasProblem: Binding<Bool> {
    Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
  }

  @MainActor private var actions: DocumentActions {
    var actions = DocumentActions()
    actions.open = { start(.open) }
    if let make = kind.make { actions.new = { start(.new(make)) } }
    if kind.make != nil, document != nil, launch == nil {
      actions.save = { save() }
      actions.saveAs = { isSaving = true }
    }
    return actions
  }

  /// Shows the document of a file for the program.
  @MainActor private func open(_ file: URL) async throws {
    try await withCheckedThrowingContinuation { start(.file(file, $0)) }
  }

  /// Shows a new document for the program, if it is of the group's type.
  @MainActor private func create(_ request: NewDocumentAction.Request) {
    switch request {
    case .document(let make, _) where make is () -> Document: start(.new { (make as? () -> Document)?() })
    case .contentType(let type): createEmpty(of: type)
    case .empty(let type): createEmpty(of: type)
    case .template(let file): start(.template(file))
    case .document: break
    }
  }

  /// Shows a new document that can be saved in the type; nil for any of the group's.
  @MainActor private func createEmpty(of type: UTType?) {
    let isSavable = type.map { type in kind.writable.contains { type.conforms(to: $0) } } ?? true
    if let make = kind.make, isSavable { start(.new(make)) }
  }

  /// Ends the step that was to be taken.
  @MainActor private func drop(_ reason: any Error) {
    if case .file(_, let continuation) = next { continuation.resume(throwing: reason) }
    next = nil
  }

  @MainActor private func start(_ step: DocumentStep<Document>) {
    drop(CancellationError())
    next = step
    if isEdited { isAsking = true } else { takeStep() }
  }

  @MainActor private func takeStep() {
    switch next {
    case .new(let make): adopt(make(), of: nil)
    case .template(let file):
      do { adopt(try kind.open(file), of: nil) } catch { report(error) }
    case .open: isOpening = true
    case .file(let file, let continuation): continuation.resume(with: Result { try show(file) })
    case nil: break
    }
    next = nil
  }

  @MainActor private func show(_ file: URL) throws {
    adopt(try kind.open(file), of: reference.host?.fileDialogs?.keepsFiles == false ? nil : file)
  }

  /// Shows a document that has no changes.
  @MainActor private func adopt(_ new: Document?, of file: URL?) {
    (document, url, isEdited, isLaunching) = (new, file, false, false)
  }

  /// Tells the user why a document can't be opened.
  @MainActor private func report(_ error: any Error) {
    problem = sentence("The document can’t be opened. %@", error.localizedDescription)
  }

  /// Shows the document of a file.
  @MainActor fileprivate func adopt(_ result: Result<[URL], any Error>) {
    do {
      guard let file = try result.get().first else { return }
      try show(file)
    } catch { report(error) }
  }

  /// A sentence of this package in the language of the program's texts.
  @MainActor private func sentence(_ key: String, _ argument: String = "") -> String {
    reference.host?.sentence(key, argument).text ?? key.replacing("%@", with: argument)
  }

  @MainActor private func save() {
    if let url { write(to: url) } else { isSaving = true }
  }

  /// The name that is suggested for a file.
  @MainActor var fileName: String { url?.lastPathComponent ?? sentence("Untitled") }

  /// Writes the document. False where it can't be.
  @MainActor @discardableResult func write(to file: URL) -> Bool {
    guard let document else { return false }
    do {
      try kind.save(document, to: file)
      (url, isEdited) = (reference.host?.fileDialogs?.keepsFiles == false ? nil : file, false)
      takeStep()
      return true
    } catch {
      drop(error)
      problem = sentence("The document can’t be saved. %@", error.localizedDescription)
      return false
    }
  }

  @MainActor func savingWasCancelled(isUnsupported: Bool) {
    drop(CancellationError())
    if isUnsupported { problem = sentence("Files can’t be saved here.") }
  }
}

/// The content of a window, which notes when an object has changed.
private struct DocumentContent<Content: View>: View {
  let changes: AnyPublisher<Void, Never>?
  let onChange: () -> Void
  let content: Content

  init(changes: AnyPublisher<Void, Never>?, onChange: @escaping () -> Void, @ViewBuilder content: () -> Content) {
    self.changes = changes
    self.onChange = onChange
    self.content = content()
  }

  var body: some View {
    if let changes {
      content.onReceive(changes) { _ in onChange() }
    } else {
      content
    }
  }
}

/// Asks for a document to be shown.
private struct OpenPanel<Document, Inner: View>: ViewModifier {
  let window: DocumentWindow<Document, Inner>
  @Binding var isOpening: Bool

  func body(content: Content) -> some View {
    content.fileImporter(
      isPresented: $isOpening, allowedContentTypes: window.kind.readable, allowsMultipleSelection: false
    ) { result in
      MainActor.assumeIsolated { window.adopt(result) }
    }
  }
}

/// Asks whether changes are to be saved.
private struct DocumentQuestion: ViewModifier {
  @Binding var isAsking: Bool
  let save: @MainActor () -> Void
  let discard: @MainActor () -> Void
  let cancel: @MainActor () -> Void

  func body(content: Content) -> some View {
    content.alert(.own("Do you want to save the changes?"), isPresented: $isAsking) {
      Button(.own("Save"), action: save)
      Button(.own("Don’t Save"), role: .destructive, action: discard)
      Button(.own("Cancel"), role: .cancel, action: cancel)
    }
  }
}

/// Asks for the place of a document.
private struct SavePanel<Document, Inner: View>: ViewModifier {
  let window: DocumentWindow<Document, Inner>
  @Binding var isSaving: Bool

  func body(content: Content) -> some View {
    FileDialogPresenter(content: content, isPresented: $isSaving) {
      var dialog = FileDialog(kind: .save(name: ""), title: "Save")
      dialog.types = window.kind.writable.map(FileDialogType.init)
      dialog.kind = .save(name: dialog.savedName(window.fileName))
      return dialog
    } onChoice: { urls, didWrite in
      guard let file = urls?.first else { return window.savingWasCancelled(isUnsupported: true) }
      if window.write(to: file) { didWrite(file) }
    } onCancellation: {
      MainActor.assumeIsolated { window.savingWasCancelled(isUnsupported: false) }
    }
  }
}

/// What the commands of the File menu do with the document of the window; nil for what it can't do.
struct DocumentActions {
  var new: (@MainActor () -> Void)?
  var open: (@MainActor () -> Void)?
  var save: (@MainActor () -> Void)?
  var saveAs: (@MainActor () -> Void)?
}

private enum DocumentActionsKey: FocusedValueKey { typealias Value = DocumentActions }

extension FocusedValues {
  /// What the commands of the File menu do with the document of the window.
  var documentActions: DocumentActions? {
    get { self[DocumentActionsKey.self] }
    set { self[DocumentActionsKey.self] = newValue }
  }
}

/// The commands for documents in the File menu.
struct DocumentCommands: Commands {
  var body: some Commands {
    CommandGroup(replacing: .newItem) { DocumentCommandButtons(isSaving: false) }
    CommandGroup(replacing: .saveItem) { DocumentCommandButtons(isSaving: true) }
  }
}

private struct DocumentCommandButtons {
  let isSaving: Bool
  @FocusedValue(\.documentActions) private var actions

  nonisolated init(isSaving: Bool) { self.isSaving = isSaving }
}

extension DocumentCommandButtons: View {
  var body: some View {
    if isSaving {
      command(.own("Save"), "s", actions?.save)
      command(.own("Save As…"), "s", modifiers: [.command, .shift], actions?.saveAs)
    } else {
      command(.own("New"), "n", actions?.new)
      command(.own("Open…"), "o", actions?.open)
    }
  }

  @MainActor private func command(
    _ title: LocalizedStringKey, _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    _ action: (@MainActor () -> Void)?
  ) -> some View {
    Button(title) { action?() }
      .keyboardShortcut(key, modifiers: modifiers)
      .disabled(action == nil)
  }
}
