import Platen
import PlatenTesting
import Testing

/// Sections outside of forms, lists, menus, lazy stacks and grids: the header, the content and the footer, one after
/// another in what is around them.
@MainActor @Suite struct PlainSectionTests {
  private struct Parts: View {
    var body: some View {
      Section {
        Text("first")
        Text("second")
      } header: {
        Text("head")
      } footer: {
        Text("foot")
      }
    }
  }

  private func frames(_ view: some View) throws -> [CGRect] {
    let window = LaidOut(view, width: 40, height: 12)
    #expect(window.frame(ofKind: "section") == nil)
    #expect(window.frame(ofKind: "sectionHeader") == nil)
    return try ["head", "first", "second", "foot"].map { try #require(window.frame($0)) }
  }

  @Test func aColumnHasItsPartsBelowOneAnother() throws {
    let frames = try frames(VStack(alignment: .leading, spacing: 1) { Parts() })
    let (left, top) = (frames[0].minX, frames[0].minY)
    #expect(frames.map { $0.minX - left } == [0, 0, 0, 0])
    #expect(frames.map { $0.minY - top } == [0, 2, 4, 6])
  }

  @Test func aRowHasItsPartsBesideOneAnother() throws {
    let frames = try frames(HStack(spacing: 1) { Parts() })
    let (left, top) = (frames[0].minX, frames[0].minY)
    #expect(frames.map { $0.minX - left } == [0, 5, 11, 18])
    #expect(frames.map { $0.minY - top } == [0, 0, 0, 0])
  }

  @Test func aScrollViewHasItsPartsBelowOneAnother() throws {
    let frames = try frames(ScrollView { Parts() })
    #expect(frames.map(\.minY) == frames.map(\.minY).sorted())
    #expect(Set(frames.map(\.minY)).count == 4)
  }

  @Test func aColumnInARowOfAFormHasNoSection() throws {
    let window = LaidOut(Form { VStack { Parts() } }, width: 40, height: 12)
    #expect(window.frame(ofKind: "section") == nil)
    #expect(LaidOut(Form { Parts() }, width: 40, height: 12).frame(ofKind: "section") != nil)
    #expect(LaidOut(List { Group { Parts() } }, width: 40, height: 12).frame(ofKind: "section") != nil)
  }

  @Test func aHeaderHidesItsRows() async throws {
    struct Folding: View {
      @State private var isExpanded = false

      var body: some View {
        VStack(alignment: .leading) {
          Section(isExpanded: $isExpanded) {
            Text("row")
          } header: {
            Text("head")
          }
        }
      }
    }
    let screen = await Screen(Folding())
    #expect(!screen.shows("row"))
    try screen.button("head").press()
    #expect(screen.shows("row"))
  }
}
