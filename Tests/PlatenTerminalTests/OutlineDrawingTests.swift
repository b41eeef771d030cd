import Platen
import PlatenGraph
import Testing

@testable import PlatenTerminal

/// Content with the line of a shape around it: the line takes cells of its own and covers no letter.
@MainActor @Suite struct OutlineDrawingTests {
  private let box = RoundedRectangle(cornerRadius: 8)

  private let rows = ["first", "second", "third"]

  private let words: Binding<String> = .constant("first\nsecond\nthird")

  private func editor(height: CGFloat? = 48) -> some View {
    TextEditor(text: words).frame(minHeight: 48).frame(height: height)
  }

  enum Outlined: CaseIterable {
    case overlay, background, padding, clip, field, lines, text
  }

  private func view(_ outlined: Outlined) -> AnyView {
    switch outlined {
    case .overlay: AnyView(editor().overlay(box.stroke(.gray, lineWidth: 1)))
    case .background: AnyView(editor().background(box.strokeBorder(.gray)))
    case .padding: AnyView(editor().padding(4).overlay(box.stroke(.gray)))
    case .clip: AnyView(editor(height: nil).clipShape(box).overlay(box.stroke(.gray)))
    case .field: AnyView(TextField("", text: words, axis: .vertical).overlay(Rectangle().stroke(.gray)))
    case .lines: AnyView(VStack { ForEach(rows, id: \.self) { Text($0) } }.overlay(box.stroke()))
    case .text: AnyView(Text(verbatim: words.wrappedValue).background(box.stroke()))
    }
  }

  @Test(arguments: Outlined.allCases) func theLineHidesNothing(outlined: Outlined) throws {
    let view = view(outlined)
    let run = SessionRun(VStack { view })
    let shown = run.shown
    let rows = self.rows.map { word in shown.firstIndex { $0.contains(word) } }
    let first = try #require(rows[0], "\(shown)")
    #expect(rows == [first, first + 1, first + 2], "\(shown)")
    #expect(first > 0 && shown[first - 1].contains { "╭┌".contains($0) }, "\(shown)")
    let row = shown[first]
    let sides = row.indices.filter { row[$0] == "│" }
    #expect(sides.count == 2 && row[row.index(after: sides[0])..<sides[1]].contains("first"), "\(shown)")
  }

  @Test func aLineWithPaddingForItTakesNoMoreCells() throws {
    let run = SessionRun(VStack { Text("one").padding().overlay(box.stroke()) })
    let lines = run.shown.filter { !$0.allSatisfy(\.isWhitespace) }.prefix(3)
    #expect(lines.count == 3 && lines.dropFirst().first?.contains("one") == true, "\(run.shown)")
    #expect(lines.last?.contains("╰") == true, "\(run.shown)")
  }

  @Test func aLineAroundOneRowHasItsEndsBesideTheText() {
    let run = SessionRun(VStack { Text("New").overlay(Capsule().stroke()) })
    #expect(run.shown.contains { $0.contains("│New│") }, "\(run.shown)")
  }

  /// Heights between one row and three, as 40 points, are two rows: both would be the line's.
  @Test(arguments: [30.0, 36, 40, 43]) func aFrameOfTwoRowsHasOneMoreForTheText(height: Double) throws {
    let run = SessionRun(
      VStack {
        TextField("", text: .constant("Ada")).textFieldStyle(.plain).padding(.leading, 12).frame(height: height)
          .background(box.stroke(.gray, lineWidth: 0.5).background(box.fill(.white)))
        Text("Log in").frame(height: height).overlay(box.stroke())
      })
    for word in ["Ada", "Log in"] {
      let row = try #require(run.shown.firstIndex { $0.contains(word) })
      #expect(run.shown[row].contains("│"), "\(run.shown)")
      #expect(run.shown[row - 1].contains("╭") && run.shown[row + 1].contains("╰"), "\(run.shown)")
    }
  }

  enum Underlined: CaseIterable {
    case rectangle, color, divider, coloredDivider, capsule, overlay, background, overlaidDivider, spacer, underTitle
  }

