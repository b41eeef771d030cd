// A form that asks for a photograph of a profile, with UIKit's picker in a sheet of SwiftUI and over a controller.
import SwiftUI
import UIKit

struct ImagePicker: UIViewControllerRepresentable {
    @Binding var image: UIImage?
    @Environment(\.presentationMode) private var presentationMode
    var sourceType: UIImagePickerController.SourceType = .photoLibrary

    func makeUIViewController(context: UIViewControllerRepresentableContext<ImagePicker>) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.allowsEditing = true
        picker.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : sourceType
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let parent: ImagePicker

        init(_ parent: ImagePicker) { self.parent = parent }

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            if let image = info[.editedImage] as? UIImage ?? info[.originalImage] as? UIImage {
                parent.image = image
            }
            parent.presentationMode.wrappedValue.dismiss()
        }
    }
}

struct PhotoProfileForm: View {
    @State private var name = ""
    @State private var photo: UIImage?
    @State private var isChoosing = false

    var body: some View {
        Form {
            Section {
                Button("Choose photo") { isChoosing = true }
                if let photo {
                    Image(uiImage: photo).resizable().scaledToFill().frame(width: 80, height: 80).clipShape(Circle())
                    Text("\(Int(photo.size.width)) by \(Int(photo.size.height))")
                } else {
                    Text("No photo")
                }
                TextField("Name", text: $name)
            }
        }
        .sheet(isPresented: $isChoosing) { ImagePicker(image: $photo) }
    }
}

final class PhotoProfileController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    let imageView = UIImageView()
    let nameField = UITextField()
    var isCancelled = false

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.accessibilityLabel = "Photo"
        nameField.placeholder = "Name"
        let button = UIButton(type: .system)
        button.setTitle("Choose photo", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.choosePhoto() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [imageView, nameField, button])
        stack.axis = .vertical
        view.addSubview(stack)
    }

    func choosePhoto() {
        guard UIImagePickerController.isSourceTypeAvailable(.photoLibrary) else { return }
        let imagePicker = UIImagePickerController()
        imagePicker.delegate = self
        imagePicker.sourceType = .photoLibrary
        imagePicker.mediaTypes = ["public.image"]
        imagePicker.modalPresentationStyle = .fullScreen
        present(imagePicker, animated: true, completion: nil)
    }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        imageView.image = info[UIImagePickerController.InfoKey.originalImage] as? UIImage
        dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        isCancelled = true
        picker.dismiss(animated: true, completion: nil)
    }
}
