#if Web
import Foundation
import Platen
import Testing

@testable import PlatenWeb

@MainActor @Suite struct CheckMarkupTests {
  private func host(_ view: some View) -> (ViewHost, ViewMarkup) {
    let host = ViewHost(view)
    _ = host.update()
    return (host, ViewMarkup())
  }

  private func element(of tag: String, in element: Element) -> Element? {
    if element.tag == tag { return element }
    for case .element(let child) in element.contents {
      if let found = self.element(of: tag, in: child) { return found }
    }
    return nil
  }

  private struct Sign: View {
    @State var name = ""
    var isLocked = false

    var body: some View {
      Form {
        TextField("Name", text: $name)
          .validation([.required("Who?"), .length(2...), .pattern(/[a-z]+/, "Letters.")], display: .onSubmit)
        Button("Save") {}.disabled(isLocked).disabledUnlessValid()
      }
    }
  }

  @Test func rulesAreDescribedWithWhatIsBroken() throws {
    let (host, markup) = host(Sign())
    let field = try #require(element(of: "input", in: markup.document(of: host.root)))
    let checks = try #require(field.attributes["data-checks"])
    #expect(checks.hasSuffix(#",1,["Who?",1],["Enter at least 2 characters.",3,2],["Letters.",0]]"#))
    #expect(field.attributes["data-verdict"] == "0 0")
    let button = try #require(element(of: "button", in: markup.document(of: host.root)))
    let scope = try #require(checks.dropFirst(2).split(separator: "]").first)
    #expect(button.attributes["data-gate"] == "\(scope) 1")
    #expect(button.attributes["disabled"] != nil)
  }

  /// A rule of the table that the page's script is tested by as well.
  private struct Checked: Decodable {
    /// A number or a text of what the page gets of the rule.
    enum Part: Decodable, Equatable {
      case number(Int)
      case text(String)

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        self = try (try? value.decode(Int.self)).map(Self.number) ?? .text(value.decode(String.self))
      }
    }

    var rule: String
    var check: [Part]
    var met: [String]
    var broken: [String]
  }

  /// What a field says of its rule: the rule without its message, and whether its text breaks it.
  private struct Said: Decodable {
    var check: [Checked.Part]

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      _ = try parts.decode([Int].self)
      _ = try parts.decode(Int.self)
      check = Array(try parts.decode([Checked.Part].self).dropFirst())
    }
  }

  @Test func textsMeetRulesAsInThePage() throws {
    let rules: [String: TextInputValidationRule] = [
      "required": .required(), "length": .length(2...3), "least": .length(2...), "email": .email(),
      "number": .pattern(regularExpression: #"^\+?[\d ()-]{7,}$"#),
      "words": .pattern(regularExpression: #"\w+? (?:cat|dog)s?(?!.)"#),
      "letters": .pattern(regularExpression: "^[^a-c].{1,2}$"),
    ]
    let table = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "ClientTests/checks.json")
    let cases = try JSONDecoder().decode([Checked].self, from: Data(contentsOf: table))
    #expect(Set(cases.map(\.rule)) == Set(rules.keys))
    for it in cases {
      let rule = try #require(rules[it.rule])
      for text in it.met + it.broken {
        let (host, markup) = host(TextField("Text", text: .constant(text), axis: .vertical).validation(rule))
        let field = try #require(element(of: "textarea", in: markup.document(of: host.root)))
        let said = try JSONDecoder().decode(Said.self, from: Data(try #require(field.attributes["data-checks"]).utf8))
        #expect(said.check == it.check)
        #expect(field.attributes["data-verdict"] == (it.met.contains(text) ? "-1 0" : "0 0"), "\(it.rule): \(text)")
      }
    }
  }

  @Test func everyWayToWriteTheExpressionOfAddressesIsThatOfThePage() throws {
    for expression in EmailExpression.allCases {
      let (host, markup) = host(TextField("Text", text: .constant("")).validation(.email(expression)))
      let field = try #require(element(of: "input", in: markup.document(of: host.root)))
      let said = try JSONDecoder().decode(Said.self, from: Data(try #require(field.attributes["data-checks"]).utf8))
      #expect(said.check == [.number(2), .text(#"^[A-Z0-9a-z._%+\-]+@[A-Za-z0-9.\-]+\.[A-Za-z]{2,}$"#)])
    }
  }

  @Test func expressionsThatPagesReadInAnotherWayAreNotDescribed() throws {
    for expression in [
      #"\s"#, #"(a)\1"#, "(?i)a", "a++", "[a[b]]", "[[:alpha:]]", "[a-z&&[b]]", "ä", "(", "a)", "{2}", "(?=[)])*",
    ] {
      #expect(PageExpression(icu: expression) == nil, "\(expression)")
    }
    let (host, markup) = host(
      TextField("Text", text: .constant("ab")).validation(.pattern(regularExpression: "(?i)A"), .length(3...)))
    let field = try #require(element(of: "input", in: markup.document(of: host.root)))
    let checks = try #require(field.attributes["data-checks"])
    #expect(checks.contains(#"["This is not in the form expected.",0],"#) && field.attributes["data-verdict"] == "1 0")
  }

  @Test func aButtonThatSomethingElseDisablesWaitsForTheProgram() throws {
    let (host, markup) = host(Sign(name: "ab", isLocked: true))
    let button = try #require(element(of: "button", in: markup.document(of: host.root)))
    // The modifier around is the first that applies: it is open, and the lock inside it counts.
    #expect(button.attributes["disabled"] != nil)
    #expect(button.attributes["data-gate"] == nil)
  }

  @Test func withoutScriptsAButtonCanBePressedBeforeItsFieldsAreValid() throws {
    let (host, markup) = host(Sign())
    var document = markup.document(of: host.root)
    _ = PlainForm(&document, isPlain: true)
    let button = try #require(element(of: "button", in: document))
    #expect(button.attributes["disabled"] == nil && button.attributes["type"] == "submit")
    var scripted = markup.document(of: host.root)
    _ = PlainForm(&scripted, isPlain: false)
    // The first page is for both: the script disables it.
    let first = try #require(element(of: "button", in: scripted))
    #expect(first.attributes["disabled"] == nil && first.attributes["data-disabled"] != nil)
  }

  @Test func theCountNamesItsElementAndTheRevealButtonIsMarked() throws {
    let (host, markup) = host(
      SecureField("Code", text: .constant("ab")).secureFieldRevealButton().characterCount(limit: 9).submitMovesFocus())
    let document = markup.document(of: host.root)
    let field = try #require(element(of: "input", in: document))
    let html = HTMLSerializer.html(of: document)
    let count = try #require(field.attributes["data-count"]).split(separator: " ")
    #expect(count.last == "9" && html.contains(#"id="\#(count[0])""#))
    #expect(field.attributes["aria-describedby"] == String(count[0]))
    #expect(html.contains(">2/9</p>") && html.contains("var(--secondary)"))
    #expect(field.attributes["data-chain"] != nil)
    #expect(element(of: "button", in: document)?.attributes["data-reveals"] == "")
  }

  @Test func rulesThatOnlyTheProgramKnowsAreNotDescribed() throws {
    let (host, markup) = host(TextField("Code", text: .constant("")).validation(.pattern(/[0-9]+/), .range(1...9)))
    let field = try #require(element(of: "input", in: markup.document(of: host.root)))
    #expect(field.attributes["data-checks"] == nil && field.attributes["data-verdict"] == nil)
  }
}
#endif
