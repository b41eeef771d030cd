/// The fields of the process that were edited last, in any window: what one of them has written to a place that another
/// shows too is no text of the program.
@MainActor struct EditedFields {
  /// More than the users who type at the same moment. What was typed into a field that is no longer here counts as the
  /// program's text.
  private static let limit = 1_024

  private struct Entry {
    weak var field: FieldInput?
  }

  /// The last first.
  private var entries: [Entry] = []

  /// The field is being edited.
  mutating func note(_ field: FieldInput) {
    if entries.first?.field === field { return }
    entries.removeAll { $0.field == nil || $0.field === field }
    if entries.count >= Self.limit { entries.removeLast() }
    entries.insert(Entry(field: field), at: 0)
  }

  /// Whether one that was edited after a field satisfies a condition.
  func contains(after field: FieldInput, where condition: (FieldInput) -> Bool) -> Bool {
    for entry in entries {
      guard let other = entry.field else { continue }
      if other === field { return false }
      if condition(other) { return true }
    }
    return false
  }
}
