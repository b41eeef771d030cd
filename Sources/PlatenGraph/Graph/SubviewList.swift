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
  private var subviews: [_VariadicView_Children.Element] = []
  private var path: [AnyHashable] = []
  private var explicitIDs: [AnyHashable] = []
  /// What is around the views that are appended, the outermost first.
  private var modifiers: [any SubviewModifier] = []
  /// The sections so far, where sections are told apart; nil where a section is one view.
  private var sections: [Section]?

  /// The views of one section, or those between two.
  package struct Section {
    package var id: AnyHashable
    package var header: [_VariadicView_Children.Element] = []
    package var content: [_VariadicView_Children.Element] = []
    package var footer: [_VariadicView_Children.Element] = []
    /// The values that modifiers around the section have set for the container.
    package var containerEntries = TypedEntries()
    fileprivate var isOpen = true
  }

  private init() {}

  /// The views that a view is, of which a section is one.
  package static func subviews<Content: View>(of view: Content) -> [_VariadicView_Children.Element] {
    var list = SubviewList()
    list.append(view, at: 0)
    return list.subviews
  }

  /// The sections that a view is. Views that are outside of a section are a section without header and footer.
  package static func sections<Content: View>(of view: Content) -> [Section] {
    var list = SubviewList()
    list.sections = []
    list.append(view, at: 0)
    return list.sections ?? []
  }

  /// Appends a view, or the views that it is. `step` distinguishes it from others of the same source.
  package mutating func append<Content: View>(_ view: Content, at step: AnyHashable) {
    path.append(step)
    defer { path.removeLast() }
    if let source = view as? any SubviewSource {
      source.appendSubviews(to: &self)
    } else if sections != nil, let section = view as? any SectionSource {
      section.appendSection(to: &self)
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
    var subview = _VariadicView_Children.Element(
      view: modifiers.last?.modified(view, modifiers.dropLast()) ?? AnyView(view), id: AnyHashable(path),
      explicitIDs: explicitIDs)
    applyTraits(to: &subview)
    guard var found = sections else { return subviews.append(subview) }
    if let last = found.indices.last, found[last].isOpen {
      found[last].content.append(subview)
    } else {
      found.append(Section(id: subview.id, content: [subview]))
    }
    sections = found
  }

  /// Appends the views that `content` is, each with the modifier.
  mutating func append<Content: View, Modifier: ViewModifier>(_ content: Content, with modifier: Modifier) {
    modifiers.append(AnySubviewModifier(modifier: modifier))
    defer { modifiers.removeLast() }
    append(content, at: 0)
  }

  /// Appends a section of the views of three others.
  package mutating func appendSection<Header: View, Content: View, Footer: View>(
    header: Header, content: Content, footer: Footer
  ) {
    var values = _VariadicView_Children.Element(view: AnyView(EmptyView()), id: AnyHashable(path), explicitIDs: [])
    applyTraits(to: &values)
    var section = Section(id: values.id, containerEntries: values.containerEntries, isOpen: false)
    // A section in a section is a view of its content.
    let before = (subviews, sections)
    sections = nil
    section.header = parts(of: header, at: "header")
    section.content = parts(of: content, at: "content")
    section.footer = parts(of: footer, at: "footer")
    (subviews, sections) = before
    sections?.append(section)
  }

  private mutating func parts<Content: View>(
    of content: Content, at step: AnyHashable
  ) -> [_VariadicView_Children.Element] {
    subviews = []
    append(content, at: step)
    return subviews
  }

  /// Sets what a container can read of the modifiers, of which the outermost comes last.
  private func applyTraits(to subview: inout _VariadicView_Children.Element) {
    for modifier in modifiers.reversed() { modifier.trait?.apply(to: &subview) }
  }

  /// Whether the body can be evaluated here, and consists of other views.
  private func hasSeveralViews<Content: View>(_ view: Content) -> Bool {
    let isSource =
      subviewSource.answer(for: Content.Body.self) != nil
      || sections != nil && sectionSource.answer(for: Content.Body.self) != nil
    return isSource && DynamicPropertyField.fields(of: Content.self).isEmpty
  }
}

/// A section, for a container that tells sections apart.
@MainActor package protocol SectionSource {
  /// Appends the section with its parts.
  func appendSection(to list: inout SubviewList)
}

private let sectionSource = ConformanceQuestion<any SectionSource.Type>(includesOthers: false) {
  $0 as? any SectionSource.Type
}

/// A modifier without a body around views that a container arranges.
@MainActor private protocol SubviewModifier {
  /// What a container can read of it.
  var trait: (any SubviewTrait)? { get }

  /// The view with this modifier and those around it, of which the innermost is the last.
  func modified<Content: View>(_ view: Content, _ others: ArraySlice<any SubviewModifier>) -> AnyView
}

private struct AnySubviewModifier<Modifier: ViewModifier>: SubviewModifier {
  let modifier: Modifier

  var trait: (any SubviewTrait)? { modifier as? any SubviewTrait }

  /// The type of the view is erased once, around all modifiers.
  func modified<Content: View>(_ view: Content, _ others: ArraySlice<any SubviewModifier>) -> AnyView {
    let view = view.modifier(modifier)
    return others.last?.modified(view, others.dropLast()) ?? AnyView(view)
  }
}

let subviewSource = ConformanceQuestion<any SubviewSource.Type>(includesOthers: false) {
  $0 as? any SubviewSource.Type
}

extension EmptyView: SubviewSource {
  package func appendSubviews(to list: inout SubviewList) {}
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
    list.append(content, with: modifier)
  }
}

/// A modifier of which a container can read something.
@MainActor package protocol SubviewTrait {
  func apply(to subview: inout _VariadicView_Children.Element)
}
