extension View {
  /// What assistive technology says when the user has scrolled: the text, whenever it has changed. A program sets it to
  /// the part that is visible, such as "Page 2 of 5".
  nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    modifier(ScrollStatus(status: isEnabled ? status : nil))
  }

  /// What assistive technology says when the user has scrolled: the text, whenever it has changed. It is translated by
  /// the program's tables.
  nonisolated public func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { accessibilityScrollStatus(Text(statusKey), isEnabled: isEnabled) }

  /// What assistive technology says when the user has scrolled: the text, whenever it has changed. It is translated by
  /// its own table.
  @_disfavoredOverload nonisolated public func accessibilityScrollStatus(
    _ statusResource: LocalizedStringResource, isEnabled: Bool = true
  ) -> some View { accessibilityScrollStatus(Text(statusResource), isEnabled: isEnabled) }

  /// What assistive technology says when the user has scrolled: the text as it is, whenever it has changed.
  @_disfavoredOverload nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View { accessibilityScrollStatus(Text(status), isEnabled: isEnabled) }
}

private struct ScrollStatus {
  let status: Text?
  @Environment(\.textResolution) private var resolution

  nonisolated init(status: Text?) { self.status = status }
}

extension ScrollStatus: ViewModifier {
  func body(content: Content) -> some View {
    let words = status?.resolve(in: resolution).plainText
    content.onChange(of: words) { _, words in
      if let words { AccessibilityNotification.PageScrolled(words).post() }
    }
  }
}
