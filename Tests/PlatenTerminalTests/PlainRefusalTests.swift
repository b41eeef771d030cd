import Platen
import Testing

@testable import PlatenTerminal

/// What is asked again when a button has refused, and what is not.
@MainActor @Suite struct PlainRefusalTests {
  private struct Joining: View {
    @State private var name = ""
    @State private var mail = ""
    @State private var age: Int?
    @State private var isIn = false

    var body: some View {
      TextInputValidationReader { form in
        Form {
          TextField("Name", text: $name).validation(.required(), .length(2..., "That is short."))
          TextField("E-mail", text: $mail).validation(.required(), .email("This is no address."))
          TextField("Age", value: $age, format: .number)
          Button("Join") { isIn = true }.disabled(!form.isValid)
          Button("Check") { form.validate() }
          if isIn { Text("\(name) is in") }
        }
      }
    }
  }

  private func join(_ lines: [String], isInteractive: Bool = true) async -> String {
    let script = PlainFormTests.Script(lines, isInteractive: isInteractive)
    _ = await PlainForm(driver: FrontEndDriver(host: ViewHost(Joining())), console: script).run()
    return script.written
  }

  @Test(arguments: ["Join", "Check"]) func `what is wrong is asked again after a button has refused`(
    _ button: String
  ) async {
    // Nothing is entered at first, twice for what is required; the address is wrong and kept.
    let written = await join(
      ["", "", "nomail", "", "", button, "Ada", "ada@example.org", "Join"])
    let refusal = button == "Join" ? "Join is disabled: " : "Not complete: "
    let parts = written.components(separatedBy: refusal + "Name is required; E-mail: This is no address.\n")
    #expect(parts.count == 2, "\(written)")
    #expect(parts.last?.hasPrefix("1 of 3. Name") == true, "\(written)")
    #expect(parts.last?.contains("2 of 3. E-mail, required [nomail; Return keeps it") == true, "\(written)")
    #expect(parts.last?.contains("Age") == false, "what may be empty is not asked again: \(written)")
    #expect(written.contains("Ada is in"), "\(written)")
  }

  @Test func `what may be empty is not named where a form says what is required`() async {
    let written = await join(["", "", "ada@example.org", "", "Join"])
    #expect(written.contains("Join is disabled: Name is required\n"), "\(written)")
    #expect(!written.contains("Age is empty"), "\(written)")
  }

  @Test func `reasons in one line have a full stop at its end`() async {
    let written = await join(["A", "", "nomail", "", "", "Join"])
    #expect(
      written.contains("Join is disabled: Name: That is short; E-mail: This is no address.\n"), "\(written)")
  }

  @Test func `a script is not asked again after a button has refused`() async {
    let written = await join(["", "ada@example.org", "", "Join", "Join"], isInteractive: false)
    #expect(written.components(separatedBy: "1 of 3. Name").count == 2, "\(written)")
  }
}
