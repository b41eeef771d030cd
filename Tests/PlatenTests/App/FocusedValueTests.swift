import PlatenTesting
import SwiftUI
import Testing

extension FocusedValues {
  @Entry fileprivate var place: String?
}

private final class Draft: ObservableObject {
  @Published var words = 0
}

@Observable private final class Folder {
  var name: String

  init(name: String) { self.name = name }
}

private struct Reader: View {
  @FocusedValue(\.place) private var place
  @FocusedObject private var draft: Draft?
  @FocusedValue(Folder.self) private var folder: Folder?

  var body: some View {
    Text("place \(place ?? "none")")
    Text("words \(draft?.words ?? -1)")
    Text("folder \(folder?.name ?? "none")")
  }
}

private struct Places: View {
  let draft = Draft()
  let folder = Folder(name: "Mail")
  @State private var text = ""
  @State private var inner: String? = "inside"

  var body: some View {
    VStack {
      Reader()
      VStack {
        TextField("Outer", text: $text)
        TextField("Inner", text: $text).focusedValue(\.place, inner)
      }
      .focusedValue(\.place, "around")
      TextField("Draft", text: $text).focusedObject(draft).focusedValue(folder)
      Button("Nothing") { inner = nil }
    }
  }
}

private struct ScenePlaces: View {
  @State private var isThere = true

  var body: some View {
    Reader()
    if isThere { Text("here").focusedSceneValue(\.place, "window") }
    Button("Leave") { isThere = false }
  }
}

/// A closure differs at each evaluation: reading and publishing it in one view must end.
private struct Circle: View {
  @FocusedValue(\.act) private var act
  @State private var count = 0

  var body: some View {
    Text(act == nil ? "nothing" : "something \(count)")
    Button("Act") { act?() }.focusedSceneValue(\.act) { count += 1 }
  }
}

extension FocusedValues {
  @Entry fileprivate var act: (() -> Void)?
}

/// What the view with the focus makes known.
@MainActor @Suite struct FocusedValueTests {
  @Test func theInnermostAroundTheFocusCounts() async throws {
    let screen = await Screen(Places())
    #expect(screen.shows("place none"))
    try screen.field("Outer").focus()
    #expect(screen.shows("place around"))
    try screen.field("Inner").focus()
    #expect(screen.shows("place inside"))
    try screen.field("Draft").focus()
    #expect(screen.shows("place none"))
    try screen.button("Nothing").press()
    try screen.field("Inner").focus()
    #expect(screen.shows("place around"))
  }

  @Test func objectsAreFollowedWhileTheyHaveTheFocus() async throws {
    let page = Places()
    let screen = await Screen(page)
    try screen.field("Draft").focus()
    #expect(screen.shows("words 0") && screen.shows("folder Mail"))
    page.draft.words = 5
    page.folder.name = "Post"
    await screen.settle()
    #expect(screen.shows("words 5") && screen.shows("folder Post"))
    try screen.field("Outer").focus()
    #expect(screen.shows("words -1") && screen.shows("folder none"))
  }

  @Test func readersAloneAreEvaluated() async throws {
    let screen = await Screen(Places())
    try screen.field("Outer").focus()
    let cost = try screen.cost { try screen.field("Inner").focus() }
    #expect(cost.evaluations <= 8)
  }

  @Test func aWindowsValueHoldsWhereverTheFocusIs() async throws {
    let screen = await Screen(ScenePlaces())
    #expect(screen.shows("place window"))
    try screen.button("Leave").press()
    #expect(screen.shows("place none"))
  }

  @Test func aViewMayReadTheClosureThatItPublishes() async throws {
    let screen = await Screen(Circle())
    #expect(screen.shows("something 0"))
    try screen.button("Act").press()
    #expect(screen.shows("something 1"))
  }
}
