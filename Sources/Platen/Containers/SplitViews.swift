/// Panes side by side, with a divider between two of them. The user can't move the dividers: each pane has the width
/// that a row gives it, by its frame and layout priority.
public struct HSplitView<Content: View> {
  let content: Content

  /// Shows each view of the content as a pane.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
  /// The views that this one is made of.
  public var body: some View {
    HStack(spacing: 0) { _VariadicView.Tree(PaneRoot()) { content } }
  }
}

/// Panes one below the other, with a divider between two of them. The user can't move the dividers: each pane has the
/// height that a column gives it, by its frame and layout priority.
public struct VSplitView<Content: View> {
  let content: Content

  /// Shows each view of the content as a pane.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
  /// The views that this one is made of.
  public var body: some View {
    VStack(spacing: 0) { _VariadicView.Tree(PaneRoot()) { content } }
  }
}

/// Puts dividers between views.
private struct PaneRoot: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { pane in
      pane
      if pane.id != last { Divider() }
    }
  }
}
