// An editor for Markdown that takes pictures and files which are dropped on it, as editors of the Mac have it.
import AppKit
import SwiftUI

final class MarkdownNotesView: NSTextView {
    var savePicture: ((Data, String) -> String?)?
    private(set) var isReceiving = false

    override init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
        super.init(frame: frameRect, textContainer: container)
        registerForDraggedTypes([.png, .tiff, .fileURL])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        registerForDraggedTypes([.png, .tiff, .fileURL])
    }

    private func imageURLs(_ sender: NSDraggingInfo) -> [URL] {
        let options: [NSPasteboard.ReadingOptionKey: Any] = [
            .urlReadingFileURLsOnly: true, .urlReadingContentsConformToTypes: ["public.image"],
        ]
        return sender.draggingPasteboard.readObjects(forClasses: [NSURL.self], options: options) as? [URL] ?? []
    }

    override func draggingEntered(_ sender: NSDraggingInfo) -> NSDragOperation {
        let types = sender.draggingPasteboard.types ?? []
        let takes = !imageURLs(sender).isEmpty || types.contains(.png) || types.contains(.tiff)
        isReceiving = takes
        return takes ? .copy : super.draggingEntered(sender)
    }

    override func draggingExited(_ sender: NSDraggingInfo?) {
        isReceiving = false
        super.draggingExited(sender)
    }

    override func draggingEnded(_ sender: NSDraggingInfo) { isReceiving = false }

    override func performDragOperation(_ sender: NSDraggingInfo) -> Bool {
        let pasteboard = sender.draggingPasteboard
        var links = imageURLs(sender).map { "![\($0.deletingPathExtension().lastPathComponent)](\($0.path))" }
        if links.isEmpty, let image = pasteboard.readObjects(forClasses: [NSImage.self])?.first as? NSImage {
            guard let tiff = image.tiffRepresentation, let bitmap = NSBitmapImageRep(data: tiff),
                let png = bitmap.representation(using: .png, properties: [:]),
                let name = savePicture?(png, "\(bitmap.pixelsWide)x\(bitmap.pixelsHigh)")
            else { return false }
            links = ["![](\(name))"]
        }
        guard !links.isEmpty else { return super.performDragOperation(sender) }
        let index = characterIndexForInsertion(at: convert(sender.draggingLocation, from: nil))
        insertText(links.joined(separator: "\n"), replacementRange: NSRange(location: index, length: 0))
        return true
    }
}

struct MarkdownNotes: NSViewRepresentable {
    @Binding var text: String
    let savePicture: (Data, String) -> String?

    final class Coordinator: NSObject, NSTextViewDelegate {
        var parent: MarkdownNotes
        init(_ parent: MarkdownNotes) { self.parent = parent }

        func textDidChange(_ notification: Notification) {
            guard let textView = notification.object as? NSTextView else { return }
            parent.text = textView.string
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeNSView(context: Context) -> NSScrollView {
        let scrollView = NSScrollView()
        scrollView.hasVerticalScroller = true
        let textView = MarkdownNotesView(frame: .zero, textContainer: nil)
        textView.delegate = context.coordinator
        textView.savePicture = savePicture
        textView.usesFindPanel = true
        textView.allowsUndo = true
        textView.setAccessibilityLabel("Notes")
        scrollView.documentView = textView
        return scrollView
    }

    func updateNSView(_ nsView: NSScrollView, context: Context) {
        context.coordinator.parent = self
        guard let textView = nsView.documentView as? NSTextView, textView.string != text else { return }
        textView.string = text
    }
}
