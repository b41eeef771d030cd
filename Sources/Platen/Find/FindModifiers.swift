/// What a program says about searching in the texts of a place.
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
  /// Shows the search in the text editor inside while `isPresented` is true, and follows when a person opens or
  /// closes it.
  ///
  /// A person opens it with Control-F, and with replacing with Control-H (Control-R in a terminal).
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    transformEnvironment { $0.findSettings.isPresented = isPresented }
  }

  /// Whether one can search in the text editors inside. Closer to the editor than `findNavigator(isPresented:)`.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment { $0.findSettings.isDisabled = $0.findSettings.isDisabled || isDisabled }
  }

  /// Whether one can only search, and replace nothing.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment { $0.findSettings.isReplaceDisabled = $0.findSettings.isReplaceDisabled || isDisabled }
  }
}
