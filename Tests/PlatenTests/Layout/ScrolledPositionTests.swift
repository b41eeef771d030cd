import Platen
import PlatenTesting
import Testing

/// Positions that the user scrolls to.
@MainActor @Suite struct ScrolledPositionTests {
  @MainActor @Observable final class Model {
    var line: Int?
    var position = ScrollPosition(idType: Int.self)
  }

  private func laidOut(_ view: some View) -> LaidOut {
    let window = LaidOut(view, width: 20, height: 10)
    window.layOut()
    return window
  }

  private func scroll(_ window: LaidOut, to y: CGFloat, _ kind: String = "scroll") throws {
    let node = try #require(window.host.root.first { $0.content.kindName == kind })
    window.host.rows.setScrollOffset(CGPoint(x: 0, y: y), of: node)
    window.host.rows.scrollDidChange()
    window.layOut()
  }

  @ViewBuilder private func lines(isTarget: Bool) -> some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("Line \($0)").id($0) } }
        .scrollTargetLayout(isEnabled: isTarget)
    }
  }

  @Test func theFirstLineInSightIsWritten() throws {
    let model = Model()
    @Bindable var bound = model
    let window = laidOut(lines(isTarget: true).scrollPosition(id: $bound.line))
    #expect(model.line == nil)
    try scroll(window, to: 7)
    #expect(model.line == 7)
    try scroll(window, to: 8)
    #expect(model.line == 8)
  }

  @Test func theLineAtTheAnchorIsWritten() throws {
    let model = Model()
    @Bindable var bound = model
    let window = laidOut(lines(isTarget: true).scrollPosition(id: $bound.line, anchor: .bottom))
    try scroll(window, to: 5)
    #expect(model.line == 14)
  }

  @Test func onlyTargetsAreWritten() throws {
    let model = Model()
    @Bindable var bound = model
    let window = laidOut(lines(isTarget: false).scrollPosition(id: $bound.line))
    try scroll(window, to: 7)
    #expect(model.line == nil)
  }

  @Test func whatTheProgramScrollsToStays() throws {
    let model = Model()
    @Bindable var bound = model
    let window = laidOut(lines(isTarget: true).scrollPosition(id: $bound.line))
    model.line = 20
    window.layOut()
    // The front end brings the line to its lower edge.
    try scroll(window, to: 11)
    #expect(model.line == 20)
    try scroll(window, to: 12)
    #expect(model.line == 12)
  }

  @Test func aPositionSaysThatTheUserHasScrolled() throws {
    let model = Model()
    @Bindable var bound = model
    let window = laidOut(lines(isTarget: true).scrollPosition($bound.position))
    #expect(!model.position.isPositionedByUser)
    try scroll(window, to: 3)
    #expect(model.position.isPositionedByUser && model.position.viewID(type: Int.self) == 3)
    model.position.scrollTo(edge: .bottom)
    window.layOut()
    #expect(!model.position.isPositionedByUser && model.position.edge == .bottom && model.position.viewID == nil)
    try scroll(window, to: 30)
    #expect(!model.position.isPositionedByUser)
    try scroll(window, to: 29)
    #expect(model.position.isPositionedByUser && model.position.edge == nil)
  }

  @Test func aPointIsBroughtToTheBeginning() throws {
    let model = Model()
    @Bindable var bound = model
    let screen = laidOut(lines(isTarget: true).scrollPosition($bound.position))
    model.position.scrollTo(y: 15)
    screen.layOut()
    let content = try #require(screen.host.root.first { $0.content.kindName == "scroll" }).children[0]
    let request = try #require(screen.scrolls.last)
    #expect(request.node === content)
    // Of 40 lines 10 are in sight.
    #expect(request.anchor?.y == 0.5)
  }

  @Test func aListIsSentToItsEdges() throws {
    let model = Model()
    @Bindable var bound = model
    let window = laidOut(
      List { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }.scrollPosition($bound.position))
    let form = try #require(window.host.root.first { $0.content.kindName == "form" })
    model.position.scrollTo(edge: .bottom)
    window.layOut()
    #expect(window.scrolls.last?.node === form.children.last && window.scrolls.last?.anchor?.y == 1)
    model.position.scrollTo(edge: .top)
    window.layOut()
    #expect(window.scrolls.last?.node === form.children.first && window.scrolls.last?.anchor?.y == 0)
    try scroll(window, to: 4, "form")
    try scroll(window, to: 5, "form")
    #expect(model.position.isPositionedByUser)
  }
}
