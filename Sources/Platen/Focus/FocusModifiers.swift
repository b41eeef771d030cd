/// Binds the focus of the content to a value of a focus state.
public struct _FocusedModifier<Value: Hashable> {
  let location: FocusLocation<Value>
  let value: Value
  /// Whether only the field of a search inside is meant.
  var isForSearch = false
}

extension _FocusedModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    FocusedElement(view, in: parent)
  }
}

private final class FocusedElement<Content: View, Value: Hashable>:
  EnvironmentWritingElement<Content, _FocusedModifier<Value>>
{
  private lazy var target = StateFocusTarget(location: modifier.location, value: modifier.value)

  override func modifierDidChange(from old: _FocusedModifier<Value>) {
    guard old.location !== modifier.location || old.value != modifier.value else { return }
    target = StateFocusTarget(location: modifier.location, value: modifier.value)
    rewriteEnvironment()
  }

  override func write(to environment: inout EnvironmentValues) {
    if modifier.isForSearch {
      environment.searchFocus.targets.append(target)
    } else {
      environment.focusTargets.targets.append(target)
    }
  }
}

/// A value of a focus state as a target.
private final class StateFocusTarget<Value: Hashable>: FocusTarget {
  private let location: FocusLocation<Value>
  private let value: Value

  init(location: FocusLocation<Value>, value: Value) {
    self.location = location
    self.value = value
  }

  func attach(_ id: NodeID) { location.attach(id, to: value) }

  func detach(_ id: NodeID) { location.detach(id, from: value) }

  func focusArrived() { location.focusArrived(at: value) }

  func focusLeft() { location.focusLeft(value) }
}

/// What a view that can have the focus does with it.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view does something when it is pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view takes text or other input.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both kinds.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

private enum AllowsFocusKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether the controls here can have the focus.
  var allowsFocus: Bool {
    get { self[AllowsFocusKey.self] }
    set { self[AllowsFocusKey.self] = newValue }
  }
}

/// When a default focus applies.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  let isUserInitiated: Bool

  /// The value applies where nothing else requests the focus.
  public static let automatic = Self(isUserInitiated: false)
  /// Requests the focus even where the user has moved it. Ignored: it has the same effect as `automatic`.
  public static let userInitiated = Self(isUserInitiated: true)
}

extension View {
  /// Ties the focus of the view to a value: the binding has `value` while the view has the focus, and setting it moves
  /// the focus here.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(location: binding.location, value: value))
  }

  /// Ties the focus of the view to a Boolean value: true while the view has the focus, and setting it moves the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(location: condition.location, value: true))
  }

  /// Whether the view can have the focus: a control, or where there is none inside, the view itself.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    transformEnvironment(with: isFocusable) { values, isFocusable in if !isFocusable { values.allowsFocus = false } }
      .modifier(FocusableView(isFocusable: isFocusable))
  }

  /// Whether the view can have the focus. `interactions` is ignored: the view takes keys in any case.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  /// Whether what has the focus is shown as such. Controls always are.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(with: disabled) { values, disabled in if disabled { values.isFocusEffectEnabled = false } }
  }

  /// Gives the focus to the view that is bound to `value` when the view first appears, unless the program
  /// has put it elsewhere.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.location.isEmpty { binding.location.request(value) } }
  }
}
