/// An element of the collection at another location.
///
/// An element with an identity is followed by that: an action may move, insert or remove elements while one is being
/// edited, and what is typed for one must reach no other. Where none has the identity any more and there are as many
/// elements as before, the program has put another one in its place, or has given it another identity.
final class ElementLocation<Base: MutableCollection>: BindingLocation<Base.Element>, @unchecked Sendable {
  private struct Content {
    var index: Base.Index
    /// The number of elements when the element was found last.
    var count: Int
    /// Nil of elements without an identity.
    var id: AnyHashable?
    var last: Base.Element
  }

  private let base: BindingLocation<Base>
  /// The element as it was when the binding was made.
  private let initial: Base.Element
  private var content: Content

  init(base: BindingLocation<Base>, index: Base.Index, in collection: Base) {
    self.base = base
    initial = collection[index]
    content = Content(index: index, count: collection.count, id: Self.identity(of: initial), last: initial)
  }

  private static func identity(of element: Base.Element) -> AnyHashable? {
    func id<Value: Identifiable>(of value: Value) -> AnyHashable { AnyHashable(value.id) }
    return (element as? any Identifiable).map { id(of: $0) }
  }

  // The binding may be used on any thread.
  private var known: Content { StateLock.withLock { content } }

  private func change(_ body: (inout Content) -> Void) {
    StateLock.change({ content }) { body(&content) }
  }

  /// Where the element is in the collection; nil where it is not in there.
  private func index(in collection: Base) -> Base.Index? {
    let known = known
    let isValid = (collection.startIndex..<collection.endIndex).contains(known.index)
    guard let id = known.id else { return isValid ? known.index : nil }
    let isSearched = { (index: Base.Index) in Self.identity(of: collection[index]) == id }
    let isThere = isValid && isSearched(known.index)
    guard let index = isThere ? known.index : collection.indices.first(where: isSearched) else {
      return isValid && collection.count == known.count ? known.index : nil
    }
    let count = collection.count
    if index != known.index || count != known.count { change { ($0.index, $0.count) = (index, count) } }
    return index
  }

  override func get() -> Base.Element {
    let collection = base.get()
    return index(in: collection).map { collection[$0] } ?? known.last
  }

  override func set(_ value: Base.Element) {
    var collection = base.get()
    guard let index = index(in: collection) else { return }
    collection[index] = value
    base.set(collection)
    // The binding follows its element where the writing has given that another identity.
    let id = Self.identity(of: value)
    change { ($0.id, $0.last) = (id, value) }
  }

  override var isInOldRow: Bool { base.isInOldRow }

  override func isSame(as other: BindingLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return self === other
      || known.index == other.known.index && !isOtherElement(than: other) && base.isSame(as: other.base)
        && ValueComparison.areEqual(initial, other.initial)
  }

  override func isSamePlace(as other: BindingLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return !isOtherElement(than: other) && base.isSamePlace(as: other.base)
  }

  override func isOther(than other: BindingLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return super.isOther(than: other) }
    return base.hasOtherPart(than: other.base, isOtherElement(than: other))
  }

  private func isOtherElement(than other: ElementLocation<Base>) -> Bool {
    let (mine, theirs) = (known, other.known)
    if let id = mine.id, let otherID = theirs.id { return id != otherID }
    return mine.index != theirs.index
  }

  override var storage: AnyObject? { base.storage }

  override var takesAtOnce: Bool { base.takesAtOnce }
}
