// The modifiers of accessibility with a condition: a view for which it is false keeps what it has.
extension View {
  /// The name that assistive technology speaks, where `isEnabled` is true.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    transformEnvironment(with: isEnabled ? label : nil) { values, label in
      guard let label else { return }
      values.nodeScope.accessibilityLabel = label.resolve(in: values.textResolution).plainText
    }
  }

  /// The value that assistive technology speaks, where `isEnabled` is true.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    transformEnvironment(with: isEnabled ? value : nil) { values, value in
      guard let value else { return }
      values.nodeScope.accessibilityValue = value.resolve(in: values.textResolution).plainText
    }
  }

  /// An explanation that assistive technology speaks, where `isEnabled` is true.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    transformEnvironment(with: isEnabled ? hint : nil) { values, hint in
      guard let hint else { return }
      values.nodeScope.help = hint.resolve(in: values.textResolution).plainText
    }
  }

  /// Sets whether the view and all in it are left out of what assistive technology speaks, where `isEnabled` is true.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    transformEnvironment(with: isEnabled ? hidden : nil) { values, hidden in
      if let hidden { values.nodeScope.isAccessibilityHidden = hidden }
    }
  }

  /// A name for tests and scripts, where `isEnabled` is true.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    transformEnvironment(with: isEnabled ? identifier : nil) { values, identifier in
      if let identifier { values.nodeScope.accessibilityIdentifier = identifier }
    }
  }
}
