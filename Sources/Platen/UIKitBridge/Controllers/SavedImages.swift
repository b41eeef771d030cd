import Foundation
import TextControls
import UniformTypeIdentifiers

/// Asks the user for a place to keep an image, as there is no library of photographs: with the desktop's dialog in a
/// window, as a download in a page, and with a list of folders in a terminal.
///
/// The method of the target is called with the image, an error and the context: without an error when the file is
/// written, with `CocoaError.userCancelled` when the user chooses none, and with one of Cocoa's for an image without
/// bytes (a symbol) and where the program shows no window.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  nonisolated(unsafe) let target = completionTarget
  nonisolated(unsafe) let context = contextInfo.map { UnsafeRawPointer($0) as Any }
  MainThread.run {
    let picker = ImagePlacePicker(image) { error in
      guard let target, let completionSelector else { return }
      completionSelector.perform(on: target, image, error, context)
    }
    picker.present()
  }
}

/// Writes an image where the user wants it. Keeps itself until it is answered.
@MainActor private final class ImagePlacePicker: NSObject, UIDocumentPickerDelegate {
  private let image: UIImage
  private let completion: (NSError?) -> Void
  private var file: URL?
  /// The picker itself while it is shown, which no other object holds.
  private var itself: ImagePlacePicker?

  init(_ image: UIImage, _ completion: @escaping (NSError?) -> Void) {
    self.image = image
    self.completion = completion
    super.init()
  }

  func present() {
    guard let picture = image.picture(isDark: false) else { return end(.fileWriteUnknown) }
    guard var controller = UIApplication.shared.keyWindow?.rootViewController else { return end(.featureUnsupported) }
    while let next = controller.presentedViewController { controller = next }
    do {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let type = UTType(mimeType: picture.type)?.preferredFilenameExtension ?? "png"
      let file = folder.appendingPathComponent("Image").appendingPathExtension(type)
      self.file = file
      try picture.bytes.write(to: file)
      let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
      picker.delegate = self
      itself = self
      controller.present(picker, animated: true)
    } catch {
      end(error as NSError)
    }
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { end(nil) }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end(.userCancelled) }

  private func end(_ code: CocoaError.Code) { end(CocoaError(code) as NSError) }

  private func end(_ error: NSError?) {
    if let file { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    itself = nil
    completion(error)
  }
}
