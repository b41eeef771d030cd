/// What presents a controller: made again when the style of its presentation is another.
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
    guard !controller.isModalInPresentation,
      presentation.flatMap({ $0.delegate?.presentationControllerShouldDismiss($0) }) ?? true
    else {
      if let presentation { presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation) }
      return
    }
    if let presentation { presentation.delegate?.presentationControllerWillDismiss(presentation) }
    withdraw(controller)
    if let presentation { presentation.delegate?.presentationControllerDidDismiss(presentation) }
  }
}
