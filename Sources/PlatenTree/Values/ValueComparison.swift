import Foundation

/// A type that knows itself when two of its values mean the same to the graph.
package protocol GraphComparable {
  static func isSame(_ first: Self, _ second: Self) -> Bool
}

/// Tells whether two values of one type are the same to a view, so that nothing need be evaluated.
///
/// Equal bytes are the same value. Where bytes differ, `Equatable` decides, field by field. A closure
/// with other captures, or a value that can't be compared, counts as different: evaluating once too
/// often is safe.
package enum ValueComparison {
  package static func areEqual<T>(_ first: T, _ second: T) -> Bool {
    let plan = ComparisonPlan.plan(for: T.self)
    return withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        plan.compare(UnsafeRawPointer(first), UnsafeRawPointer(second))
      }
    }
  }
}

/// How values of one type are compared.
package final class ComparisonPlan: @unchecked Sendable {
  private enum Method {
    case bytes
    case function((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    case fields([(offset: Int, plan: ComparisonPlan)])
  }

  private let size: Int
  private let method: Method

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
      return fields.allSatisfy { $0.plan.compare(first + $0.offset, second + $0.offset) }
    }
  }

  // MARK: making plans

  private static let lock = NSLock()
  nonisolated(unsafe) private static var plans: [ObjectIdentifier: ComparisonPlan] = [:]

  static func plan(for type: Any.Type) -> ComparisonPlan {
    lock.lock()
    let known = plans[ObjectIdentifier(type)]
    lock.unlock()
    if let known { return known }
    let plan = make(for: type)
    lock.lock()
    plans[ObjectIdentifier(type)] = plan
    lock.unlock()
    return plan
  }

  /// Compares the parts of a structure, even where the whole has an `==` of its own, which may look at less.
  package static func byParts(_ type: Any.Type) -> ComparisonPlan {
    let fields = type is any GraphComparable.Type ? [] : StoredFields.of(type)
    guard !fields.isEmpty else { return plan(for: type) }
    return ComparisonPlan(size: size(of: type), method: .fields(fields.map { ($0.offset, plan(for: $0.type)) }))
  }

  private static func make(for type: Any.Type) -> ComparisonPlan {
    let size = size(of: type)
    if type is AnyObject.Type { return ComparisonPlan(size: size, method: .bytes) }
    if let comparable = type as? any GraphComparable.Type {
      return ComparisonPlan(size: size, method: .function(comparison(of: comparable)))
    }
    if let equatable = type as? any Equatable.Type {
      return ComparisonPlan(size: size, method: .function(equality(of: equatable)))
    }
    let fields = StoredFields.of(type)
    if fields.isEmpty { return ComparisonPlan(size: size, method: .bytes) }
    return ComparisonPlan(size: size, method: .fields(fields.map { ($0.offset, plan(for: $0.type)) }))
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  private static func comparison<T: GraphComparable>(of type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { T.isSame($0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee) }
  }

  private static func equality<T: Equatable>(of type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }
}
