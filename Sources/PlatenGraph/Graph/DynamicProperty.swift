/// A property whose value comes from the graph, and that makes the view evaluate again when it changes.
public protocol DynamicProperty {
  /// Called before the view's body is evaluated, when the property's own dynamic properties are up to date.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing, for properties that only combine others.
  public mutating func update() {}
}

/// A dynamic property of ours: it ties itself to storage that its element keeps.
package protocol GraphProperty: DynamicProperty {
  /// Ties the property to `slot`, which is nil the first time and keeps what was put there.
  @MainActor mutating func install(in slot: inout AnyObject?, of element: _Element)
}

/// Storage that is notified when its element is removed from the graph.
@MainActor protocol UninstallableStorage: AnyObject {
  func uninstall()
}

/// The storage of one view's dynamic properties.
@MainActor package struct DynamicPropertyStorage<Content> {
  private let fields: [DynamicPropertyField]
  private var slots: [AnyObject?]

  package init() {
    fields = DynamicPropertyField.fields(of: Content.self)
    slots = Array(repeating: nil, count: fields.count)
  }

  package mutating func install(in view: inout Content, of element: _Element) {
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &view) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for index in fields.indices { fields[index].install(base, &slots[index], element) }
    }
  }

  /// Reads the bindings among the properties, so that a change of their values is one of the view.
  package func readBindings(of view: inout Content) {
    guard fields.contains(where: { $0.read != nil }) else { return }
    withUnsafeMutablePointer(to: &view) { pointer in
      for field in fields { field.read?(UnsafeMutableRawPointer(pointer)) }
    }
  }

  package func uninstall() {
    for case let slot? in slots where uninstallable.answer(for: type(of: slot)) != nil {
      (slot as? any UninstallableStorage)?.uninstall()
    }
  }
}

private let uninstallable = ConformanceQuestion<any UninstallableStorage.Type>(includesOthers: false) {
  $0 as? any UninstallableStorage.Type
}

/// A dynamic property whose value is elsewhere and that is read where it is used.
protocol ReadableProperty: DynamicProperty {
  /// Reads the value and does nothing with it.
  @MainActor func read()
}

/// The offset of a dynamic property in a view's value, and how it is tied to its storage.
struct DynamicPropertyField {
  let install: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, _Element) -> Void
  /// Nil for properties that are no bindings.
  var read: (@MainActor (UnsafeMutableRawPointer) -> Void)?

  @MainActor private static var known: [ObjectIdentifier: [DynamicPropertyField]] = [:]

  /// The dynamic properties of a type, those within other dynamic properties first.
  @MainActor static func fields(of type: Any.Type) -> [DynamicPropertyField] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = find(in: type, at: 0)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  // The types of a package's views alone tie properties to the graph; others combine them.
  private static let graphProperty = ConformanceQuestion<any GraphProperty.Type>(includesOthers: false) {
    $0 as? any GraphProperty.Type
  }
  private static let readableProperty = ConformanceQuestion<any ReadableProperty.Type>(includesOthers: false) {
    $0 as? any ReadableProperty.Type
  }
  private static let dynamicProperty = ConformanceQuestion<any DynamicProperty.Type> {
    $0 as? any DynamicProperty.Type
  }

  @MainActor private static func find(in type: Any.Type, at base: Int) -> [DynamicPropertyField] {
    var found: [DynamicPropertyField] = []
    // In this package's own views all dynamic properties are declared by `@`.
    let areWrappersOnly = TypeDeclaration(of: type)?.isInPackage == true
    for field in StoredFields.of(type) {
      guard case .value = field.form else { continue }
      guard field.isWrapper || !areWrappersOnly else {
        assert(graphProperty.answer(for: field.type) == nil, "a property of \(type) is not declared by `@`")
        continue
      }
      let offset = base + field.offset
      if let graphProperty = graphProperty.answer(for: field.type) {
        found.append(installer(of: graphProperty, at: offset))
      } else if let property = dynamicProperty.answer(for: field.type) {
        found += find(in: field.type, at: offset)
        var updater = updater(of: property, at: offset)
        updater.read = readableProperty.answer(for: field.type).map { reader(of: $0, at: offset) }
        found.append(updater)
      }
    }
    return found
  }

  private static func installer<P: GraphProperty>(of type: P.Type, at offset: Int) -> DynamicPropertyField {
    DynamicPropertyField { base, slot, element in
      (base + offset).assumingMemoryBound(to: P.self).pointee.install(in: &slot, of: element)
    }
  }

  private static func updater<P: DynamicProperty>(of type: P.Type, at offset: Int) -> DynamicPropertyField {
    DynamicPropertyField { base, _, _ in
      (base + offset).assumingMemoryBound(to: P.self).pointee.update()
    }
  }

  private static func reader<P: ReadableProperty>(
    of type: P.Type, at offset: Int
  ) -> @MainActor (UnsafeMutableRawPointer) -> Void {
    { base in (base + offset).assumingMemoryBound(to: P.self).pointee.read() }
  }
}
