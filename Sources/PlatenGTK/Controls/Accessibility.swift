#if GTK
import CGTK4
import PlatenGraph

/// The accessible properties of a widget.
@MainActor enum Accessibility {
  /// Names the button inside a list or a colour button, where the focus is: its own name is that of its class.
  static func describeButton(in widget: Widget, _ node: Node, name: String?, value: String? = nil) {
    guard let button = gtk_widget_get_first_child(widget) else { return }
    describe(button, node, name: name, message: value)
  }

  /// Sets the name, the description and the placeholder. A name from `accessibilityLabel` takes precedence over `name`;
  /// without either the widget's own text stays.
  static func describe(
    _ widget: Widget, _ node: Node, name: String?, placeholder: String? = nil, isMultiline: Bool? = nil,
    message: String? = nil
  ) {
    var properties: [GtkAccessibleProperty] = []
    var values: [GValue] = []
    func set(_ property: GtkAccessibleProperty, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      var value = GValue()
      gtk_accessible_property_init_value(property, &value)
      g_value_set_string(&value, text)
      properties.append(property)
      values.append(value)
    }
    set(GTK_ACCESSIBLE_PROPERTY_LABEL, node.attributes.accessibilityLabel ?? name)
    let description = [message ?? "", node.attributes.accessibleDescription].filter { !$0.isEmpty }
      .joined(separator: " ")
    set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
    set(GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, placeholder)
    set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, node.attributes.accessibilityValue)
    if let isMultiline {
      var value = GValue()
      gtk_accessible_property_init_value(GTK_ACCESSIBLE_PROPERTY_MULTI_LINE, &value)
      g_value_set_boolean(&value, isMultiline ? 1 : 0)
      properties.append(GTK_ACCESSIBLE_PROPERTY_MULTI_LINE)
      values.append(value)
    }
    guard !properties.isEmpty else { return }
    gtk_accessible_update_property_value(widget.opaque, Int32(properties.count), &properties, &values)
    for index in values.indices { g_value_unset(&values[index]) }
  }

  /// Sets the name of a widget that is no view by itself.
  static func setName(_ name: String, of widget: Widget) {
    setProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, of: widget) { g_value_set_string($0, name) }
  }

  /// Sets a property to the value that `fill` writes.
  private static func setProperty(
    _ property: GtkAccessibleProperty, of widget: Widget, _ fill: (UnsafeMutablePointer<GValue>) -> Void
  ) {
    var properties = [property]
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    fill(&value)
    gtk_accessible_update_property_value(widget.opaque, 1, &properties, &value)
    g_value_unset(&value)
  }

  /// Sets whether nothing but a dialog can be used while it is shown.
  static func setModal(_ widget: Widget, _ isModal: Bool) {
    setProperty(GTK_ACCESSIBLE_PROPERTY_MODAL, of: widget) { g_value_set_boolean($0, isModal ? 1 : 0) }
  }

  /// Resets the name, so that the widget's own text is read again.
  static func unname(_ widget: Widget) {
    gtk_accessible_reset_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
  }

  /// Sets the role of a widget. Only before assistive technology has read it.
  static func setRole(_ role: GtkAccessibleRole, of widget: Widget) {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, gint(role.rawValue))
    g_object_set_property(widget.cast(to: GObject.self), "accessible-role", &value)
    g_value_unset(&value)
  }

  /// Makes the widget of a view that is no control a heading if the program wants one, or a group if its children are
  /// represented or it is there for assistive technology alone, with the name that the program gives. It has to be
  /// called before assistive technology reads the widget: GTK does not change roles afterwards.
  static func setKind(of widget: Widget, _ node: Node) {
    let details = node.attributes.accessibilityDetails
    var isGroup = node.isUnseenGroup
    if case .leaf = node.content {} else if node.isSpokenAsGroup { isGroup = true }
    if isGroup { setRole(GTK_ACCESSIBLE_ROLE_GROUP, of: widget) }
    if isGroup || details.heading != nil { describe(widget, node, name: isGroup ? node.groupName : nil) }
    setHeading(widget, node)
    setRole(of: widget, node)
  }

  /// Gives the widget the role that the program gives its node by traits. Has to be called before assistive technology
  /// reads the widget.
  static func setRole(of widget: Widget, _ node: Node) {
    guard let role = node.accessibilityRole else { return }
    let kind =
      switch role {
      case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
      case .tabBar: GTK_ACCESSIBLE_ROLE_TAB_LIST
      case .tab: GTK_ACCESSIBLE_ROLE_TAB
      case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
      case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
      case .link: GTK_ACCESSIBLE_ROLE_LINK
      case .button: GTK_ACCESSIBLE_ROLE_BUTTON
      case .image: GTK_ACCESSIBLE_ROLE_IMG
      }
    setRole(kind, of: widget)
    if role == .dialog { setModal(widget, true) }
    if !node.isFieldOrControl { describe(widget, node, name: node.groupName) }
  }

  /// Sets whether the program has the node be selected, by its traits: a switch is on by it.
  static func setTraitState(of widget: Widget, _ node: Node) {
    let isSelected = node.isSelectedByTrait
    switch node.accessibilityRole {
    case .toggle: setChecked(widget, isSelected)
    default: setSelected(widget, isSelected)
    }
  }

  /// Sets whether a switch is on, or a radio button chosen.
  static func setChecked(_ widget: Widget, _ isChecked: Bool) {
    let state = isChecked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
    setState(GTK_ACCESSIBLE_STATE_CHECKED, of: widget, Int32(bitPattern: state.rawValue))
  }

  private static func setHeading(_ widget: Widget, _ node: Node) {
    guard let level = node.attributes.accessibilityDetails.heading else { return }
    setRole(GTK_ACCESSIBLE_ROLE_HEADING, of: widget)
    guard level != .unspecified else { return }
    setProperty(GTK_ACCESSIBLE_PROPERTY_LEVEL, of: widget) { g_value_set_int($0, gint(level.rawValue)) }
  }

  /// Sets whether a suggestion is the one that Return accepts.
  static func setSelected(_ widget: Widget, _ isSelected: Bool) {
    setState(GTK_ACCESSIBLE_STATE_SELECTED, of: widget, isSelected ? 1 : 0)
  }

  /// Sets whether a field's text is invalid. Its message is the field's description.
  static func setInvalid(_ widget: Widget, _ isInvalid: Bool) {
    let state = isInvalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE
    setState(GTK_ACCESSIBLE_STATE_INVALID, of: widget, Int32(bitPattern: state.rawValue))
  }

  /// Sets whether a field has to have a text.
  static func setRequired(_ widget: Widget, _ isRequired: Bool) {
    setProperty(GTK_ACCESSIBLE_PROPERTY_REQUIRED, of: widget) { g_value_set_boolean($0, isRequired ? 1 : 0) }
  }

  /// Sets whether assistive technology ignores a widget.
  static func setHidden(_ widget: Widget, _ isHidden: Bool) {
    var states = [GTK_ACCESSIBLE_STATE_HIDDEN]
    var values = [GValue()]
    gtk_accessible_state_init_value(GTK_ACCESSIBLE_STATE_HIDDEN, &values[0])
    g_value_set_boolean(&values[0], isHidden ? 1 : 0)
    gtk_accessible_update_state_value(widget.opaque, 1, &states, &values)
    g_value_unset(&values[0])
  }

  /// Sets whether what belongs to a widget is shown: a field's suggestions, a group's views.
  static func setExpanded(_ widget: Widget, _ isExpanded: Bool) {
    setState(GTK_ACCESSIBLE_STATE_EXPANDED, of: widget, isExpanded ? 1 : 0)
  }

  /// These states are numbers, although GTK 4.8 declares another type for some of them.
  private static func setState(_ state: GtkAccessibleState, of widget: Widget, _ number: Int32) {
    var states = [state]
    var values = [GValue()]
    g_value_init(&values[0], GType(6 << 2))  // G_TYPE_INT, a macro that Swift does not import
    g_value_set_int(&values[0], number)
    gtk_accessible_update_state_value(widget.opaque, 1, &states, &values)
    g_value_unset(&values[0])
  }
}
#endif
