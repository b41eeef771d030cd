/// One of the views that a view is, for a container that arranges each of them.
///
/// Views of tuples, conditions, groups and `ForEach` are views of their own, and so are those in the body of a view
/// without state and environment. A view with such properties is one.
public struct Subview: Identifiable {
  let element: _VariadicView_Children.Element

  /// The identity of a subview among the others of its container.
  public struct ID: Hashable {
    let base: AnyHashable
  }

  /// The identity of the view among the others.
  public var id: ID { ID(base: element.id) }

  /// What the view says to its container.
  public var containerValues: ContainerValues {
    ContainerValues(entries: element.containerEntries, tags: element.tags)
  }
}

extension Subview: View {
  /// The view itself.
  public var body: some View { element }
}

/// The views that a view is. As a view it shows all of them.
public struct SubviewsCollection {
  let elements: [_VariadicView_Children.Element]
}

extension SubviewsCollection: RandomAccessCollection {
  /// The position of the first view: 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { elements.count }
  /// The view at a position.
  public subscript(index: Int) -> Subview { Subview(element: elements[index]) }
  /// The views at the positions of a range.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: Slice(base: self, bounds: bounds))
  }
}

extension SubviewsCollection: View {
  /// All views in order.
  public var body: some View { ForEach(elements) { $0 } }
}

/// Some of the views that a view is. As a view it shows them.
public struct SubviewsCollectionSlice {
  let base: Slice<SubviewsCollection>
}

extension SubviewsCollectionSlice: RandomAccessCollection {
  /// The position of the first view in the whole.
  public var startIndex: Int { base.startIndex }
  /// The position after the last view.
  public var endIndex: Int { base.endIndex }
  /// The view at a position in the whole.
  public subscript(index: Int) -> Subview { base[index] }
  /// The views at the positions of a range.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: Slice(base: base.base, bounds: bounds))
  }
}

extension SubviewsCollectionSlice: View {
  /// The views in order.
  public var body: some View { ForEach(Array(self)) { $0 } }
}

/// A view that is made of the views that another is, see `Group(subviews:transform:)`.
public struct GroupElementsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension GroupElementsOfContent: View {
  /// What the views are made to.
  public var body: some View { transform(SubviewsCollection(elements: SubviewList.subviews(of: base))) }
}

extension Group {
  /// A view that `transform` makes of the views that `view` is.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// The views that a view is, as the data of a `ForEach`.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let base: SubviewsCollection

  /// The position of the first view: 0.
  public var startIndex: Int { base.startIndex }
  /// The number of views.
  public var endIndex: Int { base.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> Subview { base[index] }
}

extension ForEach where Content: View {
  /// Makes a view for each of the views that `view` is.
  @MainActor @preconcurrency public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let subviews = SubviewsCollection(elements: SubviewList.subviews(of: view))
    self.init(ForEachSubviewCollection(base: subviews), content: content)
  }
}
