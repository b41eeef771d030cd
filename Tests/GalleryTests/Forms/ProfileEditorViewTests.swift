import PlatenTesting
import Testing

@testable import GalleryPages

@MainActor @Suite struct ProfileEditorViewTests {
  @Test func editsInTheSheetAreShownOnTheCard() async throws {
    let screen = await Screen(ProfileCardView())
    #expect(screen.shows("KJ"))
    try screen.button("Edit").press()
    try screen.field("Name").replace(with: "Dorothy Vaughan")
    try screen.field("Handle").replace(with: "Dorothy V!")
    #expect(try screen.field("Handle").text == "dorothyv")
    try screen.picker("Pronouns").select("they/them")
    try screen.toggle("Everybody").press()
    try screen.button("Done").press()
    #expect(screen.presentation == nil)
    #expect(screen.shows("Dorothy Vaughan"))
    #expect(screen.shows("@dorothyv · they/them"))
    #expect(screen.shows("DV"))
    #expect(screen.shows("Only you see this."))
  }

  @Test func theFirstCharacterHidesTheEditorsPlaceholder() async throws {
    let screen = await Screen(ProfileEditorView(profile: MemberProfile()))
    #expect(screen.shows("What should people know about you?"))
    try screen.field("Bio").type("M")
    #expect(!screen.shows("What should people know about you?"))
    #expect(screen.shows("159 characters left"))
    try screen.press(.delete)
    #expect(screen.shows("What should people know about you?"))
  }

  @Test func aBioThatIsTooLongCantBeSaved() async throws {
    let profile = MemberProfile()
    let screen = await Screen(ProfileEditorView(profile: profile))
    try screen.field("Bio").paste(String(repeating: "n", count: 161))
    #expect(try !screen.button("Done").isEnabled)
    try screen.press(.delete)
    #expect(try screen.button("Done").isEnabled)
    #expect(profile.bio.count == 160)
  }

  @Test func thePhotoChangesItsColour() async throws {
    let profile = MemberProfile()
    let screen = await Screen(ProfileEditorView(profile: profile))
    let before = profile.tint
    try screen.button("Change photo").press()
    #expect(profile.tint != before)
  }
}
