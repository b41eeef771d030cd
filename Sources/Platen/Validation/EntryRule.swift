import PlatenGraph

/// What a text has to be to be the value of its field.
///
/// A text that is none is kept at the end of editing, with the reason below the field, until it is corrected or the
/// program changes the value. No value is written meanwhile, and the form is not valid. Without a rule a field shows its
/// last value again, as a text field of SwiftUI does.
protocol EntryRule: Hashable, Sendable {
  /// Why a text is no value; nil where it is one.
  @MainActor func problem(in text: String) -> LocalizedStringKey?
}

/// The rule of a field, in its environment.
struct FieldEntryRule: GraphComparable {
  let rule: any EntryRule

  static func isSame(_ first: FieldEntryRule, _ second: FieldEntryRule) -> Bool {
    AnyHashable(first.rule) == AnyHashable(second.rule)
  }
}

private enum EntryRuleKey: EnvironmentKey { static let defaultValue: FieldEntryRule? = nil }

extension EnvironmentValues {
  /// What a text has to be to be the field's value; nil where a text that is none is replaced.
  var entryRule: FieldEntryRule? {
    get { self[EntryRuleKey.self] }
    set { self[EntryRuleKey.self] = newValue }
  }
}
