/// The content that scrolls, with the identity that marks its start, and measured where the program observes it.
struct _ScrollContent<Content> {
  let axes: Axis.Set
  let content: Content
  @Environment(\.scrollStart) private var start
  @Environment(\.scrollMeasures) private var measures

  nonisolated init(axes: Axis.Set, content: Content) {
    self.axes = axes
    self.content = content
  }
}

extension _ScrollContent: View where Content: View {
  var body: some View {
    if let measures {
      if let start { measured(measures).id(start.id) } else { measured(measures) }
    } else if let start {
      content.environment(\.scrollStart, nil).modifier(_ScrollStack(axes: axes)).id(start.id)
    } else {
      content
    }
  }

  @MainActor private func measured(_ measures: ScrollMeasures) -> some View {
    content
      .environment(\.scrollMeasures, nil)
      .environment(\.scrollStart, nil)
      .modifier(_ScrollStack(axes: axes))
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .scrollView)
      } action: { frame in
        measures.contentDidMove(to: frame)
      }
  }
}

/// Makes one view of all that a scroll view contains, placed as the scroll view places its views.
private struct _ScrollStack {
  let axes: Axis.Set

  nonisolated init(axes: Axis.Set) { self.axes = axes }
}

extension _ScrollStack: ViewModifier {
  func body(content: Content) -> some View {
    if axes == .horizontal {
      HStack { content }
    } else {
      VStack { content }
    }
  }
}
