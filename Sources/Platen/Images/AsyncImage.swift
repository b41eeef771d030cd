import Foundation

#if Networking
import FoundationNetworking
#endif

/// How far an image has been loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing has been loaded yet, or there is no address.
  case empty
  /// The image has been loaded.
  case success(Image)
  /// Loading has failed, or the data is no image or larger than 32 MB.
  case failure(any Error)

  /// The loaded image; nil in the other phases.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error of a failed load; nil in the other phases.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// An image from a file, from the network or from the address itself (`data:`), shown when it is there.
///
/// Loading from the network needs the package trait `Networking`, which the traits `Web` and `GTK` enable.
public struct AsyncImage<Content: View> {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Loads an image when the view appears and when `url` changes; nil loads nothing. `scale` is pixels per point;
  /// `transaction` applies to the change of phase when loading ends.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage: View {
  /// The views that this one is made of.
  public var body: some View {
    content(phase).task(id: url) {
      phase = .empty
      guard let url else { return }
      let loaded = await ImageLoader.load(url, scale)
      guard !Task.isCancelled else { return }
      withTransaction(transaction) { phase = loaded }
    }
  }
}

extension AsyncImage {
  /// Shows a translucent grey area until the image is loaded, and where loading fails. `scale` is pixels per point.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
    self.init(url: url, scale: scale) { _AsyncImageContent(image: $0.image) }
  }

  /// Shows `content` once the image is loaded; before that, and where loading fails, `placeholder`. `scale` is pixels
  /// per point.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

/// The image, or a grey ground in its place.
public struct _AsyncImageContent {
  let image: Image?

  nonisolated init(image: Image?) { self.image = image }
}

extension _AsyncImageContent: View {
  /// The views that this one is made of.
  @ViewBuilder public var body: some View {
    if let image { image } else { Color.secondary.opacity(0.2) }
  }
}

enum ImageLoader {
  /// What is wrong with an address or with what is there.
  enum Failure: Error { case noImage, tooLarge, unknownAddress, noNetworking }

  /// More is not loaded.
  private static let mostBytes = 32_000_000

  @concurrent static func load(_ url: URL, _ scale: CGFloat) async -> AsyncImagePhase {
    do {
      let data = try await bytes(of: url)
      guard data.count <= mostBytes else { throw Failure.tooLarge }
      guard let image = Image(data: data, scale: scale) else { throw Failure.noImage }
      return .success(image)
    } catch {
      return .failure(error)
    }
  }

  private static func bytes(of url: URL) async throws -> Data {
    switch url.scheme?.lowercased() {
    case "file": return try Data(contentsOf: url)
    case "data": return try dataOfAddress(url.absoluteString)
    case "http", "https": return try await dataFromNetwork(url)
    default: throw Failure.unknownAddress
    }
  }

  private static func dataFromNetwork(_ url: URL) async throws -> Data {
    #if Networking
    return try await URLSession.shared.data(from: url).0
    #else
    Diagnostics.report(
      "the image at \(url.absoluteString) can't be loaded: the program was built without the package trait “Networking”"
    )
    throw Failure.noNetworking
    #endif
  }

  /// The bytes that a `data:` address holds (RFC 2397).
  private static func dataOfAddress(_ address: String) throws -> Data {
    guard let comma = address.firstIndex(of: ",") else { throw Failure.noImage }
    let words = String(address[address.index(after: comma)...])
    let plain = words.removingPercentEncoding ?? words
    guard address[..<comma].hasSuffix(";base64") else { return Data(plain.utf8) }
    guard let data = Data(base64Encoded: plain, options: .ignoreUnknownCharacters) else { throw Failure.noImage }
    return data
  }
}
