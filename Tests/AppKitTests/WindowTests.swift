import AppKit
import PlatenTesting
import SwiftUI
import Testing

/// Programs of AppKit's kind, used as by a user.
@MainActor @Suite(.serialized) struct WindowTests {
  private func launch() async throws -> (Screen, ContactsDelegate) {
    ContactsDelegate.calls = []
    let screen = await Screen(AppKitProgram(ContactsDelegate.self))
    return (screen, try #require(ContactsDelegate.last))
  }

  @Test func theWindowOfTheDelegateIsShown() async throws {
    let (screen, delegate) = try await launch()
    #expect(ContactsDelegate.calls == ["will launch", "did launch", "active"])
    let window = try #require(delegate.controller.window)
    #expect(window.isVisible && window.isKeyWindow)
    let form = try #require(window.contentViewController as? ContactViewController)
    #expect(form.view.window === window && form.nameField.window === window)
    // The program has made the second field the first responder before the window was shown.
    #expect(screen.focusedLabel == "E-mail")
    #expect(window.firstResponder === form.mailField.currentEditor())
    try screen.type("ada@example.org")
    try screen.field("Name").focus()
    try screen.type("Ada")
    try screen.press(.tab)
    #expect(screen.focusedLabel == "E-mail")
    #expect(form.changes == 3 && form.nameField.stringValue == "Ada")
    #expect(form.mailField.stringValue == "ada@example.org")
    try screen.button("Save").press()
    #expect(screen.shows("saved Ada"))
    #expect(window.makeFirstResponder(form.nameField))
    await screen.settle()
    #expect(screen.focusedLabel == "Name")
    screen.close()
    #expect(ContactsDelegate.calls.last == "terminate")
  }

  @Test func anAlertAnswersAsASheet() async throws {
    let (screen, _) = try await launch()
    try screen.button("Save").press()
    await screen.settle()
    #expect(screen.presentation == "alert: The name is missing.")
    #expect(screen.shows("Save anyway?"))
    try screen.button("Cancel").press()
    await screen.settle()
    #expect(screen.presentation == nil && screen.shows("not saved"))
    try screen.button("Save").press()
    await screen.settle()
    try screen.button("Save").press()
    await screen.settle()
    #expect(screen.shows("saved without a name"))
  }

  @Test func aSheetEndsWithAResponse() async throws {
    let (screen, delegate) = try await launch()
    let window = try #require(delegate.controller.window)
    try screen.button("Details").press()
    await screen.settle()
    let sheet = try #require(window.attachedSheet)
    #expect(sheet.isKeyWindow && sheet.sheetParent === window && sheet.isSheet)
    try screen.field("Note").type("tall")
    // Escape does not end a sheet of the program's.
    try screen.press(.escape)
    await screen.settle()
    #expect(window.attachedSheet === sheet)
    try screen.button("Keep").press()
    await screen.settle()
    #expect(screen.presentation == nil && window.attachedSheet == nil && sheet.sheetParent == nil)
    #expect(screen.shows("details kept"))
    #expect((sheet.contentViewController as? DetailsViewController)?.note.stringValue == "tall")
  }

  @Test func menusSendActionsToTheDelegateOfTheProgram() async throws {
    let (screen, delegate) = try await launch()
    #expect(screen.menus == ["File"])
    #expect(try screen.menu("File").items.contains("New Contact"))
    try screen.menu("File").choose("New Contact")
    await screen.settle()
    let panel = try #require(delegate.panel)
    #expect(panel.isVisible && panel.isKeyWindow && screen.shows("From the menu") && screen.shows("New Contact"))
    #expect(delegate.controller.log == ["key", "no key"])
    try screen.button("Close").press()
    await screen.settle()
    #expect(!panel.isVisible && screen.presentation == nil)
    #expect(delegate.controller.log == ["key", "no key", "key"])
    // It can be shown again, and Escape closes it.
    panel.makeKeyAndOrderFront(nil)
    await screen.settle()
    #expect(screen.shows("From the menu"))
    try screen.press(.escape)
    await screen.settle()
    #expect(!panel.isVisible && !screen.hasEnded)
  }

  @Test func aControllerWithoutItsNibLoadsOnce() {
    final class Controller: NSWindowController {
      var loads = 0
      override func windowDidLoad() {
        loads += 1
        window?.title = "Settings"
      }
    }
    let controller = Controller(windowNibName: "Settings")
    #expect(controller.window == nil && controller.window == nil && controller.loads == 1)
  }

  @Test func aSheetOfAWindowThatIsNotShownEndsAtOnce() async {
    let (window, sheet) = (NSWindow(), NSWindow())
    #expect(await window.beginSheet(sheet) == .abort)
  }

  @Test func anItemThatIsMarkedWhereItIsValidatedIsShownSo() async throws {
    final class Delegate: NSObject, NSApplicationDelegate, NSMenuItemValidation {
      var isOn = true
      func applicationDidFinishLaunching(_ notification: Notification) {
        let (main, item) = (NSMenu(), NSMenuItem(title: "View", action: nil, keyEquivalent: ""))
        item.submenu = NSMenu(title: "View")
        item.submenu?.addItem(
          withTitle: "Sidebar", action: Selector("toggle:", Delegate.toggle(_:)), keyEquivalent: "s")
        item.submenu?.items[0].target = self
        main.addItem(item)
        NSApp.mainMenu = main
        NSWindow().makeKeyAndOrderFront(nil)
      }
      func toggle(_ sender: Any?) { isOn.toggle() }
      func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
        menuItem.state = isOn ? .on : .off
        menuItem.title = isOn ? "Hide Sidebar" : "Show Sidebar"
        return true
      }
    }
    let screen = await Screen(AppKitProgram(Delegate.self))
    #expect(try screen.menu("View").items == ["Hide Sidebar"])
    try screen.menu("View").choose("Hide Sidebar")
    await screen.settle()
    #expect((NSApp.delegate as? Delegate)?.isOn == false)
  }

