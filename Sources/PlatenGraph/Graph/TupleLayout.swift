import Synchronization

/// The views in a tuple: their types, and where each is in the bytes of the tuple.
///
/// View builders record the layouts of their tuples, since they know that the elements are views. Of any other tuple
/// each element is asked for, and for each type that is new to it the runtime searches all conformances of the program.
struct TupleLayout: Sendable {
  // Unchecked: a type is constant.
  struct Part: @unchecked Sendable {
    let type: any View.Type
    /// In bytes.
    let offset: Int
  }

  let parts: [Part]

  /// The layouts of the types so far, by their identities.
  private static let known = Mutex<[ObjectIdentifier: TupleLayout]>([:])

  /// Records the layout of the tuple of some views.
  static func record<each Content: View>(_ type: (repeat each Content).Type) {
    let id = ObjectIdentifier(type)
    if known.withLock({ $0[id] != nil }) { return }
    var parts: [Part] = []
    var end = 0
    func add<Element: View>(_ element: Element.Type) {
      parts.append(Part(type: element, offset: place(element, behind: &end)))
    }
    repeat add((each Content).self)
    let layout = TupleLayout(parts: parts)
    known.withLock { $0[id] = layout }
  }

  /// The layout of a value's type, which is found once for each type.
  static func of<T>(_ value: T) -> TupleLayout {
    let id = ObjectIdentifier(T.self)
    if let layout = known.withLock({ $0[id] }) { return layout }
    let layout = TupleLayout(value)
    known.withLock { $0[id] = layout }
    return layout
  }

  private init(parts: [Part]) { self.parts = parts }

  private init<T>(_ value: T) {
    if let type = T.self as? any View.Type {
      parts = [Part(type: type, offset: 0)]
      return
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else {
      parts = []
      return
    }
    var parts: [Part] = []
    var end = 0
    for (_, element) in mirror.children {
      func add<Element>(_ element: Element) {
        let offset = Self.place(Element.self, behind: &end)
        if let type = Element.self as? any View.Type { parts.append(Part(type: type, offset: offset)) }
      }
      _openExistential(element, do: add)
    }
    // The type of an element that is a protocol's is not known by its value. View builders make no such tuple.
    self.parts = end == MemoryLayout<T>.size ? parts : []
  }

  /// The offset of an element in bytes. Elements of a tuple follow one another, each at the next multiple of its
  /// alignment.
  private static func place<Element>(_ type: Element.Type, behind end: inout Int) -> Int {
    let alignment = MemoryLayout<Element>.alignment
    let offset = (end + alignment - 1) / alignment * alignment
    end = offset + MemoryLayout<Element>.size
    return offset
  }
}
