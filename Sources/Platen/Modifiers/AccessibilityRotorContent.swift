/// The entries of a rotor.
public protocol AccessibilityRotorContent {
  /// Not for use outside the framework.
  var _rotorEntries: [_RotorEntry] { get }
}

/// An entry, for its rotor.
public struct _RotorEntry {
  /// Nil for the words of the range.
  let label: Text?
  /// The identity of the view to go to; nil where there is only something to prepare.
  var target: AnyHashable?
  /// The range to select in the text of the view that the rotor is of.
  var range: Range<String.Index>?
  var prepare: () -> Void = {}
}

/// A place that a rotor goes to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// The entry itself. Not for use outside the framework.
  public let _rotorEntries: [_RotorEntry]

  nonisolated init(
    _ label: Text, target: AnyHashable?, range: Range<String.Index>? = nil, _ prepare: @escaping () -> Void
  ) {
    _rotorEntries = [_RotorEntry(label: label, target: target, range: range, prepare: prepare)]
  }

  /// An entry for the view that `id(_:)`, or a `ForEach`, has given that identity. `prepare` is called before the view
  /// is shown. `textRange` is ignored: the whole view is shown.
  nonisolated public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label, target: AnyHashable(id), prepare)
  }

  /// An entry for the view that `accessibilityRotorEntry(id:in:)` has given that identity. `textRange` is ignored.
  nonisolated public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label, target: AnyHashable(RotorIdentity(id: AnyHashable(id), namespace: namespace)), prepare)
  }

  /// An entry for the view that `id(_:)`, or a `ForEach`, has given that identity. `labelKey` is translated by the
  /// program's tables, `textRange` is ignored.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, prepare: prepare)
  }

  /// An entry for the view that `id(_:)`, or a `ForEach`, has given that identity. `label` is said as it is,
  /// `textRange` is ignored.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(verbatim: String(label)), id: id, prepare: prepare)
  }

  /// An entry for the view that `accessibilityRotorEntry(id:in:)` has given that identity. `labelKey` is translated by
  /// the program's tables, `textRange` is ignored.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, prepare: prepare)
  }

  /// An entry for the view that `accessibilityRotorEntry(id:in:)` has given that identity. `label` is said as it is,
  /// `textRange` is ignored.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(verbatim: String(label)), id: id, in: namespace, prepare: prepare)
  }

  /// An entry for the view that `accessibilityRotorEntry(id:in:)` has given that identity. `label` is said as it is,
  /// `textRange` is ignored.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(verbatim: String(label)), id: id, in: namespace, prepare: prepare)
  }
}

/// The identity that a rotor finds a view by.
struct RotorIdentity: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// In a `ForEach` an entry is a view. Outside of a rotor it is empty.
extension AccessibilityRotorEntry: View {
  /// The views that this one is made of.
  public var body: some View { EmptyView() }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The entries of all elements in order. Not for use outside the framework.
  public var _rotorEntries: [_RotorEntry] { data.flatMap { content($0)._rotorEntries } }
}

/// Entries, one after another.
public struct _RotorEntries: AccessibilityRotorContent {
  /// The entries in order. Not for use outside the framework.
  public let _rotorEntries: [_RotorEntry]
}

/// Builds the entries of a rotor from closures.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// Takes a statement as it is. For the result builder.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> _RotorEntries {
    _RotorEntries(_rotorEntries: content._rotorEntries)
  }

  /// Joins the statements of a block. For the result builder.
  public static func buildBlock(_ entries: _RotorEntries...) -> _RotorEntries {
    _RotorEntries(_rotorEntries: entries.flatMap(\._rotorEntries))
  }

  /// Takes an `if` without an `else`. For the result builder.
  public static func buildOptional(_ entries: _RotorEntries?) -> _RotorEntries {
    entries ?? _RotorEntries(_rotorEntries: [])
  }

  /// Takes the first branch of an `if` or `switch`. For the result builder.
  public static func buildEither(first: _RotorEntries) -> _RotorEntries { first }

  /// Takes another branch of an `if` or `switch`. For the result builder.
  public static func buildEither(second: _RotorEntries) -> _RotorEntries { second }
}

// What an `if` in a `ForEach` makes.

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  /// The entries, if there are any. Not for use outside the framework.
  public var _rotorEntries: [_RotorEntry] { self?._rotorEntries ?? [] }
}

extension _ConditionalContent: AccessibilityRotorContent
where First: AccessibilityRotorContent, Second: AccessibilityRotorContent {
  /// The entries of the branch that is taken. Not for use outside the framework.
  public var _rotorEntries: [_RotorEntry] {
    switch storage {
    case .first(let content): content._rotorEntries
    case .second(let content): content._rotorEntries
    }
  }
}
