import Foundation
import Platen
import UniformTypeIdentifiers

/// A file that the user has chosen with a ``PhotosPicker``.
public struct PhotosPickerItem: Hashable, Sendable {
  /// How a file is converted. Ignored: files stay as they are.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    /// As the system says.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// As it is.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// As most programs can read it.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  private let file: URL
  /// The same file that is chosen again is another item.
  private let choice = UUID()

  init(_ file: URL) { self.file = file }

  /// Whether both are one choice of one file.
  public static func == (first: PhotosPickerItem, second: PhotosPickerItem) -> Bool { first.choice == second.choice }

  /// Hashes the choice.
  public func hash(into hasher: inout Hasher) { hasher.combine(choice) }

  /// The identifier in a library of photographs: nil, as there is none.
  public var itemIdentifier: String? { nil }

  /// The types of the file, the most special first.
  public var supportedContentTypes: [UTType] { [UTType(filenameExtension: file.pathExtension) ?? .data] }

  /// Reads the file as a value: its bytes as `Data`, or what the type makes of them. Nil where it has no such form.
  public func loadTransferable<T: Transferable & Sendable>(type: T.Type) async throws -> T? {
    let isOpened = file.startAccessingSecurityScopedResource()
    defer { if isOpened { file.stopAccessingSecurityScopedResource() } }
    if let data = try Data(contentsOf: file) as? T { return data }
    guard let provider = NSItemProvider(contentsOf: file) else { return nil }
    return await withCheckedContinuation { continuation in
      _ = provider.loadTransferable(type: type) { continuation.resume(returning: try? $0.get()) }
    }
  }

  /// Reads the file as a value, see `loadTransferable(type:)`, and calls `completionHandler` with it.
  @discardableResult public func loadTransferable<T: Transferable & Sendable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    Task {
      do { completionHandler(.success(try await loadTransferable(type: type))) } catch {
        completionHandler(.failure(error))
      }
    }
    return Progress(totalUnitCount: 1)
  }
}
