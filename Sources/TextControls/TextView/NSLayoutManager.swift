/// Connects a text storage with the containers of the text views that show it.
///
/// Front ends lay text out by themselves: glyphs are counted as UTF-16 units, places are estimated from the sizes of the
/// fonts, and the methods that draw are never called.
open class NSLayoutManager: _TextGeometry {
  /// The storage that the manager was added to. Nil by default.
  open weak var textStorage: NSTextStorage? { didSet { invalidateGeometry() } }
  /// The containers, in the order in which they were added.
  public private(set) var textContainers: [NSTextContainer] = []
  /// None of its methods is called: front ends lay text out. Held weakly, nil by default.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Kept and ignored; false by default.
  open var allowsNonContiguousLayout = false
  /// Kept and ignored: no front end shows invisible characters. False by default.
  open var showsInvisibleCharacters = false
  /// Kept and ignored: no front end shows control characters. False by default.
  open var showsControlCharacters = false
  /// Kept and ignored; true by default.
  open var usesFontLeading = true
  /// Kept and ignored; 0 by default.
  open var hyphenationFactor: Float = 0
  /// The attributes that are shown and are not in the storage: a text of the same length, once there are any.
  package private(set) var temporary: NSMutableAttributedString?

  /// Creates a manager without containers.
  public override init() { super.init() }

  /// Creates a manager without containers. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// Replaces the storage: the text views of the manager show the new one.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    textStorage?.removeLayoutManager(self)
    newTextStorage.addLayoutManager(self)
  }

  // MARK: containers

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a container among the others. An index out of range is clamped.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard container.layoutManager !== self else { return }
    if let old = container.layoutManager { old.remove(container) }
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
  }

  /// Removes a container. An index out of range is ignored.
  open func removeTextContainer(at index: Int) {
    if textContainers.indices.contains(index) { remove(textContainers[index]) }
  }

  private func remove(_ container: NSTextContainer) {
    textContainers.removeAll { $0 === container }
    if container.layoutManager === self { container.layoutManager = nil }
  }

  override var laidOutText: NSAttributedString? { textStorage }
  override var containerOfText: NSTextContainer? { textContainers.first }
  override func hasText(_ container: NSTextContainer) -> Bool { container === textContainers.first }

  // MARK: edits

  /// Called after the storage has processed edits, with the range in the text as it is now. For subclasses, which call
  /// super.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidateGeometry()
    guard let temporary, editMask.contains(.editedCharacters) else { return }
    let old = NSRange(location: newCharRange.location, length: max(0, newCharRange.length - delta))
    guard old.location + old.length <= temporary.length else { return self.temporary = nil }
    temporary.replaceCharacters(in: old, with: (textStorage.string as NSString).substring(with: newCharRange))
  }

  /// Has the text views show the storage as it is now.
  func textStorageDidChange(_ storage: NSTextStorage) {
    for container in textContainers {
      MainThread.run { [weak view = container.view] in view?.textStorageDidChange() }
    }
  }

  private func show() {
    for container in textContainers {
      MainThread.run { [weak view = container.view] in view?.setNeedsDisplay() }
    }
  }

  // MARK: temporary attributes

  private func changeTemporary(_ range: NSRange, _ change: (NSMutableAttributedString) -> Void) {
    guard let textStorage, range.location >= 0, range.length > 0,
      range.location + range.length <= textStorage.length
    else { return }
    let text = temporary ?? NSMutableAttributedString(string: textStorage.string)
    temporary = text
    change(text)
    show()
  }

  /// Adds attributes to a range that are shown and do not become a part of the text. A range beyond the text is
  /// ignored. AppKit's method; UIKit has none.
  open func addTemporaryAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], forCharacterRange charRange: NSRange
  ) { changeTemporary(charRange) { $0.addAttributes(attrs, range: charRange) } }

  /// Adds one attribute to a range, see ``addTemporaryAttributes(_:forCharacterRange:)``.
  open func addTemporaryAttribute(
    _ attrName: NSAttributedString.Key, value: Any, forCharacterRange charRange: NSRange
  ) { addTemporaryAttributes([attrName: value], forCharacterRange: charRange) }

  /// Replaces the temporary attributes of a range.
  open func setTemporaryAttributes(_ attrs: [NSAttributedString.Key: Any], forCharacterRange charRange: NSRange) {
    changeTemporary(charRange) { $0.setAttributes(attrs, range: charRange) }
  }

  /// Removes a temporary attribute from a range.
  open func removeTemporaryAttribute(_ attrName: NSAttributedString.Key, forCharacterRange charRange: NSRange) {
    if temporary != nil { changeTemporary(charRange) { $0.removeAttribute(attrName, range: charRange) } }
  }

  // MARK: layout, by front ends

  /// Does nothing: front ends lay out by themselves.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Does nothing: front ends lay out by themselves.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Does nothing: front ends lay out by themselves.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Has the text views shown again.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) { show() }
  /// Has the text views shown again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { show() }
  /// Has the text views shown again.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) { show() }
  // MARK: glyphs, which are UTF-16 units

  /// The length of the text in UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The same range.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// The same range.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The whole text for the first container, nothing for others.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: container === textContainers.first ? numberOfGlyphs : 0)
  }

  /// The container of a glyph: the first one, which has all. Writes the range of its glyphs.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard let container = textContainers.first, glyphIndex < numberOfGlyphs else { return nil }
    effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return container
  }

  /// The same; additional layout is not needed.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
  /// The same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

}

/// The delegate of a layout manager. Front ends lay text out by themselves and call none of its methods.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Never called.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Never called.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Default implementation: 0.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// Default implementation: does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
