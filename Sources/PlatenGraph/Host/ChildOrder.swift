/// The fewest insertions and moves that bring one list of children into the order of another.
///
/// What stays is a longest increasing subsequence of the old places, in the new order. The rest moves once each. The
/// steps go from the front, and each index holds for the list as the steps before it have left it. For n children that
/// takes time in the order of n log n.
struct ChildOrder {
  enum Step: Equatable {
    /// The child at `target` of the new list is new.
    case insert(target: Int, at: Int)
    /// The child at `target` of the new list is taken out at `from`, and put in at `to` of what is left.
    case move(target: Int, from: Int, to: Int)
  }

  private(set) var steps: [Step] = []

  /// - Parameters:
  ///   - old: The children before, without those that are removed.
  ///   - new: The children afterwards: all of `old`, and others.
  init<ID: Hashable>(from old: [ID], to new: [ID]) {
    var places: [ID: Int] = [:]
    places.reserveCapacity(old.count)
    for (place, id) in old.enumerated() { places[id] = place }
    let oldPlaces = new.map { places[$0] }
    let staying = Self.staying(oldPlaces)
    if staying.count == old.count {
      for (target, place) in oldPlaces.enumerated() where place == nil {
        steps.append(.insert(target: target, at: target))
      }
    } else {
      arrange(oldPlaces, staying: staying, count: old.count)
    }
  }

  /// The places in the new list of a longest subsequence whose old places ascend.
  private static func staying(_ oldPlaces: [Int?]) -> [Int] {
    // For each length, where the subsequence of that length ends whose last old place is the smallest.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: oldPlaces.count)
    for (target, place) in oldPlaces.enumerated() {
      guard let place else { continue }
      var (low, high) = (0, ends.count)
      if let last = ends.last, let lastPlace = oldPlaces[last], lastPlace < place { low = high }
      while low < high {
        let middle = (low + high) / 2
        if let end = oldPlaces[ends[middle]], end < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[target] = ends[low - 1] }
      if low == ends.count { ends.append(target) } else { ends[low] = target }
    }
    var staying: [Int] = []
    var target = ends.last ?? -1
    while target >= 0 {
      staying.append(target)
      target = previous[target]
    }
    return staying.reversed()
  }

  private mutating func arrange(_ oldPlaces: [Int?], staying: [Int], count: Int) {
    var stays = Array(repeating: false, count: oldPlaces.count)
    for target in staying { stays[target] = true }
    let stayingPlaces = staying.compactMap { oldPlaces[$0] }
    // Those that have yet to move, by their old places.
    var waiting = RunningCounts(count: count)
    for (target, place) in oldPlaces.enumerated() {
      if let place, !stays[target] { waiting.add(1, at: place) }
    }
    var passed = 0
    for (target, place) in oldPlaces.enumerated() {
      if stays[target] {
        passed += 1
        continue
      }
      var from: Int?
      if let place {
        let before = stayingPlaces.partitioningIndex { $0 > place }
        // In front of it: what is in order already, up to the next that stays, or what stays and comes later.
        let arranged = before < passed ? staying[before] : target + before - passed
        from = arranged + waiting.sum(before: place)
        waiting.add(-1, at: place)
      }
      // It moves behind the one before it. Those in front of that one which have yet to move are still in between.
      let to = target + (passed == 0 ? 0 : waiting.sum(before: stayingPlaces[passed - 1]))
      if let from {
        steps.append(.move(target: target, from: from, to: to))
      } else {
        steps.append(.insert(target: target, at: to))
      }
    }
  }
}

/// Counts at places, and their sums up to a place: a Fenwick tree.
private struct RunningCounts {
  private var tree: [Int]

  init(count: Int) { tree = Array(repeating: 0, count: count + 1) }

  mutating func add(_ number: Int, at place: Int) {
    var index = place + 1
    while index < tree.count {
      tree[index] += number
      index += index & -index
    }
  }

  func sum(before place: Int) -> Int {
    var (sum, index) = (0, place)
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }
}

extension Array {
  /// The first index for which `predicate` is true, in an array in which it is true for all later ones.
  fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
