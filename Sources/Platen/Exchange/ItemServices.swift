import Foundation
import UniformTypeIdentifiers

extension View {
  /// Accepts items that the user imports: a file that is chosen by the command of ``ImportFromDevicesCommands``.
  ///
  /// - Parameters:
  ///   - contentTypes: The types that the view accepts at the moment; an empty array for none.
  ///   - onImport: Receives an item for each file. False where the view could not take them, which the user is told.
  nonisolated public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    nonisolated(unsafe) let onImport = onImport
    return modifier(ItemImport(types: contentTypes, onImport: { onImport($0) }))
  }

  /// Ignored: there are no services of the system that would request the items.
  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View {
    self
  }

  /// Ignored: there are no services of the system that would request the items, or return others.
  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  /// Accepts values that the user imports: of a file that is chosen by the command of ``ImportFromDevicesCommands``.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Receives the values of a file. False where the view could not take them; its result is ignored where a
  ///     value is read by work that waits.
  nonisolated public func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Bool
  ) -> some View {
    nonisolated(unsafe) let action = action
    let types = T.transferForms.filter { $0.read != nil }.map(\.contentType)
    return modifier(
      ItemImport(types: types) { providers in
        LoadedValues<T>.load(providers) { values in values.isEmpty ? false : action(values) }
      })
  }

  /// Ignored: there are no services of the system that would request the values.
  nonisolated public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    self
  }

  /// Ignored: there are no services of the system that would request the values, or return others.
  nonisolated public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping (_ items: [T]) -> Bool
  ) -> some View {
    self
  }
}

/// Asks for a file for the view when the command is chosen.
private struct ItemImport {
  let types: [UTType]
  let onImport: @MainActor ([NSItemProvider]) -> Bool
  @State private var isAsking = false
  @State private var hasFailed = false
  @Environment(\.hostReference) private var reference

  nonisolated init(types: [UTType], onImport: @escaping @MainActor ([NSItemProvider]) -> Bool) {
    self.types = types
    self.onImport = onImport
  }
}

extension ItemImport: ViewModifier {
  func body(content: Content) -> some View {
    content
      .focusedSceneValue(\.itemImport, types.isEmpty ? nil : ItemImportAction { isAsking = true })
      .fileImporter(isPresented: $isAsking, allowedContentTypes: types) { result in
        MainActor.assumeIsolated { take(result) }
      }
      .alert(.own("A file can’t be read."), isPresented: $hasFailed) { Button(.own("OK")) {} }
  }

  @MainActor private func take(_ result: Result<URL, any Error>) {
    let item = (try? result.get()).flatMap { NSItemProvider(contentsOf: $0) }
    hasFailed = !(item.map { onImport([$0]) } ?? false)
  }
}

/// Imports items into a view.
struct ItemImportAction {
  let ask: @MainActor () -> Void
}

private enum ItemImportKey: FocusedValueKey { typealias Value = ItemImportAction }

extension FocusedValues {
  /// Imports items into the view that accepts some.
  var itemImport: ItemImportAction? {
    get { self[ItemImportKey.self] }
    set { self[ItemImportKey.self] = newValue }
  }
}

/// The command that imports a file.
struct ImportItemsCommand {
  @FocusedValue(\.itemImport) private var itemImport

  nonisolated init() {}
}

extension ImportItemsCommand: View {
  var body: some View { Button("Import…") { itemImport?.ask() }.disabled(itemImport == nil) }
}
