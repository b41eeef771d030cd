import CoreFoundation
import CoreGraphics
import OSLog
import QuartzCore
import SwiftUI
import UniformTypeIdentifiers

// What files of rich text editors and highlighters import beside SwiftUI, each used as they do.

extension UTType {
    static let journalNote = UTType(exportedAs: "org.example.journal.note", conformingTo: .rtf)
}

struct ExportChoice: Identifiable {
    let type: UTType
    var id: String { type.identifier }
    var fileName: String { "Note." + (type.preferredFilenameExtension ?? "note") }
}

private let exportLog = Logger(subsystem: "org.example.journal", category: "export")

struct ExportChoicesView: View {
    let choices = [UTType.plainText, .rtf, .html, .journalNote].map(ExportChoice.init)
    @State private var chosen = ""

    var body: some View {
        VStack {
            ForEach(choices) { choice in
                Button(choice.fileName) {
                    chosen = choice.type.conforms(to: .text) ? "Text" : "Data"
                    exportLog.info("chose \(choice.id, privacy: .public) in \(choice.fileName)")
                }
            }
            Text(chosen)
        }
    }
}

struct Bubble: Shape {
    func path(in rect: CGRect) -> Path {
        let outline = CGMutablePath()
        outline.addRoundedRect(in: rect, cornerWidth: 8, cornerHeight: 8)
        outline.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        outline.addLine(to: CGPoint(x: rect.minX + 10, y: rect.maxY + 10))
        outline.addLine(to: CGPoint(x: rect.minX + 20, y: rect.maxY))
        outline.closeSubpath()
        return Path(outline)
    }
}

struct BubbleView: View {
    var body: some View {
        Text("In a bubble")
            .foregroundStyle(Color(cgColor: UIColor.systemRed.cgColor))
            .background(Bubble().fill(.quaternary))
    }
}