  @Test func changedItemsAreShown() async throws {
    let (screen, _) = try await launch()
    let menu = try #require(NSApp.mainMenu?.items.first?.submenu)
    menu.items[0].title = "Another Contact"
    await screen.settle()
    #expect(try screen.menu("File").items.contains("Another Contact"))
    menu.removeItem(at: 0)
    await screen.settle()
    #expect(try !screen.menu("File").items.contains("Another Contact"))
  }

  @Test func toolbarsHaveTheItemsOfTheirDelegate() async throws {
    let (screen, delegate) = try await launch()
    let form = try #require(delegate.controller.contentViewController as? ContactViewController)
    try screen.field("Name").type("Ada")
    try screen.button("Clear").press()
    await screen.settle()
    #expect(form.nameField.stringValue == "")
    #expect(try screen.field("Name").text == "")
  }

  @Test func theLastWindowEndsTheProgram() async throws {
    let (screen, delegate) = try await launch()
    let window = try #require(delegate.controller.window)
    delegate.controller.mayClose = false
    window.performClose(nil)
    #expect(window.isVisible)
    delegate.controller.mayClose = true
    window.performClose(nil)
    await screen.settle()
    #expect(!window.isVisible && delegate.controller.log.contains("will close"))
    #expect(screen.hasEnded)
  }

  @Test func aWindowOfAViewWithoutAController() async throws {
    @MainActor final class Delegate: NSObject, NSApplicationDelegate {
      static var window: NSWindow?

      func applicationDidFinishLaunching(_ notification: Notification) {
        let window = NSWindow(
          contentRect: NSRect(x: 0, y: 0, width: 100, height: 50), styleMask: .titled, backing: .buffered, defer: false)
        window.contentView = NSHostingView(rootView: Text("hosted"))
        window.makeKeyAndOrderFront(nil)
        Self.window = window
      }
    }
    let screen = await Screen(AppKitProgram(Delegate.self))
    #expect(screen.shows("hosted"))
    let window = try #require(Delegate.window)
    let field = NSTextField()
    field.placeholderString = "Name"
    window.initialFirstResponder = field
    window.contentView = field
    #expect(field.window === window)
    await screen.settle()
    #expect(!screen.shows("hosted"))
    try screen.field("Name").type("a")
    #expect(field.stringValue == "a")
  }

  @Test func viewsOfSwiftUIAreInAWindowOfAppKit() async throws {
    let field = NSTextField()
    field.placeholderString = "Name"
    let screen = await Screen(WrappedField(field: field))
    let window = try #require(field.window)
    #expect(window === field.window && window.isVisible)
    try screen.field("Name").type("a")
    #expect(NSApp.keyWindow === window && NSApp.windows.contains(window))
    #expect(window.makeFirstResponder(nil) && screen.focusedLabel == nil)
    #expect(window.makeFirstResponder(field))
    #expect(screen.focusedLabel == "Name" && window.firstResponder === field.currentEditor())
    // A window of the program is over the views.
    let other = NSWindow()
    other.title = "Other"
    other.contentView = NSTextField(labelWithString: "beside")
    other.makeKeyAndOrderFront(nil)
    await screen.settle()
    #expect(screen.shows("beside") && other.isKeyWindow)
    other.close()
    await screen.settle()
    #expect(!screen.shows("beside") && window.isKeyWindow)
  }
}
