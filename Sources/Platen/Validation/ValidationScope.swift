/// Gathers from the fields of a form whether they are valid.
final class ValidationScope: @unchecked Sendable {
  private struct Entry {
    weak var validator: FieldValidator?
    var isValid: Bool
  }

  @MainActor private var entries: [ObjectIdentifier: Entry] = [:]
  @MainActor private var invalidCount = 0
  private let state = StateBox(true)
  private let faultCount = StateBox(0)
  /// What front ends name the scope by.
  let number = ScopeNumber.next()

  /// Reading it has a view evaluate again when it changes.
  var isValid: Bool { state.read() }
  /// How many fields are not valid. Reading it has a view evaluate again when it changes.
  var faults: Int { faultCount.read() }

  @MainActor func set(_ isValid: Bool, for validator: FieldValidator) {
    let id = ObjectIdentifier(validator)
    if let old = entries[id] {
      guard old.isValid != isValid else { return }
      if !old.isValid { invalidCount -= 1 }
    }
    if !isValid { invalidCount += 1 }
    entries[id] = Entry(validator: validator, isValid: isValid)
    publish()
  }

  @MainActor private func publish() {
    state.write(invalidCount == 0)
    faultCount.write(invalidCount)
  }

  @MainActor func remove(_ validator: FieldValidator) {
    guard let old = entries.removeValue(forKey: ObjectIdentifier(validator)) else { return }
    if !old.isValid { invalidCount -= 1 }
    publish()
  }

  /// Shows all messages there are, and puts the focus into the first field that has one.
  @MainActor func validate() -> Bool {
    let invalid = entries.values.filter { !$0.isValid }.compactMap(\.validator)
    for validator in invalid { validator.show() }
    invalid.min { ($0.input?.nodeID?.rawValue ?? .max) < ($1.input?.nodeID?.rawValue ?? .max) }?.input?.requestFocus()
    return invalidCount == 0
  }
}

/// The state of the fields in a ``TextInputValidationReader``.
public struct TextInputValidationProxy {
  let scope: ValidationScope

  /// Whether all fields are valid, including those whose message is not shown yet.
  public var isValid: Bool { scope.isValid }

  /// Shows what is wrong in every field, and puts the focus into the first. True when nothing is.
  @MainActor @discardableResult public func validate() -> Bool { scope.validate() }
}

/// A view that knows whether the fields in it are valid.
///
/// ```swift
/// TextInputValidationReader { validation in
///   Form {
///     TextField("Name", text: $name).validation(.required())
///     Button("Save", action: save).disabled(!validation.isValid)
///   }
/// }
/// ```
public struct TextInputValidationReader<Content: View> {
  let content: (TextInputValidationProxy) -> Content
  @Kept private var scope = ValidationScope()

  /// Creates a view of `content`. Where that reads `isValid`, it is evaluated again when the value changes.
  nonisolated public init(@ViewBuilder content: @escaping (TextInputValidationProxy) -> Content) {
    self.content = content
  }
}

extension TextInputValidationReader: View {
  /// The views that this one is made of.
  public var body: some View {
    content(TextInputValidationProxy(scope: scope))
      .transformEnvironment(with: scope) { values, scope in values.validationScopes.scopes.append(scope) }
  }
}

/// A form's own scope: what is inside reads it as ``EnvironmentValues/isValid``.
public struct _ValidationScopeView<Content> {
  let content: Content
  @Kept private var scope = ValidationScope()

  nonisolated init(content: Content) { self.content = content }
}

extension _ValidationScopeView: View where Content: View {
  /// The views that this one is made of.
  public var body: some View {
    content.transformEnvironment(with: scope) { values, scope in values.validationScopes.scopes.append(scope) }
  }
}

/// Controls that are disabled while a field of their scope is not valid.
struct _ValidityGateView<Content> {
  let content: Content
  @Environment(\.validationScopes) private var scopes

  nonisolated init(content: Content) { self.content = content }
}

extension _ValidityGateView: View where Content: View {
  var body: some View {
    let gate = scopes.scopes.last.map { ValidityGate(scope: $0.number, faults: $0.faults) }
    content.transformEnvironment(with: gate) { values, gate in if let gate { values.disable(by: gate) } }
  }
}
