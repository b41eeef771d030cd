#if Web
import Foundation
import NIOHTTP1
import Platen
import Testing

@testable import PlatenWeb

/// A page as a form for a browser without scripts.
@MainActor @Suite struct PlainFormTests {
  private struct Order: View {
    @State private var name = "Ada"
    @State private var notes = "One\nTwo"
    @State private var secret = "tr0ub4dor"
    @State private var isGift = true
    @State private var size = 1
    @State private var amount = 2.0
    @State private var log = ""
    var body: some View {
      TextField("Name", text: $name).onSubmit { log += "submitted " }
      TextEditor(text: $notes)
      SecureField("Password", text: $secret)
      Toggle("Gift", isOn: $isGift)
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      Slider(value: $amount, in: 0...10, step: 1)
      Button("Order") { log += "ordered " }
      Button("Never") { log += "never " }.disabled(true)
      Text(verbatim: "\(name)|\(notes)|\(secret)|\(isGift)|\(size)|\(amount)|\(log)")
    }
  }

  private let host = ViewHost(Order())
  private let view: BrowserView
  private let served: BrowserView.Page

  init() {
    view = BrowserView(id: "v", session: "s", host: host)
    served = view.page()
  }

  private var log: String {
    var texts: [String] = []
    host.root.forEach { if case .leaf(.text(let text)) = $0.content { texts.append(text.plainText) } }
    return texts.last ?? ""
  }

  /// What a browser posts where the user changes nothing.
  private func unchanged() throws -> [String: String] {
    let form = try #require(view.form)
    var posted: [String: String] = [:]
    for (name, value) in form.controls where !(name.hasSuffix("b") && value.isEmpty) {
      posted[name] = value.replacing("\n", with: "\r\n")
    }
    return posted
  }

  private func name(of value: String) throws -> String {
    let form = try #require(view.form)
    return try #require(form.controls.first { $0.value == value }).name
  }

  private func button(_ words: String) throws -> String {
    let node = try #require(host.root.first { $0.content.control is ButtonContent && $0.plainText == words })
    return String(node.id.rawValue)
  }

  @Test func aFormWithoutChangesChangesNothing() throws {
    view.submit(try unchanged())
    #expect(log == "Ada|One\nTwo|tr0ub4dor|true|1|2.0|")
  }

  @Test func whatTheUserChangedIsChanged() throws {
    var posted = try unchanged()
    posted[try name(of: "Ada")] = "Grace"
    posted[try name(of: "One\nTwo")] = "One\r\nThree"
    posted[try name(of: "")] = "s3cret"
    posted[try name(of: "on")] = nil
    posted[try name(of: "1")] = "0"
    posted[try name(of: "2")] = "7"
    view.submit(posted)
    #expect(log == "Grace|One\nThree|s3cret|false|0|7.0|")
  }

  @Test func aButtonIsPressedAfterTheChanges() throws {
    var posted = try unchanged()
    posted[try name(of: "Ada")] = "Grace"
    posted[PlainForm.press] = try button("Order")
    view.submit(posted)
    #expect(log == "Grace|One\nTwo|tr0ub4dor|true|1|2.0|ordered ")
  }

  @Test func returnSubmitsTheFieldThatWasChangedLast() throws {
    var posted = try unchanged()
    posted[try name(of: "Ada")] = "Grace"
    posted[PlainForm.press] = PlainForm.submit
    view.submit(posted)
    #expect(log.hasSuffix("|submitted "))
  }

  @Test func aDisabledButtonIsNotPressed() throws {
    var posted = try unchanged()
    posted[PlainForm.press] = try button("Never")
    view.submit(posted)
    #expect(log.hasSuffix("|"))
  }

  @Test(arguments: ["x", "-1", "99999", "1 s 99999", "1 t x", " ", "0", "18446744073709551616"])
  func aButtonThatIsNotThereIsIgnored(button: String) throws {
    var posted = try unchanged()
    posted[PlainForm.press] = button
    posted["n99999"] = "x"
    posted["nx"] = "x"
    view.submit(posted)
    #expect(log == "Ada|One\nTwo|tr0ub4dor|true|1|2.0|")
  }

