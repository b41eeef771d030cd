/// A question in an alert whether it is to be asked again.
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

/// How serious what a dialog says is. Dialogs look the same here.
public struct DialogSeverity: Hashable, Sendable {
  let name: String

  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}

extension View {
  /// Has the alerts and confirmations of the view ask whether they are wanted again. The program keeps them away then.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    environment(\.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
  }

  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }

  /// Accepted: dialogs look the same however serious they are.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}
