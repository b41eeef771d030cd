import Platen
import Testing

@Observable private final class Model { var isTurned = false }

/// Views in surroundings that are read from right to left begin at the right.
@MainActor struct RightToLeftTests {
  private func mirrored(_ view: some View, width: CGFloat, height: CGFloat = 1) -> LaidOut {
    LaidOut(view.environment(\.layoutDirection, .rightToLeft), width: width, height: height)
  }

  @Test func `a row begins at the right`() {
    let window = mirrored(
      HStack {
        Text("ab")
        Spacer()
        Text("cde")
      }, width: 20)
    #expect(window.frame("ab") == CGRect(x: 18, y: 0, width: 2, height: 1))
    #expect(window.frame("cde") == CGRect(x: 0, y: 0, width: 3, height: 1))
  }

  @Test func `leading and trailing are right and left`() {
    let window = mirrored(
      VStack(alignment: .leading, spacing: 0) {
        Text("abcdef")
        Text("gh")
        Text("ij").frame(width: 6, alignment: .trailing)
        Text("kl").padding(.leading, 3)
      }, width: 6, height: 4)
    #expect(window.frame("gh")?.minX == 4)
    #expect(window.frame("ij")?.minX == 0)
    #expect(window.frame("kl")?.minX == 1)
  }

  @Test func `an alignment guide counts from the right`() {
    let window = mirrored(
      VStack(alignment: .leading, spacing: 0) {
        Text("abcdef")
        Text("gh").alignmentGuide(.leading) { _ in -1 }
      }, width: 6, height: 2)
    #expect(window.frame("gh")?.maxX == 5)
  }

  @Test func `a part can be read in the other direction`() {
    let window = mirrored(
      HStack(spacing: 1) {
        Text("ab")
        HStack(spacing: 1) {
          Text("c")
          Text("d")
        }
        .environment(\.layoutDirection, .leftToRight)
      }, width: 6)
    #expect(window.frame("ab")?.minX == 4)
    #expect(window.frame("c")?.minX == 0)
    #expect(window.frame("d")?.minX == 2)
  }

  @Test func `what reads its size and tabs follow the direction that is set for them`() {
    let reader = GeometryReader { _ in Text("ab") }.environment(\.layoutDirection, .rightToLeft)
    #expect(LaidOut(reader, width: 20, height: 2).frame("ab")?.minX == 18)
    let inside = GeometryReader { _ in Text("ab") }.environment(\.layoutDirection, .leftToRight)
    #expect(mirrored(inside, width: 20, height: 2).frame("ab")?.minX == 0)
    let tabs = TabView {
      Tab("One", systemImage: "star") { Text("first") }
      Tab("Two", systemImage: "star") { Text("second") }
    }
    let window = LaidOut(tabs.environment(\.layoutDirection, .rightToLeft), width: 40, height: 6)
    let (one, two) = (window.frame("One"), window.frame("Two"))
    #expect(one != nil && two != nil && one!.minX > two!.minX)
  }

  /// The offset of the only view that has one.
  private func offset(of view: some View, _ direction: LayoutDirection) -> CGSize? {
    let window = LaidOut(view.environment(\.layoutDirection, direction), width: 20, height: 2)
    var offsets: [CGSize] = []
    window.host.root.forEach { node in
      if case .decoration(.effect(.offset(let offset))) = node.content { offsets.append(offset) }
    }
    return offsets.count == 1 ? offsets[0] : nil
  }

  @Test func `an offset is in the direction in which lines are read`() {
    let label = Text("Name").offset(x: 3, y: -1)
    #expect(offset(of: label, .leftToRight) == CGSize(width: 3, height: -1))
    #expect(offset(of: label, .rightToLeft) == CGSize(width: -3, height: -1))
  }

  @Test func `places on a canvas are counted from its left edge`() {
    let canvas = Canvas { context, _ in context.draw(Text("Noon"), at: CGPoint(x: 5, y: 1)) }
    #expect(offset(of: canvas, .rightToLeft) == CGSize(width: 5, height: 1))
    let window = mirrored(canvas, width: 20, height: 2)
    var directions: [LayoutDirection?] = []
    window.host.root.forEach { if $0.isLeafText { directions.append($0.attributes.layoutDirection) } }
    #expect(directions == [.rightToLeft], "its texts are read as all others")
    #expect(window.frame("Noon")?.midX == 0)
  }

  @Test func `a change of the direction moves what is there`() {
    struct Turning: View {
      let model: Model

      var body: some View {
        HStack {
          Text("ab")
          Spacer()
        }
        .padding(.leading, 2)
        .environment(\.layoutDirection, model.isTurned ? .rightToLeft : .leftToRight)
      }
    }
    let model = Model()
    let window = LaidOut(Turning(model: model), width: 30, height: 1)
    // The padding is within the direction that is set around it.
    #expect(window.frame("ab")?.minX == 2)
    model.isTurned = true
    window.layOut()
    #expect(window.frame("ab")?.minX == 26)
    model.isTurned = false
    window.layOut()
    #expect(window.frame("ab")?.minX == 2)
  }

  @Test func `a layout of the program counts from the leading edge and knows the direction`() {
    struct Row: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        #expect(subviews.layoutDirection == .rightToLeft)
        return CGSize(width: 10, height: 1)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
          subview.place(at: CGPoint(x: bounds.minX + 1, y: bounds.minY), proposal: .unspecified)
        }
      }
    }
    #expect(mirrored(Row { Text("ab") }, width: 10).frame("ab")?.minX == 7)
  }

  @Test func `a view follows another to where that is`() {
    struct Pair: View {
      @Namespace private var names

      var body: some View {
        HStack {
          Text("ab").matchedGeometryEffect(id: 1, in: names)
          Spacer()
          Text("cd").matchedGeometryEffect(id: 1, in: names, isSource: false)
        }
      }
    }
    let window = mirrored(Pair(), width: 30)
    #expect(window.frame("ab")?.minX == 28)
    #expect(window.frame("cd")?.minX == 28)
  }

  @Test func `labels of a form are at the right`() {
    let window = mirrored(
      Form { TextField("Name", text: .constant("")) }, width: 30, height: 3)
    let label = window.host.root.first { $0.plainText == "Name" && $0.isLeafText }
    let field = window.host.root.first { $0.isField }
    #expect(label != nil && field != nil)
    if let label, let field { #expect(window.place(of: label).minX >= window.place(of: field).maxX) }
  }

  @Test(arguments: [
    ("chevron.forward", "chevron.left"), ("arrow.backward.circle", "arrow.right.circle"),
    ("chevron.right", "chevron.right"),
    ("forward.fill", "forward.fill"),
    ("chevron.left.forwardslash.chevron.right", "chevron.left.forwardslash.chevron.right"),
  ])
  func `symbols that point forward point to the left`(name: String, shown: String) {
    let window = mirrored(Image(systemName: name), width: 5)
    let symbols = window.host.root.symbols
    #expect(symbols == [shown])
  }
}

extension Node {
  fileprivate var isLeafText: Bool { if case .leaf(.text) = content { true } else { false } }

  fileprivate var symbols: [String] {
    var names: [String] = []
    forEach { node in
      if case .leaf(.image(let image)) = node.content, let name = image.systemName { names.append(name) }
    }
    return names
  }
}

extension LaidOut {
  fileprivate func place(of node: Node) -> CGRect {
    var frame = node.frame
    var current = node
    while let parent = current.parent {
      frame = frame.offsetBy(dx: parent.frame.minX, dy: parent.frame.minY)
      current = parent
    }
    return frame
  }
}
