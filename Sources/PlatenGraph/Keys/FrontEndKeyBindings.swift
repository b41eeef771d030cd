/// A table of keys and what they ask for.
///
/// Each entry binds a key with modifiers to a ``KeyIntent`` in a ``Context``, that is, for a kind of view that has the
/// focus. Several entries may bind the same key: they are tried in their order until one can be performed. A key
/// without an entry types its characters.
///
/// Each front end has a table of its own: ``desktop`` in windows, browsers and tests, ``readline`` in terminals. A
/// program puts its own entries before those with `keyBindings(_:)`:
///
/// ```swift
/// TextEditor(text: $notes)
///   .keyBindings(FrontEndKeyBindings([.init("d", modifiers: .control, in: .text, to: .edit(.delete(.forward, .line)))]))
/// ```
///
/// Shift, Control, Option and Command have to be held exactly as in the entry; other modifiers don't count. The case
/// of a letter doesn't count either: Shift is a modifier.
public struct FrontEndKeyBindings: Equatable, Sendable {
  /// What has the focus.
  public struct Context: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A field of a single line.
    public static let line = Context(rawValue: 1)
    /// A text of several lines.
    public static let editor = Context(rawValue: 2)
    /// A text with attributes, besides `line` or `editor`.
    public static let richText = Context(rawValue: 4)
    /// A view without text.
    public static let control = Context(rawValue: 8)
    /// Nothing has the focus.
    public static let unfocused = Context(rawValue: 16)
    /// A list or a calendar is open to choose from, whatever has the focus. It takes all keys.
    public static let choices = Context(rawValue: 32)
    /// A row of a list, besides `control`.
    public static let row = Context(rawValue: 64)
    /// Any field or editor.
    public static let text: Context = [.line, .editor]
    /// Everything but a field or an editor.
    public static let outsideText: Context = [.control, .unfocused]
    /// Whatever has the focus, with nothing open to choose from.
    public static let anywhere: Context = [.text, .outsideText]
  }

  /// One line of the table.
  public struct Entry: Equatable, Sendable {
    /// The key, without what modifiers make of it.
    public var key: KeyEquivalent
    /// Which of Shift, Control, Option and Command are held.
    public var modifiers: EventModifiers
    /// Where the entry is valid.
    public var context: Context
    /// The command of the key.
    public var intent: KeyIntent

    /// Creates an entry, valid anywhere by default.
    public init(
      _ key: KeyEquivalent, modifiers: EventModifiers = [], in context: Context = .anywhere, to intent: KeyIntent
    ) {
      self.key = key
      self.modifiers = modifiers
      self.context = context
      self.intent = intent
    }
  }

  /// The table in its order.
  public private(set) var entries: [Entry] = []
  /// Which entries bind a chord.
  private var index: [KeyChord: [Int]] = [:]

  /// Creates a table from its entries, empty by default.
  public init(_ entries: [Entry] = []) {
    for entry in entries { append(entry) }
  }

  /// Adds an entry at the end.
  public mutating func append(_ entry: Entry) {
    index[KeyChord(entry.key, entry.modifiers), default: []].append(entries.count)
    entries.append(entry)
  }

  /// The entries of both; those of the first come first.
  public static func + (first: FrontEndKeyBindings, second: FrontEndKeyBindings) -> FrontEndKeyBindings {
    if first.entries.isEmpty { return second }
    if second.entries.isEmpty { return first }
    var sum = first
    for entry in second.entries { sum.append(entry) }
    return sum
  }

  /// Whether both have the same entries in the same order.
  public static func == (first: FrontEndKeyBindings, second: FrontEndKeyBindings) -> Bool {
    first.entries == second.entries
  }

  /// The commands of the key with the focus in such a place, in the order in which they are tried.
  public func intents(for press: KeyPress, in context: Context) -> [KeyIntent] {
    guard let places = index[KeyChord(press.key, press.modifiers)] else { return [] }
    return places.compactMap { entries[$0].context.isDisjoint(with: context) ? nil : entries[$0].intent }
  }

  /// The chords that are bound to an intent in such a place, in the order of the table.
  package func chords(for intent: KeyIntent, in context: Context) -> [KeyChord] {
    var chords: [KeyChord] = []
    for index in entries.indices where !entries[index].context.isDisjoint(with: context) {
      if entries[index].intent == intent { chords.append(KeyChord(entries[index].key, entries[index].modifiers)) }
    }
    return chords
  }

  /// The chords that ask for something else here than in `other`.
  func chordsDiffering(from other: FrontEndKeyBindings) -> Set<KeyChord> {
    Set(
      index.lazy.filter { chord, places in
        places.map { entries[$0] } != (other.index[chord] ?? []).map { other.entries[$0] }
      }.map(\.key))
  }
}
