/// What makes a field, apart from its label and style: passed through the styles unchanged.
struct FieldConfiguration {
  var source: any FieldSource
  var prompt: Text?
  var axis: Axis = .horizontal
  var isSecure = false
  var kind: FieldContent.Kind = .field
  var selection: Binding<TextSelection?>?
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?

  var isMultiline: Bool { kind == .editor || axis == .vertical }
}

extension FieldConfiguration: GraphComparable {
  static func isSame(_ first: FieldConfiguration, _ second: FieldConfiguration) -> Bool {
    let isSameSource = first.source.isSame(as: second.source)
    let isSameSelection: Bool =
      switch (first.selection, second.selection) {
      case (nil, nil): true
      case (let first?, let second?): first.location.isSame(as: second.location)
      default: false
      }
    // Closures can't be compared; a field with some takes the new ones each time.
    let hasClosures =
      first.onCommit != nil || first.onEditingChanged != nil || second.onCommit != nil
      || second.onEditingChanged != nil
    return isSameSource && isSameSelection && !hasClosures && first.prompt == second.prompt
      && first.axis == second.axis && first.isSecure == second.isSecure && first.kind == second.kind
  }
}
