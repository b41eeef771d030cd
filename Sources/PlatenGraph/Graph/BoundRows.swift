import Foundation

/// The rows of a `ForEach` over a binding: which there are, and what each is bound to.
///
/// A row is bound to an identity and not to an index: what is moved or removed meanwhile leads to no other row. A key
/// in a field of one row costs what that row costs: a reader of one row is notified of that row's changes alone.
@MainActor class BoundRows<Data: RandomAccessCollection, ID: Hashable> {
  /// Whether the rows come from the same place as that.
  func isBound(to data: Data) -> Bool { preconditionFailure("abstract") }

  /// Adopts the transaction of writes from a binding to the same place.
  func adopt(_ data: Data) {}

  /// Whether the collection may have changed since it was read last. The read is not recorded as a dependency.
  var mayDiffer: Bool { true }

  /// Reads the collection and notifies the readers of rows that differ. Returns the keys in order, or nil when they are
  /// unchanged. To be called while the reads of the element that makes the rows are tracked.
  func read() -> [RowKey<ID>]? { preconditionFailure("abstract") }

  /// The keys of the rows that were read before, where their elements have been given other identities since through
  /// the rows' own bindings; nil where they have not. The rows remain the same.
  func takeRenamed() -> [RowKey<ID>]? { nil }

  /// The binding of the row at a place of what was read last.
  func binding(at position: Int) -> Data.Element { preconditionFailure("abstract") }

  /// Removes the bindings of rows that no longer exist.
  func keep(_ isThere: (RowKey<ID>) -> Bool) {}

  /// Ends the ownership of the rows; bindings to them remain valid.
  func end() {}
}

