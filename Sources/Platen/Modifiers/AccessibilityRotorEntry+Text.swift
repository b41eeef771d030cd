extension AccessibilityRotorEntry where ID == Never {
  /// An entry for a range of the text that the rotor is of: its field has the focus then, and the range is selected.
  nonisolated public init(
    _ label: Text, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) { self.init(label, target: nil, range: textRange, prepare) }

  /// An entry for a range of the text that the rotor is of, with a name of the program's tables.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(labelKey), target: nil, range: textRange, prepare) }

  /// An entry for a range of the text that the rotor is of, whose name is said as it is.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(verbatim: String(label)), target: nil, range: textRange, prepare)
  }
}
