import Foundation
import UniformTypeIdentifiers

/// A controller that asks for a photograph: a file with an image, which the front end asks for as `fileImporter` does.
///
/// In a window that is the desktop's dialog, in a browser an upload, and in a terminal a list of files. There are no
/// cameras, no films and no editing.
@MainActor @preconcurrency open class UIImagePickerController: UIViewController {
  /// Where images come from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// How images are made by a camera.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// Which camera.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// When a camera flashes.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  /// How large films are.
  public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480 }

  /// What is known of an image that was chosen.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the file, a `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The image, a ``UIImage``.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user has edited it: the same, where ``UIImagePickerController/allowsEditing`` is true.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user has selected, a `CGRect`: the whole image, where there is editing.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The file of a film. There are none.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// What a camera notes of an image. There is none.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Receives what was chosen. Nil by default.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where images come from, `.photoLibrary` by default. `.camera` asks for a file too.
  open var sourceType = SourceType.photoLibrary
  /// The types of files, images by default.
  open var mediaTypes = [UTType.image.identifier]
  /// Whether what was chosen has an edited image too. False by default.
  open var allowsEditing = false
  /// Kept and ignored: there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Kept and ignored: there is no camera.
  open var cameraDevice = CameraDevice.rear
  /// Kept and ignored: there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Kept and ignored: there is no camera. True by default.
  open var showsCameraControls = true
  /// Kept and ignored: there is no camera.
  open var cameraOverlayView: UIView?
  /// Kept and ignored: there are no films.
  open var videoQuality = QualityType.typeMedium
  /// The longest film in seconds. Kept and ignored; 600 by default.
  open var videoMaximumDuration: TimeInterval = 600
  /// The bar. Kept and not shown.
  public let navigationBar = UINavigationBar()

  /// Whether there are images of a source: of all but the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The types of files of a source; nil for a camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [UTType.image.identifier] : nil
  }

  /// Whether there is a camera: false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Whether a camera can flash: false.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  open override func loadView() { view = ControllerContentView(self) }

  /// The types of images that can be chosen.
  var imageTypes: [UTType] {
    let types = mediaTypes.compactMap { UTType($0) }.filter { $0.conforms(to: .image) }
    return types.isEmpty ? [.image] : types
  }

  /// The user has chosen a file. One that is no image known here counts as none.
  func choose(_ url: URL?) {
    let isOpened = url?.startAccessingSecurityScopedResource() ?? false
    defer { if isOpened { url?.stopAccessingSecurityScopedResource() } }
    guard let url, let image = UIImage(contentsOfFile: url.path) else { return cancel() }
    var info: [InfoKey: Any] = [
      .mediaType: UTType.image.identifier, .originalImage: image, .imageURL: url,
    ]
    if allowsEditing {
      info[.editedImage] = image
      info[.cropRect] = CGRect(origin: .zero, size: image.size)
    }
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// The user has chosen none.
  func cancel() {
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }
}

/// Receives the image that the user has chosen.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen an image. The delegate dismisses the controller.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has cancelled. The delegate dismisses the controller.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Default implementation: dismisses the controller.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
  }

  /// Default implementation: dismisses the controller.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
