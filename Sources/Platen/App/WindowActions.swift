/// Opens another window of the program, as a modal over the current one.
public struct OpenWindowAction: GraphComparable, @unchecked Sendable {
  weak var scenes: SceneCenter?

  /// Opens a window of the first scene with that identifier: another one of a `WindowGroup`, while a `Window` is
  /// brought to the front. Reports a diagnostic when there is none.
  @MainActor @preconcurrency public func callAsFunction(id: String) { scenes?.open(id: id, value: nil) }

  /// Opens a window of the first scene for values of that type, or brings the window that is open for `value` to the
  /// front. Reports a diagnostic when there is no such scene.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    scenes?.open(id: nil, value: AnyHashable(value))
  }

  /// Opens a window of the scene with that identifier for `value`, or brings the window that is open for it to the
  /// front. Reports a diagnostic when there is no such scene.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    scenes?.open(id: id, value: AnyHashable(value))
  }

  package static func isSame(_ first: Self, _ second: Self) -> Bool { first.scenes === second.scenes }
}

/// Closes windows that are shown over the one that the program opened with, which stays open.
public struct DismissWindowAction: GraphComparable, @unchecked Sendable {
  weak var scenes: SceneCenter?
  weak var window: OpenWindow?

  /// Closes the window that the view is in. Does nothing in the window that the program opened with.
  @MainActor @preconcurrency public func callAsFunction() {
    if let window { scenes?.close(window) }
  }

  /// Closes all windows of the scenes with that identifier, apart from the one that the program opened with.
  @MainActor @preconcurrency public func callAsFunction(id: String) { scenes?.dismiss(id: id, value: nil) }

  /// Closes the windows that are open for `value`.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    scenes?.dismiss(id: nil, value: AnyHashable(value))
  }

  /// Closes the windows of the scenes with that identifier that are open for `value`.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    scenes?.dismiss(id: id, value: AnyHashable(value))
  }

  package static func isSame(_ first: Self, _ second: Self) -> Bool {
    first.scenes === second.scenes && first.window === second.window
  }
}

/// Shows the settings of the program.
public struct OpenSettingsAction: GraphComparable, @unchecked Sendable {
  weak var scenes: SceneCenter?

  /// Shows the settings, or brings them to the front. Does nothing in a program without a `Settings` scene.
  @MainActor @preconcurrency public func callAsFunction() { scenes?.openSettings() }

  package static func isSame(_ first: Self, _ second: Self) -> Bool { first.scenes === second.scenes }
}

extension EnvironmentValues {
  /// Opens windows of the program. Does nothing in a view that is shown without scenes.
  public var openWindow: OpenWindowAction { OpenWindowAction(scenes: sceneCenter) }

  /// Closes windows of the program. Without arguments it closes the window that the view is in.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(scenes: sceneCenter, window: openWindowReference.object)
  }

  /// Shows the settings of the program. Does nothing in a view that is shown without scenes.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(scenes: sceneCenter) }

  /// Whether `openWindow` has an effect: true in a program with scenes, false in a view that is shown without them.
  public var supportsMultipleWindows: Bool { sceneCenter != nil }
}

/// A button that shows the settings of the program.
public struct SettingsLink<Label: View> {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a link with a label of its own.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a link with the label “Settings…”.
  nonisolated public init() { self.init { DefaultSettingsLinkLabel() } }
}

extension SettingsLink: View {
  /// The views that this one is made of.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The label of a settings link that is given none: the text “Settings…”.
public struct DefaultSettingsLinkLabel {
  nonisolated init() {}
}

extension DefaultSettingsLinkLabel: View {
  /// The views that this one is made of.
  public var body: some View { Text(.own("Settings…")) }
}
