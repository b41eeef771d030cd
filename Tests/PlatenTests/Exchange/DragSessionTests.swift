import PlatenTesting
import SwiftUI
import Testing

import PlatenGraph

/// What the source of a drag learns of it, and what it allows.
@MainActor @Suite struct DragSessionTests {
  private struct Board: View {
    var operation = DropOperation.copy
    var configuration = DragConfiguration()
    @State private var phases: [String] = []
    @State private var suggested = DropOperation.Set()

    var body: some View {
      VStack {
        Text("Ada").draggable("Ada")
          .dragConfiguration(configuration)
          .onDragSessionUpdated { session in
            switch session.phase {
            case .initial: phases.append("initial")
            case .active: phases.append("active")
            case .ended(let operation): phases.append("ended \(operation)")
            case .dataTransferCompleted: phases.append("read")
            }
          }
        Text("Here")
          .dropDestination(for: String.self) { _, session in
            suggested = session.suggestedOperations
            phases.append("dropped")
          }
          .dropConfiguration { _ in DropConfiguration(operation: operation) }
        Text("Nowhere")
        Text(phases.joined(separator: ", "))
        Text("Suggested \(suggested.rawValue)")
      }
    }
  }

  @Test(arguments: [DropOperation.copy, .move, .delete]) func theSourceLearnsOfTheDrop(_ operation: DropOperation)
    async throws
  {
    let screen = await Screen(Board(operation: operation))
    try screen.drag("Ada", to: "Here")
    #expect(screen.shows("initial, active, dropped, ended \(operation)"))
  }

  @Test func theSourceLearnsOfACancelledDrag() async throws {
    let screen = await Screen(Board())
    let drags = screen.host.part(DragAndDrop.self)
    let source = try #require(screen.host.root.first { $0.dragSource != nil })
    #expect(drags.begin(source.id))
    drags.hover(over: nil)
    drags.end()
    drags.end()
    screen.update()
    #expect(screen.texts.contains("initial, active, ended cancel"))
  }

  @Test func whatIsPressedAndNotMovedIsNoDrag() async throws {
    let screen = await Screen(Board())
    let drags = screen.host.part(DragAndDrop.self)
    let source = try #require(screen.host.root.first { $0.dragSource != nil })
    #expect(drags.begin(source.id))
    drags.end()
    #expect(drags.begin(source.id))
    drags.end()
    screen.update()
    #expect(!screen.shows("initial"))
  }

  @Test func aDestinationReadsWhatTheSourceAllows() async throws {
    let screen = await Screen(Board(configuration: DragConfiguration(allowMove: false, allowDelete: true)))
    try screen.drag("Ada", to: "Here")
    let allowed: DropOperation.Set = [.copy, .delete]
    #expect(screen.shows("Suggested \(allowed.rawValue)"))
  }

  private struct Word: Identifiable, Codable, Transferable {
    let id: Int

    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
  }

  @Test func theSourceKnowsTheItemsOfAContainer() async throws {
    struct Words: View {
      @State private var ids: [Int] = []

      var body: some View {
        VStack {
          VStack { ForEach([1, 2, 3], id: \.self) { Text("Word \($0)").draggable(containerItemID: $0) } }
            .dragContainer(for: Word.self) { ids in ids.map { Word(id: $0) } }
            .dragContainerSelection([1, 3])
            .onDragSessionUpdated { ids = $0.draggedItemIDs(for: Int.self) }
          Text("Here").dropDestination(for: Word.self) { _, _ in }
          Text("Dragged \(ids.map(String.init).joined(separator: "+"))")
        }
      }
    }
    let screen = await Screen(Words())
    try screen.drag("Word 3", to: "Here")
    #expect(screen.shows("Dragged 1+3"))
  }

  @Test func aProviderIsDraggedWhereThereIsOne() async throws {
    struct Provided: View {
      @State private var dropped = ""

      var body: some View {
        VStack {
          Text("First").itemProvider { NSItemProvider(object: "Ada" as NSString) }
          Text("Second").itemProvider { nil }
          Text("Third").itemProvider(nil)
          Text("Here").dropDestination(for: String.self) { words, _ in dropped += words.joined() }
          Text("Dropped \(dropped).")
        }
      }
    }
    let screen = await Screen(Provided())
    try screen.drag("First", to: "Here")
    #expect(screen.shows("Dropped Ada."))
    #expect(throws: ScreenError.self) { try screen.drag("Second", to: "Here") }
    #expect(throws: ScreenError.self) { try screen.drag("Third", to: "Here") }
  }
}
