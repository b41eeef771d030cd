/// The order that users expect of names, like `String.StandardComparator.localizedStandard`, which Foundation lacks
/// here: "file 2" comes before "file 10", and "apple" before "Zebra".
struct LocalizedStandardOrder: SortComparator {
  var order = SortOrder.forward

  func compare(_ first: String, _ second: String) -> ComparisonResult {
    order == .forward ? first.localizedStandardCompare(second) : second.localizedStandardCompare(first)
  }
}
