/// A view with another at its trailing edge that tells more of what is selected: beside it where there is room, over
/// it as a sheet where `\.horizontalSizeClass` is compact.
struct _InspectorView<Content: View, Inspector: View> {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width: CGFloat = 270

  nonisolated init(content: Content, isPresented: Binding<Bool>, inspector: Inspector) {
    self.content = content
    self.isPresented = isPresented
    self.inspector = inspector
  }
}

extension _InspectorView: View {
  var body: some View {
    let isBeside = sizeClass != .compact
    HStack(alignment: .top, spacing: 0) {
      content.frame(maxWidth: .infinity, alignment: .topLeading)
      if isBeside, isPresented.wrappedValue {
        Divider()
        inspector.frame(width: width).onPreferenceChange(InspectorWidth.self) { if let new = $0 { width = new } }
      }
    }
    .focusedSceneValue(\.isInspectorShown, isPresented)
    .sheet(
      isPresented: Binding(
        get: { !isBeside && isPresented.wrappedValue }, set: { if !$0 { isPresented.wrappedValue = false } })
    ) { inspector }
  }
}

private enum InspectorWidth: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
  /// Shows `content` at the trailing edge for as long as the binding says so.
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    _InspectorView(content: self, isPresented: isPresented, inspector: content())
  }

  /// How wide the inspector is that this view is the content of, in points.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidth.self, value: width)
  }

  /// The same, of which the ideal width counts: nobody drags the edge.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    inspectorColumnWidth(ideal)
  }
}
