import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct WorkoutLogTests {
  @Test func numbersAreTypedInRowsAndSummedUp() async throws {
    let screen = await Screen(WorkoutLogView())
    #expect(screen.shows("0 of 3 sets"))
    try screen.field(at: 0).replace(with: "70")
    try screen.button("Finish set 1").press()
    #expect(screen.shows("560 kg in all"))
    #expect(screen.shows("1 of 3 sets"))
  }

  @Test func aSetIsAddedAndItsWeightHasTheFocus() async throws {
    let screen = await Screen(WorkoutLogView())
    try screen.button("Add a set").press()
    #expect(screen.focusedLabel == "Weight of set 3")
    try screen.type("65")
    try screen.button("Next").press()
    #expect(screen.focusedLabel == "Repetitions of set 3")
    try screen.type("5")
    try screen.button("Done").press()
    #expect(screen.focusedLabel != "Repetitions of set 3")
    try screen.button("Finish set 3").press()
    #expect(screen.shows("325 kg in all"))
  }

  @Test func theKeyboardsButtonsLeadThroughAllNumbers() async throws {
    let screen = await Screen(WorkoutLogView())
    try screen.field(at: 0).focus()
    #expect(try !screen.button("Previous").isEnabled)
    for expected in ["Repetitions of set 1", "Weight of set 2", "Repetitions of set 2", "Weight of set 1"] {
      try screen.button("Next").press()
      #expect(screen.focusedLabel == expected)
    }
  }

  @Test func aSetIsDeletedAndAnotherRepeated() async throws {
    let screen = await Screen(WorkoutLogView())
    try screen.field(at: 0).focus()
    try screen.button("Again").press()
    #expect(try screen.field(at: 2).text == "60")
    try screen.field(at: 4).focus()
    try screen.button("Delete").press()
    #expect(screen.shows("0 of 3 sets"))
  }

  @Test func anExerciseIsAdded() async throws {
    let screen = await Screen(WorkoutLogView())
    try screen.button("Add an exercise").press()
    try screen.field("Name").type("Dips")
    try screen.button("Add").press()
    #expect(screen.shows("Dips"))
    #expect(screen.presentation == nil)
  }
}
