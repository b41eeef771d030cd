/// Whether the user is editing the content of a list.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether editing is going on: true for `active` and `transient`.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static let defaultValue: Binding<EditMode>? = nil
}

extension EnvironmentValues {
  /// Whether the view's content is being edited; nil where no container keeps the state.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends the editing of a list.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// A button titled Edit, or Done while editing. It sets the environment's `editMode` and does nothing where that is
  /// nil.
  nonisolated public init() {}
}

extension EditButton: View {
  /// The views that this one is made of.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    return Button(.own(isEditing ? "Done" : "Edit")) {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
