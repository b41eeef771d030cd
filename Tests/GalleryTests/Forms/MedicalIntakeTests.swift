import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

@MainActor @Suite struct MedicalIntakeTests {
  @Test func furtherQuestionsAppearWhereTheyApply() async throws {
    let screen = await Screen(MedicalIntakeView())
    #expect(throws: ScreenError.self) { try screen.field("Cigarettes a day") }
    try screen.picker("Smoking").select("Current")
    #expect(screen.shows("how much you smoke"))
    try screen.field("Cigarettes a day").type("10")
    #expect(!screen.shows("how much you smoke"))
    try screen.toggle("I take medication").press()
    #expect(screen.shows("your medication"))
    #expect(try !screen.button("One more").isEnabled)
    try screen.field("Medication 1").type("Aspirin")
    try screen.button("One more").press()
    #expect(try screen.field("Medication 2").text == "")
  }

  @Test func theBodyMassIndexNeedsBothNumbers() async throws {
    let screen = await Screen(MedicalIntakeView())
    try screen.field("Height (cm)").type("180")
    #expect(!screen.shows("Body mass index"))
    try screen.field("Weight (kg)").type("72.5")
    #expect(screen.shows("22.4"))
    try screen.field("Height (cm)").replace(with: "")
    #expect(!screen.shows("Body mass index"))
  }

  @Test func severalAllergiesAreChosen() async throws {
    let screen = await Screen(MedicalIntakeView())
    try screen.field("Full name").type("Ada")
    try screen.toggle("I have allergies").press()
    #expect(screen.shows("your allergies"))
    for name in ["Nuts", "Pollen", "Latex", "Pollen"] { try screen.button(name).press() }
    try screen.toggle("I agree").press()
    try screen.button("Finish").press()
    #expect(screen.pageTitle == "Thank you")
    #expect(screen.shows("Allergic to Latex and Nuts"))
    #expect(screen.shows("Never smoked"))
  }

  @Test func theAgeFollowsTheDateOfBirth() async throws {
    let screen = await Screen(MedicalIntakeView())
    let age = Calendar.current.dateComponents([.year], from: Date(timeIntervalSince1970: 0), to: Date()).year ?? 0
    try screen.calendar("Date of birth").select(year: 1970, month: 1, day: 1)
    #expect(screen.shows("\(age)"))
  }
}
