import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// UIKit's controls in a form: they are shown as SwiftUI's are, and send their events.
@MainActor @Suite struct FormControlTests {
  private let controller = OrderController()

  private func form() async -> Screen { await Screen(OrderForm(controller: controller)) }

  @Test func aSwitchSendsItsEventWhereTheUserTurnsItAndNotTheProgram() async throws {
    let screen = await form()
    try screen.toggle("Gift").press()
    #expect(controller.gift.isOn && controller.events == ["gift"])
    #expect(screen.shows("A gift"))
    controller.gift.setOn(false, animated: true)
    await screen.settle()
    #expect(try !screen.toggle("Gift").isOn && controller.events == ["gift"])
  }

  @Test func aControlThatTheProgramDisablesCantBeUsed() async throws {
    let screen = await form()
    #expect(try screen.toggle("Gift").isEnabled)
    controller.gift.isEnabled = false
    await screen.settle()
    #expect(try !screen.toggle("Gift").isEnabled)
    controller.gift.isEnabled = true
    await screen.settle()
    #expect(try screen.toggle("Gift").isEnabled)
  }

  @Test func aStepperWrapsAtItsBounds() async throws {
    let screen = await form()
    #expect(controller.count.value == 1)
    for expected in [2.0, 3, 1] {
      try screen.adjustable("Count").increment()
      #expect(controller.count.value == expected)
    }
    #expect(screen.shows("1 of them"))
  }

  @Test func numbersAndDatesStayBetweenTheirBounds() async {
    _ = await form()
    #expect(controller.strength.value == 10)
    #expect(controller.date.date == Date(timeIntervalSince1970: 86_400))
    #expect(controller.progress.progress == 0.25)
    controller.progress.progress = 7
    #expect(controller.progress.progress == 1)
    controller.picker.selectRow(9, inComponent: 0, animated: false)
    #expect(controller.picker.selectedRow(inComponent: 0) == 0)
    #expect(controller.picker.numberOfRows(inComponent: 7) == 0 && controller.picker.selectedRow(inComponent: 7) == -1)
  }

  @Test func aDotGoesToItsPage() async throws {
    let screen = await form()
    try screen.button("Page 3 of 3").press()
    #expect(controller.pages.currentPage == 2 && controller.events == ["page"])
  }

  @Test func aPickerIsTheKeyboardOfAField() async throws {
    let screen = await form()
    try screen.field("Size").focus()
    await screen.settle()
    try screen.picker("Sizes").select("Large")
    #expect(try screen.field("Size").text == "Large, None")
    #expect(controller.picker.selectedRow(inComponent: 0) == 2)
  }

  @Test func aButtonHasTheTitleOfItsState() async throws {
    let screen = await form()
    #expect(controller.submit.currentTitleColor == .systemRed)
    controller.submit.isEnabled = false
    await screen.settle()
    #expect(throws: Never.self) { try screen.button("Wait") }
  }

  @Test func subviewsChangeTheirOrder() {
    let (outer, first, second, third) = (UIView(), UIView(), UIView(), UIView())
    outer.addSubview(first)
    outer.addSubview(second)
    outer.insertSubview(third, belowSubview: second)
    #expect(outer.subviews == [first, third, second])
    outer.sendSubviewToBack(second)
    #expect(outer.subviews == [second, first, third])
    outer.bringSubviewToFront(first)
    #expect(outer.subviews == [second, third, first])
    outer.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(outer.subviews == [first, third, second])
  }

  @Test func directionalMarginsFollowTheDirection() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func prioritiesAreNumbersThatCanBeAdded() {
    #expect(UILayoutPriority.defaultHigh - 1 == UILayoutPriority(749))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
  }

  @Test func gradientsAndMovedShapesCompileAsOnApplesSystems() async {
    let screen = await Screen(ShapeForm())
    #expect(screen.shows("Cut"))
  }

  /// The types of the snippet win by themselves; that the project has none of these names is what the type of each says.
  @Test func namesOfProgramsAreFree() {
    #expect(Rating(stars: 3).stars == 3 && ValidationRule { $0.isEmpty }.isValid(""))
    #expect(LaunchOptions(isTest: true).isTest && CardBrand.visa == .visa)
  }
}