  @Test func whatTheProgramChangedMeanwhileStays() throws {
    var posted = try unchanged()
    let field = try name(of: "Ada")
    view.receive(
      .whole(
        NodeID(rawValue: try #require(Int(field.dropFirst()))), sequence: 1, base: 0, text: "Lin", markCount: nil,
        anchor: 3, head: 3))
    posted[PlainForm.press] = try button("Order")
    view.submit(posted)
    #expect(log.hasPrefix("Lin|"))
  }

  /// A format gets the text as it was filled in, and not a part of it beside the rest of the text before.
  @Test(arguments: ["31/31/2026", "12/31/2027"]) func aFieldWithAFormatIsFilledInAsAWhole(text: String) throws {
    struct Booking: View {
      @State private var day = Date(timeIntervalSince1970: 1_764_676_800)
      var body: some View {
        DatePicker("Day", selection: $day, displayedComponents: .date)
          .environment(\.locale, Locale(identifier: "en_US"))
      }
    }
    let view = BrowserView(id: "v", session: "s", host: ViewHost(Booking()))
    _ = view.page()
    let field = try #require(view.form?.controls.first { $0.value.hasSuffix("/2025") })
    view.submit([field.name: text])
    _ = view.page()
    #expect(view.form?.controls.contains { $0.value == text } == true)
  }

  @Test func aSecretIsInNoForm() throws {
    struct SignIn: View {
      @State private var secret = "tr0ub4dor"
      var body: some View { SecureField("Password", text: $secret) }
    }
    let view = BrowserView(id: "w", session: "s", host: ViewHost(SignIn()))
    _ = view.page()
    view.notePlain()
    let page = PageDocument.html(of: view, base: "./", epoch: "e", viewCookie: "c")
    #expect(!page.contains("tr0ub4dor"))
    #expect(page.contains("placeholder=\"\(String(repeating: "\u{2022}", count: 9))\""))
  }

  @Test func aFieldThatIsNotValidSaysSo() throws {
    struct Address: View {
      @State private var mail = ""
      var body: some View {
        Form { TextField("E-mail", text: $mail).validation("There is no @ in it.") { $0.contains("@") } }
      }
    }
    let view = BrowserView(id: "v", session: "s", host: ViewHost(Address()))
    _ = view.page()
    let name = try #require(view.form?.controls.first?.name)
    func html(_ text: String) -> String {
      view.submit([name: text])
      return PageDocument.html(of: view, base: "./", epoch: "e", viewCookie: "c")
    }
    let refused = html("ada")
    #expect(refused.contains("There is no @ in it.") && refused.contains(#"aria-invalid="true""#))
    #expect(!html("ada@example.org").contains("There is no @ in it."))
  }

  // MARK: the summary of errors

  private struct Contact: View {
    @State private var name = ""
    @State private var mail = ""
    var body: some View {
      Form {
        TextField("Name", text: $name).validation("Enter a name.") { !$0.isEmpty }
        TextField("E-mail", text: $mail).validation("There is no @ in it.") { $0.contains("@") }
      }
      .navigationTitle("Contact")
    }
  }

  @Test func theErrorsAreListedAtTheTopOfTheAnswer() throws {
    let view = BrowserView(id: "v", session: "s", host: ViewHost(NavigationStack { Contact() }))
    func html() -> String {
      PageDocument.html(of: view, base: "./", epoch: "e", viewCookie: "c")
    }
    let first = html()
    #expect(first.contains("<title>Contact</title>") && !first.contains("There is a problem"))
    let names = try #require(view.form?.controls.map(\.name))
    try #require(names.count == 2)
    view.notePlain()
    view.submit([names[0]: "Ada", names[1]: "ada"])
    let refused = html()
    #expect(refused.contains("<title>Error: Contact</title>"))
    #expect(refused.contains("href=\"./#\(names[1])\">E-mail: There is no @ in it.</a>"))
    #expect(!refused.contains("#\(names[0])\""), "a field without an error is in no list")
    let summary = try #require(refused.range(of: "There is a problem"))
    let main = try #require(refused.range(of: "<main"))
    #expect(summary.lowerBound < main.lowerBound)
    // The field is described by its message.
    let field = try #require(refused.range(of: "id=\"\(names[1])\""))
    let tag = refused[..<(refused[field.upperBound...].firstIndex(of: ">") ?? refused.endIndex)]
    let start = try #require(tag.lastIndex(of: "<"))
    #expect(tag[start...].contains("aria-describedby=\"n"))
    view.submit([names[0]: "Ada", names[1]: "ada@example.org"])
    let taken = html()
    #expect(taken.contains("<title>Contact</title>") && !taken.contains("There is a problem"))
  }

  @Test func aPageWithScriptsHasNoSummary() throws {
    let view = BrowserView(id: "v", session: "s", host: ViewHost(Contact()))
    _ = view.page()
    let name = try #require(view.form?.controls.last?.name)
    view.submit([name: "ada"])
    let page = PageDocument.html(of: view, base: "./", epoch: "e", viewCookie: "c")
    #expect(page.contains("There is no @ in it.") && !page.contains("There is a problem"))
  }

  // MARK: a view that has ended

  private struct Prepared: View {
    let order: Order
    var body: some View {
      VStack {
        Text("Welcome")
        order
      }
    }
  }

  private func controls(_ element: Element) -> [Element] {
    var found: [Element] = []
    if element.attributes["name"] != nil, element.tag != "button" { found.append(element) }
    for case .element(let child) in element.contents { found += controls(child) }
    return found
  }

  private func expired(kinds: String, changes: [Int: String?] = [:]) throws -> ExpiredForm {
    let form = try #require(view.form)
    var posted = try unchanged()
    posted["view"] = Token.random()
    posted["token"] = Token.random()
    posted[PlainForm.kinds] = kinds
    for (index, value) in changes { posted[form.controls[index].name] = value }
    return try #require(ExpiredForm(posted))
  }

  @Test func whatWasPostedToAnEndedViewIsShownByTheNextOne() throws {
    let form = try #require(view.form)
    // In the order of the page: name, notes, password, gift, size, amount.
    #expect(form.controls.map(\.value) == ["Ada", "One\nTwo", "", "on", "1", "2"])
    let expired = try expired(
      kinds: ControlKinds(served.root).list,
      changes: [0: "Grace", 1: "One\r\nThree", 2: "s3cret", 3: nil, 4: "0", 5: "7"])
    let host = ViewHost(Prepared(order: Order()))
    let next = BrowserView(id: "w", session: "s", host: host)
    var root = next.page().root
    expired.fill(&root)
    let shown = controls(root)
    try #require(shown.count == 6)
    #expect(shown[0].field?.value == "Grace")
    #expect(shown[1].field?.value == "One\nThree")
    #expect(shown[2].field?.value == nil)
    #expect(shown[3].isChecked == false)
    let chosen = shown[4].contents.compactMap { content -> String? in
      guard case .element(let option) = content, option.attributes["selected"] != nil else { return nil }
      return option.attributes["value"]
    }
    #expect(chosen == ["0"])
    #expect(shown[5].attributes["value"] == "7")
    // The program gets nothing of it before it is sent.
    var texts: [String] = []
    host.root.forEach { if case .leaf(.text(let text)) = $0.content { texts.append(text.plainText) } }
    #expect(texts.last == "Ada|One\nTwo|tr0ub4dor|true|1|2.0|")
    #expect(next.form?.controls.first?.value == "Ada")
  }

  @Test func controlsThatAreOthersKeepTheirValues() throws {
    let expired = try expired(kinds: ControlKinds(served.root).list, changes: [0: "Grace"])
    struct Names: View {
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name)
        TextField("Name", text: $name)
        TextField("Other", text: $name)
      }
    }
    let next = BrowserView(id: "w", session: "s", host: ViewHost(Names()))
    var root = next.page().root
    expired.fill(&root)
    #expect(controls(root).map { $0.field?.value } == ["", "", ""])
  }

  @Test(arguments: ["view", "token", PlainForm.kinds]) func whatNoPageHasPostedIsNoForm(_ missing: String) {
    var posted = ["view": Token.random(), "token": Token.random(), PlainForm.kinds: ""]
    #expect(ExpiredForm(posted) != nil)
    posted[missing] = nil
    #expect(ExpiredForm(posted) == nil)
  }

  @Test func theSameFormIsTakenOnce() {
    func body(_ text: String) -> WipedBytes {
      let bytes = WipedBytes()
      bytes.space(for: text.utf8.count).copyBytes(from: Array(text.utf8))
      bytes.append(text.utf8.count)
      return bytes
    }
    #expect(view.takesForm(body("page=1&press=5")))
    #expect(!view.takesForm(body("page=1&press=5")))
    #expect(view.takesForm(body("page=1&press=6")))
    #expect(view.takesForm(body("page=2&press=5")))
  }

  @Test(arguments: [
    ("a=1&b=2", ["a": "1", "b": "2"]), ("a=1+2%2B3", ["a": "1 2+3"]), ("a=%C3%A9", ["a": "é"]), ("a", ["a": ""]),
    ("", [:]), ("&&a=b=c&", ["a": "b=c"]), ("a=%", ["a": "%"]), ("a=%4", ["a": "%4"]), ("a=%zz", ["a": "%zz"]),
    ("a=1&a=2", ["a": "2"]),
  ])
  func aBodyIsItsValues(body: String, values: [String: String]) {
    #expect(FormBody.values(of: Array(body.utf8)) == values)
  }

  @Test func aBodyThatIsNoTextIsRefused() { #expect(FormBody.values(of: Array("a=%FF".utf8)) == nil) }

  /// A drawing's lines have no identity: their rule names their place below the element that has one.
  @Test func whatHasNoIdentityHasItsStyle() throws {
    let drawing = Path { $0.addLines([.zero, CGPoint(x: 4, y: 4), CGPoint(x: 4, y: 0)]) }.stroke(.red, lineWidth: 2)
    let view = BrowserView(id: "v", session: "s", host: ViewHost(drawing))
    _ = view.page()
    let rules = try #require(view.form).style.split(separator: "\n")
    let rule = try #require(rules.first { $0.contains("> :nth-child(1) > :nth-child(1) { ") })
    #expect(rule.hasPrefix("#n") && rule.contains("fill:none") && rule.contains("stroke-width:2px"))
  }
}
#endif
