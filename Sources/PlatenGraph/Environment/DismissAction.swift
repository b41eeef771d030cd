/// Closes what the view is presented in.
public struct DismissAction: GraphComparable, @unchecked Sendable {
  /// Closes it; nil where nothing is presented.
  let action: (@MainActor () -> Void)?
  /// Distinguishes one presentation from another.
  package let owner: ObjectIdentifier?

  package init(owner: AnyObject? = nil, action: (@MainActor () -> Void)? = nil) {
    self.action = action
    self.owner = owner.map { ObjectIdentifier($0) }
  }

  /// Dismisses the presentation that the view is in. Does nothing where the view is not presented.
  @MainActor @preconcurrency public func callAsFunction() { action?() }

  package static func isSame(_ first: DismissAction, _ second: DismissAction) -> Bool {
    first.owner != nil ? first.owner == second.owner : first.action == nil && second.action == nil
  }
}

/// Whether the view is presented, and a way to end that.
public struct PresentationMode {
  /// Whether the view is presented by another. ``dismiss()`` makes it false.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Ends the presentation when the mode is written back through its binding, as `wrappedValue.dismiss()` does.
  public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey {
  static let defaultValue = DismissAction()
}

private enum IsPresentedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Closes what the view is presented in: a sheet, a popover, a place in a navigation.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented by another.
  public package(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// The values of ``dismiss`` and ``isPresented``, in the older form.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in if !mode.isPresented { Tracking.onMain { dismiss() } } })
  }
}
