import PlatenTesting
import SwiftUI
import Testing

/// Views that the user moves within containers of any kind.
@MainActor @Suite struct ReorderingTests {
  private struct Song: Identifiable, Sendable {
    let id: String
  }

  /// Moves items as Apple's documentation of the difference says.
  private static func apply<Collection>(
    _ difference: ReorderDifference<String, Collection>, to songs: inout [Song], from others: inout [Song]
  ) {
    let moved = (songs + others).filter { difference.sources.contains($0.id) }
    songs.removeAll { difference.sources.contains($0.id) }
    others.removeAll { difference.sources.contains($0.id) }
    switch difference.destination.position {
    case .before(let id):
      songs.insert(contentsOf: moved, at: songs.firstIndex { $0.id == id } ?? songs.endIndex)
    case .end: songs += moved
    }
  }

  private struct StackPage: View {
    @State private var songs = ["Intro", "Theme", "Finale"].map(Song.init)
    @State private var isFixed = false

    var body: some View {
      VStack {
        ForEach(songs) { song in Toggle(song.id, isOn: .constant(false)) }
          .reorderable()
      }
      .reorderContainer(for: Song.self, isEnabled: !isFixed) { difference in
        var none: [Song] = []
        apply(difference, to: &songs, from: &none)
      }
      Text("Order: \(songs.map(\.id).joined(separator: " "))")
      Toggle("Fixed", isOn: $isFixed)
    }
  }

  @Test func keysMoveTheViewsOfAStack() async throws {
    let screen = await Screen(StackPage())
    try screen.toggle("Intro").focus()
    try screen.press(.downArrow, modifiers: .option)
    #expect(screen.shows("Order: Theme Intro Finale"))
    #expect(screen.focusedLabel == "Intro")
    try screen.press(.downArrow, modifiers: .option)
    #expect(screen.shows("Order: Theme Finale Intro"))
    try screen.press(.downArrow, modifiers: .option)
    #expect(screen.shows("Order: Theme Finale Intro"))
    try screen.press(.upArrow, modifiers: .option)
    #expect(screen.shows("Order: Theme Intro Finale"))
  }

  @Test func theFocusedViewHasButtonsThatMoveIt() async throws {
    let screen = await Screen(StackPage())
    try screen.toggle("Finale").focus()
    try screen.button("Move Finale up").press()
    #expect(screen.shows("Order: Intro Finale Theme"))
  }

  @Test func aContainerThatIsNotEnabledKeepsItsOrder() async throws {
    let screen = await Screen(StackPage())
    try screen.toggle("Fixed").press()
    try screen.toggle("Intro").focus()
    try screen.press(.downArrow, modifiers: .option)
    #expect(screen.shows("Order: Intro Theme Finale"))
    #expect(throws: ScreenError.self) { try screen.button("Move Intro down").press() }
    try screen.toggle("Fixed").press()
    try screen.toggle("Intro").focus()
    try screen.button("Move Intro down").press()
    #expect(screen.shows("Order: Theme Intro Finale"))
  }

  @Test func aGridInAFormHasRowsOfItsOwn() async throws {
    struct Page: View {
      @State private var songs = ["Intro", "Theme"].map(Song.init)

      var body: some View {
        Form {
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(songs) { song in Toggle(song.id, isOn: .constant(false)) }
              .reorderable()
          }
          .reorderContainer(for: Song.self) { difference in
            var none: [Song] = []
            ReorderingTests.apply(difference, to: &songs, from: &none)
          }
          Text("Order: \(songs.map(\.id).joined(separator: " "))")
        }
      }
    }
    let screen = await Screen(Page())
    try screen.toggle("Intro").focus()
    try screen.press(.downArrow, modifiers: .option)
    #expect(screen.shows("Order: Theme Intro"))
  }

  private struct ListPage: View {
    private enum Side { case planned, played }

    @State private var planned = ["Intro", "Theme"].map(Song.init)
    @State private var played = [Song(id: "Finale")]

    var body: some View {
      List {
        Section("Planned") {
          ForEach(planned) { song in Toggle(song.id, isOn: .constant(false)) }
            .reorderable(collectionID: Side.planned)
        }
        Section("Played") {
          ForEach(played) { song in Toggle(song.id, isOn: .constant(false)) }
            .reorderable(collectionID: Side.played)
        }
      }
      .reorderContainer(for: Song.self, in: Side.self) { difference in
        switch difference.destination.collectionID {
        case .planned: apply(difference, to: &planned, from: &played)
        case .played: apply(difference, to: &played, from: &planned)
        }
      }
      Text("Planned: \(planned.map(\.id).joined(separator: " "))")
      Text("Played: \(played.map(\.id).joined(separator: " "))")
    }
  }

  @Test func theLastOfACollectionGoesOnIntoTheNext() async throws {
    let screen = await Screen(ListPage())
    try screen.toggle("Theme").focus()
    try screen.press(.downArrow, modifiers: .option)
    #expect(screen.shows("Planned: Intro"))
    #expect(screen.shows("Played: Theme Finale"))
    try screen.toggle("Theme").focus()
    try screen.press(.upArrow, modifiers: .option)
    #expect(screen.shows("Planned: Intro Theme"))
    #expect(screen.shows("Played: Finale"))
  }

  @Test func anEmptyCollectionTakesTheLastOfTheOther() async throws {
    let screen = await Screen(ListPage())
    try screen.toggle("Finale").focus()
    try screen.press(.upArrow, modifiers: .option)
    #expect(screen.shows("Planned: Intro Theme Finale"))
    try screen.toggle("Finale").focus()
    try screen.press(.downArrow, modifiers: .option)
    #expect(screen.shows("Planned: Intro Theme"))
    #expect(screen.shows("Played: Finale"))
  }

  private struct DragPage: View {
    @State private var songs = ["Intro", "Theme", "Finale"].map(Song.init)
    @State private var others = [Song(id: "Encore")]

    var body: some View {
      List {
        ForEach(songs) { Text($0.id) }.reorderable()
      }
      .reorderContainer(for: Song.self) { difference in
        var none: [Song] = []
        apply(difference, to: &songs, from: &none)
      }
      VStack {
        ForEach(others) { Text($0.id) }.reorderable()
      }
      .reorderContainer(for: Song.self) { difference in
        var none: [Song] = []
        apply(difference, to: &others, from: &none)
      }
      Text("Order: \(songs.map(\.id).joined(separator: " "))")
    }
  }

  @Test func aRowIsDraggedWithinItsContainer() async throws {
    let screen = await Screen(DragPage())
    try screen.drag("Finale", to: "Intro")
    #expect(screen.shows("Order: Finale Intro Theme"))
    #expect(throws: ScreenError.self) { try screen.drag("Encore", to: "Intro") }
    #expect(screen.shows("Order: Finale Intro Theme"))
  }
}
