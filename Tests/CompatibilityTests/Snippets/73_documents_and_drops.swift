import SwiftUI
import UniformTypeIdentifiers

// Documents, file panels, drags and drops, as apps write them.

extension UTType {
    static let task = UTType(exportedAs: "com.example.tasks.task")
}

struct TaskItem: Identifiable, Codable, Hashable, Transferable {
    var id = UUID()
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .task)
        ProxyRepresentation(exporting: \.title)
    }
}

struct TextFile: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = ""

    init(initialText: String = "") {
        text = initialText
    }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents,
            let string = String(data: data, encoding: .utf8)
        else {
            throw CocoaError(.fileReadCorruptFile)
        }
        text = string
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

struct TextFileApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: TextFile()) { file in
            TextEditor(text: file.$document.text)
        }
    }
}

struct ImportExportView: View {
    @State private var document = TextFile(initialText: "Hello")
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var error: String?

    var body: some View {
        VStack {
            Text(document.text)
            if let error { Text(error) }
            Button("Import…") { isImporting = true }
            Button("Export…") { isExporting = true }
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
            switch result {
            case .success(let url):
                guard url.startAccessingSecurityScopedResource() else { return }
                defer { url.stopAccessingSecurityScopedResource() }
                document.text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
            case .failure(let failure):
                error = failure.localizedDescription
            }
        }
        .fileExporter(
            isPresented: $isExporting, document: document, contentType: .plainText, defaultFilename: "Hello"
        ) { result in
            if case .failure(let failure) = result { error = failure.localizedDescription }
        }
    }
}

struct KanbanColumn: View {
    let title: String
    @Binding var tasks: [TaskItem]
    @State private var isTargeted = false

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(title): \(tasks.count)")
            ForEach(tasks) { task in
                Text(task.title).draggable(task)
            }
        }
        .background(isTargeted ? Color.accentColor.opacity(0.2) : .clear)
        .dropDestination(for: TaskItem.self) { items, _ in
            tasks.append(contentsOf: items)
            return true
        } isTargeted: {
            isTargeted = $0
        }
    }
}

struct KanbanBoard: View {
    @State private var todo = [TaskItem(title: "Write"), TaskItem(title: "Test")]
    @State private var done: [TaskItem] = []

    var body: some View {
        HStack {
            KanbanColumn(title: "To do", tasks: $todo)
            KanbanColumn(title: "Done", tasks: $done)
        }
    }
}
