import PlatenTesting
import Testing
import UIKit

/// The buttons of the snippet, used as by a user.
@MainActor @Suite struct ConfiguredButtonTests {
  private let draft = DraftViewController()

  private func page() async -> Screen { await Screen(UINavigationController(rootViewController: draft)) }

  @Test func theHandlerConfiguresTheButtonForItsState() async throws {
    let screen = await page()
    try screen.button("Send").press()
    await screen.settle()
    #expect(draft.log == ["send"] && draft.send.configuration?.title == "Sending")
    #expect(screen.buttons("Send").isEmpty && screen.buttons("Sending").count == 1)
    #expect(draft.send.configuration?.showsActivityIndicator == true)
  }

  @Test func titleSubtitleAndActionsAreShown() async throws {
    let screen = await page()
    #expect(screen.shows("Archive") && screen.shows("Keeps it"))
    #expect(draft.archive.titleLabel?.text == "Archive" && draft.archive.configuration?.imagePlacement == .trailing)
    try screen.button("Help").press()
    try screen.button("Attach").press()
    #expect(draft.log == ["help", "attach"])
    draft.plain.configuration?.title = "Support"
    await screen.settle()
    #expect(screen.buttons("Support").count == 1 && screen.buttons("Help").isEmpty)
  }

  @Test func aMenuMarksWhatIsChosen() async throws {
    let screen = await page()
    try screen.menu("By date").choose("By name")
    await screen.settle()
    #expect(draft.log == ["name"])
    #expect(draft.sorting.menu?.selectedElements.map(\.title) == ["By name"])
    try screen.menu("By name").choose("By date")
    #expect(draft.log == ["name", "date"])
  }

  @Test func anItemOfABarOpensAMenu() async throws {
    let screen = await page()
    #expect(try screen.menu("More").items == ["Print", "Drafts: 0"])
    try screen.menu("More").choose("Print")
    #expect(draft.log == ["print"])
  }

  @Test func aViewOpensItsContextMenu() async throws {
    let screen = await page()
    #expect(try screen.contextMenu(of: "Keeps it") == ["Unarchive"])
    try screen.chooseFromContextMenu(of: "Keeps it", "Unarchive")
    #expect(draft.log == ["unarchive"])
  }

  @Test func attributesOfUIKitAreKeptInContainers() {
    var container = AttributeContainer()
    container.font = UIFont.boldSystemFont(ofSize: 20)
    container.foregroundColor = UIColor.systemRed
    let text = NSAttributedString(AttributedString("a", attributes: container))
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
  }
}
