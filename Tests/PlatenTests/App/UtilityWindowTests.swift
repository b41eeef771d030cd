import PlatenTesting
import SwiftUI
import Testing

extension FocusedValues {
  @Entry fileprivate var part: String?
}

private final class Palette: ObservableObject {
  @Published var name = "Ink"
}

private struct Page: View {
  @Environment(\.openWindow) private var openWindow
  @State private var text = ""

  var body: some View {
    TextField("First", text: $text).focusedValue(\.part, "first")
    TextField("Second", text: $text).focusedValue(\.part, "second")
    Button("Open info") { openWindow(id: "info") }
  }
}

private struct Info: View {
  @FocusedValue(\.part) private var part
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var palette: Palette
  @State private var note = ""

  var body: some View {
    Text("Part: \(part ?? "none"), \(palette.name)")
    TextField("Note", text: $note)
    Button("Done") { dismiss() }
  }
}

private struct PagesApp: App {
  var body: some Scene {
    WindowGroup { Page() }
    UtilityWindow("Info", id: "info") { Info() }.environmentObject(Palette())
  }
}

/// Windows beside the content of the first one.
@MainActor @Suite struct UtilityWindowTests {
  @Test func itIsOpenedBesideTheContent() async throws {
    let screen = await Screen(PagesApp())
    #expect(!screen.shows("Part:"))
    try screen.field("First").focus()
    try screen.button("Open info").press()
    #expect(screen.presentation == nil && screen.shows("Part: first, Ink"))
    // Both can be used.
    try screen.field("Second").focus()
    #expect(screen.shows("Part: second"))
    try screen.field("Note").type("abc")
    #expect(screen.shows("Part: second"), "the value is that of the content")
    #expect(try screen.field("Note").text == "abc")
  }

  @Test func escapeAndDismissCloseIt() async throws {
    let screen = await Screen(PagesApp())
    try screen.button("Open info").press()
    try screen.field("Note").focus()
    try screen.press(.escape)
    #expect(!screen.shows("Part:"))
    try screen.button("Open info").press()
    try screen.button("Done").press()
    #expect(!screen.shows("Part:"))
    try screen.button("Open info").press()
    try screen.button("Close").press()
    #expect(!screen.shows("Part:"))
  }

  @Test func theViewMenuShowsAndHidesIt() async throws {
    let screen = await Screen(PagesApp())
    #expect(try screen.menu("View").items == ["Show Info"])
    try screen.menu("View").choose("Show Info")
    #expect(screen.shows("Part: none, Ink"))
    #expect(try screen.menu("View").items == ["Hide Info"])
    try screen.menu("View").choose("Hide Info")
    #expect(!screen.shows("Part:"))
  }

  @Test func itsCommandCanBeElsewhere() async throws {
    struct Elsewhere: App {
      var body: some Scene {
        UtilityWindow("Info", id: "info") { Text("information") }.commandsRemoved()
        WindowGroup { Text("page") }
          .commands { CommandMenu("Tools") { WindowVisibilityToggle(windowID: "info") } }
      }
    }
    let screen = await Screen(Elsewhere())
    #expect(screen.menus == ["Tools"] && screen.shows("page") && !screen.shows("information"))
    try screen.menu("Tools").choose("Show Info")
    #expect(screen.shows("information") && screen.shows("page"))
  }

  @Test func inACompactWidthItIsASheet() async throws {
    let screen = await Screen(PagesApp())
    screen.setHorizontalSizeClass(.compact)
    try screen.button("Open info").press()
    #expect(screen.presentation != nil && screen.shows("Part:"))
    try screen.button("Close").press()
    #expect(screen.presentation == nil)
  }
}

extension UtilityWindowTests {
  @Test func itIsThereAtLaunchWhereTheProgramSaysSo() async {
    struct Launched: App {
      var body: some Scene {
        WindowGroup { Page() }
        UtilityWindow("Info", id: "info") { Info() }.environmentObject(Palette()).defaultLaunchBehavior(.presented)
      }
    }
    let screen = await Screen(Launched())
    #expect(screen.shows("Part:"))
  }
}
