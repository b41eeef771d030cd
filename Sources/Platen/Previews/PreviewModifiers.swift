/// The name of a device that a preview imitates. Accepted and ignored.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The size of a preview. Accepted and ignored.
public enum PreviewLayout: Sendable {
  /// The size of the device.
  case device
  /// The size that the view requests.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device for a preview.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  /// Identifies the orientation.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upright, with the top at the bottom.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its side, with the top at the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its side, with the top at the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

extension View {
  /// Accepted and ignored: previews are shown in the front end that the program runs in.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Accepted and ignored: no front end has an orientation.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  /// Accepted and ignored: use the traits of `#Preview` for a fixed size.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the name of a `PreviewProvider`'s preview in the list of previews. Nil is the name of the type.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { _trait(PreviewNameKey.self, value) }
}

/// The name of a view among the previews.
enum PreviewNameKey: _ViewTraitKey {
  static var defaultValue: String? { nil }
}
