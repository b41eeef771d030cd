import Platen
import PlatenTesting
import Testing

/// Insets, spacing and separators of the rows of lists and forms.
@MainActor @Suite struct ListRowInsetTests {
  private func list(_ insets: EdgeInsets?) -> LaidOut {
    LaidOut(
      List {
        Text("First").listRowInsets(insets)
        Text("Second")
      }, width: 30, height: 20)
  }

  @Test func insetsAreAroundTheContentOfARow() throws {
    let plain = list(nil)
    #expect(plain.frame("First")?.minX == 0)
    #expect(plain.frame("Second")?.minY == 1)
    let window = list(EdgeInsets(top: 2, leading: 5, bottom: 3, trailing: 4))
    let first = try #require(window.frame("First"))
    #expect(first.minX == 5)
    #expect(first.minY == 2)
    #expect(window.frame("Second")?.minY == 6)
    #expect(window.frame("Second")?.minX == 0)
  }

  @Test func theContentOfARowHasTheWidthInsideTheInsets() throws {
    let window = LaidOut(
      List {
        TextField("Name", text: .constant(""))
          .labelsHidden().listRowInsets(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 6))
      }, width: 25, height: 5)
    let field = try #require(window.frame(ofKind: "field"))
    #expect(field.minX == 4)
    #expect(field.maxX <= 19)
  }

  @Test func insetsOfOneEdgeLeaveTheOthers() throws {
    let window = LaidOut(
      List { Text("First").listRowInsets(.leading, 7).listRowInsets(.top, 1) }, width: 30, height: 20)
    #expect(window.frame("First")?.origin == CGPoint(x: 7, y: 1))
  }

  @Test func rowsOfAFormHaveInsetsToo() throws {
    let window = LaidOut(
      Form {
        Section {
          Text("First").listRowInsets(EdgeInsets(top: 1, leading: 3, bottom: 0, trailing: 0))
          Text("Second").listRowBackground(Color.red)
        }
      }, width: 30, height: 20)
    #expect(window.frame("First")?.origin == CGPoint(x: 3, y: 1))
    let row = try #require(window.host.root.first { node in node.isRow && node.plainText == "Second" })
    guard case .container(.row(let content)) = row.content else { return }
    #expect(content.background != nil)
  }

  @Test func rowsAreApartByTheSpacingOfTheList() throws {
    let window = LaidOut(
      List {
        Text("First")
        Text("Second")
      }
      .listRowSpacing(4), width: 30, height: 20)
    let (first, second) = (try #require(window.frame("First")), try #require(window.frame("Second")))
    #expect(second.minY == first.maxY + 4)
  }

  @Test func sectionsAreApartByTheSpacingOfTheList() throws {
    func distance(_ spacing: ListSectionSpacing) throws -> CGFloat {
      let window = LaidOut(
        List {
          Section { Text("First") }
          Section { Text("Second") }
        }
        .listSectionSpacing(spacing), width: 30, height: 40)
      let (first, second) = (try #require(window.frame("First")), try #require(window.frame("Second")))
      return second.minY - first.maxY
    }
    #expect(try distance(.default) == 0)
    #expect(try distance(.compact) == 8)
    #expect(try distance(.custom(12)) == 12)
  }

  @Test func aSectionSetsTheSpacingToThoseAroundIt() throws {
    let window = LaidOut(
      List {
        Section { Text("First") }
        Section { Text("Second") }.listSectionSpacing(20)
        Section { Text("Third") }.listSectionSpacing(5)
        Section { Text("Fourth") }
        Section { Text("Fifth") }
      }
      .listSectionSpacing(12), width: 30, height: 80)
    let frames = try ["First", "Second", "Third", "Fourth", "Fifth"].map { try #require(window.frame($0)) }
    // Towards a section that sets none its own counts, and between two that do the smaller one.
    #expect(zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY } == [20, 5, 5, 12])
  }

  @Test func theLineBetweenTwoRowsIsOfBoth() throws {
    let host = ViewHost(
      List {
        Text("First").listRowSeparatorTint(.red)
        Text("Second").listRowSeparatorTint(.blue, edges: .bottom)
        Text("Third").listRowSeparator(.hidden, edges: .top)
        Text("Fourth")
        Text("Fifth").listRowSeparator(.visible)
      })
    _ = host.update()
    let form = try #require(host.root.first { $0.content.kindName == "form" })
    let lines = zip(form.children, form.children.dropFirst()).map { $0.separator(before: $1) }
    try #require(lines.count == 4)
    #expect(lines[0].tint != nil)
    #expect(lines[0].isRequested)
    #expect(lines[1].visibility == .hidden)
    #expect(!lines[1].isRequested)
    #expect(lines[2] == RowSeparator())
    #expect(lines[3].isRequested)
    #expect(lines[3].tint == nil)
  }

  @Test(arguments: [true, false]) func rowsOfARemovedSectionAreRemoved(isForm: Bool) throws {
    struct Page: View {
      let isForm: Bool
      @State private var isShown = true

      @ViewBuilder private var content: some View {
        if isShown {
          Section { Text("Inside").listRowBackground(Color.red) }
        }
        Button("Hide") { isShown = false }
      }

      var body: some View {
        if isForm {
          Form { content }
        } else {
          List { content }
        }
      }
    }
    let window = LaidOut(Page(isForm: isForm), width: 30, height: 10)
    let row = try #require(window.host.root.first { $0.isRow }).id
    let button = try #require(window.host.root.first { $0.attributes.isFocusable && $0.plainText == "Hide" })
    window.host.send(.press, to: button.id)
    window.layOut()
    #expect(window.frame("Inside") == nil)
    #expect(window.host.node(row) == nil)
  }

  @Test func insetsChangeWithTheProgramsState() throws {
    struct Page: View {
      @State private var isWide = false

      var body: some View {
        List {
          Text("First").listRowInsets(isWide ? EdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 0) : nil)
          Button("Widen") { isWide = true }
        }
      }
    }
    let window = LaidOut(Page(), width: 30, height: 10)
    #expect(window.frame("First")?.minX == 0)
    let button = try #require(window.host.root.first { $0.attributes.isFocusable && $0.plainText == "Widen" })
    _ = window.host.send(.press, to: button.id)
    window.layOut()
    #expect(window.frame("First")?.minX == 9)
  }
}
