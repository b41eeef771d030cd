/// The previews of a program, listed by file; choosing one opens it.
package struct PreviewBrowser {
  @State private var opened: Int?
  private let entries: [Entry]
  /// Whether the preview was opened by its name. It is then shown without the list, as it would be in its program.
  private let isAlone: Bool

  package struct Entry: Sendable {
    /// The index in ``RegisteredPreview/all``.
    package let index: Int
    package let file: String
    package let name: String
  }

  /// Opens with the preview called `name`, if it is given.
  @MainActor package init(opening name: String? = nil) {
    entries = Self.registered
    isAlone = name != nil
    _opened = State(wrappedValue: name.flatMap { name in entries.first { $0.name == name }?.index })
  }

  /// All previews. One without a name is listed by its file and line.
  @MainActor package static var registered: [Entry] {
    RegisteredPreview.all.enumerated().map { index, preview in
      let name = (try? preview.makePreview())?.name
      return Entry(index: index, file: preview.fileID, name: name ?? "\(preview.fileID):\(preview.line)")
    }
  }
}

extension PreviewBrowser: View {
  package var body: some View {
    if let opened, isAlone {
      PreviewView(registered: RegisteredPreview.all[opened])
    } else if let opened {
      VStack(alignment: .leading) {
        Button("All previews") { self.opened = nil }
        Divider()
        PreviewView(registered: RegisteredPreview.all[opened])
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      .padding(.horizontal)
    } else {
      list
    }
  }

  @MainActor @ViewBuilder private var list: some View {
    if entries.isEmpty { Text("No file of this program declares a preview.") }
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(files, id: \.self) { file in
          Text(verbatim: file).font(.headline)
          ForEach(entries.filter { $0.file == file }, id: \.index) { entry in
            Button(entry.name) { opened = entry.index }
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal)
  }

  private var files: [String] {
    var files: [String] = []
    for entry in entries where files.last != entry.file { files.append(entry.file) }
    return files
  }
}

/// A preview, or the error of making it.
private struct PreviewView: View {
  let registered: RegisteredPreview

  var body: some View { content }

  @MainActor private var content: AnyView {
    do {
      return try registered.makePreview().view
    } catch {
      return AnyView(Text(verbatim: "\(error)"))
    }
  }
}
