extension View {
  /// Steps a value by the keys Page Up and Page Down while the view or something in it has the focus: Page Down to the
  /// next value, Page Up to the one before. At the end of the range the keys do what they do otherwise.
  ///
  /// - Parameters:
  ///   - value: The value that is stepped.
  ///   - bounds: The range of the value.
  ///   - step: The distance from one value to the next. 1 by default.
  nonisolated public func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View {
    onKeyPress(keys: [.pageUp, .pageDown]) { press in
      let (old, isForward) = (value.wrappedValue, press.key == .pageDown)
      // Not by the next value, which an unsigned type may not have.
      let space = isForward ? bounds.upperBound - old : old - bounds.lowerBound
      guard bounds.contains(old), space >= step else { return .ignored }
      value.wrappedValue = isForward ? old + step : old - step
      return .handled
    }
  }
}
