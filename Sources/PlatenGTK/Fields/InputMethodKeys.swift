#if GTK
import CGTK4
import PlatenGraph
import TextEditing

/// The keys of a window, about which its input method is asked first.
///
/// IBus's module for GTK 4 asks its daemon about every key and waits for the answer in a main loop of its own. What the
/// input method commits is in the field by then, before the key has its effect; but what is typed or clicked meanwhile
/// would be handled in that loop too, before this key. It is kept, and delivered in its order when the key is done.
@MainActor final class InputMethodKeys {
  private var isAsking = false
  /// The editor whose input method is being asked.
  private var asked: Widget?
  /// The widgets that are removed with that editor, each with a reference.
  private var removed: [Widget] = []
  private lazy var kept = KeptInput { [weak self] in self?.isAsking == true }

  /// Keeps the input that a window receives meanwhile.
  func watch(_ window: Widget) { kept.watch(window) }

  /// Asks the input method of a text widget in the place of the widget. The widget does not reset it by itself: it does
  /// not know of the keys.
  func route(_ editor: Widget, of field: FieldController) -> InputMethods? {
    guard let (own, context) = Self.inputMethod(of: editor), let controller = gtk_event_controller_key_new() else {
      return nil
    }
    let methods = InputMethods(of: editor, desktop: context, deadKeys: Self.deadKeys(of: editor, field))
    gtk_event_controller_set_propagation_phase(controller, gtk_event_controller_get_propagation_phase(own))
    gtk_event_controller_key_set_im_context(own, nil)
    let ask = { [weak self, weak field] in
      guard let self, let field, !field.isGone, let key = gtk_event_controller_get_current_event(controller) else {
        return false
      }
      let isDesktop = !kept.isOverdue && field.content?.isSecure != true
      guard let context = isDesktop ? methods.desktop : methods.deadKeys else { return false }
      if kept.isOverdue { return gtk_im_context_filter_keypress(context, key) != 0 }
      return self.ask(context, of: editor, about: key)
    }
    connect(controller, "key-pressed") { arguments in arguments.answer(ask()) }
    connect(controller, "key-released") { _ in _ = ask() }
    gtk_widget_add_controller(editor, controller)
    return methods
  }

  /// What composes in a secure field: dead keys and the compose key alone, without preedit text. GTK draws preedit text
  /// as it is, an input method of the desktop is another process that would receive the secret, and Apple's systems
  /// switch input methods off there.
  private static func deadKeys(of editor: Widget, _ field: FieldController) -> UnsafeMutablePointer<GtkIMContext> {
    let context: UnsafeMutablePointer<GtkIMContext> = gtk_im_context_simple_new()
    gtk_im_context_set_client_widget(context, editor)
    gtk_im_context_set_use_preedit(context, 0)
    connect(OpaquePointer(context), "commit") { [weak field] arguments in
      let text = arguments.string(1)
      SecretStrings.wipeWhenReleased(text)
      field?.perform(.insert(text))
    }
    return context
  }

  /// The controller with which a GtkText or a GtkTextView asks its input method, which the widget keeps.
  private static func inputMethod(
    of editor: Widget
  ) -> (OpaquePointer, UnsafeMutablePointer<GtkIMContext>)? {
    guard let controllers = gtk_widget_observe_controllers(editor) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let item = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(item) }
      guard
        g_type_check_instance_is_a(
          item.assumingMemoryBound(to: GTypeInstance.self), gtk_event_controller_key_get_type()) != 0,
        let context = gtk_event_controller_key_get_im_context(OpaquePointer(item))
      else { continue }
      return (OpaquePointer(item), context)
    }
    return nil
  }

  /// Whether the input method takes the key.
  private func ask(
    _ context: UnsafeMutablePointer<GtkIMContext>, of editor: Widget, about key: OpaquePointer
  ) -> Bool {
    guard !isAsking else { return false }
    // The field may go away with what is committed.
    g_object_ref(context)
    gdk_event_ref(key)
    kept.beginWaiting()
    isAsking = true
    asked = editor
    let isTaken = gtk_im_context_filter_keypress(context, key) != 0
    isAsking = false
    asked = nil
    for widget in removed {
      gtk_widget_unparent(widget)
      g_object_unref(widget)
    }
    removed = []
    kept.deliverLater()
    gdk_event_unref(key)
    g_object_unref(context)
    return isTaken
  }

  /// Takes a widget out of the window. An editor that leaves it has GTK release the context in which the input method's
  /// module still waits: until that is answered, it stays, invisible.
  func remove(_ widget: Widget) {
    guard let asked, asked == widget || gtk_widget_is_ancestor(asked, widget) != 0 else {
      return gtk_widget_unparent(widget)
    }
    gtk_widget_set_visible(widget, 0)
    g_object_ref(widget)
    removed.append(widget)
  }
}
#endif
