/// One store for each suite, shared by all instances of `UserDefaults` for it.
///
/// `UserDefaults(suiteName:)` makes another instance at each call, and a view makes that call at each evaluation. All
/// instances of a suite read and write the same values.
enum UserDefaultsSuites {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var stores: [String: UserDefaults] = [:]

  /// The store to be used instead of that one.
  static func only(_ store: UserDefaults) -> UserDefaults {
    // The instances of a subclass can differ from one another.
    guard store !== UserDefaults.standard, type(of: store) == UserDefaults.self, let suite = suite(of: store) else {
      return store
    }
    return lock.withLock {
      if let known = stores[suite] { return known }
      stores[suite] = store
      return store
    }
  }

  /// What the store was made for. Foundation here has it, and gives no other way to it.
  private static func suite(of store: UserDefaults) -> String? {
    Mirror(reflecting: store).children.first { $0.label == "suite" }?.value as? String
  }
}
