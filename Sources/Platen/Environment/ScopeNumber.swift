import Synchronization

/// Numbers by which front ends name places of a view: the fields of a form, the fields that Return leads through.
enum ScopeNumber {
  private static let last = Atomic(0)

  static func next() -> Int { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
