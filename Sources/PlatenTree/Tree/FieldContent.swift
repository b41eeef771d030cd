import TextEditing

/// A text field, a secure field or a text editor, as it is to be shown.
///
/// Offsets are UTF-16 offsets into ``text``.
package struct FieldContent: Equatable, Sendable {
  package enum Kind: Sendable { case field, editor }
  package enum Style: Sendable { case automatic, plain, roundedBorder, squareBorder }

  package var kind: Kind
  /// What is displayed. For a secure field this is one mark for each grapheme cluster, but for the last that was typed
  /// where the program requests it: the text itself is never stored here, and offsets count marks. Reading it copies a
  /// long text.
  package var text: String {
    get { storage.string }
    set { storage = TextStorage(newValue) }
  }
  /// The same as it is stored: a snapshot that costs next to nothing, however long the text is.
  package var storage = TextStorage("")
  /// The text in runs of equal attributes; nil where all of it has the same ones.
  package var runs: [TextRun]?
  /// Whether keys and menus change the attributes of a text that has runs.
  package var acceptsFormats = true
  package var selection: EditSelection
  /// How many of its texts were typed into another field that shows the same value.
  package var editsElsewhere = 0
  /// How often something other than the user's commands, and the program's rewriting of what these have made, has
  /// changed the text or the steps of undoing.
  package var otherChanges = 0
  /// Whether there is something to undo and to redo.
  package var canUndo = true
  package var canRedo = true
  /// What an input method is composing, underlined while it does.
  package var marked: Range<Int>?
  /// Shown while the text is empty.
  package var placeholder: TextContent?
  /// The name of the field, for assistive technology and for tests.
  package var label: String
  package var isSecure: Bool
  /// Whether Return inserts a line break and lines wrap.
  package var isMultiline: Bool
  /// The least and the most lines shown; nil where neither is set.
  package var minLines: Int?
  package var maxLines: Int?
  package var style: Style
  package var traits: InputTraits
  package var font: Font
  package var foreground: Paint
  package var decoration = TextDecoration()
  package var alignment: TextAlignment
  package var writing = WritingRules()
  /// The language by whose rules the text is set (BCP 47); nil for that of the page or the desktop.
  package var language: String?
  /// The space between the edges and the text of an editor, in points; nil for that of the front end.
  package var insets: UIEdgeInsets?
  /// What is shown for each character of a secure field: one UTF-16 unit.
  package var mark = SecureMask.defaultMark
  /// Private text that is shown in the clear for now. It is put into no attribute and no served page.
  package var isRevealed = false
  /// Whether the text is a secret, shown or not.
  package var isSecret: Bool { isSecure || isRevealed }
  /// Whether the last mark is the character itself, shown for a moment.
  package var showsLastCharacter = false
  /// Whether the character typed last is shown for a moment, each time.
  package var showsTyping = false
  /// Whether the marks are not the default ones, or characters are shown while typing.
  package var drawsOwnMarks: Bool { mark != SecureMask.defaultMark || showsTyping }
  /// The fault of the text, where it is to be shown.
  package var validation: FieldValidation?
  /// The rules of the text, where one of them can be checked elsewhere.
  package var checks: FieldChecks?
  /// The fields that Return moves the focus through, by their number.
  package var chain: Int?
  /// What shows how many characters the text has, where something does.
  package var count: FieldCount?
  /// Whether a rule does not accept an empty text.
  package var isRequired = false
  /// What a field with suggestions shows of them; nil where it has none.
  package var suggestions: FieldSuggestions?
  /// The keys that the program handles before the field.
  package var capturedKeys = CapturedKeys()
  /// Whether Up and Down change the part of the text at the caret, and no action of the program comes before.
  package var steps = false
  /// Whether the text is that of a search.
  package var isSearch = false
  /// Whether one can search in the text.
  package var canFind = false
  /// What a search has found last.
  package var highlight: Range<Int>?
  /// The rules of editing, for front ends that edit a copy of the text elsewhere; nil where only the field knows them.
  package var rules: EditingRules?

  package init(kind: Kind, label: String) {
    self.kind = kind
    self.label = label
    selection = EditSelection(caret: 0)
    isSecure = false
    isMultiline = kind == .editor
    style = .automatic
    traits = InputTraits()
    font = .body
    foreground = .system(.primary)
    alignment = .leading
  }
}

/// What is wrong with a field's text.
package struct FieldValidation: Equatable, Sendable {
  /// The text of the message.
  package var message: String
  /// The node that shows it, once there is one.
  package var messageNode: NodeID?

  package init(message: String, messageNode: NodeID? = nil) {
    self.message = message
    self.messageNode = messageNode
  }
}

/// The node that shows how many grapheme clusters a field's text has, and how many there should be at most.
package struct FieldCount: Equatable, Sendable {
  package var node: NodeID
  package var limit: Int?

  package init(node: NodeID, limit: Int?) {
    self.node = node
    self.limit = limit
  }
}

/// The suggestions of a field.
package struct FieldSuggestions: Equatable, Sendable {
  /// The popup that shows them; nil while none does, or while it is empty.
  package var popup: NodeID?
  /// The choice that Return takes.
  package var selected: NodeID?

  package init(popup: NodeID? = nil, selected: NodeID? = nil) {
    self.popup = popup
    self.selected = selected
  }
}

/// Keys that a program's own actions handle before the field does.
package struct CapturedKeys: Hashable, Sendable {
  package var all = false
  /// Whatever types a character.
  package var characters = false
  package var keys: Set<KeyEquivalent> = []
  /// Keys together with modifiers.
  package var chords: Set<KeyChord> = []
  /// Whether their release counts too.
  package var releases = false

  package init(
    all: Bool = false, characters: Bool = false, keys: Set<KeyEquivalent> = [], releases: Bool = false
  ) {
    self.all = all
    self.characters = characters
    self.keys = keys
    self.releases = releases
  }

  package var isEmpty: Bool { !all && !characters && keys.isEmpty && chords.isEmpty }

  /// Whether a key is among them, whatever its modifiers.
  package func contains(_ key: KeyEquivalent) -> Bool {
    all || keys.contains(key) || chords.contains { $0.key == key }
  }

  package mutating func formUnion(_ other: CapturedKeys) {
    all = all || other.all
    characters = characters || other.characters
    keys.formUnion(other.keys)
    chords.formUnion(other.chords)
    releases = releases || other.releases
  }
}

/// Hints for the platform's input method and keyboard.
package struct InputTraits: Hashable, Sendable {
  package var keyboardType: UIKeyboardType = .default
  package var contentType: UITextContentType?
  package var submitLabel: SubmitLabel = .return
  package var autocapitalization: TextInputAutocapitalization = .sentences
  package var disablesAutocorrection = false

  package init() {}
}
