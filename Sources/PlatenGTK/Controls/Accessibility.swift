#if GTK
  import CGTK4
  import Platen

  /// What screen readers are told of a widget.
  @MainActor enum Accessibility {
    /// Sets the name, the description and what is shown while a field is empty. A name given by
    /// `accessibilityLabel` comes before `name`; without either the widget's own words stay.
    static func describe(
      _ widget: Widget, _ node: Node, name: String?, placeholder: String? = nil, isMultiline: Bool? = nil
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
      set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, node.attributes.help)
      set(GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, placeholder)
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
  }
#endif
