#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// The desktop's dialogs for files, of GTK where the desktop has none.
@MainActor final class WindowFileDialogs: FileDialogs {
  private let window: Widget

  init(_ window: Widget) { self.window = window }

  func present(
    _ dialog: FileDialog, answer: @escaping @MainActor (FileDialogAnswer) -> Void
  ) -> @MainActor () -> Void {
    let native = gtk_file_chooser_native_new(
      dialog.title, window.cast(to: GtkWindow.self), Self.action(dialog), dialog.confirmation, nil)
    guard let native else {
      answer(.unsupported)
      return {}
    }
    set(dialog, on: native)
    let shown = ShownFileDialog(native)
    connect(native, "response") { arguments in
      let isAccepted = arguments.integer(1) == Int(GTK_RESPONSE_ACCEPT.rawValue)
      let files = isAccepted ? Self.files(native) : []
      guard shown.close() else { return }
      answer(files.isEmpty ? .cancelled : .chosen(files))
    }
    gtk_native_dialog_show(shown.dialog)
    return { _ = shown.close() }
  }

  private static func action(_ dialog: FileDialog) -> GtkFileChooserAction {
    switch dialog.kind {
    case .save: GTK_FILE_CHOOSER_ACTION_SAVE
    case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
    case .open:
      // GTK chooses either files or folders.
      dialog.types.contains(where: \.isFolder) && !dialog.types.contains { !$0.isFolder || $0.includesAllFiles }
        ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN
    }
  }

  private func set(_ dialog: FileDialog, on native: OpaquePointer) {
    gtk_native_dialog_set_modal(UnsafeMutablePointer(native), 1)
    if case .open(allowsSeveral: true) = dialog.kind { gtk_file_chooser_set_select_multiple(native, 1) }
    if case .save(let name) = dialog.kind { gtk_file_chooser_set_current_name(native, name) }
    if let folder = dialog.folder, let file = g_file_new_for_path(folder.path) {
      gtk_file_chooser_set_current_folder(native, file, nil)
      g_object_unref(gpointer(file))
    }
    guard !dialog.isForFolder, !dialog.types.contains(where: \.includesAllFiles) else { return }
    if case .open = dialog.kind, dialog.types.count > 1 {
      add(dialog.types, named: dialog.types.map(\.name).joined(separator: ", "), to: native)
    }
    for type in dialog.types where !type.filenameExtensions.isEmpty { add([type], named: type.name, to: native) }
  }

  /// Adds a filter, which the dialog keeps.
  private func add(_ types: [FileDialogType], named name: String, to native: OpaquePointer) {
    guard let filter = gtk_file_filter_new() else { return }
    gtk_file_filter_set_name(filter, name)
    for suffix in Set(types.flatMap(\.filenameExtensions)) { gtk_file_filter_add_suffix(filter, suffix) }
    gtk_file_chooser_add_filter(native, filter)
    g_object_unref(gpointer(filter))
  }

  private static func files(_ native: OpaquePointer) -> [URL] {
    guard let list = gtk_file_chooser_get_files(native) else { return [] }
    defer { g_object_unref(gpointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(item) }
      guard let path = g_file_get_path(OpaquePointer(item)) else { return nil }
      defer { g_free(path) }
      return URL(fileURLWithPath: String(cString: path))
    }
  }
}

/// A dialog that is shown until it is closed once, by the user or by the program.
@MainActor private final class ShownFileDialog {
  let dialog: UnsafeMutablePointer<GtkNativeDialog>
  private var isOpen = true

  init(_ native: OpaquePointer) { dialog = UnsafeMutablePointer(native) }

  /// Whether it was open.
  func close() -> Bool {
    guard isOpen else { return false }
    isOpen = false
    gtk_native_dialog_hide(dialog)
    // Its signal may be the reason.
    let dialog = MainThreadOnly(value: dialog)
    MainLoop.later { g_object_unref(gpointer(dialog.value)) }
    return true
  }
}
#endif
