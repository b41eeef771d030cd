/// A list of values of any kind: the pages that lead to the one that is shown.
public struct NavigationPath {
  var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes away the last `k` values, or all where there are fewer.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

extension NavigationPath: Equatable {
  public static func == (first: NavigationPath, second: NavigationPath) -> Bool { first.values == second.values }
}

/// Where a navigation's path is kept.
@MainActor struct PathStorage {
  let get: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    get = { path.wrappedValue.values }
    append = { path.wrappedValue.values.append($0) }
    removeLast = { path.wrappedValue.removeLast($0) }
  }

  init<Data>(_ path: Binding<Data>)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    get = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in if let element = value.base as? Data.Element { path.wrappedValue.append(element) } }
    removeLast = { count in path.wrappedValue.removeLast(min(max(count, 0), path.wrappedValue.count)) }
  }
}
