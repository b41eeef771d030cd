import Foundation
import UniformTypeIdentifiers

/// A launch screen as a view: a title, actions and a button that opens a file, and over it the file that the user
/// opens or creates.
///
/// What shows the file has the whole window, with the file's name and a button that closes it; Escape and `\\.dismiss`
/// close it too. A ``NewDocumentButton`` asks for the place of the new file, and in a page, which has no folders,
/// creates it in one that ends with the page. Without a content of its own the file is empty.
public struct DocumentLaunchView<Actions: View, DocumentView: View> {
  private let launch: @MainActor () -> DocumentLaunch
  private let contentTypes: [UTType]
  private let document: @MainActor (URL) -> DocumentView
  @State private var isOpening = false
  @State private var file: URL?
  /// What the user is asked to save in a new file.
  @State private var new: NewFile?
  @State private var problem: String?
  @Environment(\.hostReference) private var reference

  /// Creates the view from views; the other initializers lead here.
  nonisolated init<B: View, A: View, O: View>(
    launchTitle: Text?, _ contentTypes: [UTType], _ actions: Actions,
    _ document: @escaping (URL) -> DocumentView, background: B,
    _ accessory: @escaping (DocumentLaunchGeometryProxy) -> A, _ overlay: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    nonisolated(unsafe) let (actions, background, document) = (actions, background, document)
    nonisolated(unsafe) let (accessory, overlay) = (accessory, overlay)
    self.contentTypes = contentTypes
    self.document = { document($0) }
    launch = {
      DocumentLaunch(
        title: launchTitle, actions: actions, background: background, { accessory($0) }, { overlay($0) })
    }
  }
}

extension DocumentLaunchView: View {
  /// The views that this one is made of.
  public var body: some View {
    DocumentLaunchScreen(launch: launch()) { isOpening = true }
      .environment(\.newDocument, NewDocumentAction { create($0) })
      .environment(\.openDocument, OpenDocumentAction { file = $0 })
      .fileImporter(isPresented: $isOpening, allowedContentTypes: contentTypes) { result in
        MainActor.assumeIsolated {
          do { file = try result.get() } catch { problem = error.localizedDescription }
        }
      }
      .modifier(NewFilePanel(new: $new, create: { write($0, to: $1) }))
      .alert(
        Text(verbatim: problem ?? ""), isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
      ) { Button(.own("OK")) {} }
      .fullScreenCover(isPresented: Binding(get: { file != nil }, set: { if !$0 { file = nil } })) {
        NavigationStack {
          if let file {
            document(file)
              .navigationTitle(file.deletingPathExtension().lastPathComponent)
              .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(.own("Close")) { self.file = nil } }
              }
          }
        }
      }
  }

  /// Creates a file for one of the actions.
  @MainActor private func create(_ request: NewDocumentAction.Request) {
    let new: NewFile
    switch request {
    case .document(_, let write): new = NewFile(type: contentTypes.first ?? .data, write: write)
    case .contentType(let type): new = NewFile(type: type) { try Data().write(to: $0) }
    case .empty(let type): new = NewFile(type: type ?? contentTypes.first ?? .data) { try Data().write(to: $0) }
    case .template(let template):
      new = NewFile(type: UTType.ofFile(template, among: contentTypes)) {
        try Data(contentsOf: template).write(to: $0)
      }
    }
    let dialogs = reference.host?.fileDialogs
    guard dialogs?.keepsFiles == false else { return self.new = new }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    write(new, to: folder.appendingPathComponent(new.name(reference.host)))
  }

  @MainActor private func write(_ new: NewFile, to url: URL) {
    do {
      try new.write(url)
      file = url
    } catch {
      problem =
        reference.host?.sentence("The document can’t be saved. %@", error.localizedDescription).text
        ?? error.localizedDescription
    }
  }
}

/// A file that is to be created.
private struct NewFile {
  let type: UTType
  let write: @MainActor (URL) throws -> Void

  @MainActor func name(_ host: ViewHost?) -> String {
    let name = host?.sentence("Untitled").text ?? "Untitled"
    return type.preferredFilenameExtension.map { "\(name).\($0)" } ?? name
  }
}

/// Asks for the place of a new file.
private struct NewFilePanel: ViewModifier {
  @Binding var new: NewFile?
  let create: @MainActor (NewFile, URL) -> Void
  @Environment(\.hostReference) private var reference

  func body(content: Content) -> some View {
    FileDialogPresenter(
      content: content, isPresented: Binding(get: { new != nil }, set: { _ in })
    ) {
      var dialog = FileDialog(kind: .save(name: ""), title: "Save")
      dialog.types = (new.map { [$0.type] } ?? []).map(FileDialogType.init)
      dialog.kind = .save(name: dialog.savedName(MainActor.assumeIsolated { new?.name(reference.host) ?? "" }))
      return dialog
    } onChoice: { urls, didWrite in
      guard let file = new else { return }
      new = nil
      guard let url = urls?.first else { return }
      create(file, url)
      didWrite(url)
    } onCancellation: {
      MainActor.assumeIsolated { new = nil }
    }
  }
}

// MARK: initializers

extension DocumentLaunchView {
  /// A launch screen with a background of views, titled with the program's name.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of the files that can be opened.
  ///   - actions: The buttons below the title; by default one that creates a file.
  ///   - onDocumentOpen: Makes the view of a file that the user has opened or created.
  ///   - background: What is behind all of it.
  ///   - backgroundAccessoryView: What is between the background and the title.
  ///   - overlayAccessoryView: What is in front of it.
  nonisolated public init<B: View, A: View, O: View>(
    for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: nil, contentTypes, actions(), onDocumentOpen, background: background(), backgroundAccessoryView,
      overlayAccessoryView)
  }

  /// A launch screen with a background in a style, titled with the program's name.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of the files that can be opened.
  ///   - backgroundStyle: The style of what is behind all of it; the window's own by default.
  ///   - actions: The buttons below the title; by default one that creates a file.
  ///   - onDocumentOpen: Makes the view of a file that the user has opened or created.
  ///   - backgroundAccessoryView: What is between the background and the title.
  ///   - overlayAccessoryView: What is in front of it.
  nonisolated public init<B: ShapeStyle, A: View, O: View>(
    for contentTypes: [UTType], backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: nil, contentTypes, actions(), onDocumentOpen, background: Rectangle().fill(backgroundStyle),
      backgroundAccessoryView, overlayAccessoryView)
  }
}
