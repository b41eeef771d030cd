/// The identity of a row, with a number for those of bound elements that have the same: what the user types in a row
/// may make its element equal to another.
struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  /// 0 of the first element with the identity.
  let repetition: Int

  /// The keys of elements in their order.
  static func keys(of ids: some Sequence<ID>, count: Int) -> [RowKey] {
    var counts = [ID: Int](minimumCapacity: count)
    return ids.map { id in
      let repetition = counts[id, default: 0]
      counts[id] = repetition + 1
      return RowKey(id: id, repetition: repetition)
    }
  }
}
