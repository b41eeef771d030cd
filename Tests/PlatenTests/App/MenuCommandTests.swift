import PlatenTesting
import SwiftUI
import Testing

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTree

private struct SaveKey: FocusedValueKey { typealias Value = () -> Void }

extension FocusedValues {
  fileprivate var save: (() -> Void)? {
    get { self[SaveKey.self] }
    set { self[SaveKey.self] = newValue }
  }

  @Entry fileprivate var noteTitle: Binding<String>?
}

private struct NoteCommands: Commands {
  @FocusedBinding(\.noteTitle) private var title
  @FocusedValue(\.save) private var save

  var body: some Commands {
    CommandMenu("Note") {
      Button("Shout “\(title ?? "–")”") { title = title?.uppercased() }
        .keyboardShortcut("u", modifiers: [.command, .shift])
        .disabled(title == nil)
      Divider()
      Menu("More") { Button("Clear") { title = "" } }
    }
    CommandGroup(replacing: .saveItem) {
      Button("Save") { save?() }.keyboardShortcut("s").disabled(save == nil)
    }
    CommandGroup(after: .newItem) { Button("New Note") {} }
    CommandGroup(replacing: .help) {}
    InspectorCommands()
    ToolbarCommands()
  }
}

private struct NotePage: View {
  @State private var first = "a"
  @State private var second = "b"
  @State private var saved = "nothing"
  @State private var isInspected = false

  var body: some View {
    VStack {
      TextField("First", text: $first)
        .focusedValue(\.noteTitle, $first)
      TextField("Second", text: $second)
        .focusedValue(\.noteTitle, $second)
      TextField("Other", text: .constant(""))
      Text("saved \(saved)")
    }
    .focusedSceneValue(\.save) { saved = first + second }
    .inspector(isPresented: $isInspected) { Text("inspected") }
  }
}

private struct NotesApp: App {
  var body: some Scene {
    WindowGroup { NotePage() }
      .commands { NoteCommands() }
    Settings { Text("Font") }
  }
}

private struct ExtraApp: App {
  @State private var isShown = true
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      Text("Count \(count)")
      Toggle("Extra", isOn: $isShown)
    }
    .commandsRemoved()
    MenuBarExtra("Counter", systemImage: "plus", isInserted: $isShown) { Button("Add") { count += 1 } }
  }
}

/// The menus above a window, and the values of the focused view that they read.
@MainActor @Suite struct AppCommandTests {
  @Test func afterACommandTheFocusReturns() async throws {
    let screen = await Screen(NotesApp())
    try screen.field("Second").focus()
    _ = screen.host.keys.press(KeyPress(key: .f6, characters: ""))
    let menu = try screen.menu("Note")
    try menu.focus()
    try menu.choose("Shout “b”")
    #expect(screen.focusedLabel == "Second")
    #expect(try screen.field("Second").text == "B")
    // A submenu's lines too.
    try menu.focus()
    try menu.choose("More/Clear")
    #expect(screen.focusedLabel == "Second")
    #expect(try screen.field("Second").text.isEmpty)
  }

  @Test func afterAModalOfACommandTheFocusReturns() async throws {
    struct Opening: App {
      var body: some Scene {
        WindowGroup { TextField("Name", text: .constant("")) }
          .commands { CommandGroup(replacing: .appSettings) { SettingsLink() } }
        Settings { Button("Font") {} }
      }
    }
    let screen = await Screen(Opening())
    try screen.field("Name").focus()
    let menu = try screen.menu("App")
    try menu.focus()
    try menu.choose("Settings…")
    #expect(screen.shows("Font"))
    try screen.press(.escape)
    #expect(screen.focusedLabel == "Name")
  }

