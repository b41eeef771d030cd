import PlatenTesting
import SwiftUI
import Testing

import Platen

#Preview {
  Text("Without a name")
}

#Preview("Counting") {
  @Previewable @State var count = 1
  @Previewable @State var title: [String] = [
    "one", "two",
  ]
  Button("Add") { count += 1 }
  Text("\(count) and \(title.count)")
}

#Preview("Narrow", traits: .fixedLayout(width: 100, height: 40), .portrait) { Text("Narrow view") }

struct Harbour_Previews: PreviewProvider {
  static var previews: some View { Text("Boats") }
}

private enum Pier: PreviewProvider {
  static var previews: some View { Text("Planks").previewDisplayName("At the pier") }
}

extension EnvironmentValues {
  @Entry var tone: String = "plain"
  @Entry var volume = 3
  @Entry var note: String?
}

/// What `#Preview` and `@Entry` declare, as the compiler expands them.
@MainActor @Suite struct PreviewTests {
  private var mine: [RegisteredPreview] {
    RegisteredPreview.all.filter { $0.fileID == #fileID }
  }

  @Test func previewsRegisterThemselvesInTheOrderOfTheFile() throws {
    var names: [String?] = []
    for registry in mine { names.append(try registry.makePreview().name) }
    #expect(names == [nil, "Counting", "Narrow"])
    #expect(mine.map { $0.line } == [5, 9, 18])
  }

  @Test func providersAreListedToo() throws {
    let provided = RegisteredPreview.all.filter { $0.fileID.hasPrefix("PlatenTests/") && $0.line == 0 }
    #expect(provided.map(\.fileID) == ["PlatenTests/Harbour_Previews", "PlatenTests/Pier"])
    let previews = try provided.map { try $0.makePreview() }
    #expect(previews.map(\.name) == ["Harbour", "At the pier"])
  }

  @Test func aProvidersPreviewOpens() async throws {
    let screen = await Screen(PreviewBrowser(opening: "At the pier"))
    #expect(screen.shows("Planks"))
  }

  @Test func previewableStateLives() async throws {
    let screen = await Screen(try mine[1].makePreview().view)
    #expect(screen.shows("1 and 2"))
    try screen.button("Add").press()
    #expect(screen.shows("2 and 2"))
  }

  @Test func theListOpensAPreviewAndComesBack() async throws {
    let screen = await Screen(PreviewBrowser())
    try screen.button("Counting").press()
    try screen.button("Add").press()
    #expect(screen.shows("2 and 2"))
    try screen.button("All previews").press()
    #expect(try screen.button("Narrow").isEnabled)
  }

  @Test func oneCanBeOpenedByName() async throws {
    let screen = await Screen(PreviewBrowser(opening: "Narrow"))
    #expect(screen.shows("Narrow view"))
  }

  @Test func entriesOfTheEnvironmentHaveDefaultsAndValues() async {
    struct Reader: View {
      @Environment(\.tone) private var tone
      @Environment(\.volume) private var volume
      @Environment(\.note) private var note

      var body: some View { Text("\(tone) \(volume) \(note ?? "none")") }
    }
    #expect(await Screen(Reader()).shows("plain 3 none"))
    #expect(await Screen(Reader().environment(\.volume, 4).environment(\.note, "n")).shows("plain 4 n"))
  }
}
