#if Web
import Platen
import Testing

@testable import PlatenWeb

/// A field in a depth stack has no box over its label.
@MainActor @Suite struct DepthFieldTests {
  private func html(_ view: some View) -> String {
    let host = ViewHost(view)
    _ = host.update()
    return HTMLSerializer.html(of: ViewMarkup().document(of: host.root))
  }

  private var field: some View { TextField("", text: .constant("")) }

  @Test func theLabelBehindAFieldIsSeenThroughIt() {
    let page = html(
      ZStack(alignment: .leading) {
        Text("Name").offset(y: 0)
        HStack { field.padding(.horizontal, 4) }
      })
    #expect(page.contains("s-plain"))
  }

  @Test func aFigureAroundAFieldIsItsBox() {
    let page = html(
      ZStack {
        RoundedRectangle(cornerRadius: 8).stroke(.gray)
        field.padding()
      })
    #expect(page.contains("s-plain"))
  }

  /// Its label is there only while it is empty.
  @Test func aFieldAloneInADepthStackHasNoBox() {
    #expect(html(ZStack { field }).contains("s-plain"))
  }

  @Test func theBackgroundOfADepthStackIsTheBoxOfItsField() {
    let page = html(
      ZStack(alignment: .trailing) {
        field
        Button("Clear") {}
      }
      .padding().background(RoundedRectangle(cornerRadius: 8).fill(.gray)))
    #expect(page.contains("s-plain"))
  }

  @Test func aButtonWithABackgroundHasNoOtherBox() {
    #expect(html(Button("Log in") {}.padding().background(Color.blue)).contains("b-borderless"))
    #expect(
      html(
        Button {
        } label: {
          Text("Sign up").background(Color.green)
        }
      ).contains("b-borderless"))
    #expect(html(Button("Inbox") {}.overlay { Text("3") }).contains("b-automatic"))
  }

  @Test func aFieldKeepsItsBoxOverAColorAndBesideAButton() {
    #expect(
      html(
        ZStack {
          Color.blue; field.padding()
        }
      ).contains("s-automatic"))
    let row = ZStack(alignment: .trailing) {
      field
      Button("Clear") {}
    }
    #expect(html(row).contains("s-automatic"))
    let column = ZStack {
      Text("Behind")
      VStack { field }
    }
    #expect(html(column).contains("s-automatic"))
  }

  @Test func aFieldKeepsTheStyleOfTheProgram() {
    let page = html(
      ZStack {
        Text("Name")
        field.textFieldStyle(.roundedBorder)
      })
    #expect(page.contains("s-roundedBorder"))
  }
}
#endif
