import Testing

@testable import PlatenGraph
@testable import PlatenTree

/// How one list of children is sorted into the order of another.
@Suite struct ChildOrderTests {
  /// Carries the steps out. Nil where one of them does not fit.
  private func list<ID: Hashable>(of steps: [ChildOrder.Step], from old: [ID], to new: [ID]) -> [ID]? {
    var list = old
    for step in steps {
      switch step {
      case .insert(let target, let index):
        guard index <= list.count else { return nil }
        list.insert(new[target], at: index)
      case .move(let target, let from, let to):
        guard list.indices.contains(from), list[from] == new[target], from != to else { return nil }
        list.remove(at: from)
        guard to <= list.count else { return nil }
        list.insert(new[target], at: to)
      }
    }
    return list
  }

  private func moves(_ steps: [ChildOrder.Step]) -> Int {
    steps.reduce(0) { if case .move = $1 { $0 + 1 } else { $0 } }
  }

  /// The length of a longest ascending subsequence, by trying all.
  private func longestAscent(_ list: [Int]) -> Int {
    var longest = Array(repeating: 1, count: list.count)
    for end in list.indices {
      for start in 0..<end where list[start] < list[end] { longest[end] = max(longest[end], longest[start] + 1) }
    }
    return longest.max() ?? 0
  }

  @Test func randomOrdersTakeTheFewestMoves() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let old = Array(0..<Int.random(in: 0...12, using: &random))
      let added = (0..<Int.random(in: 0...4, using: &random)).map { 100 + $0 }
      let new = (old + added).shuffled(using: &random)
      let steps = ChildOrder(from: old, to: new).steps
      #expect(list(of: steps, from: old, to: new) == new, "\(old) to \(new)")
      let kept = new.filter { $0 < 100 }
      #expect(moves(steps) == kept.count - longestAscent(kept), "\(old) to \(new)")
      #expect(steps.count == moves(steps) + added.count, "\(old) to \(new)")
    }
  }

  @Test func aDistantMoveOfOneRowIsOneMove() {
    let old = Array(0..<100)
    #expect(ChildOrder(from: old, to: Array(1..<100) + [0]).steps == [.move(target: 99, from: 0, to: 99)])
    #expect(ChildOrder(from: old, to: [99] + Array(0..<99)).steps == [.move(target: 0, from: 99, to: 0)])
  }

  @Test func rowsInOrderAreNotMoved() {
    #expect(ChildOrder(from: [1, 2, 3], to: [1, 2, 3]).steps.isEmpty)
    let added = ChildOrder(from: [1, 2], to: [1, 5, 2, 6])
    #expect(added.steps == [.insert(target: 1, at: 1), .insert(target: 3, at: 3)])
    let first = ChildOrder(from: [Int](), to: [1, 2])
    #expect(first.steps == [.insert(target: 0, at: 0), .insert(target: 1, at: 1)])
  }

  /// Counts how often identities are compared and hashed.
  private struct CountedID: Hashable {
    final class Count { var value = 0 }

    let number: Int
    let count: Count

    static func == (first: Self, second: Self) -> Bool {
      first.count.value += 1
      return first.number == second.number
    }

    func hash(into hasher: inout Hasher) {
      count.value += 1
      hasher.combine(number)
    }
  }

  private func identityWork(reversing count: Int) -> Int {
    let counter = CountedID.Count()
    let old = (0..<count).map { CountedID(number: $0, count: counter) }
    let steps = ChildOrder(from: old, to: old.reversed()).steps
    #expect(steps.count == count - 1)
    return counter.value
  }

  @Test func workGrowsWithTheNumberOfRowsAndNotWithItsSquare() {
    let (few, many) = (identityWork(reversing: 1_000), identityWork(reversing: 10_000))
    // Ten times as many rows; the rest is for collisions of hash values.
    #expect(many < few * 20)
  }
}

/// The patches that a change of a node's children leads to.
@MainActor @Suite struct PatchRecorderTests {
  private let root = Node(id: NodeID(rawValue: 0), content: .container(.root))

  private func nodes(_ ids: ClosedRange<Int>) -> [Node] {
    ids.map { Node(id: NodeID(rawValue: $0), content: .leaf(.divider)) }
  }

  @Test func removalsComeFirstAndFromTheBack() {
    var recorder = PatchRecorder()
    let all = nodes(1...4)
    recorder.setChildren(all, of: root)
    _ = recorder.finish()
    let new = nodes(9...9)
    recorder.setChildren([all[3], new[0], all[1]], of: root)
    #expect(
      recorder.finish().map(\.description) == [
        "remove divider n3 from n0 at 2", "remove divider n1 from n0 at 0", "move divider n4 in n0 from 1 to 0",
        "insert divider n9 in n0 at 1",
      ])
  }

  @Test func anInsertedNodeIncludesItsChildren() {
    var recorder = PatchRecorder()
    let (parent, child) = (nodes(1...1)[0], nodes(2...2)[0])
    recorder.setChildren([parent], of: root)
    recorder.setChildren([child], of: parent)
    #expect(recorder.finish().map(\.description) == ["insert divider n1 in n0 at 0"])
  }

  @Test func aNodeThatIsAsItWasIsNotUpdated() {
    var recorder = PatchRecorder()
    let node = nodes(1...1)[0]
    recorder.setChildren([node], of: root)
    _ = recorder.finish()
    recorder.willChange(node)
    #expect(recorder.finish().isEmpty)
    recorder.willChange(node)
    node.attributes.isEnabled = false
    #expect(recorder.finish().map(\.description) == ["update divider n1"])
  }
}
