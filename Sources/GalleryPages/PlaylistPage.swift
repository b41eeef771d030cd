import SwiftUI

/// Songs that the user puts in another order, in a list of two sections and in a grid.
struct PlaylistPage: View {
  private enum Part { case next, later }

  @State private var next = ["Intro", "Theme", "Finale"].map(Song.init)
  @State private var later = ["Encore"].map(Song.init)
  @State private var covers = ["Red", "Green", "Blue", "Grey"].map(Song.init)

  var body: some View {
    Form {
      Group {
        Section("Next") { songs(next).reorderable(collectionID: Part.next) }
        Section("Later") { songs(later).reorderable(collectionID: Part.later) }
      }
      .reorderContainer(for: Song.self, in: Part.self) { difference in
        let moved = (next + later).filter { difference.sources.contains($0.id) }
        next.removeAll { difference.sources.contains($0.id) }
        later.removeAll { difference.sources.contains($0.id) }
        switch difference.destination.collectionID {
        case .next: next.insert(moved, at: difference.destination.position)
        case .later: later.insert(moved, at: difference.destination.position)
        }
      }
      Section("Covers") {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 8) {
          ForEach(covers) { cover in
            Text(cover.id)
              .frame(maxWidth: .infinity)
              .padding(8)
              .border(.secondary)
          }
          .reorderable()
        }
        .reorderContainer(for: Song.self) { difference in
          let moved = covers.filter { difference.sources.contains($0.id) }
          covers.removeAll { difference.sources.contains($0.id) }
          covers.insert(moved, at: difference.destination.position)
        }
        Text("Covers: \(covers.map(\.id).joined(separator: ", "))")
      }
    }
  }

  private func songs(_ songs: [Song]) -> ForEach<[Song], String, Text> {
    ForEach(songs) { Text($0.id) }
  }
}

private struct Song: Identifiable {
  let id: String
}

extension [Song] {
  /// Inserts songs where a container of reorderable views says.
  fileprivate mutating func insert<Collection>(
    _ moved: [Song], at position: ReorderDifference<String, Collection>.Destination.Position
  ) {
    switch position {
    case .before(let id): insert(contentsOf: moved, at: firstIndex { $0.id == id } ?? endIndex)
    case .end: self += moved
    }
  }
}

#Preview("A playlist") {
  PlaylistPage()
}
