import Platen
import PlatenGraph
import PlatenTree
import Testing

/// Which fields and controls have a box that the program draws.
@MainActor struct OwnBoxTests {
  /// Whether each field and control of a view, in their order, has its own box.
  private func boxes(_ view: some View) -> [Bool] {
    let host = ViewHost(view)
    _ = host.update()
    var boxes: [Bool] = []
    host.root.forEach { node in
      switch node.content {
      case .field, .control: boxes.append(node.hasOwnBox)
      default: break
      }
    }
    return boxes
  }

  private var button: some View { Button("Log in") {} }
  private var field: some View { TextField("Name", text: .constant("")) }

  @Test func backgroundsAndOutlinesAreBoxes() {
    #expect(boxes(button.padding().background(Color.blue).foregroundColor(.white).cornerRadius(8)) == [true])
    #expect(boxes(button.overlay(Capsule().stroke(.red))) == [true])
    #expect(boxes(button.border(.red)) == [true])
    #expect(boxes(button.frame(width: 80).clipShape(Capsule())) == [true])
    #expect(boxes(field.padding().background(.ultraThinMaterial)) == [true])
    #expect(boxes(Menu("Sort") { button }.padding().background(.yellow)).first == true)
  }

  @Test func theBackgroundOfAContainerIsNone() {
    #expect(boxes(field.containerBackground(.yellow, for: .window)) == [false])
  }

  @Test func aRowHasOneBoxForAllThatIsInIt() {
    #expect(
      boxes(
        HStack {
          field
          button
        }
        .padding()
        .background(Color.gray)) == [true, true])
  }

  @Test func aLabelHasOne() {
    #expect(
      boxes(
        Button {
        } label: {
          Text("Sign up").padding().background(Color.green).cornerRadius(9)
        }) == [true])
    #expect(
      boxes(
        Button {
        } label: {
          Circle().fill(.red)
        }) == [true])
    #expect(
      boxes(
        Button {
        } label: {
          ZStack {
            Capsule().fill(.red)
            Text("Sign up")
          }
        }) == [true])
  }

  /// A colour that depends on a state changes no control's style.
  @Test func aClearBackgroundIsOne() {
    #expect(
      boxes(
        Button {
        } label: {
          Text("Bold").background(Color.clear)
        }) == [true])
  }

  @Test func whatIsBesideAControlIsNone() {
    #expect(boxes(button) == [false])
    #expect(boxes(button.overlay(alignment: .topTrailing) { Text("3").font(.caption2) }) == [false])
    #expect(boxes(field.overlay(alignment: .trailing) { Text("12") }) == [false])
    #expect(boxes(field.frame(width: 100).clipped()) == [false])
    #expect(boxes(Color.blue.overlay { button }) == [false])
    #expect(boxes(VStack { button }.padding().background(Color.white)) == [false])
    #expect(
      boxes(
        Button {
        } label: {
          HStack {
            Image(systemName: "star").padding().background(Circle().fill(.yellow))
            Text("Star")
          }
        }) == [false])
  }
}
