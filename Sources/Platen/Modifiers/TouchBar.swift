/// The controls of a Touch Bar. No keyboard of the front ends has one: they are kept and not shown.
public struct TouchBar<Content: View> {
  let content: Content

  /// Creates the controls of a Touch Bar, which are not shown.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates the controls of a Touch Bar that the user could change. `id` is ignored.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// Where an item of a Touch Bar is at first, if the user can change that.
public enum TouchBarItemPresence: Hashable, Sendable {
  /// Always there, under an identifier.
  case required(String)
  /// There until the user takes it away.
  case `default`(String)
  /// There when the user adds it.
  case optional(String)
}

extension View {
  /// Accepted and ignored: no front end has a Touch Bar.
  nonisolated public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }

  /// Accepted and ignored: no front end has a Touch Bar.
  nonisolated public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Accepted and ignored: no front end has a Touch Bar.
  nonisolated public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

  /// Accepted and ignored: no front end has a Touch Bar.
  nonisolated public func touchBarCustomizationLabel(_ label: Text) -> some View { self }

  /// Accepted and ignored: no front end has a Touch Bar.
  nonisolated public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }
}
