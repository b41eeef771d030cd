extension Node {
  /// The name of a field in all front ends, in tests and in plain lines: its `accessibilityLabel`; without one its own
  /// label, the words of the labelled row around it, or its placeholder. Empty where it has none of them.
  ///
  /// - Parameters:
  ///   - field: The content of this node, which may be the one that it had before an update.
  ///   - attributes: The attributes that belong to `field`.
  package func name(of field: FieldContent, _ attributes: NodeAttributes) -> String {
    attributes.accessibilityLabel ?? inferredName(of: field)
  }

  /// The name of a field to which the program gives none by `accessibilityLabel`.
  package func inferredName(of field: FieldContent) -> String {
    if !field.label.isEmpty { return field.label }
    if let label = rowLabel { return label }
    return field.placeholder?.plainText ?? ""
  }

  /// The words beside a view in the nearest labelled row, without the names of symbols where there are other words; nil
  /// outside of such rows and in their labels.
  package var rowLabel: String? {
    var child = self
    while let parent = child.parent {
      switch parent.content {
      // A modal is not part of the row from which it is presented.
      case .container(.modal), .container(.popup): return nil
      case .container(.labeled):
        guard let label = parent.children.first, label !== child else { return nil }
        return [label.words(namesSymbols: false), label.plainText].first { !$0.isEmpty }
      default: child = parent
      }
    }
    return nil
  }
}
