private struct RenameAction: GraphComparable {
  let run: @MainActor () -> Void

  /// Closures can't be compared.
  static func isSame(_ first: RenameAction, _ second: RenameAction) -> Bool { false }
}

private enum RenameKey: EnvironmentKey {
  static let defaultValue: RenameAction? = nil
}

extension EnvironmentValues {
  fileprivate var renameAction: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that runs the `renameAction` set around it; disabled where there is none.
public struct RenameButton<Label: View> {
  @Environment(\.renameAction) private var action
  private let label: Label

  /// A button titled Rename with a pencil. It is disabled where no `renameAction` is set around it.
  nonisolated public init() where Label == Platen.Label<Text, Image> {
    label = Platen.Label(.own("Rename"), systemImage: "pencil")
  }
}

extension RenameButton: View {
  /// The views that this one is made of.
  public var body: some View {
    let action = action
    return Button {
      action?.run()
    } label: {
      label
    }
    .disabled(action == nil)
  }
}

extension View {
  /// Sets the action of the rename buttons in the view.
  nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    transformEnvironment { $0.renameAction = RenameAction(run: action) }
  }

  /// Makes the rename buttons in the view set a focus state, which focuses its field.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    nonisolated(unsafe) let isFocused = isFocused
    return renameAction { isFocused.wrappedValue = true }
  }
}
