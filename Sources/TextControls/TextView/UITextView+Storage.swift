extension UITextView {
  /// The text with its attributes, as the view shows it. What the program changes there is shown, and asks no delegate
  /// of the view. Created at its first use, unless the view was created with a container that has one.
  public var textStorage: NSTextStorage {
    if let storage { return storage }
    let new = NSTextStorage(string: controller.session.text, attributes: defaultAttributes)
    storage = new
    let manager = textContainer.layoutManager ?? NSLayoutManager()
    manager.addTextContainer(textContainer)
    new.addLayoutManager(manager)
    return new
  }

  /// The manager between ``textStorage`` and ``textContainer``.
  public var layoutManager: NSLayoutManager {
    _ = textStorage
    return textContainer.layoutManager ?? NSLayoutManager()
  }

  package var attributedRuns: NSAttributedString? { storage }

  /// Whether front ends show the text in runs: from the first attributes on, or once its storage has a delegate that may
  /// set some. A program that only measures the text has a storage too.
  package func showsRuns(withAttributes hasAttributes: Bool) -> Bool {
    if hasAttributes || allowsEditingTextAttributes || storage?.delegate != nil { hasShownRuns = true }
    return hasShownRuns
  }

  /// The text with its attributes and the temporary ones, once the program has used them.
  package var shownText: NSAttributedString? {
    guard let storage, let temporary = textContainer.layoutManager?.temporary, temporary.length == storage.length else {
      return storage
    }
    let text = NSMutableAttributedString(attributedString: storage)
    temporary.enumerateAttributes(in: temporary.whole) { attributes, range, _ in
      if !attributes.isEmpty { text.addAttributes(attributes, range: range) }
    }
    return text
  }

  func adopting(_ body: () -> Void) {
    isAdopting = true
    body()
    isAdopting = false
  }

  /// Applies an edit of the text to the storage, and what its delegate made of that to the text.
  func restyle() {
    guard let storage else { return }
    adopting {
      storage.adopt(controller.session, inputState, default: defaultAttributes)
    }
    takeText(of: storage)
  }

  /// Applies an edit of the text to the storage where that was not done.
  package func followText() {
    guard let storage, !isAdopting else { return }
    // A step that is undone or redone can have changed attributes alone.
    if inputState.history.formattedRange(in: controller.session) != nil
      || !storage.string.hasSameUnits(as: controller.session.text)
    {
      restyle()
    }
  }

  /// Shows what the program has changed in the storage, or another storage that it has put in its place.
  func textStorageDidChange() {
    guard let current = textContainer.layoutManager?.textStorage else { return }
    storage = current
    guard !isAdopting else { return }
    takeText(of: current)
    setNeedsDisplay()
  }

  private func takeText(of storage: NSTextStorage) {
    let text = storage.string
    guard !text.hasSameUnits(as: controller.session.text) else { return }
    changeTextForProgram { controller.rewrite(to: text) }
  }
}
