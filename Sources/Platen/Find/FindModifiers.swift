/// The settings for searching in the text editors of a view.
struct FindSettings: GraphComparable {
  var isPresented: Binding<Bool>?
  var isDisabled = false
  var isReplaceDisabled = false

  static func isSame(_ first: FindSettings, _ second: FindSettings) -> Bool {
    let isSameBinding: Bool =
      switch (first.isPresented, second.isPresented) {
      case (nil, nil): true
      case (let first?, let second?): first.location.isSame(as: second.location)
      default: false
      }
    return isSameBinding && first.isDisabled == second.isDisabled
      && first.isReplaceDisabled == second.isReplaceDisabled
  }
}

private enum FindSettingsKey: EnvironmentKey { static var defaultValue: FindSettings { FindSettings() } }

extension EnvironmentValues {
  var findSettings: FindSettings {
    get { self[FindSettingsKey.self] }
    set { self[FindSettingsKey.self] = newValue }
  }
}

extension View {
  /// Shows the search in the text editor inside while `isPresented` is true, and writes the binding when the user opens
  /// or closes it.
  ///
  /// Control-F opens it, and with replacing Control-H (Control-R in a terminal).
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    transformEnvironment { $0.findSettings.isPresented = isPresented }
  }

  /// Disables searching in the text editors inside; false leaves the setting further out as it is. It belongs closer to
  /// the editor than `findNavigator(isPresented:)`.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(with: isDisabled) { values, isDisabled in
      if isDisabled { values.findSettings.isDisabled = true }
    }
  }

  /// Disables replacing in the text editors inside, where searching is still possible; false leaves the setting further
  /// out as it is.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(with: isDisabled) { values, isDisabled in
      if isDisabled { values.findSettings.isReplaceDisabled = true }
    }
  }
}