  private func view(_ underlined: Underlined) -> AnyView {
    let field = TextField("", text: .constant("Ada")).textFieldStyle(.plain)
    switch underlined {
    case .rectangle:
      return AnyView(
        VStack(spacing: 0) {
          field; Rectangle().frame(height: 1)
        })
    case .color:
      return AnyView(
        VStack {
          field; Color.gray.frame(maxWidth: .infinity, maxHeight: 1)
        })
    case .divider:
      return AnyView(
        VStack {
          field; Divider().frame(height: 1)
        })
    case .coloredDivider:
      return AnyView(
        VStack {
          field; Divider().frame(height: 1.5).background(.red)
        })
    case .capsule:
      return AnyView(
        VStack {
          field; Capsule().fill(.blue).frame(height: 2).opacity(0.5)
        })
    case .overlay: return AnyView(field.overlay(Rectangle().frame(height: 1), alignment: .bottom))
    case .background: return AnyView(field.background(alignment: .bottom) { Rectangle().frame(height: 1) })
    case .overlaidDivider: return AnyView(field.overlay(alignment: .bottom) { Divider() })
    case .spacer:
      return AnyView(
        field.overlay {
          VStack {
            Spacer(); Rectangle().frame(height: 1)
          }
        })
    case .underTitle:
      return AnyView(
        VStack {
          ZStack(alignment: .bottomLeading) {
            Text("Name").padding(.bottom, 24); field
          }
          Divider().frame(height: 1)
        }
        .frame(height: 70))
    }
  }

  @Test(arguments: Underlined.allCases) func aLineBelowAFieldIsInTheNextRow(underlined: Underlined) throws {
    let view = view(underlined)
    let run = SessionRun(VStack { view })
    let row = try #require(run.shown.firstIndex { $0.contains("Ada") }, "\(run.shown)")
    #expect(run.shown[row + 1].contains("───"), "\(run.shown)")
    #expect(run.shown.count { $0.contains("───") } == 1, "\(run.shown)")
  }

  @Test func aLineBetweenTwoTextsTakesAColumn() {
    let run = SessionRun(
      HStack {
        Text("one"); Rectangle().frame(width: 1, height: 16); Text("two")
      })
    #expect(run.shown.contains { $0.contains("one │ two") }, "\(run.shown)")
  }

  @Test func aDotAndALowBarAreShown() {
    let run = SessionRun(
      HStack {
        Circle().fill(.green).frame(width: 8, height: 8); Text("Online")
      })
    #expect(run.shown.contains { $0.contains("● Online") }, "\(run.shown)")
  }

  @Test func aTransparentColorTakesNoRow() throws {
    let run = SessionRun(
      VStack(spacing: 0) {
        Text("one"); Color.clear.frame(height: 1); Text("two")
      })
    let row = try #require(run.shown.firstIndex { $0.contains("one") })
    #expect(run.shown[row + 1].contains("two"), "\(run.shown)")
  }

  /// Each of several shapes on one another, as glass is made of them, shows at its corners what is below all of them.
  @Test func theCornersOfShapesOnOneAnotherHaveTheColorOfTheirMiddle() throws {
    let run = SessionRun(
      ZStack {
        box.fill(.red)
        box.fill(.blue.opacity(0.5))
      }
      .frame(width: 80, height: 48))
    let rows = run.session.screenText
    let top = try #require(rows.firstIndex { $0.contains("▟") }, "\(rows)")
    let cells = run.session.buffer
    let x = try #require(rows[top].firstIndex(of: "▟")).utf16Offset(in: rows[top])
    let corner = cells[x, top].style
    #expect(corner.foreground == cells.background(x: x + 4, y: top + 1))
    #expect(corner.background == cells.background(x: 0, y: 0))
  }

  /// As under the chosen one of several words, where no decoration has a row for it.
  @Test func aLineOverTheLowerEdgeOfAWordUnderlinesIt() throws {
    let run = SessionRun(
      ZStack(alignment: .bottomLeading) {
        Text("kilo metre")
        Rectangle().frame(width: 64, height: 3)
      })
    let y = try #require(run.shown.firstIndex { $0.contains("kilo metre") }, "\(run.shown)")
    let text = run.session.screenText[y]
    let x = try #require(text.firstIndex(of: "k")).utf16Offset(in: text)
    let isUnderlined = (x..<x + 10).map { run.session.buffer[$0, y].style.attributes.contains(.underline) }
    #expect(isUnderlined == Array(repeating: true, count: 8) + [false, false])
  }
}
