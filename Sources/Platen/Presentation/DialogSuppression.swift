/// The toggle in an alert that suppresses its next presentation.
struct DialogSuppression: GraphComparable, @unchecked Sendable {
  // Unchecked: a binding is only used on the main actor.
  let label: Text
  let isSuppressed: Binding<Bool>

  static func isSame(_ first: DialogSuppression, _ second: DialogSuppression) -> Bool {
    first.label == second.label && first.isSuppressed.location.isSame(as: second.isSuppressed.location)
  }
}

private enum DialogSuppressionKey: EnvironmentKey { static let defaultValue: DialogSuppression? = nil }

extension EnvironmentValues {
  var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

/// How serious the message of a dialog is. It has no effect.
public struct DialogSeverity: Hashable, Sendable {
  let name: String

  /// The platform decides. Dialogs look the same in every case.
  public static let automatic = DialogSeverity(name: "automatic")
  /// A message or a question of normal importance.
  public static let standard = DialogSeverity(name: "standard")
  /// A warning of something that cannot be undone.
  public static let critical = DialogSeverity(name: "critical")
}

extension View {
  /// Adds a toggle with a label to the alerts and dialogs of the view, so that the user can ask not to see them again.
  /// The program reads the binding, and presents nothing while it is true.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    environment(\.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
  }

  /// Adds a toggle “Don’t ask again” to the alerts and dialogs of the view. The program reads the binding,
  /// and presents nothing while it is true.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(.own("Don’t ask again")), isSuppressed: isSuppressed)
  }

  /// Ignored: dialogs look the same at each severity.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}
