import Foundation

/// What modifiers set for the dialogs for files inside.
struct FileDialogSettings: GraphComparable, @unchecked Sendable {
  // Unchecked: the closure is only called on the main actor.
  var message: Text?
  var confirmation: Text?
  var nameLabel: Text?
  var folder: URL?
  var options: FileDialogBrowserOptions = []
  var isURLEnabled: (URL) -> Bool = { _ in true }
  var hasFilter = false
  var resolution: TextResolution?

  static func isSame(_ first: Self, _ second: Self) -> Bool {
    !first.hasFilter && !second.hasFilter && first.message == second.message
      && first.confirmation == second.confirmation
      && first.nameLabel == second.nameLabel && first.folder == second.folder && first.options == second.options
  }

  /// A dialog with the settings.
  @MainActor func applied(to dialog: FileDialog) -> FileDialog {
    var dialog = dialog
    if let resolution {
      if let message { dialog.message = message.resolve(in: resolution).plainText }
      if let confirmation { dialog.confirmation = confirmation.resolve(in: resolution).plainText }
    }
    if let folder { dialog.folder = folder }
    if options.contains(.includeHiddenFiles) { dialog.showsHiddenFiles = true }
    return dialog
  }
}

private enum FileDialogSettingsKey: EnvironmentKey { static let defaultValue = FileDialogSettings() }

extension EnvironmentValues {
  var fileDialogSettings: FileDialogSettings {
    get { self[FileDialogSettingsKey.self] }
    set { self[FileDialogSettingsKey.self] = newValue }
  }
}

/// What is shown in dialogs for files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The extensions of names are shown. They always are.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1)
  /// Folders that are packages can be opened. They always can, as there are no packages here.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 2)
  /// Hidden files are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  /// Sets the sentence in the dialogs for files of the view.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment { $0.fileDialogSettings.set(\.message, message, $0) }
  }

  /// Sets the sentence in the dialogs for files of the view. It is translated by the program's tables.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets the sentence in the dialogs for files of the view, as it is.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(verbatim: String(message)))
  }

  /// Sets the words of the button that confirms in the dialogs for files of the view.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment { $0.fileDialogSettings.set(\.confirmation, label, $0) }
  }

  /// Sets the words of the button that confirms in the dialogs for files of the view. They are translated by the
  /// program's tables.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets the words of the button that confirms in the dialogs for files of the view, as they are.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(verbatim: String(label)))
  }

  /// Sets the label of the name in the dialogs that write files. Desktops have one of their own.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    transformEnvironment { $0.fileDialogSettings.set(\.nameLabel, label, $0) }
  }

  /// Sets the label of the name in the dialogs that write files. It is translated by the program's tables.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Sets the label of the name in the dialogs that write files, as it is.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(verbatim: String(label)))
  }

  /// Sets the folder that dialogs for files begin in. Ignored in pages, where the browser chooses it.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment { $0.fileDialogSettings.folder = defaultDirectory }
  }

  /// Sets what is shown in the dialogs for files of the view. Desktops and browsers leave it to the user.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    transformEnvironment { $0.fileDialogSettings.options = options }
  }

  /// Sets which files can be chosen in the sheets for files. Desktops and browsers have no such filter.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    transformEnvironment {
      $0.fileDialogSettings.hasFilter = true
      $0.fileDialogSettings.isURLEnabled = { (try? predicate.evaluate($0)) ?? false }
    }
  }

  /// Ignored: dialogs here keep nothing by an identifier.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Ignored: there are no aliases here, and symbolic links are what they lead to.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
}

extension FileDialogSettings {
  /// Sets a text, which is resolved in the environment of the modifier.
  fileprivate mutating func set(
    _ keyPath: WritableKeyPath<FileDialogSettings, Text?>, _ text: Text?, _ environment: EnvironmentValues
  ) {
    self[keyPath: keyPath] = text
    resolution = environment.textResolution
  }
}