/// The rows of a collection that a binding leads to.
final class CollectionRows<Base: MutableCollection & RandomAccessCollection, ID: Hashable>:
  BoundRows<Binding<Base>, ID>
{
  private var data: Binding<Base>
  private let id: (Base.Element) -> ID
  /// The element that makes the rows; it is notified when the collection changes.
  private weak var owner: _Element?
  /// The collection as it was read last.
  private var known: Base?
  private var keys: [RowKey<ID>] = []
  /// Whether a row has got another identity since.
  private var hasNewIdentity = false
  private var renamed: [RowKey<ID>]?
  private var locations: [RowKey<ID>: RowLocation<Base, ID>] = [:]
  /// Elements that are equal by an `==` of the program's own may differ in what their rows show.
  private let comparison = ComparisonPlan.byParts(Base.Element.self)

  init(_ data: Binding<Base>, id: @escaping (Base.Element) -> ID, for owner: _Element) {
    self.data = data
    self.id = id
    self.owner = owner
  }

  override func isBound(to data: Binding<Base>) -> Bool { self.data.location.isSame(as: data.location) }

  override func adopt(_ data: Binding<Base>) { self.data = data }

  override var mayDiffer: Bool {
    guard let known, !hasNewIdentity else { return true }
    // The same storage is the same collection.
    return withUnsafePointer(to: known) { known in
      withUnsafePointer(to: data.location.get()) { memcmp(known, $0, MemoryLayout<Base>.size) != 0 }
    }
  }

  override func read() -> [RowKey<ID>]? {
    let new = data.location.get()
    // Objects record the readers of their identities, which has to be done again then.
    guard !(Base.Element.self is AnyObject.Type), !hasNewIdentity, let old = known,
      let differing = differences(old, new), differing.allSatisfy({ id(new[offset: $0]) == keys[$0].id })
    else { return readAll(new) }
    known = new
    for place in differing { locations[keys[place]]?.readers.invalidate() }
    return nil
  }

  /// Reads the identities too, which are in another order.
  private func readAll(_ new: Base) -> [RowKey<ID>]? {
    let newIDs = new.map(id)
    renameRows(in: newIDs)
    let newKeys = RowKey.keys(of: newIDs, count: newIDs.count)
    let old = known
    let isSameOrder = old != nil && newKeys == keys
    var places: [RowKey<ID>: Int] = [:]
    if !isSameOrder, !locations.isEmpty {
      places.reserveCapacity(newKeys.count)
      for (place, key) in newKeys.enumerated() { places[key] = place }
    }
    var changed: [RowLocation<Base, ID>] = []
    for (key, location) in locations {
      let before = location.place
      guard let place = isSameOrder ? before : places[key] else {
        if let old, before < old.count { location.last = old[offset: before] }
        continue
      }
      location.place = place
      let isSame = old.map { before < $0.count && areSame($0[offset: before], new[offset: place]) } ?? false
      if !isSame { changed.append(location) }
    }
    known = new
    keys = newKeys
    hasNewIdentity = false
    for location in changed { location.readers.invalidate() }
    return isSameOrder ? nil : newKeys
  }

  /// Has rows keep their places whose elements have been given another identity through the rows' own bindings, as when
  /// a text is typed that is the identity. The program may answer that with a third in the same update.
  private func renameRows(in newIDs: [ID]) {
    let update = owner?.host.updates.count
    for (key, location) in locations where key.id != location.id { location.renamingUpdate = update }
    let renamedRows = locations.values.filter { $0.renamingUpdate != nil && $0.renamingUpdate == update }
    guard !renamedRows.isEmpty else { return }
    if newIDs.count == keys.count {
      let there = Set(newIDs)
      for row in renamedRows where !there.contains(row.id) && row.place < newIDs.count { row.id = newIDs[row.place] }
    }
    let old = keys
    let ids = old.map { locations[$0]?.id ?? $0.id }
    keys = RowKey.keys(of: ids, count: ids.count)
    let moved = locations
    locations = [:]
    for (old, new) in zip(old, keys) { locations[new] = moved[old] }
    renamed = keys
  }

  override func takeRenamed() -> [RowKey<ID>]? {
    defer { renamed = nil }
    return renamed
  }

  /// The places at which two collections of the same length differ; nil for others.
  private func differences(_ old: Base, _ new: Base) -> [Int]? {
    guard old.count == new.count else { return nil }
    let found = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in
        guard let first = old.baseAddress, let second = new.baseAddress else { return [] as [Int] }
        return old.indices.filter { !comparison.compare(first + $0, second + $0) }
      }
    }
    if let found, let found { return found }
    return zip(old, new).enumerated().filter { !areSame($0.element.0, $0.element.1) }.map(\.offset)
  }

  private func areSame(_ first: Base.Element, _ second: Base.Element) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in comparison.compare(first, second) }
    }
  }

  override func binding(at position: Int) -> Binding<Base.Element> {
    guard let known, position < keys.count else { preconditionFailure("a row was made before the rows were read") }
    let key = keys[position]
    let location =
      locations[key]
      ?? RowLocation(
        base: data.location, rows: self, idOf: self.id, id: key.id, place: position, last: known[offset: position])
    locations[key] = location
    var binding = Binding(location: location)
    binding.transaction = data.transaction
    return binding
  }

  override func keep(_ isThere: (RowKey<ID>) -> Bool) {
    for (key, location) in locations where !isThere(key) {
      locations[key] = nil
      location.leave()
    }
  }

  override func end() {
    let all = locations.values
    locations = [:]
    known = nil
    for location in all { location.leave() }
  }

  // MARK: for the bindings

  /// Whether the collection is to be read again: its owner is, or rows around it are, which notify the owner only when
  /// they have been read.
  var isOld: Bool {
    guard let owner, owner.isMounted, !owner.isDirty else { return true }
    return data.location.isInOldRow
  }

  /// The row's element, recorded as a read of that row alone; nil where the collection itself has to be read.
  func read(_ location: RowLocation<Base, ID>) -> Base.Element? {
    guard let known, !isOld, let index = location.index(in: known) else { return nil }
    location.readers.noteRead()
    return known[index]
  }

  /// Writes an element without a copy of the collection and without reading the other rows. False, with nothing
  /// changed, where that can't be done.
  func write(_ value: Base.Element, to location: RowLocation<Base, ID>) -> Bool {
    // No code of the program's own runs in there only if it is an array.
    guard Base.self == [Base.Element].self, let owner, !isOld, !hasNewIdentity,
      let (index, old) = element(of: location)
    else { return false }
    let isSame = areSame(old, value)
    // With no other reference to the collection it is changed in place.
    known = nil
    var isWritten = false
    _ = data.location.modify(except: owner) { collection in
      guard index < collection.endIndex else { return false }
      collection[index] = value
      isWritten = true
      return !isSame
    }
    known = data.location.get()
    guard isWritten else { return false }
    let newID = id(value)
    if newID != location.id {
      location.id = newID
      hasNewIdentity = true
      owner.invalidate()
    }
    if !isSame { location.readers.invalidate() }
    return true
  }

  /// The row's element and where it is. Separate from the write, so that no reference to the collection remains during
  /// it.
  private func element(of location: RowLocation<Base, ID>) -> (Base.Index, Base.Element)? {
    guard let known, let index = location.index(in: known) else { return nil }
    return (index, known[index])
  }
}

extension RandomAccessCollection {
  subscript(offset offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }
}
