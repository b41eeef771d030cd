#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A picker: a GtkDropDown, a row of linked GtkToggleButtons, or a column of radio buttons.
@MainActor final class PickerView: NodeView {
  private let style: PickerContent.Style
  private var buttons: [Widget] = []
  private var isApplying = false

  init(_ node: Node, window: HostWindow) {
    var style = PickerContent.Style.menu
    if let picker = node.content.control?.as(PickerContent.self) { style = picker.style }
    self.style = style
    let widget: Widget
    switch style {
    case .menu, .wheel: widget = gtk_drop_down_new(nil, nil)
    case .segmented:
      widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      gtk_widget_add_css_class(widget, "linked")
      gtk_widget_add_css_class(widget, "platen-segments")
    case .inline: widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4)
    }
    super.init(node, window: window, widget: widget, box: nil)
    if !isList { Accessibility.setRole(GTK_ACCESSIBLE_ROLE_RADIO_GROUP, of: widget) }
    if isList {
      connect(widget, "notify::selected") { [weak self] _ in self?.listChanged() }
      mirrorPopover()
    }
  }

  /// GTK makes the rows of the list when it is opened, and passes no direction on to them.
  private func mirrorPopover() {
    guard let popover = gtk_widget_get_last_child(widget) else { return }
    connect(popover, "map", after: true) { [weak self] _ in
      MainLoop.later {
        guard let self else { return }
        self.widget.setDirection(isRightToLeft: self.node.isRightToLeft)
      }
    }
  }

  private var isList: Bool { style == .menu || style == .wheel }

  override func canShow(_ content: NodeContent) -> Bool {
    if let picker = content.control?.as(PickerContent.self) { picker.style == style } else { false }
  }

  override var focusWidget: Widget {
    guard !isList, let picker = node.content.control?.as(PickerContent.self) else { return widget }
    let index = picker.selection ?? 0
    return buttons.indices.contains(index) ? buttons[index] : widget
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard let picker = node.content.control?.as(PickerContent.self) else { return }
    isApplying = true
    var before: [PickerContent.Option]?
    if let old = old?.control?.as(PickerContent.self) { before = old.options }
    if before != picker.options { isList ? fillList(picker) : fillButtons(picker) }
    show(picker)
    isApplying = false
    Accessibility.describe(widget, node, name: picker.label)
    if isList {
      let chosen = picker.selection.flatMap { picker.options.indices.contains($0) ? picker.options[$0].title : nil }
      Accessibility.describeButton(in: widget, node, name: picker.label, value: chosen)
    }
  }

  private func fillList(_ picker: PickerContent) {
    let titles = gtk_string_list_new(nil)
    for option in picker.options { gtk_string_list_append(titles, option.title) }
    gtk_drop_down_set_model(widget.opaque, titles)
    if let titles { g_object_unref(UnsafeMutableRawPointer(titles)) }
  }

  /// Shows the options. Buttons that are as many as before stay, and one of them keeps the focus.
  private func fillButtons(_ picker: PickerContent) {
    guard buttons.count != picker.options.count else {
      for (button, option) in zip(buttons, picker.options) { label(button, for: option) }
      return
    }
    for button in buttons { gtk_box_remove(widget.cast(to: GtkBox.self), button) }
    buttons = []
    for (index, option) in picker.options.enumerated() {
      let button: Widget
      if style == .segmented {
        button = gtk_toggle_button_new()
        if let first = buttons.first {
          gtk_toggle_button_set_group(
            button.cast(to: GtkToggleButton.self), first.cast(to: GtkToggleButton.self))
        }
      } else {
        button = gtk_check_button_new()
        if let first = buttons.first {
          gtk_check_button_set_group(button.cast(to: GtkCheckButton.self), first.cast(to: GtkCheckButton.self))
        }
      }
      // GTK's are buttons and check boxes, of which nothing says that one excludes the others.
      Accessibility.setRole(GTK_ACCESSIBLE_ROLE_RADIO, of: button)
      gtk_widget_set_focus_on_click(button, 0)
      label(button, for: option)
      connect(button, "toggled") { [weak self] _ in self?.toggled(index) }
      gtk_box_append(widget.cast(to: GtkBox.self), button)
      buttons.append(button)
    }
  }

  /// A segment's title is cut where there is no space for it, as in SwiftUI. One that is an icon alone is named by its
  /// title.
  private func label(_ button: Widget, for option: PickerContent.Option) {
    guard style == .segmented else {
      return gtk_check_button_set_label(button.cast(to: GtkCheckButton.self), option.title)
    }
    if !option.showsWords, let symbol = option.systemImage, let picture = SymbolArea.make(symbol, over: widget) {
      gtk_button_set_child(button.cast(to: GtkButton.self), picture)
      gtk_widget_add_css_class(button, "image-button")
      gtk_widget_set_tooltip_text(button, option.title)
      return Accessibility.setName(option.title, of: button)
    }
    gtk_widget_set_tooltip_text(button, nil)
    gtk_widget_remove_css_class(button, "image-button")
    Accessibility.unname(button)
    gtk_button_set_label(button.cast(to: GtkButton.self), option.title)
    guard let label = gtk_button_get_child(button.cast(to: GtkButton.self)) else { return }
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
  }

  private func isActive(_ index: Int) -> Bool {
    style == .segmented
      ? gtk_toggle_button_get_active(buttons[index].cast(to: GtkToggleButton.self)) != 0
      : gtk_check_button_get_active(buttons[index].cast(to: GtkCheckButton.self)) != 0
  }

  private func setActive(_ index: Int, _ isActive: Bool) {
    if style == .segmented {
      gtk_toggle_button_set_active(buttons[index].cast(to: GtkToggleButton.self), isActive ? 1 : 0)
    } else {
      gtk_check_button_set_active(buttons[index].cast(to: GtkCheckButton.self), isActive ? 1 : 0)
    }
  }

  private func show(_ picker: PickerContent) {
    if isList {
      let index = picker.selection.map { guint(clamping: $0) } ?? guint.max
      if gtk_drop_down_get_selected(widget.opaque) != index { gtk_drop_down_set_selected(widget.opaque, index) }
    } else {
      for index in buttons.indices where isActive(index) != (index == picker.selection) {
        setActive(index, index == picker.selection)
      }
      for (index, button) in buttons.enumerated() { Accessibility.setChecked(button, index == picker.selection) }
    }
  }

  private func listChanged() {
    let index = gtk_drop_down_get_selected(widget.opaque)
    guard !isApplying, index != guint.max else { return }
    choose(Int(index))
  }

  private func toggled(_ index: Int) {
    guard !isApplying, buttons.indices.contains(index), isActive(index) else { return }
    choose(index)
  }

  private func choose(_ index: Int) {
    window.send(.select(index), to: node)
    // The program may have refused the change.
    guard let picker = node.content.control?.as(PickerContent.self) else { return }
    isApplying = true
    show(picker)
    isApplying = false
  }
}
#endif
