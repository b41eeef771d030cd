import TextEditing

/// Runs closures of a delegate along with the presentation or the dismissal of an edit menu.
@MainActor @preconcurrency public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds a closure to run with the menu's animation. No front end animates edit menus: it runs immediately.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to run after the menu was presented or dismissed.
  func addCompletion(_ completion: @escaping () -> Void)
}

@MainActor final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}

/// The edit menu of a text input, as a front end shows it.
///
/// It is presented when it is created and dismissed by ``dismiss()``; the delegate is notified of both.
@MainActor package final class EditMenuPresentation {
  /// What is shown; the actions of views around the owner are added to it.
  package var menu: UIMenu
  private weak var owner: (any EditMenuOwner)?
  package private(set) var isPresented = true

  /// Nil when the menu has no visible actions.
  package init?(of owner: any EditMenuOwner) {
    let menu = owner.makeEditMenu().resolved
    menu.validateCommands(from: owner as? UIResponder)
    guard !menu.actions.isEmpty else { return nil }
    self.menu = menu
    self.owner = owner
    let animator = EditMenuAnimator()
    owner.editMenuWillAppear(animator)
    animator.run()
  }

  /// Runs the action and dismisses the menu, unless the action keeps it. A disabled one does nothing.
  package func choose(_ action: UIAction) {
    guard isPresented, !action.attributes.contains(.disabled) else { return }
    let keeps = action.attributes.contains(.keepsMenuPresented)
    if !keeps { dismiss() }
    action.performWithSender(owner, target: nil)
  }

  package func dismiss() {
    guard isPresented else { return }
    isPresented = false
    let animator = EditMenuAnimator()
    owner?.editMenuWillDisappear(animator)
    animator.run()
  }
}

/// A text input with an edit menu.
@MainActor package protocol EditMenuOwner: AnyObject {
  func makeEditMenu() -> UIMenu
  func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating)
  func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating)
}

/// The actions that the platform suggests for a text input.
@MainActor package enum StandardEditMenu {
  /// Cut, copy, paste and select all, as far as each is possible now, in an inline menu as in UIKit.
  package static func suggestedActions(
    for session: EditingSession, canCut: Bool = true, canPaste: Bool, allows: (Command) -> Bool = { _ in true },
    perform: @escaping @MainActor (Command) -> Void
  ) -> [UIMenuElement] {
    let selection = session.selection
    let hasSelection = !selection.isCaret
    var commands: [Command] = []
    if hasSelection, !session.options.isSecure { commands += canCut ? [.cut, .copy] : [.copy] }
    if canPaste { commands.append(.paste) }
    if session.utf16Count > 0, selection.range != 0..<session.utf16Count { commands.append(.selectAll) }
    let actions = commands.filter(allows).map { command in
      UIAction(title: command.title, identifier: UIAction.Identifier(command.rawValue)) { _ in perform(command) }
    }
    return actions.isEmpty ? [] : [UIMenu(identifier: .standardEdit, options: .displayInline, children: actions)]
  }

  /// Whether the action is a suggested one, whose title is one of this package's words.
  package static func isSuggested(_ action: UIAction) -> Bool {
    Command(rawValue: action.identifier.rawValue)?.title == action.title
  }

  /// Whether the action is the suggested one that pastes.
  package static func isPaste(_ action: UIAction) -> Bool { action.identifier.rawValue == Command.paste.rawValue }

  package enum Command: String, Sendable {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case selectAll = "selectAll:"

    @MainActor var selector: Selector {
      switch self {
      case .cut: Selector(rawValue, UIResponder.cut(_:))
      case .copy: Selector(rawValue, UIResponder.copy(_:))
      case .paste: Selector(rawValue, UIResponder.paste(_:))
      case .selectAll: Selector(rawValue, UIResponder.selectAll(_:))
      }
    }

    var title: String {
      switch self {
      case .cut: "Cut"
      case .copy: "Copy"
      case .paste: "Paste"
      case .selectAll: "Select All"
      }
    }
  }
}
