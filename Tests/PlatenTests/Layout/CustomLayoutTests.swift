import Platen
import Testing

/// Layouts of a program's own, places to line up by, priorities and grids.
@MainActor struct CustomLayoutTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Views one after the other, in as many lines as it takes.
  private struct Flow: Layout {
    var spacing: CGFloat = 1

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      arrange(subviews, in: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for (subview, point) in zip(subviews, arrange(subviews, in: bounds.width).points) {
        subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
      }
    }

    private func arrange(_ subviews: Subviews, in width: CGFloat) -> (points: [CGPoint], size: CGSize) {
      var points: [CGPoint] = []
      var (x, y, line, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        if x > 0, x + size.width > width {
          (x, y, line) = (0, y + line + spacing, 0)
        }
        points.append(CGPoint(x: x, y: y))
        x += size.width + spacing
        line = max(line, size.height)
        widest = max(widest, x - spacing)
      }
      return (points, CGSize(width: widest, height: y + line))
    }
  }

  @Test func aLayoutPlacesItsViewsAndChoosesItsSize() {
    let window = LaidOut(
      Flow {
        Text("abcd")
        Text("efg")
        Text("hijkl")
      }, width: 9, height: 5)
    #expect(window.frame("abcd") == rect(0, 1, 4, 1))
    #expect(window.frame("efg") == rect(5, 1, 3, 1))
    #expect(window.frame("hijkl") == rect(0, 3, 5, 1))
  }

  private struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }

  /// Divides its width by the layout values of its views.
  private struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: proposal.width ?? 10, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      let whole = subviews.reduce(0) { $0 + $1[Weight.self] }
      var x = bounds.minX
      for subview in subviews {
        let width = bounds.width * subview[Weight.self] / whole
        subview.place(
          at: CGPoint(x: x + width, y: bounds.midY), anchor: .trailing,
          proposal: ProposedViewSize(width: width, height: 1))
        x += width
      }
    }
  }

  @Test func viewsSetLayoutValues() {
    let window = LaidOut(
      Weighted {
        Text("a")
        Text("b").padding(0).layoutValue(key: Weight.self, value: 3)
      }, width: 20, height: 1)
    #expect(window.frame("a") == rect(4, 0, 1, 1))
    #expect(window.frame("b") == rect(19, 0, 1, 1))
  }

  /// Counts how often its cache is made.
  private struct Counting: Layout {
    final class Counter { var made = 0 }
    let counter: Counter

    func makeCache(subviews: Subviews) -> [CGSize] {
      counter.made += 1
      return subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
      cache.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: $0.height + $1.height) }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
      var y = bounds.minY
      for (subview, size) in zip(subviews, cache) {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += size.height
      }
    }
  }

  @Test func aCacheIsMadeOnceAndFollowsTheViews() {
    struct Page: View {
      let counter: Counting.Counter
      @State private var words = "a"

      var body: some View {
        VStack {
          Counting(counter: counter) {
            Text(words)
            Text("second")
          }
          Button("Longer") { words += "\u{62}\u{63}" }
        }
      }
    }
    let counter = Counting.Counter()
    let window = LaidOut(Page(counter: counter), width: 20, height: 5)
    #expect(counter.made == 1)
    window.layOut()
    #expect(counter.made == 1)
    let button = window.host.root.first { $0.content.control is ButtonContent }
    window.host.send(.press, to: button?.id ?? NodeID(rawValue: 0))
    window.layOut()
    #expect(counter.made == 2)
    #expect(window.frame("abc")?.width == 3)
  }

  @Test func aLayoutInAnothersPlaceKeepsTheViewsState() {
    struct Page: View {
      @State private var isColumn = false
      @State private var text = ""

      var body: some View {
        let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(Flow())
        VStack {
          layout {
            TextField("Name", text: $text).frame(width: 5)
            Text("ab")
          }
          Button("Turn") { isColumn.toggle() }
        }
      }
    }
    let window = LaidOut(Page(), width: 20, height: 6)
    let field = window.host.root.first { if case .field = $0.content { true } else { false } }
    #expect(window.frame("Name")?.minY == window.frame("ab")?.minY)
    let button = window.host.root.first { $0.content.control is ButtonContent }
    window.host.send(.press, to: button?.id ?? NodeID(rawValue: 0))
    window.layOut()
    #expect(window.frame("Name")?.maxY == window.frame("ab")?.minY)
    #expect(window.host.root.first { if case .field = $0.content { true } else { false } }?.id == field?.id)
  }

  // MARK: places to line up by

  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
  }

  @Test func viewsLineUpByAPlaceOfTheirOwn() {
    let window = LaidOut(
      VStack(alignment: HorizontalAlignment(Colon.self)) {
        Text("name:ab").alignmentGuide(HorizontalAlignment(Colon.self)) { _ in 5 }
        Text("id:cdefg").alignmentGuide(HorizontalAlignment(Colon.self)) { _ in 3 }
      }, width: 10, height: 2)
    #expect(window.frame("name:ab") == rect(0, 0, 7, 1))
    #expect(window.frame("id:cdefg") == rect(2, 1, 8, 1))
  }

  @Test func aPlaceInAStackCountsForTheStack() {
    let alignment = VerticalAlignment(Colon.self)
    let window = LaidOut(
      HStack(alignment: alignment) {
        VStack {
          Text("one")
          Text("two").alignmentGuide(alignment) { $0[VerticalAlignment.center] }
        }
        Text("2nd").alignmentGuide(alignment) { $0[VerticalAlignment.center] }
      }, width: 10, height: 2)
    #expect(window.frame("two")?.minY == window.frame("2nd")?.minY)
    #expect(window.frame("one")?.minY == 0)
  }

  @Test func aBadgeReachesOverTheCorner() {
    let window = LaidOut(
      Text("abcdef").frame(width: 10, height: 4).overlay(alignment: .topTrailing) {
        Text("9").frame(width: 2, height: 2)
          .alignmentGuide(.top) { $0.height / 2 }
          .alignmentGuide(.trailing) { $0.width / 2 }
      }, width: 20, height: 10)
    // The box is at (5, 3); the badge's middle is at its upper trailing corner.
    let badge = window.host.root.first { node in
      if case .decoration(.frame(let frame)) = node.content { frame.width == 2 } else { false }
    }
    #expect(badge?.frame == rect(9, -1, 2, 2))
  }

  // MARK: priorities

  @Test func theFirstViewGetsItsSpaceFirst() {
    let row = HStack {
      Text("gives way").frame(minWidth: 5, maxWidth: .infinity, alignment: .leading)
      Text("first").frame(minWidth: 3, maxWidth: .infinity, alignment: .leading).layoutPriority(1)
      Spacer(minLength: 2)
    }
    let window = LaidOut(row, width: 30, height: 8)
    #expect(window.frame("first")?.minX == 6)
    #expect(window.frame("gives way")?.width == 5)
  }

  // MARK: grids

  @Test func aCellCanTakeSeveralColumns() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 0) {
      GridRow {
        Text("a")
        Text("bcd")
        Text("e")
      }
      GridRow {
        Text("wide one").gridCellColumns(2)
        Text("f")
      }
    }
    let window = LaidOut(grid, width: 20, height: 2)
    // The last of the spanned columns has grown for the cell.
    #expect(window.frame("f")?.minX == window.frame("e")?.minX)
    #expect(window.frame("f")?.minX == (window.frame("wide one")?.maxX ?? 0) + 1)
    #expect(window.frame("wide one")?.width == 8)
  }

  @Test func aColumnAndACellHaveTheirFrames() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 0) {
      GridRow {
        Text("a").gridColumnAlignment(.trailing)
        Text("bcd")
      }
      GridRow {
        Text("long")
        Text("x").gridCellAnchor(.trailing)
      }
    }
    let window = LaidOut(grid, width: 8, height: 2)
    #expect(window.frame("a")?.maxX == window.frame("long")?.maxX)
    #expect(window.frame("x")?.maxX == window.frame("bcd")?.maxX)
  }

  @Test func anUnsizedViewMakesTheGridNoWider() {
    let grid = Grid(horizontalSpacing: 1, verticalSpacing: 0) {
      GridRow {
        Text("ab")
        Text("cd")
      }
      Divider().gridCellUnsizedAxes(.horizontal)
    }
    let window = LaidOut(grid, width: 40, height: 3)
    #expect(window.frame(ofKind: "grid")?.width == 5)
    #expect(window.frame(ofKind: "divider")?.width == 5)
  }

  /// Apple's documentation of `gridCellUnsizedAxes(_:)`: a divider takes all of the width that the grid is offered.
  @Test func aDividerWidensAllColumnsByTheSame() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 0) {
      GridRow {
        Text("ab")
        Text("cd").gridColumnAlignment(.trailing)
      }
      Divider()
    }
    let window = LaidOut(grid, width: 40, height: 3)
    #expect(window.frame(ofKind: "divider")?.width == 40)
    #expect(window.frame("ab")?.minX == 0)
    #expect(window.frame("cd")?.maxX == 40, "the second column ends where the divider does")
  }

  // MARK: containers

  @Test func aViewTakesAShareOfItsContainer() {
    let window = LaidOut(
      ScrollView(.horizontal) {
        HStack(spacing: 2) {
          Text("one").containerRelativeFrame(.horizontal, count: 4, spacing: 2)
          Text("two").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 2)
          Text("three").containerRelativeFrame(.horizontal) { length, _ in length - 10 }
        }
      }, width: 30, height: 3)
    let frames = ["one", "two", "three"].compactMap { words in
      window.host.root.first { node in
        guard case .decoration(.containerFrame) = node.content else { return false }
        return node.plainText == words
      }?.frame.width
    }
    #expect(frames == [6, 14, 20])
  }

  @Test func aReaderReportsItsFrame() {
    struct Page: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("title")
          VStack(spacing: 0) {
            Text("first")
            GeometryReader { proxy in
              let global = proxy.frame(in: .global)
              let named = proxy.frame(in: .named("box"))
              Text(verbatim: "\(Int(global.minX)),\(Int(global.minY)) \(Int(named.minX)),\(Int(named.minY))")
            }
          }
          .coordinateSpace(.named("box"))
          .padding(.leading, 3)
        }
      }
    }
    let window = LaidOut(Page(), width: 30, height: 6)
    window.layOut()
    #expect(window.frame("3,2 0,1") != nil)
  }

  @Test func changesOfSizeAreReported() {
    final class Heard { var sizes: [CGFloat] = [] }
    struct Page: View {
      let heard: Heard
      @State private var words = "ab"

      var body: some View {
        VStack {
          Text(words).onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            heard.sizes.append($0)
          }
          Button("Longer") { words += "cd" }
        }
      }
    }
    let heard = Heard()
    let window = LaidOut(Page(heard: heard), width: 30, height: 6)
    window.layOut()
    #expect(heard.sizes == [2])
    let button = window.host.root.first { $0.content.control is ButtonContent }
    window.host.send(.press, to: button?.id ?? NodeID(rawValue: 0))
    window.layOut()
    window.layOut()
    #expect(heard.sizes == [2, 4])
  }

  @Test func aspectRatiosFitOrFillTheProposedSize() {
    let fitting = LaidOut(Rectangle().aspectRatio(2, contentMode: .fit), width: 12, height: 20)
    #expect(fitting.frame(ofKind: "shape") == rect(0, 7, 12, 6))
    let wide = LaidOut(Rectangle().aspectRatio(2, contentMode: .fit), width: 60, height: 20)
    #expect(wide.frame(ofKind: "shape") == rect(10, 0, 40, 20))
    let filling = LaidOut(
      Rectangle().aspectRatio(2, contentMode: .fill).frame(width: 12, height: 20), width: 12, height: 20)
    #expect(filling.frame(ofKind: "shape") == rect(-14, 0, 40, 20))
  }

  @Test func withoutARatioAViewKeepsItsOwn() {
    let window = LaidOut(
      Rectangle().frame(idealWidth: 30, idealHeight: 10).scaledToFit(), width: 12, height: 20)
    #expect(window.frame(ofKind: "shape") == rect(0, 8, 12, 4))
  }
}
