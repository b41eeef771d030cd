import Platen
import Testing

/// SwiftUI's layout: a parent proposes, a child chooses, the parent places.
@MainActor struct LayoutTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func aWindowCentresItsContent() {
    let window = LaidOut(Text("abcd"), width: 10, height: 5)
    #expect(window.frame("abcd") == rect(3, 2, 4, 1))
  }

  @Test func aSpacerPushesItsNeighboursApart() {
    let window = LaidOut(
      HStack {
        Text("ab")
        Spacer()
        Text("cd")
      }, width: 20, height: 1)
    #expect(window.frame("ab") == rect(0, 0, 2, 1))
    #expect(window.frame("cd") == rect(18, 0, 2, 1))
  }

  @Test func flexibleViewsFillAFrameWithoutProposal() {
    let window = LaidOut(
      ScrollView { Color.red.frame(minHeight: 15) }, width: 10, height: 20)
    #expect(window.frame(ofKind: "shape")?.height == 15)
    let text = LaidOut(
      ScrollView { Text("ab").frame(minHeight: 3) }, width: 10, height: 20)
    #expect(text.frame("ab") == rect(4, 1, 2, 1))
  }

  @Test func aSpacerTakesNoSpaceFromText() {
    let window = LaidOut(
      HStack(spacing: 0) {
        Text("a long sentence")
        Spacer(minLength: 2)
      }, width: 20, height: 2)
    #expect(window.frame("a long sentence") == rect(0, 0, 15, 1))
  }

  @Test func theLeastFlexibleChildChoosesFirst() {
    let window = LaidOut(
      HStack {
        TextField("Name", text: .constant(""))
        Text("label")
      }, width: 20, height: 1)
    #expect(window.frame("label") == rect(15, 0, 5, 1))
    #expect(window.frame("Name") == rect(0, 0, 14, 1))
  }

  /// Their content counts for nothing: a view of a greatest length chooses first.
  @Test func formsAndScrollViewsTakeWhatOtherViewsLeave() throws {
    func length(_ axis: Axis, ofKind kind: String, _ view: some View) throws -> CGFloat {
      let layout = axis == .horizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      let content = layout {
        view
        Color.red.frame(maxWidth: axis == .horizontal ? 10 : nil, maxHeight: axis == .vertical ? 10 : nil)
      }
      let frame = try #require(LaidOut(content, width: 40, height: 40).frame(ofKind: kind))
      return axis == .horizontal ? frame.width : frame.height
    }
    for axis in Axis.allCases {
      #expect(try length(axis, ofKind: "form", Form { Text("row") }) == 30)
      #expect(try length(axis, ofKind: "form", List { Text("row") }) == 30)
      let scroll = ScrollView(axis == .horizontal ? .horizontal : .vertical) { Text("row") }
      #expect(try length(axis, ofKind: "scroll", scroll) == 30)
    }
  }

  @Test func aColumnAlignsItsRows() {
    let window = LaidOut(
      VStack(alignment: .trailing, spacing: 2) {
        Text("abcd")
        Text("ef")
      }, width: 4, height: 4)
    #expect(window.frame("abcd") == rect(0, 0, 4, 1))
    #expect(window.frame("ef") == rect(2, 3, 2, 1))
  }

  @Test func paddingAndFramesAddUp() {
    let window = LaidOut(
      Text("ab").padding().frame(width: 12, height: 5, alignment: .topLeading), width: 12, height: 5)
    #expect(window.frame("ab") == rect(2, 1, 2, 1))
  }

  @Test func anInfiniteMaximumTakesAllThereIs() {
    let window = LaidOut(
      Text("ab").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing), width: 10, height: 4)
    #expect(window.frame("ab") == rect(8, 3, 2, 1))
  }

  @Test func aBackgroundHasTheSizeOfItsView() {
    let window = LaidOut(Text("ab").padding(1).background { Color.red }, width: 10, height: 5)
    #expect(window.frame(ofKind: "shape") == rect(3, 1, 4, 3))
  }

  @Test func theColumnHoldsLabelsOfRowsThatAreWrapped() {
    let wrapped = LaidOut(
      Form { TextField("Note", text: .constant("")).onTapGesture {} }, width: 40, height: 10)
    #expect(wrapped.frame("Note")?.size == CGSize(width: 4, height: 1))
  }

  @Test func labelsOfAFormAreInOneColumn() {
    let form = Form {
      TextField("Name", text: .constant(""), prompt: nil)
      Section("More") { TextField("Address", text: .constant(""), prompt: nil) }
    }
    let window = LaidOut(form, width: 30, height: 10)
    let fields = fieldFrames(window)
    #expect(fields == [rect(8, 0, 22, 1), rect(8, 2, 22, 1)])
  }

  @Test func aLabelIsWrittenOnTheFirstLineOfItsControl() throws {
    let window = LaidOut(
      Form { TextField("Notes", text: .constant("one"), axis: .vertical) }, width: 40, height: 12)
    window.metrics.editorInset = 2
    window.host.layout.invalidate()
    window.layOut()
    let field = try #require(window.frame(ofKind: "field"))
    #expect(field.height == 5)
    #expect(window.frame("Notes")?.minY == field.minY + 2)
  }

  @Test(arguments: [(24, true), (60, false)])
  func theActionsOfARowAreBelowItRatherThanTakeHalfOfIt(width: CGFloat, isBelow: Bool) throws {
    let window = LaidOut(
      List {
        TextField("Name", text: .constant("Ada")).swipeActions { Button("Delete") {} }
      }, width: width, height: 10)
    let field = try #require(window.host.root.first { $0.attributes.isFocusable && $0.content.kindName == "field" })
    window.host.focus.move(to: field.id)
    window.layOut()
    let (name, delete) = (try #require(window.frame(ofKind: "field")), try #require(window.frame("Delete")))
    #expect((delete.minY >= name.maxY) == isBelow)
    #expect(isBelow || delete.minX >= name.maxX)
    #expect(delete.maxX == width)
  }

  @Test func aNarrowFormsLabelsAreAboveTheirFields() {
    let window = LaidOut(Form { TextField("Name", text: .constant("")) }, width: 12, height: 10)
    window.metrics.labelsStandAbove = true
    window.host.layout.invalidate()
    window.layOut()
    #expect(fieldFrames(window) == [rect(0, 1, 12, 1)])
  }

  private func fieldFrames(_ window: LaidOut) -> [CGRect] {
    var frames: [CGRect] = []
    window.host.root.forEach { node in
      guard case .field = node.content else { return }
      frames.append(LaidOut.frameInWindow(node))
    }
    return frames
  }

  @Test func contentThatDoesNotFitScrolls() {
    let window = LaidOut(
      ScrollView { ForEach(0..<50, id: \.self) { Text("row \($0)") } }, width: 10, height: 5)
    let scroll = window.host.root.first { $0.content.kindName == "scroll" }
    #expect(scroll?.frame.height == 5)
    #expect(scroll?.contentSize.height == 50)
  }

  @Test func onlyChangedViewsAreMeasuredAgain() throws {
    struct Rows: View {
      @State private var text = ""
      var body: some View {
        TextField("Text", text: $text)
        ForEach(0..<100, id: \.self) { Text("row \($0)") }
      }
    }
    let window = LaidOut(Rows(), width: 20, height: 200)
    let field = try #require(window.host.root.first { if case .field = $0.content { true } else { false } })
    let before = window.host.statistics.measurements
    window.host.send(.edit(.insert("a")), to: field.id)
    window.layOut()
    #expect(window.host.statistics.measurements - before <= 4)
  }

  @Test func aGrowingTextMovesTheFollowingViews() {
    struct Growing: View {
      @State private var text = "ab"
      var body: some View {
        HStack {
          Text(text)
          Text("end")
        }
        Button("Grow") { text += "cd" }
      }
    }
    let window = LaidOut(Growing(), width: 10, height: 2)
    let start = window.frame("end")?.minX
    let button = window.host.root.first { $0.content.control is ButtonContent }
    window.host.send(.press, to: button?.id ?? NodeID(rawValue: -1))
    window.layOut()
    #expect(window.frame("abcd")?.width == 4)
    #expect(window.frame("end")?.minX == start.map { $0 + 1 })
  }

  @Test func randomTreesKeepChildrenAtWholeUnits() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<50 {
      let width = CGFloat(Int.random(in: 0...40, using: &generator))
      let height = CGFloat(Int.random(in: 0...20, using: &generator))
      let window = LaidOut(
        VStack {
          HStack {
            Text("abc")
            Spacer()
            TextField("Field", text: .constant(""))
          }
          .padding(CGFloat(Int.random(in: 0...3, using: &generator)))
          Text("a longer text that has to wrap")
          Divider()
        }, width: width, height: height)
      window.host.root.forEach { node in
        #expect(node.frame.minX == node.frame.minX.rounded() && node.frame.minY == node.frame.minY.rounded())
        #expect(node.frame.width >= 0 && node.frame.height >= 0)
      }
    }
  }

  @Test func modifiersOfADividerKeepItsDirection() {
    let row = LaidOut(
      HStack(spacing: 0) {
        Text("a")
        Divider().frame(height: 3)
        Text("b")
      }, width: 20, height: 10)
    #expect(row.frame(ofKind: "divider")?.size == CGSize(width: 1, height: 3))
    let column = LaidOut(VStack { Divider().padding(2) }, width: 20, height: 10)
    #expect(column.frame(ofKind: "divider")?.size == CGSize(width: 16, height: 1))
    // What is drawn over a view of the row separates nothing of the row.
    let overlay = LaidOut(
      HStack(spacing: 0) { Text("abc").overlay(alignment: .bottom) { Divider() } }, width: 20, height: 10)
    #expect(overlay.frame(ofKind: "divider")?.size == CGSize(width: 3, height: 1))
  }

  @Test func unspecifiedDimensionsAreReplaced() {
    let size = ProposedViewSize(width: 30, height: nil).replacingUnspecifiedDimensions()
    #expect(size == CGSize(width: 30, height: 10))
  }

  /// Programs take away the space above the first section of iOS's lists, which there is not here.
  @Test func aListIsNotMovedUnderWhatIsAboveIt() throws {
    let window = LaidOut(
      VStack(spacing: 0) {
        Text("Above")
        VStack(spacing: 0) {
          List { Text("First") }
          Text("Below")
        }
        .padding(.top, -35)
      }, width: 30, height: 12)
    let (above, first) = (try #require(window.frame("Above")), try #require(window.frame("First")))
    #expect(first.minY >= above.maxY)
  }
}
