/// What presents a controller: made again for another style of its presentation.
@MainActor final class PresentationChoice {
  private(set) var made: UIPresentationController?

  /// What presents a controller in its present style.
  func presentation(of controller: UIViewController) -> UIPresentationController {
    let style = controller.modalPresentationStyle
    let isPopover = style == .popover || controller is UIAlertController
    let isSheet = !isPopover && [.automatic, .pageSheet, .formSheet].contains(style)
    if let made, made is UIPopoverPresentationController == isPopover, made is UISheetPresentationController == isSheet
    {
      return made
    }
    let new: UIPresentationController
    if isPopover {
      new = UIPopoverPresentationController(controller)
    } else if isSheet {
      new = UISheetPresentationController(controller)
    } else {
      new = UIPresentationController(controller)
    }
    new.delegate = made?.delegate
    made = new
    return new
  }
}

extension UIViewController {
  /// The user wants to dismiss the presented controller: its presentation's delegate is asked and notified.
  package func dismissByUser(_ controller: UIViewController) {
    let presentation = controller.presentations.made
    guard !controller.staysForUser,
      presentation.flatMap({ $0.delegate?.presentationControllerShouldDismiss($0) }) ?? true
    else {
      if let presentation { presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation) }
      return
    }
    if let presentation { presentation.delegate?.presentationControllerWillDismiss(presentation) }
    withdraw(controller)
    (controller as? any UserDismissible)?.wasDismissedByUser()
    if let presentation { presentation.delegate?.presentationControllerDidDismiss(presentation) }
  }

  /// Whether the user may not dismiss the controller: it or what it shows says so.
  private var staysForUser: Bool {
    if isModalInPresentation { return true }
    switch self {
    case let navigation as UINavigationController: return navigation.topViewController?.staysForUser ?? false
    case let tabs as UITabBarController: return tabs.selectedViewController?.staysForUser ?? false
    default: return children.contains { $0.staysForUser }
    }
  }

  /// What presents this controller with those around it.
  var presentation: UIPresentationController {
    let outermost = root
    return outermost.presentations.presentation(of: outermost)
  }
}

/// A controller that is notified where the user has dismissed it.
@MainActor package protocol UserDismissible: UIViewController {
  func wasDismissedByUser()
}
