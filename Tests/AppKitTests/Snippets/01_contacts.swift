// A small program of the Mac, written without nib files: a delegate, a window controller, a form, a sheet, an alert,
// a second window, a main menu and a toolbar.
import Cocoa

class ContactsDelegate: NSObject, NSApplicationDelegate {
    static var last: ContactsDelegate?
    static var calls: [String] = []
    var controller: ContactsWindowController!
    var panel: NSPanel?

    func applicationWillFinishLaunching(_ notification: Notification) { Self.calls.append("will launch") }

    func applicationDidFinishLaunching(_ notification: Notification) {
        Self.last = self
        Self.calls.append("did launch")
        NSApp.setActivationPolicy(.regular)
        NSApp.mainMenu = makeMenu()
        controller = ContactsWindowController()
        controller.showWindow(nil)
        NSApp.activate(ignoringOtherApps: true)
    }

    func applicationDidBecomeActive(_ notification: Notification) { Self.calls.append("active") }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
    func applicationWillTerminate(_ notification: Notification) { Self.calls.append("terminate") }

    private func makeMenu() -> NSMenu {
        let main = NSMenu()
        let file = NSMenuItem(title: "File", action: nil, keyEquivalent: "")
        file.submenu = NSMenu(title: "File")
        file.submenu?.addItem(
            withTitle: "New Contact", action: Selector("newContact:", ContactsDelegate.newContact(_:)), keyEquivalent: "n")
        file.submenu?.addItem(.separator())
        let closed = NSMenuItem(title: "Print", action: Selector("print:"), keyEquivalent: "")
        file.submenu?.addItem(closed)
        main.addItem(file)
        return main
    }

    func newContact(_ sender: Any?) {
        let panel = NSPanel(
            contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled, .closable],
            backing: .buffered, defer: false)
        panel.title = "New Contact"
        panel.contentView?.addSubview(NSTextField(labelWithString: "From the menu"))
        panel.makeKeyAndOrderFront(nil)
        self.panel = panel
    }
}

class ContactsWindowController: NSWindowController, NSWindowDelegate, NSToolbarDelegate {
    var mayClose = true
    var log: [String] = []

    convenience init() {
        let window = NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 480, height: 300),
            styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
        window.title = "Contacts"
        window.center()
        window.isReleasedWhenClosed = false
        self.init(window: window)
        window.contentViewController = ContactViewController()
        window.delegate = self
        let toolbar = NSToolbar(identifier: "main")
        toolbar.delegate = self
        toolbar.displayMode = .labelOnly
        window.toolbar = toolbar
    }

    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
        [.flexibleSpace, NSToolbarItem.Identifier("clear")]
    }

    func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? {
        let item = NSToolbarItem(itemIdentifier: itemIdentifier)
        item.label = "Clear"
        item.target = self
        item.action = Selector("clear:", ContactsWindowController.clear(_:))
        return item
    }

    func clear(_ sender: NSToolbarItem) {
        (contentViewController as? ContactViewController)?.nameField.stringValue = ""
    }

    func windowShouldClose(_ sender: NSWindow) -> Bool { mayClose }
    func windowWillClose(_ notification: Notification) { log.append("will close") }
    func windowDidBecomeKey(_ notification: Notification) { log.append("key") }
    func windowDidResignKey(_ notification: Notification) { log.append("no key") }
}

class ContactViewController: NSViewController, NSTextFieldDelegate {
    let nameField = NSTextField()
    let mailField = NSTextField()
    let status = NSTextField(labelWithString: "")
    var changes = 0

    override func loadView() {
        let stack = NSStackView(views: [
            nameField, mailField,
            NSButton(title: "Save", target: self, action: Selector("save:", ContactViewController.save(_:))),
            NSButton(title: "Details", target: self, action: Selector("showDetails:", ContactViewController.showDetails(_:))),
            status,
        ])
        stack.orientation = .vertical
        nameField.placeholderString = "Name"
        mailField.placeholderString = "E-mail"
        nameField.delegate = self
        view = stack
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        view.window?.makeFirstResponder(mailField)
    }

    func controlTextDidChange(_ obj: Notification) { changes += 1 }

    func save(_ sender: NSButton) {
        guard !nameField.stringValue.isEmpty else {
            let alert = NSAlert()
            alert.messageText = "The name is missing."
            alert.informativeText = "Save anyway?"
            alert.addButton(withTitle: "Save")
            alert.addButton(withTitle: "Cancel")
            alert.beginSheetModal(for: view.window!) { [weak self] response in
                self?.status.stringValue = response == .alertFirstButtonReturn ? "saved without a name" : "not saved"
            }
            return
        }
        status.stringValue = "saved \(nameField.stringValue)"
    }

    func showDetails(_ sender: Any?) {
        let sheet = NSWindow(contentViewController: DetailsViewController())
        view.window?.beginSheet(sheet) { [weak self] response in
            self?.status.stringValue = response == .OK ? "details kept" : "details dropped"
        }
    }
}

class DetailsViewController: NSViewController {
    let note = NSTextField()

    override func loadView() {
        view = NSView()
        note.placeholderString = "Note"
        view.addSubview(note)
        view.addSubview(NSButton(title: "Keep", target: self, action: Selector("keep:", DetailsViewController.keep(_:))))
    }

    func keep(_ sender: Any?) {
        guard let window = view.window else { return }
        window.sheetParent?.endSheet(window, returnCode: .OK)
    }
}
