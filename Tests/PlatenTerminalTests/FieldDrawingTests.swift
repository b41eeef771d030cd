import Platen
import Testing

@testable import PlatenTerminal

/// How fields are distinguished from what is around them.
@MainActor @Suite struct FieldDrawingTests {
  /// The background of the cell at the beginning of some words, a number of columns from there.
  private func ground(of words: String, in run: SessionRun, columns: Int = 0) throws -> TerminalColor {
    let (x, y) = try place(of: words, in: run)
    return run.screen.cells[y][x + columns].style.background
  }

  private func place(of words: String, in run: SessionRun) throws -> (x: Int, y: Int) {
    for (y, line) in run.shown.enumerated() {
      if let range = line.range(of: words) {
        return (line.distance(from: line.startIndex, to: range.lowerBound), y)
      }
    }
    throw MissingText(words: words)
  }

  /// What WCAG 2 requires of text at level AA.
  private static let readable = 4.5

  /// The contrast of some words and their background.
  private func contrast(of words: String, in run: SessionRun) throws -> Double {
    let (x, y) = try place(of: words, in: run)
    let style = run.screen.cells[y][x].style
    func value(_ color: TerminalColor) throws -> RGB {
      let (red, green, blue) = try #require(color.components)
      return RGB(Double(red) / 255, Double(green) / 255, Double(blue) / 255)
    }
    return try value(style.foreground).contrast(with: value(style.background))
  }

  private struct MissingText: Error { let words: String }

  @Test func aFieldInASheetHasAnotherBackgroundThanTheSheet() throws {
    struct Page: View {
      @State private var name = "Ada"
      @State private var isShown = false
      var body: some View {
        Button("Add") { isShown = true }.sheet(isPresented: $isShown) {
          Form {
            TextField("Given name", text: $name)
            TextField("Title", text: .constant("Countess"))
          }
        }
      }
    }
    let run = SessionRun(Page())
    run.type("\r")
    let sheet = try ground(of: "Given name", in: run)
    #expect(try ground(of: "Countess", in: run) != sheet)
    #expect(try ground(of: "Ada", in: run, columns: 5) != sheet)
    #expect(try ground(of: "Ada", in: run, columns: 5) != ground(of: "Countess", in: run))
  }

