/// The device that a preview looks like.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

/// The room that a preview has.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// What a preview is called where previews are listed.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    PreviewNameView(content: self, previewName: value)
  }
}

/// A view that says what its preview is called.
protocol NamedPreview {
  var previewName: String? { get }
}

struct PreviewNameView<Content: View>: NamedPreview {
  let content: Content
  let previewName: String?

  nonisolated init(content: Content, previewName: String?) {
    self.content = content
    self.previewName = previewName
  }
}

extension PreviewNameView: View {
  var body: some View { content }
}
