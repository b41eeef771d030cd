import AppKit
import PlatenTesting
import SwiftUI
import Testing

/// Popovers, items of the menu bar and actions that are tried.
@MainActor @Suite(.serialized) struct PopoverTests {
  private final class Content: NSViewController {
    override func loadView() { view = NSTextField(labelWithString: "in the popover") }
  }

  private final class Delegate: NSObject, NSApplicationDelegate, NSPopoverDelegate {
    static weak var last: Delegate?
    let popover = NSPopover()
    var item: NSStatusItem!
    var other: NSStatusItem!
    var calls: [String] = []
    var mayClose = true

    func applicationDidFinishLaunching(_ notification: Notification) {
      Self.last = self
      popover.contentViewController = Content()
      popover.behavior = .transient
      popover.delegate = self
      item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
      item.button?.title = "Timer"
      item.button?.target = self
      item.button?.action = Selector("toggle:", Delegate.toggle(_:))
      other = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
      other.button?.title = "More"
      let menu = NSMenu()
      menu.addItem(withTitle: "Start", action: Selector("start:", Delegate.start(_:)), keyEquivalent: "")
      menu.items[0].target = self
      other.menu = menu
      NSWindow().makeKeyAndOrderFront(nil)
    }

    func toggle(_ sender: Any?) {
      if popover.isShown {
        popover.performClose(sender)
      } else if let button = item.button {
        popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
      }
    }

    func start(_ sender: Any?) { calls.append("start") }
    func popoverShouldClose(_ popover: NSPopover) -> Bool { mayClose }
    func popoverDidShow(_ notification: Notification) { calls.append("shown") }
    func popoverDidClose(_ notification: Notification) { calls.append("closed") }

    func end() {
      NSStatusBar.system.removeStatusItem(item)
      NSStatusBar.system.removeStatusItem(other)
    }
  }

  @Test func anItemOfTheMenuBarShowsAPopover() async throws {
    let screen = await Screen(AppKitProgram(Delegate.self))
    let delegate = try #require(Delegate.last)
    defer { delegate.end() }
    try screen.button("Timer").press()
    await screen.settle()
    #expect(delegate.popover.isShown && screen.shows("in the popover") && delegate.calls == ["shown"])
    delegate.mayClose = false
    try screen.button("Close").press()
    await screen.settle()
    #expect(delegate.popover.isShown)
    delegate.mayClose = true
    try screen.button("Close").press()
    await screen.settle()
    #expect(!delegate.popover.isShown && !screen.shows("in the popover") && delegate.calls == ["shown", "closed"])
    delegate.toggle(nil)
    await screen.settle()
    delegate.popover.close()
    await screen.settle()
    #expect(delegate.calls == ["shown", "closed", "shown", "closed"])
  }

  @Test func anItemOfTheMenuBarHasAMenu() async throws {
    let screen = await Screen(AppKitProgram(Delegate.self))
    let delegate = try #require(Delegate.last)
    defer { delegate.end() }
    try screen.menu("More").choose("Start")
    #expect(delegate.calls == ["start"])
    delegate.other.isVisible = false
    await screen.settle()
    #expect(!screen.menus.contains("More"))
  }

  @Test func anActionIsTriedAlongTheResponders() {
    final class Outer: NSView {
      var received: [String] = []
      func note(_ sender: Any?) { received.append(sender as? String ?? "nil") }
    }
    let (outer, inner) = (Outer(frame: .zero), NSView(frame: .zero))
    outer.addSubview(inner)
    #expect(inner.tryToPerform(Selector("note:", Outer.note(_:)), with: "a"))
    #expect(outer.received == ["a"])
    #expect(!inner.tryToPerform(Selector("unknown:"), with: nil))
  }

  @Test func theClipboardTakesBytesOfText() {
    let board = NSPasteboard.general
    board.clearContents()
    #expect(board.setData(Data("Grüße".utf8), forType: .string))
    #expect(board.string(forType: .string) == "Grüße")
    #expect(board.data(forType: .string) == Data("Grüße".utf8))
    #expect(board.availableType(from: [.png, .string]) == .string)
    #expect(!board.setData(Data([0xFF]), forType: .string) && !board.setData(Data(), forType: .png))
  }
}
