/// A formatter to subclass, with the methods that Foundation's own lacks on this platform.
///
/// Sources that import SwiftUI alone find this one under the name `Formatter`. Fields take any of Foundation's.
open class Formatter: Foundation.Formatter, @unchecked Sendable {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text for a value; nil when it is not of the formatter's kind.
  open override func string(for obj: Any?) -> String? { nil }

  open func attributedString(
    for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> NSAttributedString? { nil }

  /// Puts the value that `string` means in `obj`; false, with a reason in `error`, when it means none.
  open func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { false }

  /// Whether `partialString` may stand in the field while it is typed; another may be put in its place.
  open func isPartialStringValid(
    _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }
}

/// A place that a function of Objective-C's style writes its result to.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let base: UnsafeMutablePointer<Pointee>

  public init(_ base: UnsafeMutablePointer<Pointee>) { self.base = base }

  public var pointee: Pointee {
    get { base.pointee }
    nonmutating set { base.pointee = newValue }
  }
}
