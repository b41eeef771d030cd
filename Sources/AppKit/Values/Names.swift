import TextControls

/// What an edit of a text storage has changed: UIKit's type, by AppKit's name.
public typealias NSTextStorageEditActions = NSTextStorage.EditActions
/// The meaning of a field's text: UIKit's type, by AppKit's name.
public typealias NSTextContentType = UITextContentType
