/// A formatter to subclass, with the methods that Foundation's own lacks on this platform.
///
/// Sources that import SwiftUI alone find this one under the name `Formatter`. Fields take any of Foundation's.
open class Formatter: Foundation.Formatter, @unchecked Sendable {
  /// Creates a formatter.
  public override init() { super.init() }

  /// Creates a formatter from an archive, by Foundation's initializer.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text for a value; nil when it is not of the formatter's kind.
  open override func string(for obj: Any?) -> String? { nil }

  /// The text for a value with attributes; nil, the default, means that the formatter has none.
  open func attributedString(
    for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> NSAttributedString? { nil }

  /// Writes the value of `string` to `obj`; false, with a reason in `error`, when the text has no value.
  open func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { false }

  /// Whether `partialString` is valid while the user types. Where it is not, `newString` can hold a replacement.
  open func isPartialStringValid(
    _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }

  /// Whether an edit is valid while the user types: `partialStringPtr` has the text with the edit, and
  /// `proposedSelectedRange` the caret after it, in UTF-16 units. Where the edit is not valid, both can be changed to what
  /// replaces it; a text that is left as it is refuses the edit. `originalSelectedRange` is what the edit replaces.
  ///
  /// By default it asks ``isPartialStringValid(_:newEditingString:errorDescription:)``.
  open func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    var replacement: NSString?
    let isValid = withUnsafeMutablePointer(to: &replacement) {
      isPartialStringValid(
        String(describing: partialStringPtr.pointee), newEditingString: AutoreleasingUnsafeMutablePointer($0),
        errorDescription: error)
    }
    if !isValid, let replacement { partialStringPtr.pointee = replacement }
    return isValid
  }
}

extension Foundation.Formatter {
  /// Writes the value of `string` to `obj`; false, with a reason in `error`, when the text has no value. Of Foundation's
  /// formatters those of numbers and of dates read text.
  @discardableResult public func getObjectValue(
    _ obj: inout AnyObject?, for string: String, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let formatter = self as? Platen.Formatter {
      return withUnsafeMutablePointer(to: &obj) {
        formatter.getObjectValue(AutoreleasingUnsafeMutablePointer($0), for: string, errorDescription: error)
      }
    }
    guard let value = FormatterBridge.object(of: string, by: self) else {
      error?.pointee = "The text has no value." as NSString
      return false
    }
    obj = value
    return true
  }
}

/// A pointer to which a function in the style of Objective-C writes its result.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let base: UnsafeMutablePointer<Pointee>

  /// Creates a pointer to the place that `base` points to, which must stay valid while this is used.
  public init(_ base: UnsafeMutablePointer<Pointee>) { self.base = base }

  /// The value at the place, to be read and written.
  public var pointee: Pointee {
    get { base.pointee }
    nonmutating set { base.pointee = newValue }
  }
}
