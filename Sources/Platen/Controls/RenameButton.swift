private struct RenameAction: GraphComparable {
  let run: @MainActor () -> Void

  /// Actions can't be told apart.
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

/// A button that begins what the view around calls renaming; out of use where there is no such thing.
public struct RenameButton<Label: View> {
  @Environment(\.renameAction) private var action
  private let label: Label

  nonisolated public init() where Label == Platen.Label<Text, Image> {
    label = Platen.Label("Rename", systemImage: "pencil")
  }
}

extension RenameButton: View {
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
  /// What the rename buttons in the view do.
  nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    transformEnvironment { $0.renameAction = RenameAction(run: action) }
  }

  /// Has the rename buttons in the view give the focus to the field of that state.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    nonisolated(unsafe) let isFocused = isFocused
    return renameAction { isFocused.wrappedValue = true }
  }
}
