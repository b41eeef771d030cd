/// Where a platform shows controls for the format of text. After Apple's type of this name (SwiftUI 26).
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  private let name: String

  /// The places that the platform chooses.
  public static let automatic = TextInputFormattingControlPlacement(name: "automatic")
  /// The menu of a selection.
  public static let contextMenu = TextInputFormattingControlPlacement(name: "contextMenu")
  /// The bar of a screen keyboard.
  public static let inputAssistant = TextInputFormattingControlPlacement(name: "inputAssistant")

  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The menu of a selection.
    public static let contextMenu = Set(rawValue: 1)
    /// The bar of a screen keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// Both places.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

extension View {
  /// Accepted and ignored: no front end shows such controls.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
}
