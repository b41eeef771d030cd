extension View {
  /// Gives assistive technology `representation` in the place of the view. It is laid out in the view's frame, is not
  /// seen, and Tab and the pointer pass it by: a view that looks its own way can stand for a slider or a switch. In a
  /// form in lines the questions are those of the representation.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    environment(\.nodeScope.isAccessibilityHidden, true).modifier(_representing(representation()))
  }

  /// Gives assistive technology `children` in the place of the views inside the view, which stays what it is. They are
  /// laid out in the view's frame, are not seen, and Tab and the pointer pass them by.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    environment(\.nodeScope.accessibilityDetails.areChildrenHidden, true).modifier(_representing(children()))
  }

  /// Tells assistive technology which of the views that are side by side to read first: the one with the highest
  /// priority. The default is 0. A form in lines follows it; pages and windows are read in the order of the views, as
  /// neither HTML nor GTK has another.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    environment(\.nodeScope.accessibilityDetails.sortPriority, sortPriority)
  }
}

/// Puts a view behind another that is there for assistive technology alone.
nonisolated func _representing<V: View>(_ view: V) -> _LayerModifier<some View> {
  let layer = VStack(alignment: .leading) { view }
    .opacity(0)
    .environment(\.nodeScope.accessibilityDetails.isRepresentation, true)
  return _LayerModifier(layer: layer, layerAlignment: .center, side: .behind)
}
