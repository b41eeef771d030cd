/// The content that scrolls, with the identity that marks its start, and measured where the program observes it.
struct _ScrollContent<Content: View> {
  let axes: Axis.Set
  let content: Content
  @Environment(\.scrollStart) private var start
  @Environment(\.scrollMeasures) private var measures

  nonisolated init(axes: Axis.Set, content: Content) {
    self.axes = axes
    self.content = content
  }
}

extension _ScrollContent: View {
  var body: some View {
    if let measures {
      marked
        .environment(\.scrollMeasures, nil)
        .modifier(_ScrollStack(axes: axes))
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .scrollView)
        } action: { frame in
          measures.contentDidMove(to: frame)
        }
    } else {
      marked
    }
  }

  @ViewBuilder private var marked: some View {
    if let start {
      content.id(start.id).environment(\.scrollStart, nil)
    } else {
      content
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
