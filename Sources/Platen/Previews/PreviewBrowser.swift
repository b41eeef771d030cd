/// The previews of a program, listed by file; choosing one opens it.
package struct PreviewBrowser {
  /// The index in `entries`.
  @State private var opened: Int?
  private let entries: [Entry]
  /// Whether the preview was opened by its name. It is then shown without the list, as it would be in its program.
  private let isAlone: Bool

  package struct Entry: Sendable {
    /// What declares it.
    let registered: RegisteredPreview
    /// Which one of the declaration.
    let number: Int
    package let name: String

    package var file: String { registered.fileID }
  }

  /// Opens with the preview called `name`, if it is given.
  @MainActor package init(opening name: String? = nil) {
    entries = Self.registered
    isAlone = name != nil
    _opened = State(wrappedValue: name.flatMap { name in entries.firstIndex { $0.name == name } })
  }

  /// All previews. One without a name is listed by its file and line, and so is one that can't be made.
  @MainActor package static var registered: [Entry] {
    RegisteredPreview.all.flatMap { registered in
      let names = (try? registered.makePreviews().map(\.name)) ?? [nil]
      return names.enumerated().map { number, name in
        Entry(
          registered: registered, number: number, name: name ?? "\(registered.fileID):\(registered.line)")
      }
    }
  }
}

extension PreviewBrowser: View {
  package var body: some View {
    if let opened, isAlone {
      PreviewView(entry: entries[opened])
    } else if let opened {
      VStack(alignment: .leading) {
        Button("All previews") { self.opened = nil }
        Divider()
        PreviewView(entry: entries[opened])
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
          ForEach(entries.indices.filter { entries[$0].file == file }, id: \.self) { index in
            Button(entries[index].name) { opened = index }
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
  let entry: PreviewBrowser.Entry

  var body: some View { content }

  @MainActor private var content: AnyView {
    do {
      let previews = try entry.registered.makePreviews()
      return previews.indices.contains(entry.number) ? previews[entry.number].view : AnyView(EmptyView())
    } catch {
      return AnyView(Text(verbatim: "\(error)"))
    }
  }
}
