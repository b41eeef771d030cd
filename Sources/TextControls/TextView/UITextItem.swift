/// A link or an attachment in a text view.
@MainActor @preconcurrency public final class UITextItem: NSObject {
  /// What the item is.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A part of the text with a name of the program's.
    case tag(String)
  }

  /// What the item is.
  public let content: Content
  /// The characters of the item, in UTF-16 units.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
  }

  /// The menu of an item, as the delegate of a text view gives it.
  @MainActor @preconcurrency public final class MenuConfiguration: NSObject {
    /// The menu; nil for none.
    public let menu: UIMenu?

    /// Creates a configuration with a menu.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }
}

/// Animations beside those of a context menu.
@MainActor @preconcurrency public protocol UIContextMenuInteractionAnimating: UIEditMenuInteractionAnimating {
  /// The controller that is shown with the menu; nil for none.
  var previewViewController: UIViewController? { get }
}
