/// What has made a view evaluate its body. Recorded in debug builds alone.
struct ChangeReasons {
  /// The view has just appeared.
  var isNew = false
  /// Its value has changed.
  var hasNewValue = false
  /// What it read was changed: states and objects, and nil for others.
  var sets: [ObjectIdentifier?] = []
}

/// A property whose readers evaluate again when it changes.
protocol ReaderSource {
  var readerSet: ReaderSet? { get }
}

extension State: ReaderSource {}

extension ObservedObject: ReaderSource {
  var readerSet: ReaderSet? { ObjectReaders.of(wrappedValue).readers }
}

extension StateObject: ReaderSource {
  var readerSet: ReaderSet? { ObjectReaders.of(wrappedValue).readers }
}

extension EnvironmentObject: ReaderSource {
  var readerSet: ReaderSet? { ObjectReaders.of(wrappedValue).readers }
}

extension View {
  /// Prints what has made the view evaluate its body: `@identity` where it is new, `@self` where its value has changed,
  /// the names of the properties that have, and `@dependencies` for others. To be called in `body`, while debugging; in
  /// release builds it prints nothing.
  public static func _printChanges() {
    #if DEBUG
    MainActor.assumeIsolated {
      guard let element = Tracking.reader as? CompositeElement<Self> else { return }
      print(element.changeDescription)
    }
    #endif
  }
}

extension CompositeElement {
  /// As SwiftUI writes it: `Counter: _count changed.`
  var changeDescription: String {
    #if DEBUG
    var names: [String] = []
    if changeReasons.isNew || changeReasons.hasNewValue { names.append("@self") }
    if changeReasons.isNew { names.append("@identity") }
    let properties = Mirror(reflecting: currentView).children.compactMap { child in
      (child.value as? any ReaderSource)?.readerSet.map { (name: child.label ?? "", set: ObjectIdentifier($0)) }
    }
    names += properties.filter { changeReasons.sets.contains($0.set) }.map(\.name)
    let known = Set(properties.map(\.set))
    if changeReasons.sets.contains(where: { $0.map { !known.contains($0) } ?? true }) { names.append("@dependencies") }
    return "\(viewName): " + (names.isEmpty ? "unchanged." : names.joined(separator: ", ") + " changed.")
    #else
    return ""
    #endif
  }
}
