import Foundation
import UniformTypeIdentifiers

/// Who can read a form of an item. All forms can be read by the program; those for it alone are not given to others.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all
  /// Here the program itself.
  case team
  /// Here the program itself.
  case group
  /// The program itself.
  case ownProcess
}

/// A value that an item provider can carry.
public protocol NSItemProviderWriting {
  /// The types that its bytes can have, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes the bytes of a type and passes them on, or nil and an error where it has none of that type. It is called when
  /// the form is read, on any thread.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// A value that can be read from an item provider.
public protocol NSItemProviderReading: SendableMetatype {
  /// The types that it can be read from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Reads it from bytes of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Something that is dragged or pasted, in the forms that it has. A form is made when it is read.
///
/// A handler is called at once where the form is there, and otherwise on any thread.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Unchecked: what changes is behind a lock.
  private let lock = NSLock()
  private var forms: [DragItem.Form] = []
  private var hidden: Set<String> = []
  private var name: String?

  /// The name of a file of the item.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  /// Creates a provider without a form.
  public override init() {}

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a file, with its type by its name; nil where there is no such file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(for: UTType(filenameExtension: fileURL.pathExtension) ?? .data) { done in
      done(try? Data(contentsOf: fileURL), nil)
      return nil
    }
    registerDataRepresentation(for: .fileURL) { done in
      done(Data(fileURL.absoluteString.utf8), nil)
      return nil
    }
  }

  init(_ item: DragItem) {
    forms = item.forms.map { form in
      guard form.identifier.isEmpty, let name = form.mimeTypes.first else { return form }
      return DragItem.Form(
        identifier: UTType.ofMIMEType(name).identifier, mimeTypes: form.mimeTypes, isForOthers: form.isForOthers,
        load: form.load)
    }
    name = item.name
  }

  /// The item as it is dragged in the program. Of forms for it alone other programs do not learn the types.
  var wholeItem: DragItem {
    lock.withLock {
      DragItem(
        forms.map { form in
          guard hidden.contains(form.identifier) else { return form }
          return DragItem.Form(identifier: form.identifier, mimeTypes: [], isForOthers: false, load: form.load)
        }, name: name)
    }
  }

  private var allForms: [DragItem.Form] { lock.withLock { forms } }

  // MARK: forms

  /// The types of the forms, the best first.
  open var registeredTypeIdentifiers: [String] { allForms.map(\.identifier) }

  /// The types of the forms, the best first.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map(UTType.ofIdentifier) }

  /// The types of the forms that conform to a type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Whether a form conforms to a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { form(typeIdentifier) != nil }

  private func form(_ typeIdentifier: String) -> DragItem.Form? {
    let wanted = UTType.ofIdentifier(typeIdentifier)
    let forms = allForms
    return forms.first { $0.identifier == typeIdentifier }
      ?? forms.first { UTType.ofIdentifier($0.identifier).conforms(to: wanted) }
  }

  /// Adds a form of bytes. The handler makes them and passes them on.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (_ done: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    let type = UTType.ofIdentifier(typeIdentifier)
    lock.withLock {
      forms.append(
        DragItem.Form(identifier: typeIdentifier, mimeTypes: type.mimeNames) { receive in
          _ = loadHandler { data, _ in receive(data) }
        })
      if visibility != .all { hidden.insert(typeIdentifier) }
    }
  }

  /// Adds a form of bytes. The handler makes them and passes them on.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (_ done: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds the forms of an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    // It is not changed by the program any more.
    nonisolated(unsafe) let object = object
    for identifier in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { done in
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: done)
      }
    }
  }

  // MARK: reading

  /// Reads the bytes of a form that conforms to a type.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let form = form(typeIdentifier) else {
      completionHandler(nil, TransferError.hasNoForm)
      return progress
    }
    form.load { data in
      progress.completedUnitCount = 1
      completionHandler(data, data == nil ? TransferError.hasNoForm : nil)
    }
    return progress
  }

  /// Reads the bytes of a form that conforms to a type.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Reads a form as a file, which is removed after the handler.
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? "item"
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("item-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent((name as NSString).lastPathComponent)
          .appendingPathExtension(for: UTType.ofIdentifier(typeIdentifier))
        try data.write(to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// Whether a form can be read as a type.
  open func canLoadObject<T: NSItemProviderReading>(ofClass type: T.Type) -> Bool {
    type.readableTypeIdentifiersForItemProvider.contains { form($0) != nil }
  }

  /// Reads a form as a type.
  @discardableResult open func loadObject<T: NSItemProviderReading>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    guard let identifier = type.readableTypeIdentifiersForItemProvider.first(where: { form($0) != nil }) else {
      completionHandler(nil, TransferError.hasNoForm)
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do { completionHandler(try T.object(withItemProviderData: data, typeIdentifier: identifier), nil) } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Whether a form can be read as a value of Swift whose class can be read, as `String` by `NSString`.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass type: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

  /// Reads a form as a value of Swift whose class can be read, as `String` by `NSString`.
  @discardableResult public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      completionHandler(object.map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
  }

  // MARK: transferable values

  /// Adds the forms of a value.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    let value = transferable()
    for form in T.transferForms where form.exports(value) {
      if let name = form.name?(value) { suggestedName = name }
      registerDataRepresentation(
        forTypeIdentifier: form.contentType.identifier, visibility: form.visibility.isOwnProcess ? .ownProcess : .all
      ) { done in
        switch form.export {
        case .now(let export)?: done(try? export(value), nil)
        case .later(let export)?: Task { done(try? await export(value), nil) }
        case nil: done(nil, TransferError.hasNoForm)
        }
        return nil
      }
    }
  }

  /// Reads a form as a value.
  @discardableResult public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    loadTransferables(type: transferableType) { values in
      completionHandler(values.first.map { .success($0) } ?? .failure(TransferError.hasNoForm))
    }
  }

  /// Reads a form as the values that it has: an address list has several.
  @discardableResult func loadTransferables<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable ([T]) -> Void
  ) -> Progress {
    let importing = T.transferForms.first { $0.read != nil && form($0.contentType.identifier) != nil }
    guard let importing, let read = importing.read else {
      completionHandler([])
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: importing.contentType.identifier) { data, _ in
      guard let data else { return completionHandler([]) }
      switch read {
      case .now(let read): completionHandler((try? read(data)) ?? [])
      case .later(let read): Task { completionHandler((try? await read(data)) ?? []) }
      }
    }
  }
}

extension UTType {
  /// The type of an identifier, known or not.
  static func ofIdentifier(_ identifier: String) -> UTType { UTType(identifier) ?? UTType(importedAs: identifier) }

  /// The type of a name that another program gives: with parameters, or one that was made of an identifier.
  static func ofMIMEType(_ mimeType: String) -> UTType {
    let name = mimeType.prefix { $0 != ";" }.lowercased()
    let own = DragItem.Form.mimeType(of: "")
    switch name {
    case "text/plain", "utf8_string", "string": return .utf8PlainText
    case "text/uri-list": return .url
    case _ where name.hasPrefix(own) && name.dropFirst(own.count).contains("."):
      return ofIdentifier(String(name.dropFirst(own.count)))
    default: return UTType(mimeType: name) ?? .data
    }
  }

  /// The names by which other programs know the type.
  var mimeNames: [String] {
    switch self {
    case .utf8PlainText, .plainText, .text: ["text/plain;charset=utf-8", "text/plain"]
    case .url, .fileURL: ["text/uri-list"]
    default: tags[.mimeType] ?? []
    }
  }
}
