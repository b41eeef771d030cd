import TextEditing

/// A text with attributes behind an editing session, which stores the characters alone: what the session does to them
/// is done to both.
///
/// Each undo step of the session has the texts on either side here. They share what is the same, so that a step costs
/// what it changes.
struct RichText {
  private(set) var text: AttributedString
  /// The attributes chosen for what is typed next, by the user or the program; nil for those of the text.
  var chosen: AttributeContainer?
  /// A text with attributes that is about to be inserted.
  var pasted: AttributedString?
  /// The text as an edit of several parts leaves it, while that is performed.
  var prepared: AttributedString?

  private var done: [Step] = []
  private var undone: [Step] = []
  /// The characters as the session last had them, and the text before the step in progress.
  private(set) var string: String
  private var settled: AttributedString

  private struct Step {
    var before: AttributedString
    var after: AttributedString
  }

  init(_ text: AttributedString) {
    self.text = text
    settled = text
    string = String(text.characters)
  }

  /// Adopts a text that the program has written. With the same characters the steps stay: the last one ends in it. So
  /// they do where a program refuses an undo, and writes again what that has removed.
  mutating func adopt(_ new: AttributedString) {
    let characters = String(new.characters)
    if characters.hasSameUnits(as: string) {
      if let last = done.indices.last { done[last].after = new }
    } else if let step = undone.last, String(step.after.characters).hasSameUnits(as: characters) {
      undone.removeLast()
      done.append(Step(before: step.before, after: new))
    } else {
      done.removeAll()
      undone.removeAll()
    }
    (text, settled, string) = (new, new, characters)
  }

  /// Brings the text to where the session is. True where it has changed.
  mutating func follow(_ session: EditingSession) -> Bool {
    let new = session.text
    if let restored = restore(session), String(restored.characters).hasSameUnits(as: new) {
      (text, settled, string) = (restored, restored, new)
      return true
    }
    guard !new.hasSameUnits(as: string) else { return false }
    if let prepared, String(prepared.characters).hasSameUnits(as: new) {
      (text, string) = (prepared, new)
      settle(session)
      return true
    }
    replace(Self.edit(from: string, to: new, caret: session.selection.head))
    string = new
    if session.marked == nil { settle(session) }
    return true
  }

  /// Records a change of attributes that the session has made a step of.
  mutating func settle(_ session: EditingSession) {
    if session.undoDepth > done.count || done.isEmpty {
      done.append(Step(before: settled, after: text))
    } else if let last = done.indices.last {
      done[last].after = text
    }
    // The session removes its oldest steps in batches.
    if done.count > session.undoDepth { done.removeFirst(done.count - session.undoDepth) }
    undone.removeAll()
    settled = text
  }

  /// Records a step that the session has made without a change of the characters: the end of a composition.
  mutating func settleComposition(_ session: EditingSession) {
    guard session.marked == nil, session.undoDepth > done.count, session.redoDepth == 0 else { return }
    settle(session)
  }

  /// The text on the other side of the step that the session has just undone or redone.
  private mutating func restore(_ session: EditingSession) -> AttributedString? {
    if session.redoDepth > undone.count {
      // The session leaves out steps that the program has taken back.
      if done.count > session.undoDepth + 1 { done.removeLast(done.count - session.undoDepth - 1) }
      // The end of a composition makes a step and changes nothing, so that it is not reported.
      let isUnsettled = done.count == session.undoDepth
      guard let step = isUnsettled ? Step(before: settled, after: text) : done.popLast() else { return nil }
      undone.append(step)
      return step.before
    }
    if session.redoDepth < undone.count, session.undoDepth > done.count, let step = undone.popLast() {
      done.append(step)
      return step.after
    }
    return nil
  }

  // MARK: edits

  private struct Edit {
    /// In UTF-16 offsets of the text before.
    var range: Range<Int>
    var inserted: String
  }

  /// The one replacement between two texts that ends at the caret, where there are several.
  private static func edit(from old: String, to new: String, caret: Int) -> Edit {
    guard let delta = TextDelta(from: old, to: new, caret: caret) else {
      return Edit(range: caret..<caret, inserted: "")
    }
    return Edit(range: delta.old, inserted: delta.inserted(of: new))
  }

  private mutating func replace(_ edit: Edit) {
    let place = text.indexRange(edit.range)
    defer { pasted = nil }
    if let pasted, String(pasted.characters).hasSameUnits(as: edit.inserted) {
      return text.replaceSubrange(place, with: pasted)
    }
    var attributes = AttributeContainer()
    if !edit.inserted.isEmpty {
      let selection =
        edit.range.isEmpty
        ? AttributedTextSelection(insertionPoint: place.lowerBound) : AttributedTextSelection(range: place)
      attributes = chosen ?? selection.typingAttributes(in: text)
    }
    text.replaceSubrange(place, with: AttributedString(edit.inserted, attributes: attributes))
  }

  /// Prepares a move, in which every part keeps its attributes.
  mutating func willMove(_ move: TextMove) {
    var result = text
    var parts = AttributedString()
    for part in move.parts { parts.append(text[text.indexRange(part)]) }
    result.replaceSubrange(text.indexRange(move.changed), with: parts)
    prepared = result
  }

  /// Prepares the replacement of several ranges, each of which gives its attributes to the new characters. In UTF-16
  /// offsets, and in their order.
  mutating func willReplace(_ ranges: [Range<Int>], with replacement: String) {
    var result = text
    for range in ranges.reversed() {
      let place = result.indexRange(range)
      let attributes = AttributedTextSelection(range: place).typingAttributes(in: result)
      result.replaceSubrange(place, with: AttributedString(replacement, attributes: attributes))
    }
    prepared = result
  }

  /// Changes the attributes of a range, in UTF-16 offsets.
  mutating func transformAttributes(_ range: Range<Int>, _ body: (inout AttributeContainer) -> Void) {
    let runs = text[text.indexRange(range)].runs.map { (text.utf16Range($0.range), $0.attributes) }
    for (range, attributes) in runs {
      var attributes = attributes
      body(&attributes)
      text[text.indexRange(range)].setAttributes(attributes)
    }
  }
}
