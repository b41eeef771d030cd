/// What keys do in a view that handles them itself, by `onKeyPress` or an action of Return: for the list of keys.
///
/// It replaces what the tables say of the same keys.
package struct KeyMeaning: Equatable, Sendable {
  package var keys: [KeyChord]
  /// What they do, in a few words for the user; nil where they do nothing.
  package var title: String?
  /// How the list names them; nil for the names of the keys.
  package var shownKeys: String?

  package init(_ keys: [KeyChord], _ title: String?, shownAs shownKeys: String? = nil) {
    self.keys = keys
    self.title = title
    self.shownKeys = shownKeys
  }
}

extension KeyChord {
  /// A key alone and with each of the modifiers, where these make no difference.
  package static func any(_ key: KeyEquivalent) -> [KeyChord] {
    let modifiers: [EventModifiers] = [.shift, .control, .option, .command]
    return (0..<1 << modifiers.count).map { subset in
      KeyChord(key, EventModifiers(modifiers.indices.filter { subset >> $0 & 1 == 1 }.map { modifiers[$0] }))
    }
  }
}
