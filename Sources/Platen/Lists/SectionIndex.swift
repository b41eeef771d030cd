private enum SectionIndexVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  var sectionIndexVisibility: Visibility {
    get { self[SectionIndexVisibilityKey.self] }
    set { self[SectionIndexVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets the label that points to the section in the index of its list, usually one letter; nil for none.
  ///
  /// The labels are buttons one below the other at the trailing edge of the list, which scroll to their sections. Where
  /// the list is too low for all of them they scroll too.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(_RowModifier(trait: .indexLabel(label)))
  }

  /// Sets the label that points to the section in the index of its list; nil for none.
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text(verbatim: String($0)) })
  }

  /// Shows or hides the index of the lists in the view. By default a list has one where a section has a label.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.sectionIndexVisibility, visibility)
  }
}

/// The index of a list: a node with the list and the labels beside it.
final class SectionIndex: _ViewElement<EmptyView>, NodeContainer {
  let node: Node
  private let list: Node
  private var bar: _ViewElement<SectionIndexBar>!
  private(set) var labels: [String]
  /// The sections of the labels, in their order.
  var sections: [NodeID] = []

  init(_ labels: [String], of list: Node, in context: _ElementContext) {
    self.list = list
    self.labels = labels
    node = context.host.nodes.make(
      .container(.stack(StackContent(axis: .horizontal, spacing: 0))), NodeAttributes())
    super.init(context)
    bar = SectionIndexBar._makeElement(makeBar(), in: _ElementContext(parent: self))
    host.nodes.setInitialChildren(collectChildNodes(), of: node)
  }

  func show(_ labels: [String]) {
    guard labels != self.labels else { return }
    self.labels = labels
    bar.update(makeBar())
  }

  private func makeBar() -> SectionIndexBar {
    SectionIndexBar(labels: labels) { [weak self] index in self?.scroll(to: index) }
  }

  private func scroll(to index: Int) {
    host.updates.afterPass { [weak self] in
      guard let self, isMounted, sections.indices.contains(index), let section = host.nodes[sections[index]] else {
        return
      }
      host.recorder.scroll(to: section, anchor: .top)
    }
  }

  override var writesEnvironment: Bool { true }

  /// The labels are in no row.
  override func write(to environment: inout EnvironmentValues) {
    environment.clearNodeScoped()
    environment.isFormRow = false
    environment.sectionLayout = nil
    environment.list = nil
  }

  func collectChildNodes() -> [Node] { [list] + bar.nodes }

  override func collectNodes(into nodes: inout _NodeList) { nodes.append(node) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let bar { body(bar) }
  }

  override func willUnmount() { host.nodes.forget(node) }
}

/// The labels of an index.
struct SectionIndexBar {
  let labels: [String]
  let choose: @MainActor (Int) -> Void

  nonisolated init(labels: [String], choose: @escaping @MainActor (Int) -> Void) {
    self.labels = labels
    self.choose = choose
  }
}

extension SectionIndexBar: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(labels.indices, id: \.self) { index in
          Button(action: { choose(index) }) {
            // In a page a label is then as high as the least target of WCAG 2.5.8.
            Text(verbatim: labels[index]).padding(.vertical, 3)
          }
          .buttonStyle(.plain)
        }
      }
      .font(.caption)
      .foregroundStyle(.tint)
      .padding(.horizontal, 4)
    }
    .scrollIndicators(.hidden)
    .fixedSize(horizontal: true, vertical: false)
  }
}
