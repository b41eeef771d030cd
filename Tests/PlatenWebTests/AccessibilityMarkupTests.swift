#if Web
import Observation
import Platen
import Testing

@testable import PlatenWeb

/// What the markup says to assistive technology, by WAI-ARIA 1.2.
@MainActor @Suite struct AccessibilityMarkupTests {
  private func html(_ view: some View) -> String {
    let host = ViewHost(view)
    _ = host.update()
    return HTMLSerializer.html(of: ViewMarkup().document(of: host.root))
  }

  @Test func aFieldKeepsItsLabelInANarrowForm() {
    let page = html(
      Form { TextField("Name", text: .constant("Ada"), prompt: Text("Required")) }
        .environment(\.horizontalSizeClass, .compact))
    #expect(page.contains(/<label[^>]*>(<[^>]*>)*Name</))
    #expect(page.contains(#"placeholder="Required""#))
    #expect(!page.contains("hidden-label"))
    #expect(html(Form { TextField("Name", text: .constant("")).labelsHidden() }).contains("Name"))
  }

  @Test func aDrawingWithANameIsAPicture() {
    let dot = html(Circle().accessibilityLabel("Online"))
    #expect(dot.contains(/<div[^>]*aria-label="Online"[^>]* role="img"/) && !dot.contains("aria-hidden"))
    #expect(html(Circle()).contains("aria-hidden"))
    let chart = html(
      Canvas { $0.fill(Path(CGRect(origin: .zero, size: $1)), with: .color(.red)) }
        .accessibilityLabel("Chart"))
    #expect(chart.contains(/<div[^>]*aria-label="Chart"[^>]* role="img"/))
    let reader = html(GeometryReader { _ in Text("Width") }.accessibilityHidden(true))
    #expect(reader.contains(/<div[^>]*aria-hidden="true"[^>]*class="geometry/))
  }

  @Test func theFieldsOfARowHaveNames() {
    let row = html(
      LabeledContent("Name") {
        TextField("First", text: .constant(""))
        TextField("Last", text: .constant(""))
        TextField("", text: .constant(""), prompt: Text("Jr."))
      })
    // The label's element names the first one.
    #expect(row.contains(/<label[^>]*>(<[^>]*>)*Name</))
    #expect(!row.contains(#"aria-label="First""#))
    #expect(row.contains(#"aria-label="Last""#))
    #expect(row.contains(#"aria-label="Name""#))
    #expect(html(TextField("", text: .constant(""), prompt: Text("Jr."))).contains(#"aria-label="Jr.""#))
  }

  @Test func aListOfRowsIsAList() {
    let page = html(List { ForEach(["Ada", "Grace"], id: \.self) { Text($0) } })
    #expect(page.contains(/<div[^>]* role="list"/))
    #expect(page.matches(of: /role="listitem"/).count == 2)
    let selectable = html(
      List(["Ada", "Grace"], id: \.self, selection: .constant("Ada" as String?)) { Text($0) })
    #expect(selectable.contains(/<div[^>]* aria-current="true"[^>]* role="listitem"/))
  }

  @Test func aListOfButtonsAndAFormAreNoLists() {
    #expect(!html(List { Button("Ada") {} }).contains(#"role="list"#))
    #expect(!html(Form { Text("Ada") }).contains(#"role="list"#))
    // A heading is no row.
    let page = html(List { Section("People") { Text("Ada") } })
    #expect(!page.contains(#"role="list"#))
    #expect(html(List { Section { Text("Ada") } }).contains(/<div[^>]*class="section[^>]* role="list"/))
  }

  @Test func aFooterDescribesTheControlAboveIt() throws {
    let field = html(Form { Section(footer: Text("Taken.")) { TextField("Name", text: .constant("")) } })
    let footer = try #require(field.firstMatch(of: /<footer id="(n\d+)"/)).1
    #expect(field.contains(try Regex("<input[^>]* aria-describedby=\"\(footer)\"")))
    #expect(!field.contains(try Regex("<section[^>]* aria-describedby")))
    let box = html(Form { Section(footer: Text("Costs more.")) { Toggle("Express", isOn: .constant(true)) } })
    #expect(box.contains(/<input[^>]* aria-describedby="n\d+"[^>]* type="checkbox"/))
  }

