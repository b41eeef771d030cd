import Foundation

/// The name of a transformer of values.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Turns true into false and false into true.
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  /// Whether a value is nil.
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  /// Whether a value is not nil.
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
}

/// Changes values into values of another type, and back; found by its name.
///
/// Foundation on Linux has no such class. A program's own are registered as on Apple's systems; transformers that
/// archive objects are not there.
open class ValueTransformer: NSObject {
  /// The transformer with the name that this one was looked up by.
  private let found: ValueTransformer?

  /// Creates a transformer.
  public override init() {
    found = nil
    super.init()
  }

  /// Finds a transformer by its name. Nil where none is registered. It is another object than the registered one, and
  /// changes values as that does.
  public init?(forName name: NSValueTransformerName) {
    guard let transformer = Self.lock.withLock({ Self.all[name] }) else { return nil }
    found = transformer
    super.init()
  }

  /// Registers a transformer with a name; nil removes the one with that name.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    lock.withLock { all[name] = transformer }
  }

  /// The names of all transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { all.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  /// The class of the values that it makes. Default: `NSObject`.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether values can be changed back. Default: false.
  open class func allowsReverseTransformation() -> Bool { false }

  /// Changes a value. Default: the value as it is.
  open func transformedValue(_ value: Any?) -> Any? { found.map { $0.transformedValue(value) } ?? value }
  /// Changes a value back. Default: as ``transformedValue(_:)`` does.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    found.map { $0.reverseTransformedValue(value) } ?? transformedValue(value)
  }

  private static let lock = NSLock()
  // Used under the lock.
  nonisolated(unsafe) private static var all: [NSValueTransformerName: ValueTransformer] = [
    .negateBooleanTransformerName: ClosureTransformer { !(($0 as? Bool) ?? false) },
    .isNilTransformerName: ClosureTransformer { $0 == nil },
    .isNotNilTransformerName: ClosureTransformer { $0 != nil },
  ]
}

/// One of Foundation's own.
private final class ClosureTransformer: ValueTransformer {
  private let change: (Any?) -> Bool

  init(_ change: @escaping (Any?) -> Bool) {
    self.change = change
    super.init()
  }

  override func transformedValue(_ value: Any?) -> Any? { change(value) }
}
