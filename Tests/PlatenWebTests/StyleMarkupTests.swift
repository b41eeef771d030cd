#if Web
import Platen
import Testing

@testable import PlatenWeb

/// Styles and effects as attributes and CSS of a page.
@MainActor @Suite struct StyleMarkupTests {
  private func html(_ view: some View) -> String {
    let host = ViewHost(view)
    _ = host.update()
    return HTMLSerializer.html(of: ViewMarkup().document(of: host.root))
  }

  @Test func aColorForBothSchemesIsResolvedByTheBrowser() {
    let page = html(Text("Ink").foregroundColor(Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })))
    #expect(page.contains("light-dark(rgb(0 0 0 / 1),rgb(255 255 255 / 1))"))
  }

  /// In the shade in which text can be read, yellow is brown.
  @Test func onlyTextHasTheShadesForText() {
    let area = "var(--yellow-area,light-dark(#ffcc00,#ffd60a))"
    #expect(html(Text("Note").foregroundStyle(.yellow)).contains("color:var(--yellow)"))
    var marked = AttributedString("Note")
    marked.backgroundColor = .yellow
    #expect(html(Text(marked)).contains("background-color:\(area)"))
    #expect(html(Text("Note").background(.yellow)).contains("background:\(area)"))
    #expect(html(Text("Note").border(.yellow)).contains("solid \(area)"))
    #expect(html(Image(systemName: "star.fill").foregroundStyle(.yellow)).contains("color:\(area)"))
    #expect(
      html(Circle().fill(.linearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom)))
        .contains("linear-gradient(180deg,\(area) 0%,var(--red-area,light-dark(var(--red),#ff453a)) 100%)"))
  }

  /// Programs take away the space above the first section of iOS's lists, which there is not here.
  @Test func aListIsNotMovedUnderWhatIsAboveIt() {
    let rows = List { Text("Row") }
    #expect(!html(VStack(spacing: 0) { rows }.padding(.top, -35)).contains("margin-block"))
    #expect(html(Text("Row").padding(.top, -35)).contains("margin-block:-35px"))
  }

  private struct Sinking: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  @Test func onlyButtonsWithAPressedStateReportPresses() {
    #expect(html(Button("Go") {}.buttonStyle(Sinking())).contains("data-press"))
    #expect(!html(Button("Go") {}).contains("data-press"))
    #expect(html(Button("Go") {}.buttonRepeatBehavior(.enabled)).contains("data-press"))
  }

  private struct Move: GeometryEffect {
    var make: @Sendable (CGSize) -> CGAffineTransform

    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(make(size)) }
  }

  private func transform(_ make: @escaping @Sendable (CGSize) -> CGAffineTransform) -> String? {
    EffectMarkup.transform(of: AnyGeometryEffect(Move(make: make)))
  }

  @Test func aMoveIsATranslation() {
    #expect(
      transform { _ in CGAffineTransform(translationX: 10, y: -2) } == "translate(calc(0% + 10px),calc(0% + -2px))")
    #expect(transform { _ in .identity } == nil)
  }

  @Test func transformsRelativeToTheSizeAreFractions() {
    let half = transform { CGAffineTransform(translationX: $0.width / 2 + 3, y: -$0.height) }
    #expect(half == "translate(calc(50% + 3px),calc(-100% + 0px))")
  }

  @Test func aRotationAroundTheCentreHasNoTranslation() {
    let turn = transform { size in
      CGAffineTransform(translationX: size.width / 2, y: size.height / 2).rotated(by: .pi / 2)
        .translatedBy(x: -size.width / 2, y: -size.height / 2)
    }
    #expect(turn == "matrix(0,1.000000,-1.000000,0,0,0)")
  }

  private struct Tab: View {
    @Namespace private var space

    var body: some View {
      VStack {
        Capsule().matchedGeometryEffect(id: "a", in: space)
        Rectangle().matchedGeometryEffect(id: "a", in: space, properties: .position, isSource: false)
      }
    }
  }

  @Test func viewsOfOneIdentityAreOneGroup() {
    let page = html(Tab())
    #expect(page.components(separatedBy: #"data-match="0""#).count == 3)
    #expect(page.contains(#"data-takes="ps 0.5 0.5""#))
    #expect(page.contains(#"data-follow="p 0.5 0.5""#))
  }

  @Test func lettersAndLinesAreSpaced() {
    let page = html(
      VStack {
        Text("a").kerning(2)
        Text("b").baselineOffset(-3)
        Text("c").lineSpacing(4)
        Text("d").lineLimit(1).minimumScaleFactor(0.5)
        Text("e")
      })
    #expect(page.contains("letter-spacing:2px"))
    #expect(page.contains("vertical-align:-3px"))
    #expect(page.contains("line-height:calc(1.3em + 4px)"))
    #expect(page.contains(#"data-shrink="0.5""#))
    #expect(page.components(separatedBy: "letter-spacing").count == 2)
  }

  @Test func linesBehindTheLimitAreSpokenAlone() {
    let text = Text("One\nTwo\nThree")
    #expect(html(text.lineLimit(2)).contains(">One\nTwo…<span class=\"spoken\">\nThree</span>"))
    #expect(html(text.lineLimit(1)).contains(">One…<span"))
    let styled = Text("One ") + Text("is\nbold").bold()
    #expect(html(styled.lineLimit(1)).contains(">One <strong>is…</strong><span class=\"spoken\"><strong>\nbold"))
    for whole in [html(text), html(text.lineLimit(3)), html(Text("One\nTwo\n").lineLimit(2))] {
      #expect(!whole.contains("…"))
    }
  }

  @Test func aTextThatIsTruncatedBeforeItsEndGoesOnInItsLastLine() {
    let text = Text("One\nTwo\nThree").truncationMode(.middle)
    #expect(html(text.lineLimit(1)).contains(">One Two Three</p>"))
    #expect(html(text.lineLimit(2)).contains(">One\nTwo Three</p>"))
  }

  @Test func theNamedPrimaryColorIsWritten() {
    #expect(html(Button("Go") {}.foregroundColor(.primary)).contains("color:var(--primary)"))
    #expect(!html(Button("Go") {}).contains("color:var(--primary)"))
  }

  @Test func aToggleThatIsAButtonIsAsWideAsItsLabel() throws {
    func toggle(_ view: some View) throws -> Element {
      try #require(Element.all(of: HStack { view }).first { $0.classes.contains("toggle") })
    }
    #expect(try toggle(Toggle("Bold", isOn: .constant(true))).classes.contains("gh"))
    #expect(try !toggle(Toggle("Bold", isOn: .constant(true)).toggleStyle(.button)).classes.contains("gh"))
    let wide = Toggle(isOn: .constant(true)) { Text("Bold").frame(maxWidth: .infinity) }.toggleStyle(.button)
    #expect(try toggle(wide).classes.contains("gh"))
  }

  @Test func aSegmentOfALabelWithoutItsTitleIsAnIconWithAName() {
    func picker(_ style: some LabelStyle) -> String {
      html(
        Picker("Alignment", selection: .constant(1)) {
          Label("Left", systemImage: "text.alignleft").tag(1)
          Text("Right").tag(2)
        }
        .pickerStyle(.segmented).labelStyle(style))
    }
    let icons = picker(.iconOnly)
    #expect(icons.contains(#"aria-label="Left""#) && !icons.contains("</svg>Left"))
    #expect(icons.contains("Right</span>"))
    #expect(picker(.titleAndIcon).contains("</svg>Left"))
    #expect(!picker(.titleOnly).contains("<svg"))
  }

  /// Percentages in Arabic contain marks of direction: five of them fit beside each other on a phone as in English.
  @Test func whatIsNotSeenMakesSegmentsNoWider() {
    func width(_ titles: [String]) -> Substring? {
      html(
        Picker("Tip", selection: .constant(titles[0])) {
          ForEach(titles, id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
      ).firstMatch(of: /--fit:\s*(\d+)em/)?.output.1
    }
    #expect(width(["10%", "20%"]) != nil)
    #expect(width(["10\u{200E}%\u{200E}", "20\u{200E}%\u{200E}"]) == width(["10%", "20%"]))
    #expect(width(["e\u{301}t"]) == width(["et"]))
  }

  @Test func thePointerHasTheProgramsStyle() {
    #expect(html(Text("x").pointerStyle(.grabIdle)).contains("cursor:grab"))
    #expect(html(Text("x").onContinuousHover { _ in }).contains(#"data-g="h m""#))
  }

  /// As an avatar is written: the symbol has the size of the frame, not that of its font.
  @Test func aResizableSymbolFillsItsFrame() {
    let page = html(
      Image(systemName: "person.circle").resizable().imageScale(.small).scaledToFit().frame(width: 56, height: 56))
    #expect(page.contains(#"class="symbol picture-fit""#))
    #expect(!html(Image(systemName: "person.circle")).contains("picture-fit"))
  }

  @Test func aSymbolAmongWordsIsAPictureThatIsSpoken() {
    let page = html(Text("\(Image(systemName: "star.fill")) Favorite"))
    #expect(page.contains("<svg aria-label=\"favorite\" class=\"symbol\""))
    #expect(page.contains("role=\"img\""))
    #expect(page.contains("</svg> Favorite</p>"))
  }
}
#endif
