/// A key of a value that the view with the focus, or one around it, publishes in its window.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the view with the focus and those around it publish.
public struct FocusedValues: @unchecked Sendable {
  private var entries = TypedEntries()
  /// The readers of a window's values; nil for values that belong to no window.
  var readers: FocusedValueReaders?

  init() {}

  /// The value of a key; nil where nothing with the focus has one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { value(of: ObjectIdentifier(key)) }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// An observable object by its type.
  subscript<T: AnyObject>(objectOf type: TypeKey<T>) -> T? {
    get { value(of: ObjectIdentifier(T.self)) }
    set { set(newValue, for: ObjectIdentifier(T.self)) }
  }

  private func value<Value>(of id: ObjectIdentifier) -> Value? {
    readers?.noteRead(of: id)
    return entries.value(of: Value.self, for: id)
  }

  private mutating func set<Value>(_ value: Value?, for id: ObjectIdentifier) {
    if let value { entries.set(value, for: id) } else { entries.remove(id) }
  }

  /// The keys under which the two hold different values.
  func keysDiffering(from other: FocusedValues) -> Set<ObjectIdentifier> {
    entries.keysDiffering(from: other.entries)
  }

  /// Whether there is a value under the key in both.
  func isThere(_ key: ObjectIdentifier, andIn other: FocusedValues) -> Bool {
    entries.contains(key) && other.entries.contains(key)
  }
}

/// The readers of each of a window's focused values.
final class FocusedValueReaders: @unchecked Sendable {
  /// Only used on the main actor.
  private var sets: [ObjectIdentifier: ReaderSet] = [:]

  func noteRead(of key: ObjectIdentifier) {
    guard Tracking.reader != nil else { return }
    let set = sets[key] ?? ReaderSet()
    sets[key] = set
    set.noteRead()
  }

  @MainActor func invalidate(_ key: ObjectIdentifier) { sets[key]?.invalidate() }
}

/// Publishes values while the focus is inside, or while its window is in front.
@MainActor protocol FocusedValueSource: AnyObject {
  func publish(to values: inout FocusedValues)
}

/// The focused values of one window.
@MainActor final class FocusedValueCenter: HostPart {
  @Hosted private(set) var host: ViewHost
  private var values = FocusedValues()
  private let readers = FocusedValueReaders()
  /// The sources for whole windows, in the order in which they were added.
  private var sceneSources: [(source: any FocusedValueSource, element: _Element)] = []
  private var isUpdateDue = false
  /// How often an existing value has changed in one update of the host.
  private var changes: [ObjectIdentifier: Int] = [:]
  private var updateCount = 0

  init(host: ViewHost) { self.host = host }

  /// The present values; a view that reads one of them is evaluated again when it changes.
  var current: FocusedValues {
    var current = values
    current.readers = readers
    return current
  }

  /// The menus above the window: while the focus is there, commands apply to the view that had it before.
  func follow(_ commandBar: Node) { host.commandBar.node = commandBar }

  func focusDidMove(from old: Node?, to new: Node?) {
    if host.commandBar.node != nil { setNeedsUpdate() }
  }

  func setNeedsUpdate() {
    guard !isUpdateDue else { return }
    isUpdateDue = true
    host.updates.afterPass { [weak self] in self?.update() }
  }

  func add(_ source: any FocusedValueSource, of element: _Element) {
    sceneSources.append((source, element))
    setNeedsUpdate()
  }

  func remove(_ source: any FocusedValueSource) {
    sceneSources.removeAll { $0.source === source }
    setNeedsUpdate()
  }

  private func update() {
    isUpdateDue = false
    let focused = host.focus.node
    if let focused, isBeside(focused) {
      if let id = host.commandBar.source, host.node(id) == nil { host.commandBar.source = nil }
    } else {
      host.commandBar.source = focused?.id
    }
    var new = FocusedValues()
    let window = (host.scenes as? SceneCenter)?.windows.last
    for (source, element) in sceneSources where isInFront(element, of: window) { source.publish(to: &new) }
    for target in host.commandBar.source.flatMap({ host.focus.targets[$0] }) ?? [] {
      (target as? any FocusedValueSource)?.publish(to: &new)
    }
    let differing = new.keysDiffering(from: values)
    let old = values
    values = new
    if updateCount != host.updates.count { (updateCount, changes) = (host.updates.count, [:]) }
    for key in differing {
      if new.isThere(key, andIn: old) {
        // A closure differs after each evaluation of its view, which this change itself may have caused.
        changes[key, default: 0] += 1
        if changes[key, default: 0] > 3 { continue }
      }
      readers.invalidate(key)
    }
  }

  /// Whether the node is in the menus above the window or in a utility window, which are for the view that had the
  /// focus before.
  private func isBeside(_ node: Node) -> Bool {
    if let menus = host.commandBar.node, node.isInside(menus) { return true }
    return host.focus.targets[node.id]?.contains { $0 is UtilityFocus } ?? false
  }

  /// Whether the element is part of the window in front, and can be seen there.
  private func isInFront(_ element: _Element, of window: OpenWindow?) -> Bool {
    Tracking.untracked {
      guard element.environment.openWindowReference.object === window else { return false }
      return element.nodes.first.map { host.isAttached($0) } ?? true
    }
  }
}

extension ViewHost {
  /// The values that the view with the focus publishes.
  var focusedValues: FocusedValueCenter { part(FocusedValueCenter.self) }
}
