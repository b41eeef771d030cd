import PlatenGraph

/// A place of a rotor that a form in lines can go to.
struct PlainPlace {
  let rotor: String
  let label: String
  /// Scrolls to the place when it is pressed.
  let button: Node

  /// The places of all rotors of the tree.
  @MainActor static func all(in root: Node) -> [PlainPlace] {
    var places: [PlainPlace] = []
    root.forEach { node in
      guard let (name, buttons) = node.rotor else { return }
      places += buttons.map { PlainPlace(rotor: name.plainLine, label: $0.plainText.plainLine, button: $0) }
    }
    return places
  }
}

extension Node {
  /// A named group of buttons in a layer behind the view that is hidden from the eyes alone.
  fileprivate var rotor: (name: String, buttons: [Node])? {
    guard case .decoration(.background) = content, representation == nil, let layer = children.dropFirst().first else {
      return nil
    }
    var name: String?
    var isUnseen = false
    var buttons: [Node] = []
    layer.forEach { node in
      if node.isUnseen { isUnseen = true }
      if node.content.control?.role == .button {
        buttons.append(node)
      } else if name == nil {
        name = node.attributes.accessibilityLabel
      }
    }
    guard isUnseen, let name, !buttons.isEmpty else { return nil }
    return (name, buttons)
  }
}

// Going to a place.
extension PlainForm {
  /// Writes the names of the places, by rotor.
  func showPlaces() {
    guard console.isInteractive else { return }
    let places = PlainPlace.all(in: host.modals.scope)
    var rotors: [String] = []
    for place in places where !rotors.contains(place.rotor) { rotors.append(place.rotor) }
    for rotor in rotors {
      let labels = places.filter { $0.rotor == rotor }.map(\.label).joined(separator: ", ")
      line("  " + words("Go to %@: %@", rotor, labels))
    }
  }

  /// Goes to the place of that name: what is there and after it is written and asked again. False where there is none.
  func go(to name: String) async -> Bool {
    let places = PlainPlace.all(in: host.modals.scope)
    guard console.isInteractive, let place = places.first(where: { $0.label.lowercased() == name.lowercased() }) else {
      return false
    }
    scrollTarget = nil
    send(.press, to: place.button.id)
    await update()
    guard let target = scrollTarget else { return true }
    var inside: Set<NodeID> = []
    target.forEach { inside.insert($0.id) }
    let items = self.items
    guard let start = items.firstIndex(where: { $0.id.map(inside.contains) ?? false }) else { return true }
    for item in items[start...] {
      guard let id = item.id else { continue }
      shown[id] = nil
      answered.remove(id)
    }
    return true
  }
}
