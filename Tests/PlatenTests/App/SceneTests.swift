import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

private struct Opener: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @State private var text = ""

  var body: some View {
    TextField("Words", text: $text)
    Text(supportsMultipleWindows ? "several" : "one")
    Button("Notes") { openWindow(id: "notes") }
    Button("Three") { openWindow(value: 3) }
    Button("Four") { openWindow(id: "number", value: 4) }
    Button("Nowhere") { openWindow(id: "nowhere") }
    Button("Shut") { dismissWindow(id: "notes") }
    SettingsLink()
  }
}

private struct Notes: View {
  @State private var count = 0

  var body: some View {
    Text("Notes \(count)")
    Button("More") { count += 1 }
  }
}

private struct Number: View {
  @Binding var value: Int?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Number \(value ?? 0)")
    Button("Next") { value = (value ?? 0) + 1 }
    Button("Done") { dismiss() }
  }
}

private struct Secondary: Scene {
  var body: some Scene {
    Window("Notes", id: "notes") { Notes() }
    WindowGroup(id: "number", for: Int.self) { $value in Number(value: $value) }
    Settings { Text("Volume") }
  }
}

private struct WindowsApp: App {
  var body: some Scene {
    WindowGroup("Main") { Opener() }.defaultSize(width: 300, height: 200)
    Secondary()
  }
}

private final class Level: ObservableObject {
  @Published var value = 1
}

private struct Shown: View {
  @EnvironmentObject var level: Level
  @Environment(\.lineLimit) private var lines

  var body: some View {
    Text("Level \(level.value), \(lines ?? 0) lines")
    Button("Up") { level.value += 1 }
  }
}

private struct LevelsApp: App {
  @StateObject private var level = Level()
  let changed: (Int) -> Void

  init() { changed = { _ in } }

  init(changed: @escaping (Int) -> Void) { self.changed = changed }

  var body: some Scene {
    WindowGroup { Shown() }
      .environmentObject(level)
      .environment(\.lineLimit, 4)
      .onChange(of: level.value) { _, new in changed(new) }
    if level.value > 2 {
      Window("Late", id: "late") { Text("late") }
    }
  }
}

/// The windows that a program's scenes describe.
@MainActor @Suite struct SceneTests {
  @Test func theFirstWindowIsShown() async throws {
    let screen = await Screen(WindowsApp())
    #expect(screen.shows("several") && !screen.shows("Notes 0"))
    try screen.field("Words").type("abc")
    #expect(try screen.field("Words").text == "abc" && screen.menus.isEmpty)
    let alone = await Screen(Opener())
    #expect(alone.shows("one"))
    try alone.button("Notes").press()
    #expect(alone.presentation == nil)
  }

  @Test func anotherWindowComesUpOverTheFirst() async throws {
    let screen = await Screen(WindowsApp())
    try screen.field("Words").type("abc")
    try screen.button("Notes").press()
    #expect(screen.presentation == "sheet: Notes" && screen.shows("Notes 0"))
    try screen.button("More").press()
    #expect(screen.shows("Notes 1"))
    try screen.button("Close").press()
    #expect(screen.presentation == nil && !screen.shows("Notes 1"))
    #expect(try screen.field("Words").text == "abc")
    try screen.button("Notes").press()
    try screen.press(.escape)
    #expect(screen.presentation == nil)
    try screen.button("Nowhere").press()
    #expect(screen.presentation == nil)
  }

  @Test func aWindowForAValueOffersDismissal() async throws {
    let screen = await Screen(WindowsApp())
    try screen.button("Three").press()
    #expect(screen.shows("Number 3") && screen.buttons("Close").isEmpty)
    try screen.button("Next").press()
    #expect(screen.shows("Number 4"))
    try screen.button("Done").press()
    #expect(screen.presentation == nil)
    try screen.button("Four").press()
    #expect(screen.shows("Number 4"))
  }

  @Test func settingsComeByTheirKeysAndByTheirLink() async throws {
    let screen = await Screen(WindowsApp())
    try screen.button("Settings…").press()
    #expect(screen.presentation == "sheet: Settings" && screen.shows("Volume"))
    try screen.button("Close").press()
    try screen.press(",", modifiers: .control)
    #expect(screen.shows("Volume"))
  }

  @Test func scenesHaveStateEnvironmentsAndConditions() async throws {
    var seen: [Int] = []
    let screen = await Screen(LevelsApp { seen.append($0) })
    #expect(screen.shows("Level 1, 4 lines"))
    try screen.button("Up").press()
    try screen.button("Up").press()
    #expect(screen.shows("Level 3, 4 lines") && seen == [2, 3])
  }

  @Test func theInitialSceneIsKnownBeforeLaunch() throws {
    let app = try #require(LaunchedApp(WindowsApp(), name: "windows"))
    #expect(app.title == "Main" && app.defaultSize == CGSize(width: 300, height: 200))
  }
}
