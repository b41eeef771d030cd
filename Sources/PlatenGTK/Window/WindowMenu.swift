#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// The edit menu of a window's fields and the menus of its views, as GTK's own popover menu, which supports pointer,
/// keyboard and assistive technology.
@MainActor final class WindowMenu {
  private unowned let window: HostWindow
  /// The menu that is shown, with a reference of its own.
  private var popover: Widget?
  private var menu: EditMenu?
  /// The widget that had the focus before, to which it is returned.
  private weak var view: NodeView?

  private static let group = "edit-menu"

  init(_ window: HostWindow) { self.window = window }

  /// Opens the menu on the secondary button, before the widget's own does.
  static func watch(_ widget: Widget, of view: NodeView) {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_SECONDARY))
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    connect(gesture, "pressed") { [weak view] arguments in
      guard let view, view.node.attributes.isEnabled else { return }
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      let place = CGPoint(x: arguments.double(2), y: arguments.double(3))
      if !view.node.attributes.isFocused {
        view.grabFocus()
        view.window.perform {}
      }
      if view.node.attributes.isFocused { view.window.openMenu(of: view, at: place) }
    }
    gtk_widget_add_controller(widget, gesture)
  }

  /// Opens the menu of a view, if nothing in it has one.
  static func watchAround(_ view: NodeView) {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_SECONDARY))
    connect(gesture, "pressed") { [weak view] arguments in
      guard let view, view.window.openMenu(of: view, at: CGPoint(x: arguments.double(2), y: arguments.double(3)))
      else { return }
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    gtk_widget_add_controller(view.widget, gesture)
  }

  /// Opens the menu of a field, or of the view around a widget, at a position in the widget that receives its keys or
  /// at its lower edge. False if it has no menu.
  func open(for view: NodeView, at place: CGPoint?) -> Bool {
    close()
    var opened: EditMenu?
    window.perform { opened = window.host.editMenus.open(of: view.node.id) }
    guard let opened, let model = g_menu_new(), let actions = g_simple_action_group_new() else { return false }
    fill(model, with: opened.items)
    for item in opened.allActions { add(item, to: actions) }
    let widget = view.focusWidget
    gtk_widget_insert_action_group(widget, Self.group, OpaquePointer(actions))
    g_object_unref(actions)
    guard let popover = gtk_popover_menu_new_from_model_full(Self.model(model), GTK_POPOVER_MENU_NESTED) else {
      return false
    }
    g_object_unref(UnsafeMutableRawPointer(model))
    g_object_ref_sink(popover)
    (menu, self.popover) = (opened, popover)
    self.view = view.fieldController == nil ? window.focusedView : view
    gtk_widget_set_parent(popover, widget)
    var area = GdkRectangle(x: 12, y: gtk_widget_get_height(widget) - 2, width: 1, height: 1)
    if let caret = view.revealedArea {
      area = GdkRectangle(x: Int32(caret.minX), y: Int32(caret.maxY), width: 1, height: 1)
    }
    if let place { area = GdkRectangle(x: Int32(place.x), y: Int32(place.y), width: 1, height: 1) }
    let gtkPopover = popover.cast(to: GtkPopover.self)
    gtk_popover_set_pointing_to(gtkPopover, &area)
    gtk_popover_set_has_arrow(gtkPopover, 0)
    gtk_popover_set_position(gtkPopover, GTK_POS_BOTTOM)
    gtk_widget_set_halign(popover, GTK_ALIGN_START)
    // The choice is performed after the popover has closed: until then it is not known whether there is one.
    // It is kept until then: the next one could have its address.
    connect(popover, "closed") { [weak self] _ in
      MainLoop.later(keeping: popover.opaque) { self?.closed($0.widget) }
    }
    gtk_popover_popup(gtkPopover)
    return true
  }

  private static func model(_ menu: OpaquePointer) -> UnsafeMutablePointer<GMenuModel> {
    UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
  }

  /// Items on both sides of a divider are separate sections.
  private func fill(_ menu: OpaquePointer, with items: [EditMenu.Item]) {
    var section = g_menu_new()
    func finish() {
      guard let section else { return }
      g_menu_append_section(menu, nil, Self.model(section))
      g_object_unref(UnsafeMutableRawPointer(section))
    }
    for item in items {
      if item.startsGroup {
        finish()
        section = g_menu_new()
      }
      guard let section else { continue }
      if let index = item.index {
        g_menu_append(section, item.title, "\(Self.group).\(index)")
      } else if let submenu = g_menu_new() {
        fill(submenu, with: item.children)
        g_menu_append_submenu(section, item.title, Self.model(submenu))
        g_object_unref(UnsafeMutableRawPointer(submenu))
      }
    }
    finish()
  }

  private func add(_ item: EditMenu.Item, to group: UnsafeMutablePointer<GSimpleActionGroup>) {
    guard let index = item.index else { return }
    // An item with a mark has a state, which GTK shows as a check mark.
    let action =
      item.isOn
      ? g_simple_action_new_stateful(String(index), nil, g_variant_new_boolean(1))
      : g_simple_action_new(String(index), nil)
    guard let action else { return }
    g_simple_action_set_enabled(action, item.isEnabled ? 1 : 0)
    connect(action, "activate") { [weak self] _ in self?.choose(index) }
    g_action_map_add_action(OpaquePointer(group), action)
    g_object_unref(UnsafeMutableRawPointer(action))
  }

  private func choose(_ index: Int) {
    guard let menu else { return }
    self.menu = nil
    window.perform {
      menu.choose(index)
      if menu.isShown { menu.dismiss() }
    }
  }

  private func closed(_ popover: Widget) {
    guard self.popover == popover else { return }
    close()
  }

  /// Closes the menu without doing anything.
  private func close() {
    if let menu {
      self.menu = nil
      window.perform { menu.dismiss() }
    }
    guard let popover else { return }
    // The focus moves from the popover to the field, not to the next widget.
    let focused = gtk_window_get_focus(window.widget.cast(to: GtkWindow.self))
    if focused.map({ gtk_widget_is_ancestor($0, popover) != 0 }) ?? true { view?.grabFocus() }
    release(popover)
  }

  /// Called before a widget is removed from the window: a menu at it or in it is closed. GTK does not release a popover
  /// with the widget that it was given as its parent, and the popover would keep that one's address.
  func widgetWillBeRemoved(_ widget: Widget) {
    guard let popover, gtk_widget_is_ancestor(popover, widget) != 0 else { return }
    window.releaseFocus(in: popover)
    release(popover)
    // The program hears of it behind the update that removes the widget.
    guard let menu else { return }
    self.menu = nil
    MainLoop.later { [weak window] in window?.perform { menu.dismiss() } }
  }

  private func release(_ popover: Widget) {
    self.popover = nil
    if let widget = gtk_widget_get_parent(popover) { gtk_widget_insert_action_group(widget, Self.group, nil) }
    // GTK never frees a popover that is removed while it is shown.
    gtk_popover_popdown(popover.cast(to: GtkPopover.self))
    gtk_widget_unparent(popover)
    g_object_unref(UnsafeMutableRawPointer(popover))
  }
}
#endif
