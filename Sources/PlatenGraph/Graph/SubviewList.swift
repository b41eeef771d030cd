/// A view that is several views, or none, to a container that arranges each of them by itself.
@MainActor package protocol SubviewSource {
  /// Appends the views that this one is.
  func appendSubviews(to list: inout SubviewList)
}

/// The views that a view is to a container: those of tuples, conditions, groups and `ForEach`, each with an identity.
///
/// A view of the program whose body is several views is those, if it has no state and no other property of the graph;
/// otherwise it is one.
@MainActor package struct SubviewList {
  package private(set) var subviews: [_VariadicView_Children.Element] = []
  private var path: [AnyHashable] = []
  private var explicitIDs: [AnyHashable] = []

  package init() {}

  /// Appends a view, or the views that it is. `step` distinguishes it from others of the same source.
  package mutating func append<Content: View>(_ view: Content, at step: AnyHashable) {
    path.append(step)
    defer { path.removeLast() }
    if let source = view as? any SubviewSource {
      source.appendSubviews(to: &self)
    } else if hasSeveralViews(view) {
      append(view.body, at: 0)
    } else {
      appendWhole(view)
    }
  }

  /// The same for the view of an explicit identity.
  mutating func append<Content: View>(_ view: Content, explicitID: AnyHashable) {
    explicitIDs.append(explicitID)
    defer { explicitIDs.removeLast() }
    append(view, at: explicitID)
  }

  /// Appends a view as one.
  mutating func appendWhole<Content: View>(_ view: Content) {
    subviews.append(.init(view: AnyView(view), id: AnyHashable(path), explicitIDs: explicitIDs))
  }

  /// Appends the views that `content` is, each as `change` makes it.
  mutating func append<Content: View>(
    _ content: Content, changing change: (inout _VariadicView_Children.Element) -> Void
  ) {
    let start = subviews.count
    append(content, at: 0)
    for index in subviews.indices[start...] { change(&subviews[index]) }
  }

  /// Whether the body can be evaluated here, and consists of other views.
  private func hasSeveralViews<Content: View>(_ view: Content) -> Bool {
    subviewSource.answer(for: Content.Body.self) != nil && DynamicPropertyField.fields(of: Content.self).isEmpty
  }
}

let subviewSource = ConformanceQuestion<any SubviewSource.Type>(includesOthers: false) {
  $0 as? any SubviewSource.Type
}

extension EmptyView: SubviewSource {
  package func appendSubviews(to list: inout SubviewList) {}
}

extension TupleView: SubviewSource {
  package func appendSubviews(to list: inout SubviewList) {
    var index = 0
    for view in repeat each content {
      list.append(view, at: index)
      index += 1
    }
  }
}

extension _ConditionalContent: SubviewSource where First: View, Second: View {
  package func appendSubviews(to list: inout SubviewList) {
    switch storage {
    case .first(let view): list.append(view, at: true)
    case .second(let view): list.append(view, at: false)
    }
  }
}

extension Optional: SubviewSource where Wrapped: View {
  package func appendSubviews(to list: inout SubviewList) {
    if let view = self { list.append(view, at: 0) }
  }
}

extension ForEach: SubviewSource where Content: View {
  package func appendSubviews(to list: inout SubviewList) {
    var known: Set<ID> = []
    // A repeated identity is skipped, as one place can't hold two states.
    for element in data where known.insert(id(element)).inserted {
      list.append(content(element), explicitID: AnyHashable(id(element)))
    }
  }
}

extension AnyView: SubviewSource {
  package func appendSubviews(to list: inout SubviewList) { box.appendSubviews(to: &list) }
}

extension _ViewModifier_Content: SubviewSource {
  package func appendSubviews(to list: inout SubviewList) { list.append(view, at: 0) }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  /// A modifier without a body changes each of the views. One with a body makes one view of them.
  package func appendSubviews(to list: inout SubviewList) {
    guard Modifier.Body.self == Never.self else { return list.appendWhole(self) }
    let modifier = modifier
    list.append(content) { subview in
      if let trait = modifier as? any SubviewTrait { trait.apply(to: &subview) }
      subview.view = AnyView(subview.view.modifier(modifier))
    }
  }
}

/// A modifier of which a container can read something.
@MainActor package protocol SubviewTrait {
  func apply(to subview: inout _VariadicView_Children.Element)
}
