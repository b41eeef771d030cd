import Foundation

/// Additional content for assistive technology.
public final class AXCustomContent: NSObject {
  /// When content is said.
  public enum Importance: UInt, Hashable, Sendable {
    /// After what is important.
    case `default`
    /// Before other content.
    case high
  }

  /// What the content is about.
  public let label: String
  /// The content.
  public let value: String
  /// When it is said; `.default` by default.
  public var importance = Importance.default

  /// Creates content.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

/// The label of additional content, with an identity by which another modifier replaces the content.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  /// Nil where the label's words are the identity.
  let id: String?

  nonisolated init(_ label: Text) {
    self.label = label
    id = nil
  }

  /// A key that is identified by `id`.
  public nonisolated init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// A key that is identified by `id`, with a label that is translated by the program's tables.
  public nonisolated init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// A key that is identified by its label, which is translated by the program's tables.
  public nonisolated init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey)) }
}

extension View {
  /// Adds content for assistive technology. Pages and windows describe the view by it, and a form in lines says it with
  /// the view's text; the important content is first. It replaces what the view has with the same key; nil removes
  /// that.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    transformEnvironment { values in
      let label = key.label.resolve(in: values.textResolution).plainText
      let identity = key.id ?? label
      // The modifiers around this one have been here before it, and replace what it says.
      guard !values.nodeScope.accessibilityDetails.customContent.contains(where: { $0.key == identity }) else { return }
      let words = value?.resolve(in: values.textResolution).plainText ?? ""
      values.nodeScope.accessibilityDetails.customContent.insert(
        AccessibilityCustomContent(key: identity, label: label, value: words, isImportant: importance == .high), at: 0)
    }
  }

  /// Adds content for assistive technology. `valueKey` is translated by the program's tables.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds content for assistive technology. `value` is said as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(verbatim: String(value)), importance: importance)
  }

  /// Adds content for assistive technology. It replaces what the view has with the same label.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(AccessibilityCustomContentKey(label), value, importance: importance)
  }

  /// Adds content for assistive technology. `labelKey` is translated by the program's tables.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), value, importance: importance)
  }

  /// Adds content for assistive technology. `labelKey` and `valueKey` are translated by the program's tables.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
  }

  /// Adds content for assistive technology. `labelKey` is translated by the program's tables, `value` is said as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(labelKey, Text(verbatim: String(value)), importance: importance)
  }

  /// Adds content for assistive technology. The label and the value are translated by their own tables.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelResource), Text(valueResource), importance: importance)
  }
}

/// What kind of text a view shows, for assistive technology.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String

  /// Text of no kind in particular.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Input and output of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files and folders.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The source of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table that is computed.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// Ignored: no platform here speaks text by its kind.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
}
