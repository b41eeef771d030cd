/// How a stack distributes its space: the least flexible views choose first, and the others share what remains. Views
/// of a higher priority choose before all that have a lower one, which keep their least size.
///
/// Lengths are in the caller's unit.
struct StackSolver {
  let axis: Axis
  let count: Int
  let measure: (Int, ProposedViewSize) -> CGSize
  let isSpacer: (Int) -> Bool
  let priority: (Int) -> Double
  /// Whether views that all want the same, and more than there is, get the same: boxes in a row look alike.
  var sharesEvenly = false

  typealias Choice = (proposal: ProposedViewSize, size: CGSize)

  /// `spacing` is the sum of all distances between the views.
  func choices(for proposal: ProposedViewSize, spacing: CGFloat) -> [Choice] {
    let across = proposal.length(along: axis.other)
    let space = proposal.length(along: axis)
    guard let space, space.isFinite else {
      return (0..<count).map { index in
        let offered = ProposedViewSize(space, along: axis, across: across)
        return (offered, measure(index, offered))
      }
    }
    let flexibility = (0..<count).map { length($0, .infinity, across) - length($0, 0, across) }
    // A spacer takes the space that no other view takes.
    let order = (0..<count).sorted {
      if isSpacer($0) != isSpacer($1) { return isSpacer($1) }
      return flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
    }
    var choices = Array(repeating: (proposal: ProposedViewSize.zero, size: CGSize.zero), count: count)
    var left = max(0, space - spacing)
    let groups = groups(order)
    for (position, group) in groups.enumerated() {
      let kept = groups[(position + 1)...].joined().reduce(0) { $0 + length($1, 0, across) }
      var free = max(0, left - kept)
      let even = sharesEvenly ? evenShare(group, flexibility, free, across) : nil
      for (taken, index) in group.enumerated() {
        let share = even ?? (free / CGFloat(group.count - taken)).rounded(.down)
        let offered = ProposedViewSize(share, along: axis, across: across)
        let size = measure(index, offered)
        choices[index] = (offered, size)
        free = max(0, free - size.length(along: axis))
        left = max(0, left - size.length(along: axis))
      }
    }
    return choices
  }

  /// The share of views that yield alike and do not fit; nil where they differ, or fit.
  private func evenShare(_ group: [Int], _ flexibility: [CGFloat], _ free: CGFloat, _ across: CGFloat?) -> CGFloat? {
    guard group.count > 1, let first = group.first, flexibility[first] > 0, flexibility[first].isFinite,
      group.allSatisfy({ flexibility[$0] == flexibility[first] && !isSpacer($0) })
    else { return nil }
    let share = (free / CGFloat(group.count)).rounded(.down)
    return group.allSatisfy { length($0, .infinity, across) > share } ? share : nil
  }

  private func length(_ index: Int, _ offered: CGFloat, _ across: CGFloat?) -> CGFloat {
    measure(index, ProposedViewSize(offered, along: axis, across: across)).length(along: axis)
  }

  /// The views by priority, the highest first. Spacers come last: until then they keep no more than they
  /// have to.
  private func groups(_ order: [Int]) -> [[Int]] {
    let views = order.filter { !isSpacer($0) }
    let spacers = order.filter(isSpacer)
    let levels = Set(views.map(priority)).sorted(by: >)
    return levels.map { level in views.filter { priority($0) == level } } + (spacers.isEmpty ? [] : [spacers])
  }
}
