import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// A form of UIKit's controllers and stacks.
@MainActor @Suite struct ControllerFormTests {
  @Test func aTouchOfAViewIsOfferedToItsController() async throws {
    let controller = PriceController()
    let screen = await Screen(PriceForm(controller: controller))
    try screen.field("Price").type("5")
    #expect(controller.field.isFirstResponder)
    controller.field.superview?.touchesBegan([], with: nil)
    #expect(!controller.field.isFirstResponder && controller.field.text == "5")
  }

  @Test func aStackCanBeArrangedWithinItsMargins() async throws {
    let controller = PriceController()
    let screen = await Screen(PriceForm(controller: controller))
    #expect(screen.texts == ["What does it cost?"])
    // The field stays itself when the margins go and come again.
    try screen.field("Price").type("5")
    for uses in [false, true] {
      controller.useMargins(uses)
      await screen.settle()
      try screen.field("Price").type("0")
    }
    #expect(try screen.field("Price").text == "500")
  }
}
