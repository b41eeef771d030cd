import PlatenTesting
import SwiftUI
import Testing

@testable import PlatenGraph

/// The index of a list: `sectionIndexLabel(_:)`, `listSectionIndexVisibility(_:)`.
@MainActor struct SectionIndexTests {
  private final class Model: ObservableObject {
    @Published var letters: [String]
    @Published var visibility = Visibility.automatic

    init(_ letters: [String] = ["A", "B", "C"]) { self.letters = letters }
  }

  private struct Contacts: View {
    @ObservedObject var model: Model

    var body: some View {
      List {
        ForEach(model.letters, id: \.self) { letter in
          Section("Section \(letter)") { Text("Row \(letter)") }
            .sectionIndexLabel(letter == "B" ? nil : letter)
        }
      }
      .listSectionIndexVisibility(model.visibility)
    }
  }

  private func labels(_ screen: Screen) -> [String] {
    var labels: [String] = []
    screen.host.root.forEach { if case .control(is ButtonContent) = $0.content { labels.append($0.plainText) } }
    return labels
  }

  @Test func `sections with a label are in the index`() async throws {
    let screen = await Screen(Contacts(model: Model()))
    #expect(labels(screen) == ["A", "C"])
    #expect(screen.shows("Row B"))
  }

  @Test func `it follows the sections, and is there and gone with the labels`() async throws {
    let model = Model([])
    let screen = await Screen(Contacts(model: model))
    #expect(labels(screen) == [])
    model.letters = ["A", "B"]
    await screen.settle()
    #expect(labels(screen) == ["A"])
    model.letters = ["D", "E"]
    await screen.settle()
    #expect(labels(screen) == ["D", "E"])
    #expect(screen.shows("Row E"))
    model.letters = ["B"]
    await screen.settle()
    #expect(labels(screen) == [])
    #expect(screen.shows("Row B"))
  }

  @Test func `the program hides it`() async throws {
    let model = Model()
    model.visibility = .hidden
    let screen = await Screen(Contacts(model: model))
    #expect(labels(screen) == [])
    model.visibility = .visible
    await screen.settle()
    #expect(labels(screen) == ["A", "C"])
  }

  @Test func `a press goes to the beginning of the section`() throws {
    let host = ViewHost(Contacts(model: Model()))
    _ = host.update()
    let button = try #require(host.root.first { $0.content.control is ButtonContent && $0.plainText == "C" })
    host.send(.press, to: button.id)
    let scrolls = host.update().compactMap { patch -> (node: Node, anchor: UnitPoint?)? in
      if case .scroll(let node, let anchor) = patch { (node, anchor) } else { nil }
    }
    #expect(scrolls.count == 1)
    #expect(scrolls.first?.anchor == .top)
    #expect(scrolls.first?.node.plainText.contains("Section C") == true)
    #expect(scrolls.first?.node.plainText.contains("Section A") == false)
  }

  @Test func `the index is at the trailing edge of the list, which keeps its height`() throws {
    let window = LaidOut(Contacts(model: Model()), width: 40, height: 20)
    let list = try #require(window.frame(ofKind: "form"))
    #expect(window.frame(ofKind: "scroll")?.minX == list.maxX)
    #expect(list.height == 20)
    #expect(try #require(window.frame("Row A")).maxX <= #require(window.frame("C")).minX)
  }
}
