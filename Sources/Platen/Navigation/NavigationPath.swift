/// The values of the pages that have been pushed, from the first to the one that is shown. They can be of different
/// types.
public struct NavigationPath {
  var values: [AnyHashable] = []

  /// Creates an empty path, which shows the root page.
  public init() {}

  /// Creates a path of some values. The last one is the page that is shown.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  /// How many values the path has.
  public var count: Int { values.count }
  /// Whether the path has no values, and the root page is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value at the end, which pushes its page.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the last `k` values, or all if there are fewer.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

extension NavigationPath: Equatable {
  /// Whether both are equal.
  public static func == (first: NavigationPath, second: NavigationPath) -> Bool { first.values == second.values }
}

/// Reads and changes the path of a navigation, whatever its type.
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
