/// What the SwiftUI side says about a hosted UIKit view.
@MainActor struct HostedSurroundings {
  var attributes: NodeAttributes
  var focusTargets: [any FocusTarget]
  var keyActions: KeyActions
  var rowLabel: String

  init(_ environment: EnvironmentValues) {
    attributes = environment.nodeAttributes
    attributes.locale = environment.locale
    focusTargets = environment.focusTargets.targets
    keyActions = environment.keyActions
    rowLabel = environment.rowLabel?.resolve(in: environment.textResolution).plainText ?? ""
  }
}
