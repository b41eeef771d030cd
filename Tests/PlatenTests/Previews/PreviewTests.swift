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

private enum Ships_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("Sloop")
      Text("Ketch").previewDisplayName("Two masts")
      ForEach(["Brig", "Barque"], id: \.self) { Text($0) }
    }
    .previewLayout(.sizeThatFits)
    .padding()
  }
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
    for registry in mine { names.append(try registry.makePreviews()[0].name) }
    #expect(names == [nil, "Counting", "Narrow"])
    #expect(mine.map { $0.line } == [5, 9, 18])
  }

  @Test func providersAreListedToo() throws {
    let provided = RegisteredPreview.all.filter { $0.fileID.hasPrefix("PlatenTests/") && $0.line == 0 }
    #expect(provided.map(\.fileID) == ["Harbour_Previews", "Pier", "Ships_Previews"].map { "PlatenTests/" + $0 })
    let previews = try provided.flatMap { try $0.makePreviews() }
    #expect(previews.map(\.name) == ["Harbour", "At the pier", "Ships", "Two masts", "Ships 3", "Ships 4"])
  }

  @Test func eachViewOfAProviderIsAPreview() async throws {
    let screen = await Screen(PreviewBrowser(opening: "Ships 3"))
    #expect(screen.shows("Brig"))
    #expect(!screen.shows("Sloop") && !screen.shows("Ketch") && !screen.shows("Barque"))
  }

  @Test func aProvidersPreviewOpens() async throws {
    let screen = await Screen(PreviewBrowser(opening: "At the pier"))
    #expect(screen.shows("Planks"))
  }

  @Test func previewableStateLives() async throws {
    let screen = await Screen(try mine[1].makePreviews()[0].view)
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
