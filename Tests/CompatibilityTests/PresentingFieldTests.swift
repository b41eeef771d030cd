import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// What is presented from the controller of a window of SwiftUI.
@MainActor @Suite(.serialized) struct PresentingFieldTests {
  @Test func aFieldPresentsFromTheControllerAroundIt() async throws {
    let screen = await Screen(WeightForm())
    try screen.field("Weight").type("80")
    try screen.button("kg").press()
    await screen.settle()
    #expect(screen.shows("Units") && screen.shows("st"))
    try screen.button("st").press()
    await screen.settle()
    #expect(!screen.shows("Units"))
    // The button of the field has the chosen title.
    _ = try screen.button("st")
    #expect(try screen.field("Weight").text == "80")
    // It can be opened again.
    try screen.button("st").press()
    await screen.settle()
    #expect(screen.shows("Units"))
  }

  @Test func aViewPresentsAnAlertFromTheWindow() async throws {
    let screen = await Screen(WeightForm())
    try screen.field("Weight").focus()
    try screen.button("Warn").press()
    await screen.settle()
    #expect(screen.shows("Really?"))
    try screen.button("Yes").press()
    await screen.settle()
    #expect(!screen.shows("Really?") && screen.texts.contains("Answer: yes"))
  }
}
