/// What the SwiftUI side sets for a hosted UIKit view.
@MainActor struct HostedSurroundings {
  var attributes: NodeAttributes
  var focusTargets: [any FocusTarget]
  var keyActions: KeyActions
  var rowLabel: String
  /// Whether secure fields protect the process.
  var protectsProcess: Bool
  /// The traits of the view.
  var traits: UITraitCollection

  init(_ environment: EnvironmentValues) {
    attributes = environment.nodeAttributes
    attributes.locale = environment.locale
    focusTargets = environment.focusTargets.targets
    keyActions = environment.keyActions
    traits = UITraitCollection(environment)
    protectsProcess = environment.secureOptions.protectsProcess
    rowLabel = environment.rowLabel?.resolve(in: environment.textResolution).plainText ?? ""
  }
}
