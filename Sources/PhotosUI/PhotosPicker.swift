import Foundation
import Platen

/// In which order chosen items are in the selection. Ignored: they are in the order in which the front end names them.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// In any order.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// In the order of the choice.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// At each choice. Ignored.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// At each choice, in its order. Ignored.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// A button that asks for photographs: files with images, as `fileImporter` asks for them.
public struct PhotosPicker<Label: View> {
  private let selection: Binding<[PhotosPickerItem]>
  private let allowsSeveral: Bool
  private let limit: Int?
  private let filter: PHPickerFilter?
  private let label: Label
  @State private var isPresented = false

  /// Creates a button for one file.
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection.asList
    (allowsSeveral, limit) = (false, 1)
    self.filter = filter
    self.label = label()
  }

  /// Creates a button for one file of a library. There is one library.
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, matching: filter, label: label)
  }

  /// Creates a button for several files, as many as `maxSelectionCount` at most.
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    (allowsSeveral, limit) = (maxSelectionCount != 1, maxSelectionCount)
    self.filter = filter
    self.label = label()
  }
}

extension PhotosPicker: View {
  /// The button.
  @MainActor @preconcurrency public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(
      PhotosImporter(
        isPresented: $isPresented, selection: selection, allowsSeveral: allowsSeveral, limit: limit, filter: filter))
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button with a title for one file.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// Creates a button with a title for one file of a library. There is one library.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// Creates a button with a title for one file.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  /// Creates a button with a title for several files.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
  }

  /// Creates a button with a title for several files.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
  }
}

extension View {
  /// Asks for one photograph while `isPresented` is true.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(
      PhotosImporter(
        isPresented: isPresented, selection: selection.asList, allowsSeveral: false, limit: 1, filter: filter))
  }

  /// Asks for several photographs while `isPresented` is true.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(
      PhotosImporter(
        isPresented: isPresented, selection: selection, allowsSeveral: maxSelectionCount != 1,
        limit: maxSelectionCount, filter: filter))
  }

  /// How a ``PhotosPicker`` is shown. Ignored: the front end asks in its own way.
  nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
}

/// How a ``PhotosPicker`` is shown. Ignored.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String

  /// Over the window.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// In its place.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// In its place, small.
  public static let compact = PhotosPickerStyle(name: "compact")
}

/// Asks for the files of a selection.
struct PhotosImporter: ViewModifier {
  let isPresented: Binding<Bool>
  let selection: Binding<[PhotosPickerItem]>
  let allowsSeveral: Bool
  let limit: Int?
  let filter: PHPickerFilter?

  func body(content: Content) -> some View {
    content.fileImporter(
      isPresented: isPresented, allowedContentTypes: filter.types, allowsMultipleSelection: allowsSeveral
    ) { [selection, limit] result in
      guard let files = try? result.get(), !files.isEmpty else { return }
      selection.wrappedValue = files.prefix(limit ?? files.count).map { PhotosPickerItem($0) }
    }
  }
}

extension Binding where Value == PhotosPickerItem? {
  /// The item as a list of at most one.
  nonisolated var asList: Binding<[PhotosPickerItem]> {
    let item = self
    return Binding<[PhotosPickerItem]>(
      get: { item.wrappedValue.map { [$0] } ?? [] }, set: { item.wrappedValue = $0.first })
  }
}
