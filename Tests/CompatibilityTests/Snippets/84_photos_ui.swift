// A form that asks for photographs with PhotosUI.
import PhotosUI
import SwiftUI
import UIKit

struct AvatarForm: View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var avatar: UIImage?
    @State private var isChoosing = false
    @State private var results: [String] = []
    @State private var isPicking = false
    @State private var place = "nowhere"

    var body: some View {
        Form {
            PhotosPicker("Choose avatar", selection: $item, matching: .images, photoLibrary: .shared())
            PhotosPicker(selection: $items, maxSelectionCount: 2, matching: .any(of: [.images, .livePhotos])) {
                Label("Choose gallery", systemImage: "photo.on.rectangle")
            }
            Button("Choose cover") { isChoosing = true }
                .photosPicker(isPresented: $isChoosing, selection: $item, matching: .images)
                .photosPickerStyle(.presentation)
            Button("Pick with UIKit") { isPicking = true }
            if let avatar { Text("Avatar \(Int(avatar.size.width)) wide") }
            Text("\(items.count) in the gallery")
            Text("Drop here")
                .onDrop(of: ["public.image"], isTargeted: nil) { providers, location in
                    place = "\(providers.count) at \(Int(location.x))"
                    return true
                }
            Text("Dropped \(place)")
            Text("Picked: \(results.joined(separator: ", "))")
        }
        .onChange(of: item) { _, item in
            Task {
                guard let data = try? await item?.loadTransferable(type: Data.self) else { return }
                avatar = UIImage(data: data)
            }
        }
        .sheet(isPresented: $isPicking) { LibraryPicker(results: $results) }
    }
}

struct LibraryPicker: UIViewControllerRepresentable {
    @Binding var results: [String]
    @Environment(\.dismiss) private var dismiss

    func makeUIViewController(context: Context) -> PHPickerViewController {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.filter = .images
        configuration.selectionLimit = 0
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        private let parent: LibraryPicker

        init(_ parent: LibraryPicker) { self.parent = parent }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            for provider in results.map(\.itemProvider) where provider.canLoadObject(ofClass: UIImage.self) {
                provider.loadObject(ofClass: UIImage.self) { [parent] image, _ in
                    guard let image else { return }
                    DispatchQueue.main.async { parent.results.append("\(Int(image.size.width)) wide") }
                }
            }
        }
    }
}
