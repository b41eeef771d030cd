#if GTK
import CGTK4

/// The contexts of a text widget's input methods, for as long as the widget has them.
///
/// Keys and resets can arrive while the widget is being removed: what uses a context looks it up here each time.
@MainActor final class InputMethods {
  typealias Context = UnsafeMutablePointer<GtkIMContext>

  /// The context of the desktop's input method, which belongs to the widget; nil once the widget is destroyed.
  private(set) var desktop: Context?
  /// The context that composes in a secure field, which this object owns; nil once the widget is destroyed.
  private(set) var deadKeys: Context?

  /// Takes ownership of `deadKeys`.
  init(of editor: Widget, desktop: Context, deadKeys: Context) {
    self.desktop = desktop
    self.deadKeys = deadKeys
    connect(editor, "destroy") { [self] _ in end() }
  }

  private func end() {
    desktop = nil
    guard let context = deadKeys else { return }
    deadKeys = nil
    gtk_im_context_set_client_widget(context, nil)
    g_object_unref(context)
  }

  /// Cancels the composition. The widget's own reset has no effect: it does not know of the keys
  /// (``InputMethodKeys``).
  func reset() {
    if let desktop { gtk_im_context_reset(desktop) }
    if let deadKeys { gtk_im_context_reset(deadKeys) }
  }
}
#endif
