/// A text with attributes that notifies a delegate, and the views that show it, of its changes.
///
/// A subclass that stores the text itself overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` after each
/// change, as with UIKit; everything else follows from these. Ranges are in UTF-16 units.
open class NSTextStorage: NSMutableAttributedString {
  /// What an edit has changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes were changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters were changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted with the storage as its object before edits are processed.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted with the storage as its object after edits were processed.
  public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

  /// Notified of edits, and may change attributes meanwhile. Held weakly, nil by default.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The managers that are notified of edits, in the order in which they were added.
  public private(set) var layoutManagers: [NSLayoutManager] = []
  /// What was changed since edits were last processed.
  open private(set) var editedMask: EditActions = []
  /// The range that was changed since edits were last processed, in the text as it is now; `NSNotFound` while there is
  /// none.
  open private(set) var editedRange = NSTextStorage.noRange
  /// The length of the text now less its length when edits were last processed.
  open private(set) var changeInLength = 0

  private static let noRange = NSRange(location: NSNotFound, length: 0)
  private var nesting = 0
  private var isProcessing = false
  /// The change that is being reported is in this class's own store already.
  private var isStored = false

  /// Creates an empty text.
  public init() { super.init(string: "") }

  /// Creates a text without attributes.
  public override init(string: String) { super.init(string: string) }

  /// Creates a text with the same attributes everywhere.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  /// Creates a copy of a text.
  public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }

  /// Creates the text that is in a coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: the methods that a subclass with a store of its own overrides

  /// Replaces characters. New ones take the attributes of the first one that they replace, or else of the one before.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    isStored = true
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Replaces the attributes in a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    isStored = true
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: what follows from them

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let text = attrString.string
    beginEditing()
    replaceCharacters(in: range, with: text)
    // Text can come without attributes, and then has none here either.
    attrString.enumerateAttributes(in: NSRange(location: 0, length: text.utf16.count)) { attributes, part, _ in
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merging(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0.filter { $0.key != name } }
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override var mutableString: NSMutableString { AttributedMutableString(self) }

  private func change(
    _ range: NSRange, _ new: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    var pieces: [([NSAttributedString.Key: Any], NSRange)] = []
    enumerateAttributes(in: range) { attributes, part, _ in pieces.append((new(attributes), part)) }
    beginEditing()
    for (attributes, part) in pieces { setAttributes(attributes, range: part) }
    endEditing()
  }

  // MARK: edits

  /// Begins a series of edits that are processed together.
  open override func beginEditing() { nesting += 1 }

  /// Ends a series of edits and processes them, unless it is inside another.
  open override func endEditing() {
    nesting = max(0, nesting - 1)
    process()
  }

  /// Notes an edit: of a range in the text as it was before, and by how much longer the text has become. The edit is
  /// processed unless it belongs to a series.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    if isStored { isStored = false } else { store(editedMask, editedRange, delta) }
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = new
    } else {
      let old = self.editedRange
      let lower = min(old.location, editedRange.location)
      let upper = max(old.location + old.length, editedRange.location + editedRange.length) + delta
      self.editedRange = NSRange(location: lower, length: max(0, upper - lower))
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    process()
  }

  /// Copies what a subclass has changed in its own store.
  private func store(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    let new = NSRange(location: range.location, length: max(0, range.length + delta))
    if mask.contains(.editedCharacters) {
      super.replaceCharacters(in: range, with: (string as NSString).substring(with: new))
    }
    let end = new.location + new.length
    var place = new.location
    while place < end {
      var effective = NSRange(location: place, length: 0)
      let attributes = attributes(at: place, effectiveRange: &effective)
      let next = max(place + 1, min(effective.location + effective.length, end))
      super.setAttributes(attributes, range: NSRange(location: place, length: next - place))
      place = next
    }
  }

  /// Edits that are made while others are processed become a part of those.
  private func process() {
    guard nesting == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    (editedMask, editedRange, changeInLength) = ([], Self.noRange, 0)
    for manager in layoutManagers { manager.textStorageDidChange(self) }
  }

  /// Notifies the delegate before and after, and then the layout managers. For subclasses, which call super.
  open func processEditing() {
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
        invalidatedRange: editedRange)
    }
  }

  /// Does nothing: attributes are shown as they are.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  // MARK: layout managers

  /// Adds a manager that is notified of edits.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.textStorageDidChange(self)
  }

  /// Removes a manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }
}

/// Notified of the edits of a text storage. Apple's methods are optional; here each has a default implementation.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before edits are processed. Characters and attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called after edits were processed. Attributes may be changed, as highlighters do.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Default implementation: does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Default implementation: does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
