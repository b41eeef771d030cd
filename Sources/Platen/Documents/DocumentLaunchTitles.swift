/// What the program sets in place of a launch screen's title, and below it.
struct DocumentLaunchTitles: Equatable {
  /// Nil for the screen's own.
  var title: Text?
  /// Nil for none.
  var subtitle: Text?
}

private enum LaunchTitlesKey: EnvironmentKey { static let defaultValue = DocumentLaunchTitles() }

extension EnvironmentValues {
  /// The titles of launch screens.
  var launchTitles: DocumentLaunchTitles {
    get { self[LaunchTitlesKey.self] }
    set { self[LaunchTitlesKey.self] = newValue }
  }
}

extension View {
  /// Sets the title of a ``DocumentLaunchView`` in the view, in place of its own.
  nonisolated public func documentLaunchTitle(_ title: Text) -> some View {
    environment(\.launchTitles.title, title)
  }

  /// Sets the line below the title of a ``DocumentLaunchView`` in the view. There is none by default.
  nonisolated public func documentLaunchSubtitle(_ subtitle: Text) -> some View {
    environment(\.launchTitles.subtitle, subtitle)
  }
}

extension Scene {
  /// Sets the title of a ``DocumentGroupLaunchScene`` in the scene, in place of its own.
  nonisolated public func documentLaunchTitle(_ title: Text) -> some Scene {
    environment(\.launchTitles.title, title)
  }

  /// Sets the line below the title of a ``DocumentGroupLaunchScene`` in the scene. There is none by default.
  nonisolated public func documentLaunchSubtitle(_ subtitle: Text) -> some Scene {
    environment(\.launchTitles.subtitle, subtitle)
  }
}
