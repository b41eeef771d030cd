// Pickers for a value that several elements have in common.
extension Picker {
  /// Shows the value that all `sources` have at `selection`, and none where they differ. A choice is written to all.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = PickerSources(sources.map { $0[keyPath: selection] })
    self.init(bindings.joined, content: content(), label: label(), isMixed: { bindings.isMixed })
  }
}

/// Bindings that are read and written as one.
private struct PickerSources<Value: Hashable>: @unchecked Sendable {
  private let bindings: [Binding<Value>]

  init(_ bindings: [Binding<Value>]) { self.bindings = bindings }

  @MainActor var isMixed: Bool {
    // Without elements there is no value either.
    guard let first = bindings.first?.wrappedValue else { return true }
    return !bindings.allSatisfy { $0.wrappedValue == first }
  }

  /// Nil without elements, as there is no value to read.
  var joined: Binding<Value>? {
    guard let first = bindings.first else { return nil }
    return Binding(
      get: { first.wrappedValue },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
  }
}
