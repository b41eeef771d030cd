import PlatenTesting
import SwiftUI
import Testing

import PlatenGraph

/// Destinations that know their session, and containers whose views are dragged together.
@MainActor @Suite struct DropSessionTests {
  private struct Board: View {
    var isEnabled = true
    @State private var dropped: [String] = []
    @State private var phases: [String] = []

    var body: some View {
      VStack {
        Text("Ada").draggable("Ada")
        Text("Here")
          .dropDestination(for: String.self, isEnabled: isEnabled) { words, session in
            dropped += words
            phases.append("dropped \(session.itemsCount)")
          }
          .onDropSessionUpdated { session in
            switch session.phase {
            case .entering: phases.append("entering")
            case .active: phases.append("active")
            case .exiting: phases.append("exiting")
            case .ended(let operation): phases.append("ended \(operation)")
            case .dataTransferCompleted: phases.append("read")
            }
          }
        Text(dropped.joined(separator: "+") + ".")
        Text(phases.joined(separator: ", "))
      }
    }
  }

  @Test func aDestinationLearnsHowFarTheSessionIs() async throws {
    let screen = await Screen(Board())
    try screen.drag("Ada", to: "Here")
    #expect(screen.shows("Ada."))
    #expect(screen.shows("entering, active, ended copy, dropped 1, read"))
  }

  @Test func aSessionHasTheSizeOfItsDestination() async throws {
    struct Sized: View {
      @State private var side: CGFloat = 80
      @State private var size = CGSize.zero

      var body: some View {
        Text("Ada").draggable("Ada")
        Text("Here")
          .frame(width: side, height: 48)
          .dropDestination(for: String.self) { _, session in size = session.size }
        Text("\(Int(size.width)) by \(Int(size.height))")
        Button("Wider") { side = 160 }
      }
    }
    let screen = await Screen(Sized())
    let metrics = GridMetrics()
    screen.host.layout.run(in: CGSize(width: 300, height: 200), metrics: metrics)
    try screen.drag("Ada", to: "Here")
    #expect(screen.shows("80 by 48"))
    try screen.button("Wider").press()
    screen.host.layout.run(in: CGSize(width: 300, height: 200), metrics: metrics)
    try screen.drag("Ada", to: "Here")
    #expect(screen.shows("160 by 48"))
  }

  @Test func aDisabledDestinationTakesNothing() async throws {
    let screen = await Screen(Board(isEnabled: false))
    #expect(throws: ScreenError.self) { try screen.drag("Ada", to: "Here") }
  }

  private struct Careful: View {
    let operation: DropOperation
    @State private var dropped: [String] = []

    var body: some View {
      VStack {
        Text("Ada").draggable("Ada")
        Text("Here")
          .dropDestination(for: String.self) { words, _ in dropped += words }
          .dropConfiguration { _ in DropConfiguration(operation: operation) }
        Text(dropped.joined(separator: "+") + ".")
      }
    }
  }

  @Test func aConfigurationRefusesADrop() async throws {
    let refusing = await Screen(Careful(operation: .forbidden))
    try? refusing.drag("Ada", to: "Here")
    #expect(refusing.shows("."))
    let taking = await Screen(Careful(operation: .move))
    try taking.drag("Ada", to: "Here")
    #expect(taking.shows("Ada."))
  }

  private struct Task: Identifiable, Codable, Transferable {
    let id: Int
    let title: String

    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
  }

  private struct Tasks: View {
    let selection: [Int]
    let tasks = [Task(id: 1, title: "One"), Task(id: 2, title: "Two"), Task(id: 3, title: "Three")]
    @State private var moved = ""

    var body: some View {
      VStack {
        VStack {
          ForEach(tasks) { task in Text(task.title).draggable(containerItemID: task.id) }
        }
        .dragContainer(for: Task.self) { ids in tasks.filter { ids.contains($0.id) } }
        .dragContainerSelection(selection)
        Text("Done")
          .dropDestination(for: Task.self) { tasks, session in
            let ids = session.localSession?.draggedItemIDs(for: Int.self) ?? []
            moved = tasks.map(\.title).joined(separator: "+") + " \(ids)"
          }
        Text(moved)
      }
    }
  }

  @Test func theSelectedViewsOfAContainerAreDraggedTogether() async throws {
    let screen = await Screen(Tasks(selection: [1, 3]))
    try screen.drag("Three", to: "Done")
    #expect(screen.shows("One+Three [1, 3]"))
    try screen.drag("Two", to: "Done")
    #expect(screen.shows("Two [2]"))
  }
}
