// A form that imports and exports notes with UIKit's document picker, in a sheet of SwiftUI and over a controller.
import SwiftUI
import UIKit
import UniformTypeIdentifiers

struct DocumentPicker: UIViewControllerRepresentable {
    let onPick: ([URL]) -> Void

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText, .item], asCopy: true)
        picker.allowsMultipleSelection = true
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ uiViewController: UIDocumentPickerViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(onPick: onPick) }

    class Coordinator: NSObject, UIDocumentPickerDelegate {
        let onPick: ([URL]) -> Void

        init(onPick: @escaping ([URL]) -> Void) { self.onPick = onPick }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            onPick(urls)
        }
    }
}

struct NotesImportForm: View {
    @State private var isImporting = false
    @State private var names: [String] = []

    var body: some View {
        Form {
            Button("Import") { isImporting = true }
            Text(names.isEmpty ? "Nothing imported" : names.joined(separator: ", "))
        }
        .sheet(isPresented: $isImporting) {
            DocumentPicker { urls in names = urls.map(\.lastPathComponent) }
        }
    }
}

final class NotesExportController: UIViewController, UIDocumentPickerDelegate {
    private(set) var log: [String] = []
    let note: URL

    init(note: URL) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Export note", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.export() }, for: .touchUpInside)
        view.addSubview(button)
    }

    private func export() {
        let picker = UIDocumentPickerViewController(forExporting: [note], asCopy: true)
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        log.append("exported \(urls.count)")
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("cancelled") }
}