  @Test func aSheetIsAsHighAsItsContent() throws {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        Button("Add") { isShown = true }.sheet(isPresented: $isShown) {
          Form { TextField("Title", text: .constant("Countess")) }
        }
      }
    }
    let run = SessionRun(Page(), rows: 30)
    run.type("\r")
    let framed = run.shown.filter { $0.contains("│") || $0.contains("╭") || $0.contains("╰") }
    #expect(framed.count < 12)
  }

  @Test func fieldsBelowOneAnotherHaveAnEmptyRowBetweenThemWhereItFits() throws {
    struct Two: View {
      var body: some View {
        Form {
          TextField("Title", text: .constant("Countess"))
          TextField("City", text: .constant("London"))
        }
      }
    }
    let high = SessionRun(Two(), rows: 12)
    #expect(try place(of: "London", in: high).y == place(of: "Countess", in: high).y + 2)
    let low = SessionRun(Two(), rows: 2)
    #expect(try place(of: "London", in: low).y == place(of: "Countess", in: low).y + 1)
  }

  @Test func fieldsThatTouchHaveDifferentBackgrounds() throws {
    let run = SessionRun(
      VStack(spacing: 0) {
        Button("Here") {}
        TextField("", text: .constant("One"))
        TextField("", text: .constant("Two"))
        TextField("", text: .constant("Three"))
      })
    let one = try ground(of: "One", in: run)
    let two = try ground(of: "Two", in: run)
    #expect(one != two)
    #expect(try ground(of: "Three", in: run) != two)
    #expect(try place(of: "Two", in: run).y == place(of: "One", in: run).y + 1)
  }

  @Test func theSpaceBetweenFieldsStaysWhileAFormGrows() throws {
    struct Growing: View {
      @State private var isLong = false
      var body: some View {
        Form {
          TextField("Title", text: .constant("Countess"))
          TextField("City", text: .constant("London"))
          Toggle("Longer", isOn: $isLong)
          if isLong { ForEach(0..<12, id: \.self) { Text("Line \($0)") } }
        }
      }
    }
    let run = SessionRun(Growing(), rows: 12)
    let before = try place(of: "London", in: run).y - place(of: "Countess", in: run).y
    run.type("\t\t ")
    #expect(run.session.screenText.contains { $0.contains("Line 0") })
    run.type("\u{1B}[Z\u{1B}[Z")
    #expect(try place(of: "London", in: run).y - place(of: "Countess", in: run).y == before)
  }

  @Test func aValueAFieldAndAnErrorBeginInOneColumn() throws {
    struct Person: View {
      @State private var mail = "nomail"
      var body: some View {
        Form {
          LabeledContent("Age", value: "36")
          TextField("E-mail", text: $mail).validation("Not an address.") { $0.contains("@") }
          TextField("City", text: .constant("London"))
        }
      }
    }
    let run = SessionRun(Person())
    run.type("\t")
    let column = try place(of: "London", in: run).x
    #expect(try place(of: "36", in: run).x == column)
    #expect(try place(of: "nomail", in: run).x == column)
    #expect(try place(of: "Not an address.", in: run).x == column)
  }

  @Test func theFrameOfABackgroundStaysWholeAroundAField() throws {
    struct Framed: View {
      @State private var text = ""
      var body: some View {
        TextField("", text: $text).frame(width: 80, height: 48)
          .background(RoundedRectangle(cornerRadius: 5).stroke(.blue))
      }
    }
    let run = SessionRun(Framed())
    for typed in ["", "12345678901234"] {
      run.type(typed)
      let line = try #require(run.shown.first { $0.contains("│") })
      #expect(line.count { $0 == "│" } == 2)
      #expect(line.trimmingCharacters(in: .whitespaces).count == 10)
    }
  }

  @Test func aFieldWithoutATextColorShowsWhatIsBelowIt() {
    struct Code: View {
      @State private var code = ""
      var body: some View {
        ZStack {
          HStack { ForEach(0..<3, id: \.self) { index in Text(index < code.count ? "<\(index)>" : "< >") } }
          TextField("", text: $code).textFieldStyle(.plain).foregroundColor(.clear).accentColor(.clear)
        }
      }
    }
    let run = SessionRun(Code())
    #expect(run.text.contains("< > < > < >"))
    run.type("77")
    #expect(run.text.contains("<0> <1> < >"))
    #expect(!run.text.contains("7"))
  }

  /// A label that rises when there is text is read in the empty field, with the focus in it and without.
  @Test func theLabelBehindAFieldIsSeenThroughIt() throws {
    struct Page: View {
      @State private var name = ""
      @State private var town = ""
      var body: some View {
        VStack(spacing: 48) {
          field("Name", $name)
          field("Town", $town)
        }
        .padding(.top, 48)
      }

      private func field(_ label: String, _ text: Binding<String>) -> some View {
        ZStack(alignment: .leading) {
          Text(label).offset(y: text.wrappedValue.isEmpty ? 0 : -25)
          TextField("", text: text)
        }
      }
    }
    let run = SessionRun(Page())
    let (name, town) = (try place(of: "Name", in: run), try place(of: "Town", in: run))
    // The field is told apart by its background under the words and behind them.
    let outside = run.screen.cells[town.y - 1][town.x].style.background
    #expect(try ground(of: "Town", in: run) != outside)
    #expect(try ground(of: "Town", in: run, columns: 6) == ground(of: "Town", in: run))
    run.type("Ada")
    #expect(try place(of: "Ada", in: run) == name)
    #expect(try place(of: "Name", in: run).y < name.y)
  }

  @Test func suggestionsAreInAFrameAndTheMarkedOneIsFilled() throws {
    struct City: View {
      @State private var city = ""
      var body: some View {
        Form {
          TextField("City", text: $city).textInputSuggestions {
            Text("Bergen").textInputCompletion("Bergen")
            Text("Bern").textInputCompletion("Bern")
          }
        }
      }
    }
    let run = SessionRun(City())
    run.type("B")
    #expect(run.text.contains("╭") && run.text.contains("╰"))
    run.type("\u{1B}[B")
    #expect(try ground(of: "Bergen", in: run) != ground(of: "Bern ", in: run))
  }

  @Test func disabledControlsCanBeRead() throws {
    let run = SessionRun(
      VStack {
        Button("Elsewhere") {}; Button("Send") {}.disabled(true)
      })
    #expect(try contrast(of: "Send", in: run) >= Self.readable)
  }

  @Test func aFocusedRowShowsAllOfItsTexts() throws {
    let run = SessionRun(
      NavigationStack {
        List {
          NavigationLink {
            Text("Inside")
          } label: {
            HStack {
              Text("Experience")
              Spacer()
              Text("missing").foregroundStyle(.secondary)
            }
          }
        }
      })
    let row = try #require(run.shown.firstIndex { $0.contains("Experience") })
    for word in ["missing", "›"] {
      #expect(try place(of: word, in: run).y == row)
      #expect(try contrast(of: word, in: run) >= Self.readable)
    }
  }

  @Test func theMarkOfARowOfTwoLinesIsOnTheFirst() throws {
    let run = SessionRun(
      HStack {
        Toggle("", isOn: .constant(true)).labelsHidden()
        VStack(alignment: .leading) {
          Text("mail"); Text("ada@example.org")
        }
      })
    #expect(try place(of: "[", in: run).y == place(of: "mail", in: run).y)
  }

  @Test func aValueThatIsCutOffSaysSo() throws {
    struct Page: View {
      @State private var first = "b"
      @State private var weight = "60.25"
      @State private var name = "שלום עולם"
      var body: some View {
        TextField("First", text: $first)
        TextField("Weight", text: $weight).frame(width: 40).textFieldStyle(.plain)
        TextField("Name", text: $name).frame(width: 40).textFieldStyle(.plain)
      }
    }
    let run = SessionRun(Page())
    let shown = run.shown.map { $0.trimmingCharacters(in: .whitespaces) }
    // Five columns, of which the first is kept for the mark of the focus.
    #expect(shown.contains("60.…"))
    #expect(shown.contains("…ולש"))
    // With the focus there is the text around the caret instead.
    run.type("\t\u{1B}[F")
    #expect(!run.shown.contains { $0.contains("60.…") })
    #expect(run.shown.contains { $0.contains("25") })
  }

  @Test(arguments: [ColorDepth.none, .trueColor]) func `an error is seen without colours`(depth: ColorDepth) {
    struct Page: View {
      @State private var mail = ""
      @State private var web = ""
      @State private var name = ""
      var body: some View {
        TextField("E-mail", text: $mail).validation("Not an address.") { $0.contains("@") }
        TextField("Web", text: $web).textFieldStyle(.roundedBorder).validation("No site.") { $0.contains(".") }
        TextField("Name", text: $name)
      }
    }
    let run = SessionRun(Page(), depth: depth)
    run.type("ada\tadas\tAda")
    #expect(run.shown.contains { $0.hasPrefix(" ada ") && $0.hasSuffix(" !") })
    #expect(run.shown.contains { $0.hasPrefix("│ adas ") && $0.hasSuffix(" !") })
    #expect(run.shown.contains { $0.hasPrefix("▌Ada") && !$0.contains("!") })
    // The bar of the field that has the focus stays.
    run.type("\u{1B}[Z\u{1B}[Z")
    #expect(run.shown.contains { $0.hasPrefix("▌ada ") && $0.hasSuffix(" !") })
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [Axis.horizontal, .vertical])
  func `the sign of an error hides nothing of a text`(direction: LayoutDirection, axis: Axis) {
    struct Page: View {
      @State var text: String
      let axis: Axis
      @State private var other = ""
      var body: some View {
        TextField("Notes", text: $text, axis: axis).validation("7") { $0.count < 5 }
        TextField("12", text: $other)
      }
    }
    let text = direction == .leftToRight ? "abcdefghijklmnop" : "אבגדהוזחטיכלמנסע"
    func run(_ page: some View) -> String {
      let run = SessionRun(page.environment(\.layoutDirection, direction), columns: 20, rows: 8)
      run.type("\u{1B}[F!\u{7F}\t\u{1B}[Z")
      return run.text
    }
    let shown = run(Page(text: text, axis: axis))
    #expect(shown.filter { text.contains($0) }.count == text.count, "\(shown)")
    #expect(shown.filter { $0 == "!" }.count == 1, "\(shown)")
    let narrow = run(Page(text: String(text.prefix(6)), axis: axis).frame(width: 64))
    #expect(narrow.contains("▌") && !narrow.contains("!"), "\(narrow)")
  }
}