  @Test func afterACommandThatRemovedTheFocusedViewAnotherHasTheFocus() async throws {
    struct Page: View {
      @State private var path: [Int] = []
      @State private var isThere = true

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            if isThere { TextField("Name", text: .constant("")) }
            TextField("Town", text: .constant(""))
          }
          .navigationDestination(for: Int.self) { TextField("Page \($0)", text: .constant("")) }
        }
        .focusedSceneValue(\.save) { if isThere { isThere = false } else { path.append(1) } }
      }
    }
    struct Removing: App {
      var body: some Scene { WindowGroup { Page() }.commands { NoteCommands() } }
    }
    let screen = await Screen(Removing())
    try screen.field("Name").focus()
    let menu = try screen.menu("File")
    try menu.focus()
    try menu.choose("Save")
    #expect(screen.focusedLabel == "Town")
    try menu.focus()
    try menu.choose("Save")
    #expect(screen.focusedLabel == "Page 1")
  }

  @Test func aWindowOfTextsLeavesTheFocusAtTheMenu() async throws {
    struct Reading: App {
      var body: some Scene {
        WindowGroup { Text("Read") }.commands { CommandGroup(replacing: .appSettings) { SettingsLink() } }
        Settings { Button("Font") {} }
      }
    }
    let screen = await Screen(Reading())
    let menu = try screen.menu("App")
    try menu.focus()
    try menu.choose("Settings…")
    try screen.press(.escape)
    #expect(screen.focusedLabel == "App")
  }

  @Test func f6LeadsToTheMenusAndBack() async throws {
    let screen = await Screen(NotesApp())
    try screen.field("Second").focus()
    _ = screen.host.keys.press(KeyPress(key: .f6, characters: ""))
    screen.update()
    #expect(screen.host.commandBar.hasFocus)
    try screen.press("u", modifiers: [.command, .shift])
    #expect(try screen.field("Second").text == "B", "the command is for the field that had the focus")
    _ = screen.host.keys.press(KeyPress(key: .escape, characters: ""))
    screen.update()
    #expect(screen.focusedLabel == "Second")
  }

  @Test func theMenusHaveNotTheFirstFocus() async throws {
    let screen = await Screen(NotesApp())
    screen.host.focus.moveToFirst()
    #expect(screen.focusedLabel == "First")
  }

  @Test func menusAreInTheStandardOrder() async throws {
    let screen = await Screen(NotesApp())
    #expect(screen.menus == ["App", "File", "View", "Note"])
    #expect(try screen.menu("File").items == ["New Note", "Save"])
    #expect(try screen.menu("Note").items == ["Shout “–”", "More/Clear"])
    try screen.menu("App").choose("Settings…")
    #expect(screen.shows("Font"))
  }

  @Test func commandsFollowTheFocus() async throws {
    let screen = await Screen(NotesApp())
    try screen.field("First").focus()
    #expect(try screen.menu("Note").items.first == "Shout “a”")
    try screen.field("Second").type("c")
    #expect(try screen.menu("Note").items.first == "Shout “bc”")
    // The focus on its way to the menu is still that of the field.
    try screen.menu("Note").focus()
    try screen.menu("Note").choose("Shout “bc”")
    #expect(try screen.field("Second").text == "BC")
    try screen.field("Other").focus()
    #expect(throws: ScreenError.self) { try screen.menu("Note").choose("Shout “–”") }
  }

  @Test func shortcutsWorkThoughTheMenuIsClosed() async throws {
    let screen = await Screen(NotesApp())
    try screen.field("Second").focus()
    try screen.press("s", modifiers: .control)
    #expect(screen.shows("saved ab"))
    try screen.press("u", modifiers: [.control, .shift])
    #expect(try screen.field("Second").text == "B")
    try screen.press("i", modifiers: [.control, .option])
    #expect(screen.shows("inspected"))
    #expect(try screen.menu("View").items == ["Hide Inspector"])
  }

  @Test func theWindowOverTheFirstHasTheSceneValues() async throws {
    let screen = await Screen(NotesApp())
    try screen.press(",", modifiers: .control)
    try screen.press("s", modifiers: .control)
    #expect(screen.shows("saved nothing"))
    try screen.button("Close").press()
    try screen.press("s", modifiers: .control)
    #expect(screen.shows("saved ab"))
  }

  @Test func anExtraIsTheLastMenu() async throws {
    let screen = await Screen(ExtraApp())
    try screen.menu("Counter").choose("Add")
    #expect(screen.shows("Count 1"))
    try screen.toggle("Extra").press()
    #expect(screen.menus.isEmpty)
  }
}
