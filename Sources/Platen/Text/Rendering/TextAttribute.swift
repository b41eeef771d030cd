/// A value that a program attaches to a text, for a ``TextRenderer`` to read. After Apple's `TextAttribute` (iOS 18).
public protocol TextAttribute {}

extension Text {
  /// Attaches a value to the text, which a ``TextRenderer`` reads from the runs of its layout. It changes nothing else.
  /// Of several values of one type the innermost applies.
  nonisolated public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    modified(.attribute(CustomTextAttribute(value)))
  }
}

/// A value of a type that only the program knows.
struct CustomTextAttribute: Equatable, @unchecked Sendable {
  let value: any TextAttribute

  init(_ value: some TextAttribute) { self.value = value }

  /// The type of the value.
  var key: ObjectIdentifier { ObjectIdentifier(type(of: value as Any)) }

  static func == (first: CustomTextAttribute, second: CustomTextAttribute) -> Bool { isSame(first.value, second.value) }

  private static func isSame<T: TextAttribute>(_ first: T, _ second: any TextAttribute) -> Bool {
    (second as? T).map { ValueComparison.areEqual(first, $0) } ?? false
  }
}

/// The values attached to a stretch of text, by their types.
typealias CustomTextAttributes = [ObjectIdentifier: CustomTextAttribute]
