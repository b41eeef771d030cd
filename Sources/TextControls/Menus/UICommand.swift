/// An element of a menu that calls a method of the first responder, or of the next one after it that has the method.
///
/// In UIKit it is no action but an element beside it; it is shown and chosen as one.
@MainActor @preconcurrency open class UICommand: UIAction {
  /// The method. It takes no argument or the command.
  public let action: Selector
  /// Anything that the program wants to remember with the command. Nil by default.
  public let propertyList: Any?

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    super.init(
      title: title, subtitle: subtitle, image: image, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state,
      handler: { command in
        // That of an edit menu begins at the input whose menu it is.
        var responder = command.sender as? UIResponder
        while let object = responder {
          if action.isCalled(on: object, command, nil) { return }
          responder = object.next
        }
        UIApplication.shared.sendAction(action, to: nil, from: command, for: nil)
      })
  }
}

extension UIMenu {
  /// Lets the objects that perform the menu's commands change them, before the menu is shown. Of `responder` and
  /// the responders after it, that is the first one that can perform the command's method.
  package func validateCommands(from responder: UIResponder?) {
    for element in children {
      switch element {
      case let command as UICommand:
        let target = responder?.target(forAction: command.action, withSender: command) as? UIResponder
        target?.validate(command)
      case let menu as UIMenu: menu.validateCommands(from: responder)
      default: break
      }
    }
  }
}
