/// Opens another window of the program: here it comes up over the one there is.
public struct OpenWindowAction: GraphComparable, @unchecked Sendable {
  weak var scenes: SceneCenter?

  @MainActor public func callAsFunction(id: String) { scenes?.open(id: id, value: nil) }

  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
    scenes?.open(id: nil, value: AnyHashable(value))
  }

  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    scenes?.open(id: id, value: AnyHashable(value))
  }

  package static func isSame(_ first: Self, _ second: Self) -> Bool { first.scenes === second.scenes }
}

/// Closes windows that lie over the one that the program opened with. That one stays.
public struct DismissWindowAction: GraphComparable, @unchecked Sendable {
  weak var scenes: SceneCenter?
  weak var window: OpenWindow?

  /// Closes the window that the view is in.
  @MainActor public func callAsFunction() {
    if let window { scenes?.close(window) }
  }

  @MainActor public func callAsFunction(id: String) { scenes?.dismiss(id: id, value: nil) }

  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
    scenes?.dismiss(id: nil, value: AnyHashable(value))
  }

  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    scenes?.dismiss(id: id, value: AnyHashable(value))
  }

  package static func isSame(_ first: Self, _ second: Self) -> Bool {
    first.scenes === second.scenes && first.window === second.window
  }
}

/// Shows the settings of the program.
public struct OpenSettingsAction: GraphComparable, @unchecked Sendable {
  weak var scenes: SceneCenter?

  @MainActor public func callAsFunction() { scenes?.openSettings() }

  package static func isSame(_ first: Self, _ second: Self) -> Bool { first.scenes === second.scenes }
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction(scenes: sceneCenter) }

  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(scenes: sceneCenter, window: openWindowReference.object)
  }

  public var openSettings: OpenSettingsAction { OpenSettingsAction(scenes: sceneCenter) }

  /// Whether `openWindow` shows anything: in a program with scenes, and not in a view that is shown by itself.
  public var supportsMultipleWindows: Bool { sceneCenter != nil }
}

/// A button that shows the settings of the program.
public struct SettingsLink<Label: View> {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  nonisolated public init() { self.init { DefaultSettingsLinkLabel() } }
}

extension SettingsLink: View {
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

public struct DefaultSettingsLinkLabel {
  nonisolated init() {}
}

extension DefaultSettingsLinkLabel: View {
  public var body: some View { Text("Settings…") }
}
