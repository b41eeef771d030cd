/// Lets a delegate do something beside a menu's appearing or going.
@MainActor @preconcurrency public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Runs with the menu's own animation. No front end animates menus: it runs at once.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs when the menu has appeared or gone.
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
/// It exists from its presentation until ``dismiss()``; the delegate is told of both.
@MainActor package final class EditMenuPresentation {
  package let menu: UIMenu
  private weak var owner: (any EditMenuOwner)?
  package private(set) var isPresented = true

  /// Nil where there is nothing to show.
  package init?(of owner: any EditMenuOwner) {
    let menu = owner.makeEditMenu()
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

/// The actions that the platform itself suggests for a text input.
@MainActor package enum StandardEditMenu {
  /// Cut, copy, paste and select all, as far as each can be used now; in an inline menu as UIKit has them.
  package static func suggestedActions(
    for session: EditingSession, canCut: Bool = true, canPaste: Bool, perform: @escaping @MainActor (Command) -> Void
  ) -> [UIMenuElement] {
    let selection = session.selection
    let hasSelection = !selection.isCaret
    var commands: [Command] = []
    if hasSelection, !session.options.isSecure { commands += canCut ? [.cut, .copy] : [.copy] }
    if canPaste { commands.append(.paste) }
    if session.utf16Count > 0, selection.range != 0..<session.utf16Count { commands.append(.selectAll) }
    let actions = commands.map { command in
      UIAction(title: command.title, identifier: UIAction.Identifier(command.rawValue)) { _ in perform(command) }
    }
    return actions.isEmpty ? [] : [UIMenu(identifier: .standardEdit, options: .displayInline, children: actions)]
  }

  /// Whether the action is the suggested one that pastes.
  package static func isPaste(_ action: UIAction) -> Bool { action.identifier.rawValue == Command.paste.rawValue }

  package enum Command: String, Sendable {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case selectAll = "selectAll:"

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
