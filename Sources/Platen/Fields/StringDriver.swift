import TextEditing

/// Keeps a field and a text binding together.
///
/// A short text is written at each edit. A long one (``TextStorage/isLong``) can't be: a string of 100 MB takes longer
/// to make than a key may last. A `State` takes it at once and makes the string when it is read; views that have read
/// it evaluate again when the typing pauses. Any other binding is written when the typing pauses.
final class StringDriver: FieldDriver {
  var text: Binding<String>
  /// What a place that makes strings when they are read has been given.
  private var given: LaterValue<String>?
  /// What has yet to be written.
  private var unwritten: TextStorage?
  /// A string that the binding had, and the long text it was; nil where it was a short one.
  private var seen: (string: String, text: TextStorage?)?

  init(_ text: Binding<String>) { self.text = text }

  override func display() -> String { text.wrappedValue }

  override var canBeLate: Bool { true }

  override var takesAtOnce: Bool { text.location.takesAtOnce }

  override var isText: Bool { true }

  override var boundText: String? { text.wrappedValue }

  override func didShow(_ text: TextStorage) {
    seen = text.isLong ? (Tracking.untracked { self.text.wrappedValue }, text) : nil
  }

  override func textDidChange(in session: EditingSession) {
    let new = session.storage
    guard new.isLong else {
      (given, unwritten, seen) = (nil, nil, nil)
      text.wrappedValue = new.string
      return
    }
    let later = LaterValue { new.string }
    if text.location.setLater(later) {
      (given, seen) = (later, nil)
    } else {
      // Until the typing pauses, the binding keeps what it has now.
      if seen == nil { seen = (Tracking.untracked { text.wrappedValue }, nil) }
      unwritten = new
    }
    setNeedsFlush()
  }

  override var hasUnwrittenText: Bool { unwritten != nil }

  override func flush() {
    if let new = unwritten {
      let string = new.string
      (unwritten, seen) = (nil, (string, new))
      text.wrappedValue = string
    } else if given != nil {
      text.location.announce()
    }
  }

  override func correction(of text: TextStorage, isEditing: Bool) -> String? {
    if let given, self.text.location.holds(given) { return nil }
    let current = self.text.wrappedValue
    guard text.isLong else {
      return text.string.hasSameUnits(as: current) ? nil : current
    }
    if let seen, current == seen.string {
      // What is typed is ahead of the program, or the same.
      if unwritten != nil || text == seen.text { return nil }
    }
    // The program has changed the value.
    (given, unwritten) = (nil, nil)
    guard text.utf16Count == current.utf16.count, text.string.hasSameUnits(as: current) else {
      seen = nil
      return current
    }
    seen = (current, text)
    return nil
  }

  override func commit(_ text: TextStorage, isSubmit: Bool, isEdited: Bool) -> CommittedText? {
    flush()
    return Tracking.untracked { correction(of: text, isEditing: false) }.map { .program($0) }
  }
}
