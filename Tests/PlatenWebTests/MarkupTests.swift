#if Web
import Foundation
import Platen
import Testing

@testable import PlatenWeb

@MainActor @Suite struct MarkupTests {
  private func html(_ view: some View) -> String {
    let host = ViewHost(view)
    _ = host.update()
    return HTMLSerializer.html(of: ViewMarkup().document(of: host.root))
  }

  private struct Live<Style: ParseableFormatStyle>: View where Style.FormatOutput == String {
    let style: Style
    @State var value: Style.FormatInput?

    var body: some View { TextField("Value", value: $value, format: style).liveFormatting() }
  }

  /// A style of the program's own, of which only its functions are known.
  private struct Shout: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ value: String) throws -> String { value.lowercased() }
    }
    var parseStrategy: Strategy { Strategy() }
    func format(_ value: String) -> String { value.uppercased() }
  }

  @Test func namesAndURLsAreEditedInThePageAsNumbersAre() {
    #expect(html(Live(style: .number)).contains("data-rules=\"kind=text\u{1F}restored=1\u{1F}kind=number"))
    #expect(
      html(Live(style: PersonNameComponents.FormatStyle(style: .medium))).contains(
        "data-rules=\"kind=text\u{1F}restored=1\""))
    #expect(html(Live(style: URL.FormatStyle())).contains("data-rules=\"kind=text\u{1F}restored=1\""))
    #expect(!html(Live(style: Shout())).contains("data-rules"))
  }

  @Test func fieldsThatThePageDoesNotEditSayWhatCanBeUndone() throws {
    let host = ViewHost(Live(style: Shout()))
    _ = host.update()
    let page = { HTMLSerializer.html(of: ViewMarkup().document(of: host.root)) }
    #expect(page().contains("data-history=\"\""))
    let field = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    host.focus.move(to: field.id)
    host.send(.edit(.insert("a")), to: field.id)
    _ = host.update()
    #expect(page().contains("data-history=\"z\""))
    host.send(.edit(.undo), to: field.id)
    _ = host.update()
    #expect(page().contains("data-history=\"Z\""))
    #expect(!html(Live(style: .number)).contains("data-history"), "the page knows by itself")
    #expect(!html(SecureField("Password", text: .constant("a"))).contains("data-history"), "a secret has no history")
  }

  @Test func textIsEscapedEverywhere() {
    let hostile = #"<script>alert("1")</script>&'"#
    let page = html(
      VStack {
        Text(verbatim: hostile)
        TextField(hostile, text: .constant(hostile), prompt: Text(verbatim: hostile))
        Button(hostile) {}.help(hostile)
        TextEditor(text: .constant("</textarea>" + hostile))
      })
    #expect(!page.contains("<script"))
    #expect(!page.contains("</textarea>&lt;script&gt;"))
    #expect(page.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;"))
    #expect(page.components(separatedBy: "</textarea>").count == 2)
  }

  @Test func revealedSecureTextIsInNoServedPage() {
    let page = html(SecureField("Password", text: .constant("secret")).secureFieldRevealed())
    #expect(!page.contains("secret"))
    #expect(page.contains(#"type="text""#) && page.contains(#"data-marks="6""#))
    #expect(page.contains("data-private"), "the page does not keep it anywhere else")
    #expect(!html(SecureField("Password", text: .constant("a"))).contains("data-private"), "its type says so")
  }

  @Test func marksOfASliderAreGapsInItsLine() {
    let slider = Slider(value: .constant(0.5)) {
      Text("Share")
    } ticks: {
      SliderTick(0.25)
    }
    let gap = "linear-gradient(90deg,#000 calc(7.5px + 0.25 * (100% - 15px) - 1px)"
    #expect(html(slider).contains("mask-image:" + gap))
    #expect(html(slider.environment(\.layoutDirection, .rightToLeft)).contains("7.5px + 0.75 *"))
    #expect(!html(Slider(value: .constant(0.5)) { Text("Share") }).contains("mask"))
  }

  @Test func aSliderWithANeutralValueIsFilledFromIt() {
    let slider = Slider(value: .constant(-0.5), in: -1...1, neutralValue: 0) { Text("Balance") }
    #expect(html(slider).contains("slider neutral") && html(slider).contains("--neutral:0.5"))
    #expect(!html(slider).contains("--way"))
    #expect(html(slider.environment(\.layoutDirection, .rightToLeft)).contains("--way:-90deg"))
    #expect(!html(Slider(value: .constant(0.5)) { Text("Share") }).contains("neutral"))
  }

  @Test func aFieldThatIsNotSeenIsNoGroup() {
    let field = html(TextField("", text: .constant("")).accessibilityLabel("Code").opacity(0))
    #expect(field.contains("<input") && !field.contains("role=\"group\""))
  }

  @Test func accessibilityPropertiesAreAttributes() {
    let page = html(
      VStack {
        Image(systemName: "star").accessibilityLabel("Rated")
        Text("Gone").accessibilityHidden(true)
        Slider(value: .constant(3.0), in: 0...5).accessibilityValue("three of five")
        Button("Mute") {}.accessibilityValue("off")
        TextField("Item", text: .constant("x")).strikethrough()
      })
    #expect(page.contains(#"aria-label="Rated""#))
    #expect(page.contains(#"aria-hidden="true" class="text f-body">Gone"#))
    #expect(page.contains(#"aria-valuetext="three of five""#))
    #expect(page.contains(#"aria-description="off""#))
    #expect(page.contains("text-decoration-line:line-through"))
  }

  @Test func aControlThatHTMLHasNothingForIsShownByItsRole() {
    let page = html(RatingStepper("Service", value: .constant(3)))
    #expect(page.contains(#"role="spinbutton""#))
    #expect(page.contains(#"aria-label="Service""#))
    #expect(page.contains(#"aria-valuetext="3 of 5""#))
    #expect(page.contains("★★★☆☆"))
  }

  @Test func aDividerWithAFrameStandsUprightInARow() {
    // The class stretches it along the axis.
    let row = html(HStack { Divider().frame(height: 25) })
    #expect(row.contains(#"class="divider gv""#))
    #expect(html(VStack { Divider().frame(width: 25) }).contains(#"class="divider gh""#))
  }

  @Test func aLimitOfTheHeightInARowIsAHeight() {
    let row = html(HStack { Color.red.frame(maxHeight: 30) })
    #expect(row.contains("height:30px;max-height:100%") && row.contains(#"class="row"#))
    #expect(!row.contains(#"class="row gh gv"#))
    #expect(html(VStack { Color.red.frame(maxHeight: 30) }).contains("max-height:30px"))
  }

  @Test func aMenuWhoseLabelIsASymbolShowsNoWords() {
    let page = html(
      VStack {
        Menu {
          Button("Sort") {}
        } label: {
          Image(systemName: "star").accessibilityLabel("More")
        }
        Text("Row").contextMenu { Button("Delete") {} }
      })
    #expect(page.contains(#"aria-label="More""#))
    #expect(!page.contains("<span>More</span>"))
    #expect(page.contains("data-context"))
  }

  @Test func namedActionsOpenAMenuAtTheView() {
    #expect(html(Text("Row").accessibilityAction(named: "Delete") {}).contains("data-context"))
    #expect(!html(Text("Row").accessibilityAction {}).contains("data-context"))
  }

  @Test func keysThatTheProgramHandlesAreListed() {
    let page = html(
      VStack {
        TextField("Some", text: .constant("")).onKeyPress(keys: [.upArrow, "K", .space]) { _ in .ignored }
        TextField("Any", text: .constant("")).onKeyPress { _ in .ignored }
        TextField("Letters", text: .constant("")).onKeyPress(characters: .letters) { _ in .ignored }
        TextField("None", text: .constant(""))
      })
    #expect(page.contains(#"data-keys="ArrowUp Space k""#))
    #expect(page.contains(#"data-keys="*""#))
    #expect(page.contains(#"data-keys=".""#))
    #expect(page.components(separatedBy: "data-keys").count == 4)
  }

  @Test func upAndDownInADateAreThePagesUnlessTheProgramHandlesThem() {
    let day = TextField("Day", value: .constant(nil as Date?), format: Date.FormatStyle(date: .numeric))
    let page = html(
      VStack {
        day
        day.onKeyPress(.upArrow) { .ignored }
        day.onKeyPress { _ in .ignored }
        TextField("Name", text: .constant(""))
      }.liveFormatting())
    #expect(page.components(separatedBy: "data-steps").count == 2)
  }

  @Test func traitsBecomeAttributes() {
    let page = html(
      VStack {
        TextField("Mail", text: .constant(""))
          .keyboardType(.emailAddress).textContentType(.emailAddress).autocorrectionDisabled()
          .textInputAutocapitalization(.never).submitLabel(.join)
      })
    for attribute in [
      #"inputmode="email""#, #"autocomplete="email""#, #"autocorrect="off""#, #"spellcheck="false""#,
      #"autocapitalize="none""#, #"enterkeyhint="go""#, #"type="text""#, #"aria-label="Mail""#,
    ] { #expect(page.contains(attribute)) }
  }

  /// A browser empties an `input` of the type `search` at Escape.
  @Test func aFieldThatSearchesKeepsItsTextAtEscape() {
    let page = html(TextField("To", text: .constant("")).submitLabel(.search))
    for attribute in [#"type="text""#, #"role="searchbox""#, #"enterkeyhint="search""#] {
      #expect(page.contains(attribute))
    }
  }

  @Test func rowsOfAFormHaveLabels() throws {
    let page = html(Form { Section("Who") { TextField("Name", text: .constant("")) } })
    #expect(page.contains("<form"))
    #expect(page.contains("<section"))
    #expect(page.contains("aria-labelledby"))
    let target = try #require(page.firstMatch(of: /<label [^>]*for="(n\d+)"/)?.1)
    #expect(page.contains("<input id=\"\(target)\""))
  }

  @Test func aPasswordIsNotInTheDocument() {
    let page = html(SecureField("Password", text: .constant("hunter2")))
    #expect(!page.contains("hunter2"))
    #expect(page.contains(#"data-marks="7""#))
    #expect(page.contains(#"type="password""#))
    #expect(!page.contains(" value="))
  }

  @Test func disabledControlsHaveTheDisabledAttribute() {
    let page = html(
      VStack {
        Button("Go") {}; TextField("A", text: .constant(""))
      }.disabled(true))
    #expect(page.components(separatedBy: #"disabled="""#).count == 3)
  }

  @Test func onlyLinksWithSafeSchemesAreFollowed() {
    let page = html(Text("[good](https://swift.org) [bad](javascript:alert)"))
    #expect(page.contains(#"href="https://swift.org""#))
    #expect(!page.contains("javascript"))
  }

  @Test func aFontNameCanNotLeaveItsStyle() {
    let page = html(Text("a").font(.custom(#"A";background:url(x)"#, size: 12)))
    #expect(page.contains("&quot;Abackgroundurlx&quot;"))
  }

  @Test func numbersInStylesArePlain() {
    #expect(CSS.number(1e300) == "1000000")
    #expect(CSS.number(.nan) == "0")
    #expect(CSS.number(-0.5) == "-0.5")
    #expect(CSS.number(1.0001) == "1")
    #expect(CSS.number(12.25) == "12.25")
    #expect(CSS.pixels(.infinity) == "0")
  }

  @Test func flexibilityPropagatesFromTheLeavesUp() {
    let page = html(
      VStack {
        HStack {
          Text("a"); Spacer()
        }
      })
    #expect(page.contains(#"class="row v-center gh""#))
    #expect(page.contains(#"class="col h-center gh""#))
  }

  @Test func aToggleWithoutALabelIsAsWideAsItsSwitch() {
    #expect(html(HStack { Toggle("On", isOn: .constant(true)) }).contains(#"class="toggle gh""#))
    let bare = html(HStack { Toggle("On", isOn: .constant(true)).labelsHidden() })
    #expect(bare.contains(#"class="toggle""#))
    #expect(!bare.contains(#"class="row v-center gh""#))
  }

  @Test func aRowKeepsItsInsetsOnTheCardWithEveryPadding() {
    let page = html(Form { Text("a").padding(.vertical, 3) })
    #expect(page.contains("padding-block:12px 12px") && page.contains("padding-inline:16px 16px"))
    #expect(html(VStack { Text("a").padding(.vertical, 3) }).contains("padding-block:3px 3px"))
  }

  @Test func hiddenViewsAreSkipped() {
    #expect(html(Text("a").opacity(0)).contains("untouchable unseen"))
    #expect(!html(Text("a").opacity(0.1)).contains("unseen"))
  }

  @Test func jsonIsEscaped() {
    var writer = JSONWriter()
    writer.beginArray()
    writer.string("a\"\\\n\u{1}é</script>")
    writer.null()
    writer.endArray()
    #expect(writer.text == #"["a\"\\\n\u0001é</script>",null]"#)
  }

  @Test func theMenuOfARowOfItemsIsHiddenUntilThePageHasFittedThem() {
    func shownMenus(_ items: some ToolbarContent) -> Int {
      let page = html(NavigationStack { Text("Content").toolbar { items } })
      let (all, hidden) = (page.matches(of: /<details/), page.matches(of: /<details[^>]* class="[^"]*unfit/))
      #expect(!all.isEmpty)
      return all.count - hidden.count
    }
    #expect(shownMenus(ToolbarItem(placement: .bottomBar) { Button("Settings") {} }) == 0)
    // A menu with lines of its own is always shown.
    #expect(shownMenus(ToolbarOverflowMenu { Button("Settings") {} }) == 1)
  }
}
#endif
