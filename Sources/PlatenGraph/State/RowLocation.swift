/// The element of that identity in the collection at another location.
///
/// After it was removed, reading returns its last value, and writing does nothing.
final class RowLocation<Base: MutableCollection & RandomAccessCollection, ID: Hashable>:
  BindingLocation<Base.Element>, @unchecked Sendable
{
  private struct Content {
    var id: ID
    /// Where the element was when it was read last.
    var place: Int
    var last: Base.Element
  }

  private let base: BindingLocation<Base>
  private weak var rows: CollectionRows<Base, ID>?
  private let idOf: (Base.Element) -> ID
  private var content: Content
  /// The update in which the row's own binding gave the element another identity; only on the main actor.
  var renamingUpdate: Int?
  /// Who has read the element through its rows.
  let readers = ReaderSet()

  init(
    base: BindingLocation<Base>, rows: CollectionRows<Base, ID>, idOf: @escaping (Base.Element) -> ID, id: ID,
    place: Int, last: Base.Element
  ) {
    self.base = base
    self.rows = rows
    self.idOf = idOf
    content = Content(id: id, place: place, last: last)
  }

  // The binding may be used on any thread.
  var id: ID {
    get { StateLock.withLock { content.id } }
    set { change { $0.id = newValue } }
  }

  var place: Int {
    get { StateLock.withLock { content.place } }
    set { change { $0.place = newValue } }
  }

  /// The value of the binding after the element was removed.
  var last: Base.Element {
    get { StateLock.withLock { content.last } }
    set { change { $0.last = newValue } }
  }

  private func change(_ body: (inout Content) -> Void) {
    StateLock.change({ content }) { body(&content) }
  }

  /// Where the element is in the collection.
  func index(in collection: Base) -> Base.Index? {
    let (id, place) = StateLock.withLock { (content.id, content.place) }
    if place < collection.count {
      let index = collection.index(collection.startIndex, offsetBy: place)
      if idOf(collection[index]) == id { return index }
    }
    return collection.firstIndex { idOf($0) == id }
  }

  override func get() -> Base.Element {
    if Tracking.reader != nil {
      // The reader is on the main actor, which the value does not leave.
      nonisolated(unsafe) var value: Base.Element?
      MainActor.assumeIsolated { value = rows?.read(self) }
      if let value { return value }
    }
    let collection = base.get()
    return index(in: collection).map { collection[$0] } ?? last
  }

  override func set(_ value: Base.Element) {
    if Tracking.isOnMain {
      nonisolated(unsafe) let value = value
      guard !MainActor.assumeIsolated({ rows?.write(value, to: self) ?? false }) else {
        last = value
        return
      }
    }
    var collection = base.get()
    guard let index = index(in: collection) else { return }
    collection[index] = value
    base.set(collection)
    last = value
    // A binding follows its element where the writing has given that another identity.
    id = idOf(value)
  }

  override var isInOldRow: Bool {
    Tracking.isOnMain && MainActor.assumeIsolated { rows?.isOld ?? false } || base.isInOldRow
  }

  override func isOther(than other: BindingLocation<Base.Element>) -> Bool {
    guard let other = other as? RowLocation<Base, ID> else { return super.isOther(than: other) }
    return base.hasOtherPart(than: other.base, id != other.id)
  }

  override var storage: AnyObject? { base.storage }

  override var takesAtOnce: Bool { base.takesAtOnce }

  /// The rows were removed, or this one was: its readers read the collection itself from now on.
  @MainActor func leave() {
    rows = nil
    readers.invalidate()
  }
}
