#if Web
import Foundation
import Platen
import Testing

/// Random edits in the page's script and in its module, run by Node, against the program's own sessions: at each pause
/// both have the same texts and the same selection, whatever the network has done.
///
/// `PLATEN_PAGE_EDITS` is the number of edits, and `PLATEN_PAGE_SEED` where the random numbers begin.
@MainActor @Suite struct PageEditTests {
  private struct Form: View {
    @State private var card = ""
    @State private var number: Double?
    @State private var price: Decimal?
    @State private var day: Date?
    @State private var serial = ""
    @State private var phone = ""
    @State private var note = ""

    var body: some View {
      VStack {
        TextField("Card", value: $card, format: .cardNumber)
        TextField("Number", value: $number, format: .number)
        TextField("Price", value: $price, format: .currency(code: "USD"))
        TextField("Day", value: $day, format: Date.FormatStyle(date: .numeric, time: .omitted))
        TextField("Serial", value: $serial, format: .mask("SN ####-####", guide: "_"))
        TextField("Phone", value: $phone, format: .phoneNumber)
        TextField("Note", text: $note)
        TextField("Same note", text: $note)
      }
      .liveFormatting()
    }
  }

  /// Fields whose text the program makes another one of, in its binding or in an action.
  private struct Rewriting: View {
    @State private var upper = ""
    @State private var digits = ""
    @State private var groups = ""
    @State private var short = ""
    @State private var plain = ""

    var body: some View {
      VStack {
        TextField(
          "Upper",
          text: Binding {
            upper
          } set: {
            upper = $0.uppercased()
          })
        TextField("Digits", text: $digits)
          .onChange(of: digits) { _, new in digits = new.filter(\.isNumber) }
        TextField("Groups", text: $groups)
          .onChange(of: groups) { _, new in groups = Self.grouped(new) }
        TextField(
          "Short",
          text: Binding {
            short
          } set: {
            short = String($0.prefix(5))
          })
        TextField("Plain", text: $plain)
      }
    }

    private static func grouped(_ text: String) -> String {
      var result = ""
      for (index, character) in text.filter({ $0 != "-" }).enumerated() {
        if index > 0, index.isMultiple(of: 3) { result += "-" }
        result.append(character)
      }
      return result
    }
  }

  private func run(_ script: String, in form: some View, count: String, slowest: String) async throws {
    let environment = ProcessInfo.processInfo.environment
    let said = try await PageProgram(form).run(
      script,
      [environment["PLATEN_PAGE_EDITS"] ?? count, environment["PLATEN_PAGE_SEED"] ?? "14", slowest])
    if environment["PLATEN_PAGE_EDITS"] != nil { print(said) }
  }

  @Test func thePageAndTheProgramAgreeAfterRandomEdits() async throws {
    try await run("random-edits.mjs", in: Form(), count: "1500", slowest: "400")
  }

  @Test func thePageHasTheStepsOfTheNativeCoreWhereTheProgramRewritesTheText() async throws {
    try await run("random-steps.mjs", in: Rewriting(), count: "800", slowest: "0")
  }
}
#endif
