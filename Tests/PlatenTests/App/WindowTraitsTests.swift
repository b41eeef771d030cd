import PlatenTesting
import SwiftUI
import Testing

private struct Notes: View {
  @State private var text = ""
  var body: some View { TextField("Note", text: $text) }
}

private struct NotesApp: App {
  var body: some Scene {
    Group {
      Window("Welcome", id: "welcome") { Text("Hello") }.defaultLaunchBehavior(.suppressed)
      WindowGroup("Notes", id: "notes") { Notes() }.keyboardShortcut("n")
      Window("About", id: "about") { Text("Version 3") }.keyboardShortcut("b", modifiers: [.command, .shift])
      UtilityWindow("Palette", id: "palette") { Text("Ink") }.keyboardShortcut("p", modifiers: [.option, .command])
      Settings { Text("Preferences") }.keyboardShortcut(";")
    }
    .defaultSize(width: 640, height: 480)
  }
}

private struct PresentedApp: App {
  var body: some Scene {
    WindowGroup { Notes() }
    Window("Tips", id: "tips") { Text("Type fast") }.defaultLaunchBehavior(.presented)
    UtilityWindow("Palette", id: "palette") { Text("Ink") }.defaultLaunchBehavior(.presented)
  }
}

private struct OnlySuppressedApp: App {
  var body: some Scene {
    Window("Welcome", id: "welcome") { Text("Hello") }.defaultLaunchBehavior(.suppressed)
    Settings { Text("Preferences") }.keyboardShortcut(nil)
  }
}

/// What modifiers of scenes say of their windows.
@MainActor @Suite struct WindowTraitsTests {
  @Test func aProgramStartsWithTheFirstSceneThatIsNotSuppressed() async throws {
    let screen = await Screen(NotesApp())
    #expect(!screen.shows("Hello"))
    #expect(try screen.field("Note").text == "")
    let launched = try #require(LaunchedApp(NotesApp(), name: "notes"))
    #expect(launched.title == "Notes")
    #expect(launched.defaultSize == CGSize(width: 640, height: 480))
  }

  @Test func theOnlySceneIsShown() async throws {
    let screen = await Screen(OnlySuppressedApp())
    #expect(screen.shows("Hello"))
    try screen.press(",", modifiers: .command)
    #expect(!screen.shows("Preferences"), "the shortcut was taken away")
  }

  @Test func aPresentedSceneIsThereAtTheStart() async throws {
    let screen = await Screen(PresentedApp())
    #expect(screen.shows("Type fast") && screen.shows("Ink"))
  }

  @Test func aKeyBringsTheWindowOfASceneToTheFront() async throws {
    let screen = await Screen(NotesApp())
    try screen.press("b", modifiers: [.command, .shift])
    #expect(screen.shows("Version 3"))
  }

  @Test func aKeyOpensAnotherWindowOfAGroup() async throws {
    let screen = await Screen(NotesApp())
    try screen.field("Note").type("first")
    try screen.press("n", modifiers: .command)
    #expect(try screen.field("Note").text == "", "a window of its own")
  }

  @Test func aKeyShowsAndHidesAUtilityWindow() async throws {
    let screen = await Screen(NotesApp())
    try screen.press("p", modifiers: [.option, .command])
    #expect(screen.shows("Ink"))
    try screen.press("p", modifiers: [.option, .command])
    #expect(!screen.shows("Ink"))
  }

  @Test func theKeyOfTheSettingsCanBeAnotherOne() async throws {
    let screen = await Screen(NotesApp())
    try screen.press(",", modifiers: .command)
    #expect(!screen.shows("Preferences"))
    try screen.press(";", modifiers: .command)
    #expect(screen.shows("Preferences"))
  }
}
