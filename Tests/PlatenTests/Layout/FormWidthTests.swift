import Platen
import Testing

/// The greatest width of a form's rows, where a front end has one: here 20 units of a window of 40.
@MainActor @Suite struct FormWidthTests {
  private func laidOut(_ view: some View, width: CGFloat = 40, margin: CGFloat = 0) -> LaidOut {
    let window = LaidOut(view, width: width, height: 12)
    window.metrics.mostFormWidth = 20
    window.metrics.windowMargin = margin
    window.host.layout.invalidate()
    window.layOut()
    return window
  }

  @Test func theRowsAreInTheMiddleOfAWiderForm() throws {
    let row = HStack {
      Text("start")
      Spacer()
      Text("end")
    }
    let window = laidOut(Form { row })
    #expect(try #require(window.frame("start")).minX == 10)
    #expect(try #require(window.frame("end")).maxX == 30)
    #expect(try #require(window.frame(ofKind: "form")).width == 40, "it is scrolled over its whole width")
    #expect(try #require(laidOut(Form { Text("row") }, width: 20).frame("row")).minX == 0)
  }

  @Test func theViewsAboveAndBelowHaveTheWidthOfTheRows() throws {
    let window = laidOut(
      VStack(alignment: .leading) {
        Text("above")
        TextField("Search", text: .constant("")).padding(.top, 1)
        Form { Text("row") }
        HStack {
          Spacer()
          Text("end")
        }
      })
    #expect(try #require(window.frame("above")).minX == 10)
    let field = try #require(window.frame("Search"))
    #expect(field.minX == 10 && field.width == 20)
    #expect(try #require(window.frame("row")).minX == 10)
    #expect(try #require(window.frame("end")).maxX == 30)
  }

  /// The title is as far from the first row as in a window of the rows' width.
  @Test func whatIsInTheBarsBeginsWhereTheRowsDo() throws {
    func distance(_ width: CGFloat) throws -> CGFloat {
      let page = NavigationStack {
        VStack {
          Text("above")
          Form { Text("row") }
        }
        .navigationTitle("Title")
      }
      let window = laidOut(page, width: width)
      return try #require(window.frame("row")).minX - #require(window.frame("Title")).minX
    }
    #expect(try distance(40) == distance(20))
  }

  /// A background of the page, or a frame that fills it, takes nothing from its form.
  @Test func theBarIsInLineWithAFormThatFillsAFrame() throws {
    func distance(_ form: some View) throws -> CGFloat {
      let window = laidOut(NavigationStack { form.navigationTitle("Title") })
      return try #require(window.frame("row")).minX - #require(window.frame("Title")).minX
    }
    let form = Form { Text("row") }
    let plain = try distance(form)
    #expect(try distance(form.containerBackground(.red, for: .navigation)) == plain)
    #expect(try distance(form.frame(maxWidth: .infinity)) == plain)
  }

  @Test func plainListsAndFormsInRowsKeepTheirWidth() throws {
    #expect(try #require(laidOut(List { Text("row") }.listStyle(.plain)).frame("row")).minX == 0)
    let nested = laidOut(Form { Form { Text("row") } })
    #expect(try #require(nested.frame("row")).minX == 10)
  }

  /// As wide as a form's rows, or a margin narrower than the window where that is narrower.
  @Test(arguments: [(40, 10), (24, 3), (20, 3)])
  func aFieldThatNoPaddingSurroundsIsNotAtTheEdgesOfTheWindow(width: CGFloat, left: CGFloat) throws {
    let window = laidOut(VStack { TextField("Amount", text: .constant("")) }, width: width, margin: 3)
    let field = try #require(window.frame("Amount"))
    #expect(field.minX == left && field.maxX == width - left)
  }

  @Test(arguments: [(24.0, 3.0), (40, 10)]) func aBackgroundOfTheWindowKeepsItsMargin(
    width: Double, left: Double
  ) throws {
    let amount = TextField("Amount", text: .constant(""))
    for window in [
      laidOut(VStack { amount }.containerBackground(.yellow, for: .window), width: width, margin: 3),
      laidOut(amount.containerBackground(.yellow, for: .window), width: width, margin: 3),
    ] {
      let field = try #require(window.frame("Amount"))
      #expect(field.minX == left && field.maxX == width - left)
    }
  }

  @Test func anEditorHasTheWidthOfTheWindowButForItsMargin() throws {
    let text = Binding.constant("")
    let window = laidOut(VStack { TextEditor(text: text).accessibilityLabel("Text") }, margin: 3)
    let editor = try #require(window.frame(ofKind: "field"))
    #expect(editor.minX == 3 && editor.width == 34)
  }

  @Test func aColumnWithAFormHasTheMarginAlthoughTheFormIsAsHighAsTheWindow() throws {
    let window = laidOut(
      VStack(alignment: .leading) {
        Text("above")
        ScrollView { TextEditor(text: .constant("")) }
      }, width: 20, margin: 3)
    #expect(try #require(window.frame("above")).minX == 3)
    let form = laidOut(VStack { Form { Text("row") } }, width: 20, margin: 3)
    #expect(try #require(form.frame(ofKind: "form")).minX == 3)
  }

  @Test func whatFillsTheWindowReachesItsEdges() throws {
    let window = laidOut(VStack { Color.red }, margin: 3)
    #expect(try #require(window.frame(ofKind: "shape")).width == 40)
    let padded = laidOut(VStack { TextField("Amount", text: .constant("")) }.padding(.horizontal, 1), margin: 3)
    #expect(try #require(padded.frame("Amount")).minX == 1, "the program's own padding")
  }
}
