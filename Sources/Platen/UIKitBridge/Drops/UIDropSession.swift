/// Something that is dragged.
open class UIDragItem: NSObject {
  /// Its forms.
  public let itemProvider: NSItemProvider
  /// What the program has it for. Nil by default.
  open var localObject: Any?

  /// Creates an item of forms.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What is dragged, and where.
@MainActor @preconcurrency public protocol UIDragDropSession: NSObjectProtocol {
  /// The items, of which a front end may know the types only while they are dragged.
  var items: [UIDragItem] { get }
  /// The place in points of the view that has the interaction, whatever view is given.
  func location(in view: UIView) -> CGPoint
}

extension UIDragDropSession {
  /// Whether the items may be moved, and not only copied. True: the program that drops them says what it does.
  public var allowsMoveOperation: Bool { true }
  /// Whether the items stay in the program. False.
  public var isRestrictedToDraggingApplication: Bool { false }

  /// Whether an item has a form of one of the types, by their identifiers.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  /// Whether an item can be read as a type.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Whether an item can be read as a value of Swift, as `String` by `NSString`.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

/// What is dropped on a view.
@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {
  /// The drag in the program that is dropped; nil for what comes from another program.
  var localDragSession: (any UIDragSession)? { get }
}

/// What the user drags in the program.
@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
  /// What the program has the drag for. Nil by default.
  var localContext: Any? { get set }
}

extension UIDropSession {
  /// Reads the items that can be read as a type, and passes them on when all are there.
  @discardableResult public func loadObjects<T: NSItemProviderReading & Sendable>(
    ofClass aClass: T.Type, completion: @escaping @MainActor ([T]) -> Void
  ) -> Progress {
    load(items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }, completion) { provider, receive in
      provider.loadObject(ofClass: aClass) { object, _ in receive(object) }
    }
  }

  /// Reads the items that can be read as a value of Swift, as `String` by `NSString`, and passes them on when all are
  /// there.
  @discardableResult public func loadObjects<T: _ObjectiveCBridgeable & Sendable>(
    ofClass aClass: T.Type, completion: @escaping @MainActor ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    load(items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }, completion) { provider, receive in
      _ = provider.loadObject(ofClass: aClass) { object, _ in receive(object) }
    }
  }

  private func load<T: Sendable>(
    _ providers: [NSItemProvider], _ completion: @escaping @MainActor ([T]) -> Void,
    _ read: (NSItemProvider, @escaping @Sendable (T?) -> Void) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: Int64(max(providers.count, 1)))
    let loaded = LoadedObjects<T>(providers.count, progress, completion)
    for (index, provider) in providers.enumerated() {
      read(provider) { object in Tracking.onMain { loaded.take(object, index) } }
    }
    return progress
  }
}

/// Objects that are read from several providers.
@MainActor private final class LoadedObjects<T: Sendable> {
  private var objects: [Int: T?] = [:]
  private let count: Int
  private let progress: Progress
  private let completion: @MainActor ([T]) -> Void

  init(_ count: Int, _ progress: Progress, _ completion: @escaping @MainActor ([T]) -> Void) {
    self.count = count
    self.progress = progress
    self.completion = completion
    if count == 0 { completion([]) }
  }

  func take(_ object: T?, _ index: Int) {
    objects[index] = .some(object)
    progress.completedUnitCount += 1
    if objects.count == count { completion((0..<count).compactMap { objects[$0] ?? nil }) }
  }
}

/// A drop on a view, as SwiftUI's.
@MainActor final class UIViewDropSession: NSObject, UIDropSession {
  let items: [UIDragItem]
  private let place: CGPoint
  var localDragSession: (any UIDragSession)?

  init(_ info: DropInfo) {
    items = info.items.map { UIDragItem(itemProvider: NSItemProvider($0)) }
    place = info.location
  }

  /// The drop of a drag in the program, with its items.
  init(_ items: [UIDragItem], of drag: (any UIDragSession)?) {
    self.items = items
    place = .zero
    localDragSession = drag
  }

  func location(in view: UIView) -> CGPoint { place }
}

extension UIImage: NSItemProviderReading {
  /// Pictures.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }

  /// The picture of the bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIImage {
    guard let image = UIImage(data: data) else { throw TransferError.hasNoForm }
    return image
  }
}
