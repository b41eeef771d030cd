// A sheet with heights and a delegate that is asked before it is dismissed.
import UIKit

final class DraftSheet: UIViewController, UISheetPresentationControllerDelegate {
    var hasChanges = true
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Draft"
        view.addSubview(label)
        if let sheet = sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.selectedDetentIdentifier = .medium
            sheet.delegate = self
        }
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { !hasChanges }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.append("attempt")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("done") }
}
