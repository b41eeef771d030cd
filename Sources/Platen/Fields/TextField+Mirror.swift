extension TextField: CustomReflectable {
  /// The label, and the text's binding under SwiftUI's name for it, `_text`: styles of programs that show a label over
  /// a text that is not empty find the text there, as SwiftUI passes a style nothing but the field.
  nonisolated public var customMirror: Mirror {
    var children: [Mirror.Child] = [("label", label), ("configuration", configuration)]
    if let source = configuration.source as? StringSource { children.insert(("_text", source.text), at: 0) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
