import SwiftUI

/// The symbols of the target's string catalogue.
public struct StringsView: View {
  /// Creates the view.
  public init() {}

  /// Two lines by symbols.
  public var body: some View {
    Text(.welcomeTitle)
    Text(verbatim: Self.greeting("Ada"))
  }

  /// A line by a symbol with an argument.
  public static func greeting(_ name: String) -> String { String(localized: .greeting(name)) }
}
