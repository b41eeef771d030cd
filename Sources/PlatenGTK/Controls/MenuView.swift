#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A menu: a GtkMenuButton with the label's text and a list of actions.
@MainActor final class MenuView: NodeView {
  private var shown: [MenuItem]?
  /// The symbol in place of the words.
  private var symbol: String?

  init(_ node: Node, window: HostWindow) {
    // The views of the label are not in it: GTK lays out its button.
    super.init(node, window: window, widget: gtk_menu_button_new(), box: nil)
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard let menu = node.content.control?.as(MenuContent.self) else { return }
    if !menu.showsWords, let symbol = menu.systemImage {
      show(symbol)
    } else {
      symbol = nil
      gtk_menu_button_set_label(widget.opaque, menu.label)
    }
    gtk_menu_button_set_has_frame(widget.opaque, hasFrame(menu) ? 1 : 0)
    var items = menu.items
    if menu.hasPrimaryAction { items.insert(MenuItem(.action(.normal), title: menu.label, id: node.id), at: 0) }
    if items != shown {
      shown = items
      fill(items)
    }
    Accessibility.describe(widget, node, name: menu.label)
  }

  private func show(_ symbol: String) {
    guard symbol != self.symbol else { return }
    self.symbol = symbol
    if SymbolView.isDrawn(symbol, over: widget), let picture = SymbolArea.make(symbol, over: widget) {
      gtk_menu_button_set_child(widget.opaque, picture)
    } else {
      gtk_menu_button_set_icon_name(widget.opaque, IconNames.icon(for: symbol, on: widget))
    }
    gtk_menu_button_set_always_show_arrow(widget.opaque, 1)
  }

  /// A box in the label is not shown here, so that the frame stays.
  private func hasFrame(_ menu: MenuContent) -> Bool {
    switch menu.style {
    case .plain, .borderless: false
    case .automatic: !node.hasBoxAround
    case .bordered, .borderedProminent: true
    }
  }

  private func fill(_ items: [MenuItem]) {
    guard let actions = g_simple_action_group_new() else { return }
    let group = OpaquePointer(actions)
    var count = 0
    let model = model(of: items, group, &count)
    gtk_widget_insert_action_group(widget, "platen", group)
    gtk_menu_button_set_menu_model(
      widget.opaque, UnsafeMutableRawPointer(model)?.assumingMemoryBound(to: GMenuModel.self))
    if let model { g_object_unref(UnsafeMutableRawPointer(model)) }
    g_object_unref(actions)
  }

  /// The items as a GMenu: dividers and headings begin sections.
  private func model(of items: [MenuItem], _ group: OpaquePointer, _ count: inout Int) -> OpaquePointer? {
    let menu = g_menu_new()
    var section = g_menu_new()
    func endSection(title: String?) {
      if g_menu_model_get_n_items(Self.model(section)) > 0 || title != nil {
        g_menu_append_section(menu, nil, Self.model(section))
      }
      if let section { g_object_unref(UnsafeMutableRawPointer(section)) }
      section = g_menu_new()
    }
    for item in items {
      switch item.kind {
      case .divider: endSection(title: nil)
      case .header: g_menu_append(section, item.title, "platen.none")
      case .submenu(let inner):
        let inner = model(of: inner, group, &count)
        g_menu_append_submenu(section, item.title, Self.model(inner))
        if let inner { g_object_unref(UnsafeMutableRawPointer(inner)) }
      case .action, .choice:
        let name = "i\(count)"
        count += 1
        addAction(name, item, to: group)
        g_menu_append(section, item.title, "platen." + name)
      }
    }
    endSection(title: nil)
    if let section { g_object_unref(UnsafeMutableRawPointer(section)) }
    return menu
  }

  private static func model(_ menu: OpaquePointer?) -> UnsafeMutablePointer<GMenuModel>? {
    UnsafeMutableRawPointer(menu)?.assumingMemoryBound(to: GMenuModel.self)
  }

  private func addAction(_ name: String, _ item: MenuItem, to group: OpaquePointer) {
    let action: OpaquePointer? =
      if case .choice(let isOn) = item.kind {
        g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))
      } else {
        g_simple_action_new(name, nil)
      }
    guard let action else { return }
    g_simple_action_set_enabled(action, item.isEnabled ? 1 : 0)
    let (event, id) = (item.event, item.id)
    connect(action, "activate") { [weak window] _ in
      guard let window else { return }
      window.perform { window.host.send(event, to: id) }
    }
    g_action_map_add_action(group, action)
    g_object_unref(UnsafeMutableRawPointer(action))
  }
}
#endif
