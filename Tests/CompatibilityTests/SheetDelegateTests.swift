import PlatenTesting
import Testing
import UIKit

/// The delegate of a sheet is asked and notified.
@MainActor @Suite struct SheetDelegateTests {
  @Test func aSheetIsDismissedByTheUserWhereItsDelegateSaysSo() async throws {
    let page = UIViewController()
    let sheet = DraftSheet()
    let screen = await Screen(page)
    page.present(sheet, animated: true)
    await screen.settle()
    #expect(screen.shows("Draft") && sheet.presentationController is UISheetPresentationController)
    try screen.press(.escape)
    await screen.settle()
    #expect(sheet.log == ["attempt"] && screen.shows("Draft"))
    sheet.hasChanges = false
    try screen.press(.escape)
    await screen.settle()
    #expect(sheet.log == ["attempt", "done"] && !screen.shows("Draft"))
  }

  @Test func aPageOfANavigationKeepsItsSheetAndHasItsPresentation() async throws {
    let (page, draft) = (UIViewController(), DraftSheet())
    let navigation = UINavigationController(rootViewController: draft)
    let screen = await Screen(page)
    draft.hasChanges = false
    draft.isModalInPresentation = true
    page.present(navigation, animated: true)
    await screen.settle()
    #expect(draft.presentationController === navigation.presentationController)
    try screen.press(.escape)
    await screen.settle()
    #expect(draft.log == ["attempt"] && screen.shows("Draft"))
    draft.isModalInPresentation = false
    try screen.press(.escape)
    await screen.settle()
    #expect(draft.log == ["attempt", "done"] && !screen.shows("Draft"))
  }

  @Test func presentationsHaveTheClassOfTheirStyle() {
    let controller = UIViewController()
    #expect(controller.popoverPresentationController == nil && controller.sheetPresentationController != nil)
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.permittedArrowDirections = .any
    #expect(controller.popoverPresentationController?.presentedViewController === controller)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.popoverPresentationController == nil && controller.sheetPresentationController == nil)
  }
}
