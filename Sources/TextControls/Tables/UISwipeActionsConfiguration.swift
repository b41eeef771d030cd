/// An action of a row. Front ends show it as a button at the end of the row that has the focus, as SwiftUI's swipe
/// actions.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// What an action does.
  public enum Style: Int, Sendable { case normal, destructive }

  /// Runs the action: it receives the action, the view of its row, and a closure to call with whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action does.
  public let style: Style
  /// Runs the action.
  public let handler: Handler
  /// The text of the button; nil for none.
  open var title: String?
  /// The image of the button, shown beside the title; nil by default.
  open var image: UIImage?
  /// The colour of the button. Kept and ignored: front ends show the style. Nil by default.
  open var backgroundColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The actions of a row at one of its edges.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first.
  public let actions: [UIContextualAction]
  /// Whether a long swipe runs the first action. Kept and ignored: front ends show buttons. True by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action of a row, as earlier systems have it.
@MainActor @preconcurrency open class UITableViewRowAction: NSObject {
  /// What an action does. `.default` and `.destructive` are one.
  public enum Style: Int, Sendable {
    case `default`, normal

    /// An action that deletes something.
    public static var destructive: Style { .default }
  }

  /// What the action does.
  public let style: Style
  /// The text of the button; nil for none.
  open var title: String?
  /// The colour of the button. Kept and ignored: front ends show the style. Nil by default.
  open var backgroundColor: UIColor?
  /// An effect behind the button. Kept and ignored; nil by default.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The action as those of later systems.
  func contextual(at indexPath: IndexPath) -> UIContextualAction {
    UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
      self.handler(self, indexPath)
      done(true)
    }
  }
}
