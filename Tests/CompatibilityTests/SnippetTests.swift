import PlatenTesting
import SwiftUI
import Testing

/// The sources in `Snippets` compile unchanged, and what they show works.
@MainActor @Suite struct SnippetTests {
  @Test func everyDeclarationMakesAField() async throws {
    let resource = LocalizedStringResource("resource")
    let fields = await Screen(EveryTextField(title: "title", resource: resource, formatter: NumberFormatter()))
    #expect(try fields.field("resource").exists && fields.field("title").exists && fields.field("a").exists)
    let others = await Screen(EverySecureFieldAndEditor(title: "title", resource: resource))
    #expect(try others.field("resource").exists)
    try others.field(at: 8).type("ab")
    #expect(try others.field(at: 0).text == "••")
    let modified = await Screen(EveryModifier())
    try modified.field(at: 0).type("x")
    #expect(try modified.field(at: 1).text == "x")
  }

  @Test func returnLeadsThroughTheSignUp() async throws {
    let screen = await Screen(SignUpView())
    for (label, answer) in [("Name", "Ada"), ("Email", "a@b.c"), ("Password", "secret12")] {
      #expect(screen.focusedLabel == label)
      try screen.type(answer)
      try screen.press(.return)
    }
    #expect(try !screen.button("Create account").isEnabled)
    try screen.type("secret12")
    #expect(try screen.button("Create account").isEnabled)
  }

  @Test func allFormsOfOnChangeRun() async throws {
    let screen = await Screen(OnChangeVariantsView())
    try screen.field("Search").type("a")
    #expect(try screen.field("Search").text == "a")
  }

  @Test func viewsAroundAFormWork() async throws {
    let screen = await Screen(SurroundingsView())
    #expect(screen.shows("invalid") && screen.shows("$12.50 in all") && screen.shows("no link"))
    try screen.field("Mail").type("ada@example.org")
    #expect(!screen.shows("invalid"))
    try screen.button("Copy").press()
    #expect(screen.clipboard == "ada@example.org")
    try screen.button("Increment").press()
    #expect(screen.shows("Guests: 2") && screen.shows("large"))
  }

  @Test func tipsAreShared() async throws {
    let screen = await Screen(TipCalculatorView())
    try screen.field("Amount").replace(with: "100")
    #expect(screen.texts.contains { $0.contains("57.50") })
    try screen.button("Increment").press()
    #expect(screen.shows("3 people"))
  }

  @Test func cardNumbersGroupWhileTyped() async throws {
    let screen = await Screen(CardNumberView())
    try screen.field(at: 0).type("12345678901234567")
    #expect(try screen.field(at: 0).text == "1234 5678 9012 3456")
  }

  @Test func selectionsCanBeSet() async throws {
    let screen = await Screen(SelectionDemo())
    try screen.field("Text").focus()
    try screen.button("Select all").press()
    #expect(screen.shows("Selected: Select a few words here"))
  }

  @Test func clampedNumbersStayInRange() async throws {
    let screen = await Screen(GridSettingsView())
    try screen.field("Block size").replace(with: "500")
    try screen.press(.return)
    #expect(try screen.field("Block size").text == "64")
    try screen.field("Block size").replace(with: "8")
    try screen.press(.return)
  }

  @Test func aModelFollowsItsFields() async throws {
    let model = ProfileModel()
    let screen = await Screen(ProfileEditor(model: model))
    try screen.field("Name").type("Ada")
    try screen.field("Age").type("36")
    #expect(model.name == "Ada" && model.age == 36)
    #expect(try screen.button("Save").isEnabled)
  }

  @Test func attributedTextIsEditedByTheUserAndTheProgram() async throws {
    let screen = await Screen(RichEditor())
    let field = try screen.field(at: 0)
    try field.select(0..<4)
    #expect(screen.shows("1 range(s)"))
    try screen.button("Link").press()
    #expect(try field.formattedText == "[Edit](https://example.com) me")
    try field.select(7..<7)
    #expect(screen.shows("caret"))
    try field.type("!")
    #expect(try field.text == "Edit me!")
    try screen.button("Insert date").press()
    #expect(try field.text.count > "Edit me!".count)
    try screen.button("Reset").press()
    #expect(try field.text == "Edit me")
    #expect(screen.shows("1 range(s)"))
  }

  @Test func everySnippetShows() async {
    await check(PromptAndLabelView())
    await check(FocusedColourView())
    await check(OptionalCurrencyView())
    await check(PersonNameView())
    await check(HexFieldView())
    await check(PhoneView())
    await check(PasswordField(title: "Password", password: .constant("")))
    await check(SearchAndForm())
    await check(StyleGallery())
    await check(SettingsPane())
    await check(FieldChromeDemo())
    await check(IdiomsView(onDone: {}))
    await check(ChoresView())
    await check(TokensAndTablesView())
  }

  private func check<Content: View>(_ view: Content) async {
    let screen = await Screen(view)
    #expect(!screen.snapshot.isEmpty, "\(Content.self)")
  }
}
