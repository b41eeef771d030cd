import Foundation
import Platen
import TextControls

/// The library of the user's photographs. There is none: files are asked for.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()

  /// The library.
  public class func shared() -> PHPhotoLibrary { library }
}

/// What a ``PHPickerViewController`` asks for.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// How a file is converted. Ignored: files stay as they are.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// In which order chosen files are. Ignored.
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }

  /// The largest number of files, 0 for any; 1 by default.
  public var selectionLimit = 1
  /// Which files can be chosen; nil, the default, for images and films.
  public var filter: PHPickerFilter?
  /// Kept and ignored; `.automatic` by default.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Kept and ignored; `.default` by default.
  public var selection = Selection.default
  /// Kept and ignored; empty by default.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates a configuration for one image or film.
  public init() {}

  /// Creates a configuration for one image or film of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A file that the user has chosen.
public struct PHPickerResult: Hashable, Sendable {
  /// The file, which an image is read from with `loadObject(ofClass: UIImage.self)`.
  public let itemProvider: NSItemProvider
  /// The identifier in a library of photographs: nil, as there is none.
  public var assetIdentifier: String? { nil }
}

/// Receives what the user has chosen.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with what was chosen, nothing where the user has cancelled. The delegate dismisses the controller.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A controller that asks for photographs, as ``UIImagePickerController`` does.
@MainActor @preconcurrency public final class PHPickerViewController: UIViewController {
  /// What is asked for.
  public let configuration: PHPickerConfiguration
  /// Receives what was chosen. Nil by default.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a controller.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for one image or film. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  public override func loadView() { view = ControllerContentView(self) }

  private func finish(_ files: [URL]) {
    let limit = configuration.selectionLimit
    let results = files.prefix(limit > 0 ? limit : files.count).compactMap { NSItemProvider(contentsOf: $0) }
    guard let delegate else { return dismiss(animated: true) }
    delegate.picker(self, didFinishPicking: results.map { PHPickerResult(itemProvider: $0) })
  }
}

extension PHPickerViewController: HostingController {
  package var hostedContent: AnyView {
    let several = configuration.selectionLimit != 1
    return AnyView(
      FilePickerView(
        several ? "Choose photos." : "Choose a photo.", types: configuration.filter.types, allowsSeveral: several
      ) { [weak self] in self?.finish($0) })
  }
}
