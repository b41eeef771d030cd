/// Where a platform shows controls for the format of text. After Apple's type of this name (SwiftUI 26).
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = TextInputFormattingControlPlacement(name: "automatic")
  public static let contextMenu = TextInputFormattingControlPlacement(name: "contextMenu")
  public static let inputAssistant = TextInputFormattingControlPlacement(name: "inputAssistant")

  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

extension View {
  /// Accepted and left aside: no front end shows such controls.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
}
