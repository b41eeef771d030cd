import Foundation
import Synchronization

/// A type with its own test of whether two of its values are the same for the graph.
package protocol GraphComparable {
  static func isSame(_ first: Self, _ second: Self) -> Bool
}

/// Whether two values of one type are the same to a view, so that nothing need be evaluated.
///
/// Equal bytes are the same value. Where bytes differ, `Equatable` decides, field by field. A closure
/// with other captures, or a value that can't be compared, counts as different: evaluating once too
/// often is safe.
package enum ValueComparison {
  package static func areEqual<T>(_ first: T, _ second: T) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second), size: MemoryLayout<T>.size, type: T.self)
      }
    }
  }

  /// The same for two values of `type` in memory. How they are compared is found out only where their bytes differ:
  /// the runtime searches all conformances of the program for each type that it is asked about.
  package static func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, size: Int, type: Any.Type
  ) -> Bool {
    memcmp(first, second, size) == 0 || ComparisonPlan.plan(for: type).compare(first, second)
  }
}

/// How values of one type are compared.
package final class ComparisonPlan: @unchecked Sendable {
  private enum Method {
    case bytes
    case function((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    case fields([Field])
  }

  private struct Field {
    let offset: Int
    let size: Int
    /// Nil for bytes that are no value of a type.
    let type: Any.Type?
  }

  private let size: Int
  private let method: Method
  /// The type by which the plan is found; nil while it is not.
  private var type: ObjectIdentifier?

  private init(size: Int, method: Method) {
    self.size = size
    self.method = method
  }

  package func compare(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    if memcmp(first, second, size) == 0 { return true }
    switch method {
    case .bytes: return false
    case .function(let areEqual): return areEqual(first, second)
    case .fields(let fields):
      return fields.allSatisfy { field in
        let (first, second) = (first + field.offset, second + field.offset)
        guard let type = field.type else { return memcmp(first, second, field.size) == 0 }
        return ValueComparison.areEqual(first, second, size: field.size, type: type)
      }
    }
  }

  // MARK: making plans

  private static let plans = Mutex<[ObjectIdentifier: ComparisonPlan]>([:])

  /// The plans that were needed last, each in the slot of its type: the lock and the table take longer than most
  /// comparisons. Plans are never released.
  /// The pointer is written once; what it leads to is atomic.
  nonisolated(unsafe) private static let recent: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>> = {
    let slots = UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>.allocate(capacity: slotCount)
    for index in 0..<slotCount { (slots + index).initialize(to: Atomic(nil)) }
    return slots
  }()

  private static let slotCount = 1024

  static func plan(for type: Any.Type) -> ComparisonPlan {
    let id = ObjectIdentifier(type)
    // Metadata is aligned to 8 bytes.
    let slot = Int(UInt(bitPattern: id) >> 3) & (slotCount - 1)
    if let pointer = recent[slot].load(ordering: .acquiring) {
      let plan = Unmanaged<ComparisonPlan>.fromOpaque(pointer).takeUnretainedValue()
      if plan.type == id { return plan }
    }
    let plan = keptPlan(for: type)
    recent[slot].store(UnsafeRawPointer(Unmanaged.passUnretained(plan).toOpaque()), ordering: .releasing)
    return plan
  }

  private static func keptPlan(for type: Any.Type) -> ComparisonPlan {
    let id = ObjectIdentifier(type)
    if let known = plans.withLock({ $0[id] }) { return known }
    let new = make(for: type)
    return plans.withLock { plans in
      // Another thread may have made one meanwhile, which is in use.
      if let known = plans[id] { return known }
      new.type = id
      plans[id] = new
      return new
    }
  }

  /// Compares the parts of a structure, even where the whole has an `==` of its own, which may compare less.
  package static func byParts(_ type: Any.Type) -> ComparisonPlan {
    (comparable.answer(for: type) == nil ? plan(forPartsOf: type) : nil) ?? plan(for: type)
  }

  private static let comparable = ConformanceQuestion<any GraphComparable.Type>(includesOthers: false) {
    $0 as? any GraphComparable.Type
  }
  private static let equatable = ConformanceQuestion<any Equatable.Type> { $0 as? any Equatable.Type }

  /// Each question for a conformance that a type lacks takes the runtime long, so no more is asked than can be true.
  private static func make(for type: Any.Type) -> ComparisonPlan {
    let size = StoredFields.size(of: type)
    if type is AnyObject.Type { return ComparisonPlan(size: size, method: .bytes) }
    if let equality = commonEquality(of: type) {
      return ComparisonPlan(size: size, method: .function(equality))
    }
    if let wrapped = StoredFields.wrappedType(of: type) {
      return ComparisonPlan(size: size, method: .function(optionalEquality(of: wrapped)))
    }
    // There are dozens of different views of this package in a form, and for each question about one the runtime would
    // search all conformances of the program.
    if StoredFields.isStruct(type), TypeDeclaration(of: type)?.isViewOfPackage == true {
      return plan(forPartsOf: type) ?? ComparisonPlan(size: size, method: .bytes)
    }
    if let comparable = comparable.answer(for: type) {
      return ComparisonPlan(size: size, method: .function(comparison(of: comparable)))
    }
    if let equatable = equatable.answer(for: type) {
      return ComparisonPlan(size: size, method: .function(equality(of: equatable)))
    }
    if StoredFields.isExistential(type) {
      return ComparisonPlan(size: size, method: .function(existentialEquality(of: type)))
    }
    return plan(forPartsOf: type) ?? ComparisonPlan(size: size, method: .bytes)
  }

  private static func plan(forPartsOf type: Any.Type) -> ComparisonPlan? {
    let fields = StoredFields.of(type)
    guard !fields.isEmpty else { return nil }
    return ComparisonPlan(size: StoredFields.size(of: type), method: .fields(fields.map(part)))
  }

  private static func part(_ field: StoredFields.Field) -> Field {
    switch field.form {
    case .value: Field(offset: field.offset, size: StoredFields.size(of: field.type), type: field.type)
    case .bytes(let size): Field(offset: field.offset, size: size, type: nil)
    }
  }

  private static func comparison<T: GraphComparable>(of type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { T.isSame($0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee) }
  }

  /// Compares what two optionals contain.
  private static func optionalEquality<Wrapped>(
    of type: Wrapped.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      let first = $0.assumingMemoryBound(to: Wrapped?.self).pointee
      let second = $1.assumingMemoryBound(to: Wrapped?.self).pointee
      return switch (first, second) {
      case (let first?, let second?): ValueComparison.areEqual(first, second)
      case (nil, nil): true
      default: false
      }
    }
  }

  /// For types that are in nearly all views, so that the runtime need not be asked.
  private static func commonEquality(of type: Any.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    if type == Bool.self { return equality(of: Bool.self) }
    if type == Int.self { return equality(of: Int.self) }
    if type == Double.self { return equality(of: Double.self) }
    if type == String.self { return equality(of: String.self) }
    return nil
  }

  private static func equality<T: Equatable>(of type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }

  /// Compares the values in two existentials, if they are of one type.
  private static func existentialEquality<T>(of type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      let first = $0.assumingMemoryBound(to: T.self).pointee
      let second = $1.assumingMemoryBound(to: T.self).pointee
      let content: Any.Type = Swift.type(of: first as Any)
      guard content == Swift.type(of: second as Any), !StoredFields.isExistential(content) else { return false }
      return areEqual(first, second, as: content)
    }
  }

  private static func areEqual<T, Content>(_ first: T, _ second: T, as type: Content.Type) -> Bool {
    guard let first = first as? Content, let second = second as? Content else { return false }
    return ValueComparison.areEqual(first, second)
  }
}
