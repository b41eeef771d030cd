#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A row of a list or form: takes the focus and is selected as GTK's own rows are.
@MainActor final class RowView: NodeView {
  private let area = Box()
  /// A form is no list to assistive technology: what is in its rows has names of its own.
  private let isInList: Bool

  init(_ node: Node, window: HostWindow) {
    isInList = node.parent?.formOfRows?.isList ?? true
    super.init(node, window: window, widget: nil, box: area)
    gtk_widget_add_css_class(area.widget, "platen-row")
    Accessibility.setRole(isInList ? GTK_ACCESSIBLE_ROLE_LIST_ITEM : GTK_ACCESSIBLE_ROLE_GROUP, of: area.widget)
    watchClicks()
  }

  private var content: RowContent? {
    if case .container(.row(let row)) = node.content { row } else { nil }
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard let content else { return }
    gtk_widget_set_focusable(widget, node.attributes.isFocusable ? 1 : 0)
    widget.setClass("platen-selected", content.isSelected)
    nameByContent()
    if content.isSelectable { Accessibility.setSelected(widget, content.isSelected) }
    gtk_widget_queue_draw(widget)
  }

  override var namedWidget: Widget? { widget }

  /// Without the names of the buttons inside, which have the focus too: those of a swipe repeat the row's own words. A
  /// row that consists of buttons has the name of the first, and one of fields the name that its buttons have for it.
  override var contentName: String {
    guard isInList || node.attributes.isFocusable else { return "" }
    func isButton(_ node: Node) -> Bool { node.content.control?.role == .button }
    let words = node.words(namesSymbols: true, without: isButton)
    if !words.isEmpty { return words }
    return node.contains(where: \.isField) ? node.rowName : node.first(where: isButton)?.plainText ?? ""
  }
  override var nativeKeys: FrontEndKeyBindings { NativeKeys.inRows }

  private func watchClicks() {
    guard let gesture = gtk_gesture_click_new() else { return }
    connect(gesture, "released") { [weak self] _ in
      guard let self, content?.isSelectable == true || node.attributes.isFocusable else { return }
      if node.attributes.isFocusable { gtk_widget_grab_focus(widget) }
      if content?.isSelectable == true { window.send(.press, to: node) }
    }
    gtk_widget_add_controller(widget, gesture)
  }
}
#endif
