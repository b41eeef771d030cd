/// A view with an inspector at its trailing edge: beside it, or in a sheet where `\.horizontalSizeClass` is compact.
struct _InspectorView<Content, Inspector> {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: Inspector
  /// Whether it is the one that the commands for an inspector show and hide.
  let isOfContent: Bool
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width: CGFloat = 270

  nonisolated init(content: Content, isPresented: Binding<Bool>, inspector: Inspector, isOfContent: Bool = true) {
    self.isOfContent = isOfContent
    self.content = content
    self.isPresented = isPresented
    self.inspector = inspector
  }
}

extension _InspectorView: View where Content: View, Inspector: View {
  var body: some View {
    let isBeside = sizeClass != .compact
    HStack(alignment: .top, spacing: 0) {
      content.frame(maxWidth: .infinity, alignment: .topLeading)
      if isBeside, isPresented.wrappedValue {
        Divider()
        inspector.frame(width: width).onPreferenceChange(InspectorWidth.self) { if let new = $0 { width = new } }
      }
    }
    .focusedSceneValue(\.isInspectorShown, isOfContent ? isPresented : nil)
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
  /// Shows `content` at the trailing edge while `isPresented` is true, or in a sheet if the width is compact.
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    _InspectorView(content: self, isPresented: isPresented, inspector: content())
  }

  /// Sets the width of the inspector that contains this view, in points. The default is 270.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidth.self, value: width)
  }

  /// Sets the width of the inspector to `ideal`. `min` and `max` are ignored, as the edge cannot be dragged.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    inspectorColumnWidth(ideal)
  }
}
