/// The mark at the upper edge of a sheet of several heights: a button that changes to the next one.
struct _SheetGrabber {
  /// The part of the greatest height that the sheet has, from 0 to 1.
  let share: Double
  /// Nil where the sheet has one height alone.
  let action: (@MainActor () -> Void)?

  nonisolated init(share: Double, action: (@MainActor () -> Void)?) {
    self.share = share
    self.action = action
  }
}

extension _SheetGrabber: View {
  var body: some View {
    Group {
      if let action {
        Button(action: action) { mark }
          .buttonStyle(.plain)
          .accessibilityLabel(Text(.own("Sheet grabber")))
          .accessibilityValue(Text(share, format: .percent.precision(.fractionLength(0))))
      } else {
        mark.accessibilityHidden(true)
      }
    }
    .frame(maxWidth: .infinity)
  }

  /// A bar, and a line where a bar is too thin to be drawn, in a terminal.
  private var mark: some View {
    ZStack {
      Divider().frame(width: 36)
      Capsule().fill(.secondary).frame(width: 36, height: 5)
    }
    .padding(4)
  }
}

/// The grabber of one sheet and the nodes around its content.
@MainActor final class SheetFrame {
  private let element: _ViewElement<AnyView>
  private let bar: Node
  private let spacers: [Node]

  init(_ grabber: _SheetGrabber, in context: _ElementContext) {
    let nodes = context.host.nodes
    element = AnyView._makeElement(AnyView(grabber), in: context)
    bar = nodes.make(.container(.bar(BarContent(edge: .grabber))), NodeAttributes())
    spacers = (0..<2).map { _ in nodes.make(.leaf(.spacer(minLength: 0)), NodeAttributes()) }
    nodes.setInitialChildren(element.nodes, of: bar)
  }

  func update(_ grabber: _SheetGrabber) { element.update(AnyView(grabber)) }

  /// The nodes of the panel: the grabber at the edge, and the content in the middle of the rest.
  func nodes(around content: [Node], in host: ViewHost) -> [Node] {
    host.recorder.setChildren(element.nodes, of: bar)
    return [bar, spacers[0]] + content + [spacers[1]]
  }

  func forEachChild(_ body: (_Element) -> Void) { body(element) }

  func forget(in host: ViewHost) {
    for node in [bar] + spacers { host.nodes.forget(node) }
  }

  func unmount(in host: ViewHost) {
    element.unmount()
    forget(in: host)
  }
}
