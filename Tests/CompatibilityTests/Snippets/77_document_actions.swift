import SwiftUI
import UniformTypeIdentifiers

/// An editor that opens its templates by itself.
struct TemplateEditor: View {
    @Binding var document: TextFile
    let template: URL
    @Environment(\.openDocument) private var openDocument
    @Environment(\.newDocument) private var newDocument
    @State private var message = ""

    var body: some View {
        VStack {
            TextEditor(text: $document.text).accessibilityLabel("Text")
            Button("Use template") {
                Task {
                    do {
                        try await openDocument(at: template)
                        message = "opened"
                    } catch {
                        message = "failed"
                    }
                }
            }
            Button("Greeting") { newDocument(TextFile(initialText: "Dear")) }
            Button("Empty") { newDocument(contentType: .plainText) }
            Text(message)
        }
    }
}

struct TemplateApp: App {
    static nonisolated(unsafe) var template = URL(fileURLWithPath: "/nowhere")

    var body: some Scene {
        DocumentGroup(newDocument: TextFile()) { file in
            TemplateEditor(document: file.$document, template: Self.template)
        }
    }
}
