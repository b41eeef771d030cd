import AppKit
import PlatenTesting
import Testing

/// Which window has the keys, and in which the user works.
extension WindowTests {
  private func launchLogged() async throws -> (Screen, NSWindow, WindowLog) {
    let screen = await Screen(AppKitProgram(ContactsDelegate.self))
    let window = try #require(NSApp.keyWindow)
    let log = WindowLog("base")
    window.delegate = log
    return (screen, window, log)
  }

  @Test func aPanelHasTheKeysAndIsNotTheMainWindow() async throws {
    let (screen, window, log) = try await launchLogged()
    let panel = NSPanel(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)
    let panelLog = WindowLog("panel")
    panel.delegate = panelLog
    panel.makeKeyAndOrderFront(nil)
    #expect(NSApp.keyWindow === panel && NSApp.mainWindow === window)
    #expect(panel.isKeyWindow && !panel.isMainWindow && window.isMainWindow && !window.isKeyWindow)
    #expect(log.calls == ["resign key"] && panelLog.calls == ["become key"])
    panel.orderOut(nil)
    #expect(NSApp.keyWindow === window && window.isKeyWindow)
    #expect(log.calls == ["resign key", "become key"] && panelLog.calls == ["become key", "resign key"])
    await screen.settle()
    #expect(screen.presentation == nil)
  }

  @Test func anotherWindowIsTheMainOne() async throws {
    let (screen, window, log) = try await launchLogged()
    let other = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    other.makeKeyAndOrderFront(nil)
    #expect(NSApp.mainWindow === other && !window.isMainWindow)
    #expect(log.calls == ["resign key", "resign main"])
    other.orderOut(nil)
    #expect(log.calls.suffix(2) == ["become key", "become main"] && window.isMainWindow)
    await screen.settle()
    #expect(screen.presentation == nil)
  }
}

@MainActor private final class WindowLog: NSObject, NSWindowDelegate {
  private(set) var calls: [String] = []

  init(_ name: String) { super.init() }

  func windowDidBecomeKey(_ notification: Notification) { calls.append("become key") }
  func windowDidResignKey(_ notification: Notification) { calls.append("resign key") }
  func windowDidBecomeMain(_ notification: Notification) { calls.append("become main") }
  func windowDidResignMain(_ notification: Notification) { calls.append("resign main") }
}