  @Test func aFooterOfSeveralControlsDescribesTheirGroup() throws {
    struct Password: View {
      @State var isRepeated = true
      var body: some View {
        Form {
          Section(footer: Text("They don’t match.")) {
            SecureField("Password", text: .constant(""))
            if isRepeated { SecureField("Repeat password", text: .constant("")) }
            Text("Hint").onTapGesture { isRepeated = false }
          }
        }
      }
    }
    let page = html(Password())
    let footer = try #require(page.firstMatch(of: /<footer id="(n\d+)"/)).1
    #expect(page.contains(try Regex("<section[^>]* aria-describedby=\"\(footer)\"[^>]* role=\"group\"")))
    #expect(!page.contains(try Regex("<input[^>]* aria-describedby")))
  }

  @Test func whatAFooterDescribesFollowsTheRows() throws {
    struct Contact: View {
      let model: Rows
      var body: some View {
        Form {
          Section(footer: Text("Required.")) {
            TextField("Name", text: .constant(""))
            if model.hasMail { TextField("E-mail", text: .constant("")) }
            if model.hasAddress {
              ForEach(["Street", "Town", "Country", "Code"], id: \.self) { TextField($0, text: .constant("")) }
            }
          }
        }
      }
    }
    let rows = Rows()
    let host = ViewHost(Contact(model: rows))
    let markup = ViewMarkup()
    _ = host.update()
    _ = markup.document(of: host.root)
    func changes() -> String {
      var message = ServerMessage()
      _ = markup.write(host.update(), into: &message)
      return message.text()
    }
    rows.hasMail = true
    let added = changes()
    let section = try #require(host.root.first { if case .container(.section) = $0.content { true } else { false } })
    let field = try #require(section.firstControl)
    let footer = NodeRenderer.identifier(of: try #require(section.footer).id)
    #expect(added.contains("\"aria-describedby\":\"\(footer)\""), "the group is described")
    #expect(added.contains("\"\(field.controlIdentifier)\",{\"aria-describedby\":null}"))
    rows.hasMail = false
    let isDescribed = "\"\(field.controlIdentifier)\",{\"aria-describedby\":\"\(footer)\"}"
    #expect(changes().contains(isDescribed))
    rows.hasAddress = true
    #expect(changes().contains("\"\(field.controlIdentifier)\",{\"aria-describedby\":null}"), "four rows at once")
    rows.hasAddress = false
    #expect(changes().contains(isDescribed))
  }

  @Test func aStepperHasAValue() {
    #expect(html(Stepper("Guests", value: .constant(2), in: 1...9)).contains(#"aria-valuenow="2""#))
    let unknown = html(Stepper("Guests: 2", onIncrement: {}, onDecrement: nil))
    #expect(unknown.contains(#"aria-valuetext="Guests: 2""#) && !unknown.contains("aria-valuenow"))
  }

  @Test func aSheetIsNamedByItsPageOrItsFirstText() {
    let titled = html(
      Text("Below").sheet(isPresented: .constant(true)) {
        NavigationStack { Text("Form").navigationTitle("New person") }
      })
    #expect(titled.contains(/<dialog[^>]* aria-label="New person"/))
    let plain = html(Text("Below").sheet(isPresented: .constant(true)) { Text("Choose") })
    #expect(plain.contains(/<dialog[^>]* aria-labelledby="(n[0-9]+)".*<p id="\1"[^>]*>Choose</))
  }

  @Test func aRowThatCanBeSelectedMayHoldControls() {
    let page = html(
      List(["a", "b"], id: \.self, selection: .constant(Optional("b"))) { name in Button(name) {} })
    #expect(page.contains(#"aria-current="true""#) && page.contains(#"aria-current="false""#))
    #expect(!page.contains(#"role="option""#))
  }

  @Test func aFontMakesNoHeading() {
    let page = html(
      VStack {
        Text("Large").font(.largeTitle); Text("Title").font(.title)
        Form { Section("Part") { Text("Small") } }
      })
    #expect(page.contains(/<p[^>]*>Large<\/p>/) && page.contains(/<p[^>]*>Title<\/p>/))
    #expect(page.contains(/<h2[^>]*>Part<\/h2>/) && !page.contains("<h1"))
  }

  @Test func whatAnEffectMakesInvisibleIsNotSpokenAndPassedByTab() {
    let page = html(
      VStack {
        TextField("Seen", text: .constant(""))
        TextField("Twin", text: .constant("")).opacity(0)
        Toggle("Switch", isOn: .constant(true)).padding().opacity(0)
      })
    #expect(page.contains(/<input[^>]*aria-hidden="true"[^>]*aria-label="Twin"[^>]*tabindex="-1"/))
    #expect(page.contains(/unseen[^>]*><div[^>]*aria-hidden="true"/))
    #expect(page.contains(/<input[^>]*tabindex="-1"[^>]*type="checkbox"/))
    #expect(!page.contains(/<input[^>]*aria-label="Seen"[^>]*tabindex/))
    let gauge = html(Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(.accessoryCircularCapacity))
    #expect(gauge.contains("unseen") && !gauge.contains(/unseen[^>]*><[^>]*aria-hidden/))
  }

  private struct Twins: View {
    @State var isShown = false
    var body: some View {
      TextField("Twin", text: .constant("")).opacity(isShown ? 1 : 0)
      Button("Show") { isShown.toggle() }
    }
  }

  @Test func aViewThatBecomesVisibleIsSpokenAndReached() throws {
    final class Link: BrowserLink {
      var sent: [String] = []
      func send(_ text: String) { sent.append(text) }
      func close(_ reason: CloseReason) {}
    }
    let host = ViewHost(Twins())
    let view = BrowserView(id: "v", session: "s", host: host)
    _ = view.page()
    let link = Link()
    view.attach(link, epoch: "e", isResumed: true)
    link.sent = []
    let button = try #require(host.root.first { $0.content.control is ButtonContent })
    view.receive(.action(1, .press(button.id)))
    view.driver.update()
    let shown = link.sent.joined()
    #expect(shown.contains(#""aria-hidden":null"#) && shown.contains(#""tabindex":null"#))
    link.sent = []
    view.receive(.action(2, .press(button.id)))
    view.driver.update()
    let hidden = link.sent.joined()
    #expect(hidden.contains(#""aria-hidden":"true""#) && hidden.contains(#""tabindex":"-1""#))
  }

  @Test func aFieldThatHasToBeFilledInSaysSo() {
    let required = html(Form { TextField("Name", text: .constant("")).validation(.required()) })
    #expect(required.contains(/<input[^>]*aria-required="true"/) && !required.contains(/<input[^>]* required[ =>]/))
    #expect(!html(Form { TextField("Name", text: .constant("")) }).contains("aria-required"))
  }

  @Test func aHeadingHasItsLevel() {
    let page = html(
      VStack {
        Text("Top").accessibilityHeading(.h1)
        Text("Part").accessibilityHeading(.h4)
        Text("Some").accessibilityAddTraits(.isHeader)
        Text("Look").font(.title).accessibilityRemoveTraits(.isHeader)
        Text("Large").font(.title).accessibilityHeading(.h3)
      })
    #expect(page.contains(/<h1[^>]*>Top<\/h1>/) && page.contains(/<h4[^>]*>Part<\/h4>/))
    #expect(page.contains(/<h2[^>]*>Some<\/h2>/) && page.contains(/<p[^>]*>Look<\/p>/))
    #expect(page.contains(/<h3[^>]*>Large<\/h3>/))
  }

  @Test func aViewOfSeveralIsAHeadingAndAButtonIsNone() {
    let several = html(
      HStack {
        Text("Week"); Text("3")
      }.accessibilityHeading(.h2))
    #expect(several.contains(/<div[^>]* aria-level="2"[^>]* role="heading"/))
    let logo = html(Image(systemName: "star").accessibilityLabel("Stars").accessibilityAddTraits(.isHeader))
    #expect(logo.contains(/aria-label="Stars"[^>]* aria-level="2"[^>]* role="heading"/))
    let button = html(Button("Fold") {}.accessibilityAddTraits(.isHeader))
    #expect(!button.contains("heading") && !button.contains("<h2"))
  }

  @Test func aTableSaysNoHeadingForAColumn() {
    struct Person: Identifiable { let id: Int; let name: String }
    let page = html(Table([Person(id: 1, name: "Ada")]) { TableColumn("Name", value: \.name) })
    #expect(page.contains("Name") && !page.contains("<h2") && !page.contains(#"role="heading""#))
  }

  @Test func aRepresentationIsThereForAssistiveTechnologyAlone() {
    let page = html(Text("●").accessibilityRepresentation { Toggle("Sound", isOn: .constant(true)) })
    #expect(page.contains(/aria-hidden="true"[^>]*>●</))
    #expect(page.contains(/class="[^"]*unseen[^"]*"/) && page.contains("Sound"))
    #expect(!page.contains(/aria-hidden="true"[^>]*>(<[^>]*>)*Sound/))
  }

  @Test func aViewWithOtherChildrenIsANamedGroup() {
    let page = html(
      VStack { Text("▁▃▅") }.accessibilityLabel("Rain").accessibilityChildren { Text("Monday 1 mm") })
    #expect(page.contains(/aria-label="Rain"[^>]* role="group"/))
    #expect(page.contains(/aria-hidden="true"[^>]*>▁▃▅</))
    #expect(page.contains(/<p[^>]*>Monday 1 mm</) && !page.contains(/aria-hidden="true"[^>]*>Monday/))
  }

  @Test func additionalContentIsPartOfTheDescription() {
    let page = html(
      Text("Ada").accessibilityCustomContent("Born", "1815").accessibilityCustomContent("Age", "36", importance: .high))
    #expect(page.contains(#"aria-description="Age: 36. Born: 1815""#) && !page.contains("title="))
    let hinted = html(Text("Ada").accessibilityHint("A person").accessibilityCustomContent("Age", "36"))
    #expect(hinted.contains(#"aria-description="A person. Age: 36""#) && hinted.contains(#"title="A person""#))
  }

  @Test func whatCanHaveTheFocusHasTheValueAndTheHint() {
    let page = html(
      VStack { Text("▁▃▅") }.focusable().accessibilityLabel("Rain").accessibilityValue("3 of 8")
        .accessibilityHint("Arrows change it"))
    #expect(page.contains(/aria-description="3 of 8. Arrows change it" aria-label="Rain"[^>]* tabindex="0"/))
  }

  @Test func aRotorIsANamedGroupOfButtons() {
    let page = html(
      VStack { Text("One").id(1) }.accessibilityRotor("Parts") { AccessibilityRotorEntry("First", id: 1) })
    #expect(page.contains(/aria-label="Parts"[^>]* role="group"/) && page.contains(/class="[^"]*unseen/))
    #expect(page.contains(/<button[^>]*>(<[^>]*>)*First</))
  }

  @Test func aPromptHasTheColourOfTheProgram() {
    let page = html(TextField("Name", text: .constant(""), prompt: Text("Required").foregroundStyle(.white)))
    #expect(page.contains("--placeholder:"))
    #expect(!html(TextField("Name", text: .constant(""), prompt: Text("Required"))).contains("--placeholder:"))
  }
}

@Observable private final class Rows {
  var hasMail = false
  var hasAddress = false
}
#endif
