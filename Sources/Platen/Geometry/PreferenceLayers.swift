/// A layer made from a preference of the view that it is applied to.
struct _PreferenceLayerView<Content, Key: PreferenceKey, Layer> {
  let content: Content
  let layer: (Key.Value) -> Layer
  let alignment: Alignment
  let isBehind: Bool
  @State private var value = Key.defaultValue

  nonisolated init(
    _ content: Content, _ key: Key.Type, alignment: Alignment, isBehind: Bool, layer: @escaping (Key.Value) -> Layer
  ) {
    self.content = content
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
  }
}

extension _PreferenceLayerView: View where Content: View, Layer: View {
  var body: some View {
    let watched = content.modifier(_PreferenceActionModifier<Key> { value = $0 })
    if isBehind {
      watched.background(alignment: alignment) { layer(value) }
    } else {
      watched.overlay(alignment: alignment) { layer(value) }
    }
  }
}

extension View {
  /// Lays a view over this one that is made of a preference of it.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    _PreferenceLayerView(self, key, alignment: alignment, isBehind: false, layer: transform)
  }

  /// Lays a view behind this one that is made of a preference of it.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    _PreferenceLayerView(self, key, alignment: alignment, isBehind: true, layer: transform)
  }
}
