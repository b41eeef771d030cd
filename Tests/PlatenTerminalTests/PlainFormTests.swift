import Platen
import Testing

@testable import PlatenTerminal

private struct Form2: View {
  @State var name = ""
  @State var age = 18
  @State var secret = ""
  @State var agrees = false
  @State var notes = ""
  @State var result = ""

  var body: some View {
    Form {
      Section("Person") {
        TextField("Name", text: $name, prompt: Text("Ada"))
        TextField("Age", value: $age, format: .number)
        SecureField("Secret", text: $secret)
        Toggle("I agree", isOn: $agrees)
      }
      LabeledContent("Notes") { TextEditor(text: $notes) }
      Button("Send") { result = "\(name), \(age), \(secret.count), \(agrees), \(notes)" }.disabled(name.isEmpty)
      Text(result)
    }
  }
}

@MainActor @Suite struct PlainFormTests {
  @MainActor final class Script: PlainConsole {
    var lines: [String]
    var written = ""
    var secrets = 0
    let isInteractive: Bool

    init(_ lines: [String], isInteractive: Bool = false) {
      self.lines = lines
      self.isInteractive = isInteractive
    }

    func write(_ text: PlainText) { written += text.characters }

    var goesBack = false

    func readLine(_ question: String, _ request: LineRequest) -> String? {
      write(PlainText(question))
      if request.isSecret { secrets += 1 }
      guard !lines.isEmpty else {
        goesBack = false
        return nil
      }
      let line = lines.removeFirst()
      goesBack = isInteractive && request.canGoBack && line == StandardConsole.back
      return goesBack ? nil : line
    }

    func settle() {}
  }

  private func run(_ lines: [String]) async -> (outcome: PlainForm.Outcome, script: Script) {
    let script = Script(lines)
    let driver = FrontEndDriver(host: ViewHost(Form2()))
    let outcome = await PlainForm(driver: driver, console: script).run()
    return (outcome, script)
  }

  @Test func `each field is asked once, in order, then the buttons`() async {
    let (outcome, script) = await run(["Bob", "42", "geheim", "y", "one", "two", ".", "Send"])
    #expect(outcome == .complete)
    #expect(script.written.contains("Name (Ada): "))
    #expect(script.written.contains("Age [18; Return keeps it, - empties it]: "))
    #expect(script.written.contains("I agree (y/n) [n]: "))
    #expect(script.written.contains("Bob, 42, 6, true, one / two"))
    #expect(script.secrets == 1)
    #expect(!script.written.contains("geheim"))
  }

  @Test func `nothing but lines is written`() async {
    let (_, script) = await run(["Bob", "42", "x", "y", ".", "1"])
    #expect(!script.written.unicodeScalars.contains { $0.isControl && $0 != "\n" })
    #expect(!script.written.contains("─"))
  }

  @Test func `an empty line keeps what is there`() async {
    let (_, script) = await run(["Bob", "", "", "", ".", "Send"])
    #expect(script.written.contains("Bob, 18, 0, false,"))
  }

  @Test func `the text that a field makes of a line is printed`() async {
    let (_, script) = await run(["Bob", "1234567", "", "", "."])
    #expect(script.written.contains("  = 1,234,567"))
  }

  @Test func `a disabled button is marked as disabled`() async {
    let (outcome, script) = await run(["", "", "", "", ".", "Send"])
    #expect(outcome == .incomplete)
    #expect(script.written.contains("1. Send (disabled)"))
    #expect(script.written.contains("Send is disabled"))
  }

  @Test func `input that ends early is incomplete`() async {
    #expect(await run([]).outcome == .incomplete)
    #expect(await run(["Bob"]).outcome == .incomplete)
    #expect(await run(["Bob", "", "", "", "no end"]).outcome == .incomplete)
  }

  @Test func `unknown lines are printed and counted`() async {
    let (outcome, script) = await run(["Bob", "", "", "maybe", ".", "Dance", "Send"])
    #expect(outcome == .incomplete)
    #expect(script.written.contains("Answer y or n."))
    #expect(script.written.contains("There is no button “Dance”."))
    #expect(script.written.contains("Bob, 18"))
  }

  @Test func `a field can be changed by its name`() async {
    let (_, script) = await run(["Bob", "", "", "", ".", "Name", "Eve", "Send"])
    #expect(script.written.contains("Eve, 18"))
  }

  private struct Booking: View {
    @State private var mail = ""
    @State private var guests = 1
    @State private var isBooked = false

    var body: some View {
      TextInputValidationReader { form in
        Form {
          Label("Your stay", systemImage: "leaf")
          Image(systemName: "bed.double")
          TextField("E-mail:", text: $mail).validation(.required(), .email())
          TextField("Guests:", value: $guests, format: .number)
          Button("Book") { isBooked = true }.disabled(!form.isValid)
          if isBooked { Text("Booked for \(mail)") }
        }
      }
    }
  }

  private func book(_ lines: [String], isInteractive: Bool = true) async -> String {
    let script = Script(lines, isInteractive: isInteractive)
    _ = await PlainForm(driver: FrontEndDriver(host: ViewHost(Booking())), console: script).run()
    return script.written
  }

  @Test func `a user is asked again with the reason`() async {
    let written = await book(["nomail", "ada@example.org", "two", "2", "Book"])
    #expect(written.contains("1 of 2. E-mail, required: "))
    #expect(written.contains("! Enter an e-mail address."))
    #expect(written.contains("1 of 2. E-mail, required [nomail; Return keeps it, - empties it]: "))
    #expect(written.contains("2 of 2. Guests [1; Return keeps it, - empties it]: "))
    #expect(written.contains("! “two” is not accepted here. Enter a whole number."))
    #expect(written.contains("Booked for ada@example.org"))
  }

  @Test func `a user goes back to the question before`() async {
    let written = await book(["ada@example.org", "<", "eve@example.org", "2", "Book"])
    #expect(written.contains("(< alone goes back.)"))
    #expect(written.contains("1 of 2. E-mail, required [ada@example.org; Return keeps it, - empties it]: "))
    #expect(written.components(separatedBy: "2 of 2. Guests").count == 3)
    #expect(written.contains("Booked for eve@example.org"))
  }

  @Test func `a user goes back from the buttons to the last question`() async {
    let written = await book(["ada@example.org", "2", "<", "3", "Book"])
    #expect(written.contains("2 of 2. Guests [2; Return keeps it, - empties it]: "))
    #expect(written.contains("Booked for ada@example.org"))
  }

  @Test func `before the first question there is none`() async {
    let written = await book(["<", "ada@example.org", "2", "Book"])
    #expect(written.contains("There is no question before this one."))
    #expect(written.contains("Booked for ada@example.org"))
  }

  private struct Trip: View {
    @State private var from = ""
    @State private var to = ""

    var body: some View {
      ScrollView {
        VStack {
          Text("Departure").id("from")
          TextField("From", text: $from)
          Text("Arrival").id("to")
          TextField("To", text: $to)
          Button("Book \(from) – \(to)") {}
        }
      }
      .accessibilityRotor(.headings) {
        AccessibilityRotorEntry("Departure", id: "from")
        AccessibilityRotorEntry("Arrival", id: "to")
      }
    }
  }

  @Test func `a user goes to a place of a rotor and reads on from there`() async {
    let script = Script(["Bern", "Oslo", "arrival", "Rome", "Book Bern – Rome"], isInteractive: true)
    _ = await PlainForm(driver: FrontEndDriver(host: ViewHost(Trip())), console: script).run()
    #expect(script.written.contains("  Go to Headings: Departure, Arrival\n"))
    #expect(script.written.contains("2 of 2. To [Oslo; Return keeps it, - empties it]: "))
    #expect(script.written.components(separatedBy: "1 of 2. From").count == 2)
    #expect(script.written.contains("a field’s name to change it): Arrival\n"))
    #expect(script.written.contains("1. Book Bern – Rome\n"))
  }

  private struct Ending: View {
    @State private var log = "nothing"
    let isDefault: Bool
    var isDisabled = false

    var body: some View {
      VStack {
        Button("Cancel") { log = "cancelled" }
        Button("Save") { log = "saved" }.keyboardShortcut(isDefault ? .defaultAction : nil).disabled(isDisabled)
        Text("Log: \(log)")
      }
    }
  }

  @Test(arguments: [true, false])
  func `Return presses the default button, and asks again where there is none`(isDefault: Bool) async {
    let script = Script(["", "Cancel"], isInteractive: true)
    _ = await PlainForm(driver: FrontEndDriver(host: ViewHost(Ending(isDefault: isDefault))), console: script).run()
    #expect(script.written.contains("Return for Save") == isDefault)
    #expect(script.written.contains("Log: saved") == isDefault)
    #expect(script.written.contains("Enter a button.") == !isDefault)
    #expect(script.written.contains("Log: cancelled"))
  }

  @Test func `a default button that is disabled is not offered, and Return says why`() async {
    let script = Script(["", "Cancel"], isInteractive: true)
    let view = Ending(isDefault: true, isDisabled: true)
    _ = await PlainForm(driver: FrontEndDriver(host: ViewHost(view)), console: script).run()
    #expect(!script.written.contains("Return for"))
    #expect(script.written.contains("Save is disabled: ") && !script.written.contains("Log: saved"))
  }

  private struct Amounts: View {
    @State private var replicas = 2
    @State private var share = 0.5
    @State private var stars = 3
    @State private var loudness = 4.0

    var body: some View {
      Form {
        Stepper("Replicas: \(replicas)", value: $replicas, in: 1...9)
        Stepper("Share", value: $share, in: 0...2, step: 0.25, format: .number)
        RatingStepper("Service", value: $stars)
        Slider(value: $loudness, in: 0...10, step: 2) { Text("Loudness") }
        Button("Done") {}
        Text(verbatim: "\(replicas), \(share), \(stars), \(loudness)")
      }
    }
  }

  private struct Steps: View {
    @State private var size = "M"

    var body: some View {
      VStack {
        Stepper("Size \(size)", onIncrement: { size = "L" }, onDecrement: { size = "S" })
        Text("Chosen: \(size)")
      }
    }
  }

  @Test func `the buttons of a stepper without a number have its name`() async {
    let script = Script(["Size M: Increment"], isInteractive: true)
    _ = await PlainForm(driver: FrontEndDriver(host: ViewHost(Steps())), console: script).run()
    #expect(script.written.contains("  1. Size M: Decrement\n"), "\(script.written)")
    #expect(script.written.contains("Chosen: L"))
  }

  @Test func `a stepper, a rating and a slider are asked for as numbers`() async {
    let script = Script(["12", "7", "0.3", "0.75", "", "3", "6", "Done"], isInteractive: true)
    _ = await PlainForm(driver: FrontEndDriver(host: ViewHost(Amounts())), console: script).run()
    #expect(script.written.contains("1 of 4. Replicas (1 to 9) [2]: "), "\(script.written)")
    #expect(script.written.contains("  Enter a number from 1 to 9.\n"))
    #expect(script.written.contains("2 of 4. Share (0 to 2, in steps of 0.25) [0.5]: "))
    #expect(script.written.contains("3 of 4. Service (0 to 5) [3]: "))
    #expect(script.written.contains("4 of 4. Loudness (0 to 10, in steps of 2) [4]: "))
    #expect(script.written.contains("7, 0.75, 3, 6.0"))
    #expect(!script.written.contains("Increment"))
  }

  @Test func `a script has no line that goes back`() async {
    let written = await book(["<", "2", "Book"], isInteractive: false)
    #expect(!written.contains("goes back"))
    #expect(written.contains("! Enter an e-mail address."))
  }

  @Test func `a required field that is left empty is named once and at the button`() async {
    let written = await book(["", "", "2", "Book", ""])
    #expect(written.contains("! E-mail is required. Return again leaves it empty."))
    #expect(written.contains("Book is disabled: E-mail is required\n"))
  }

  private struct Refusing: View {
    @State private var mail = ""
    var body: some View {
      TextInputValidationReader { form in
        Form {
          TextField("E-mail", text: $mail).validation(.required(), .email())
          Button("Book") { form.validate() }
        }
      }
    }
  }

  @Test func `a button that refuses without a word has its reason said`() async {
    let script = Script(["", "Book"])
    _ = await PlainForm(driver: FrontEndDriver(host: ViewHost(Refusing())), console: script).run()
    let after = script.written.components(separatedBy: "change it): ").dropFirst().first ?? ""
    #expect(after.contains("  ! Not complete: E-mail is required\n"), "\(script.written)")
  }

  private struct Limited: View {
    @State private var problem = ""
    @State private var copies = 0
    var body: some View {
      Form {
        Toggle("Tea", isOn: .constant(true))
        Text(verbatim: "Copied \(copies) times")
        if !problem.isEmpty { Text(verbatim: problem) }
        Button("Go on") { problem = "Choose at most 2." }
        Button("Copy") { copies = 1 }
      }
    }
  }

  @Test func `a button that refuses with the same words again has them said again`() async {
    let script = Script(["", "Go on", "Go on", "Copy", "Copy", "Go on"])
    _ = await PlainForm(driver: FrontEndDriver(host: ViewHost(Limited())), console: script).run()
    let answers = script.written.components(separatedBy: "change it): ").dropFirst()
    #expect(
      answers.prefix(5).map { $0.components(separatedBy: "\n\n").first } == [
        "Choose at most 2.", "Choose at most 2.", "Copied 1 times", "Copied 1 times", "Choose at most 2.",
      ], "\(script.written)")
  }

  @Test func `a value is read with its label in front`() {
    let host = ViewHost(
      Form {
        LabeledContent("Total:", value: "€36.00")
        LabeledContent("Nothing", value: "")
      })
    _ = host.update()
    #expect(PlainItem.all(in: host.root, .process).compactMap(\.text) == ["Total: €36.00", "Nothing"])
  }

  @Test func `at the end only what is wrong is not complete, or what a disabled button may wait for`() async {
    #expect(await book([""]).contains("Not complete: E-mail is required\n"))
    #expect(await run(["", "", "", "", "."]).script.written.contains("Not complete: Name is empty; Secret is empty"))
    struct Open: View {
      @State private var name = ""
      var body: some View {
        Form {
          TextField("Name", text: $name)
          Button("Save") {}
        }
      }
    }
    let script = Script([""])
    _ = await PlainForm(driver: FrontEndDriver(host: ViewHost(Open())), console: script).run()
    #expect(!script.written.contains("Not complete"), "\(script.written)")
  }

  @Test func `a reason is said once`() async {
    let written = await book(["nomail", "2", "Book"], isInteractive: false)
    let answered = written.components(separatedBy: "2 of 2").first ?? ""
    #expect(answered.components(separatedBy: "Enter an e-mail address.").count == 2, "\(written)")
  }

  @Test func `a script is not asked again`() async {
    let written = await book(["nomail", "2", "Book"], isInteractive: false)
    #expect(written.contains("! Enter an e-mail address."))
    #expect(written.contains("Book is disabled: E-mail: Enter an e-mail address.\n"))
  }

  @Test func `symbols are not read, and a label ends in one colon`() async {
    let written = await book(["ada@example.org", "2", "Book"])
    #expect(written.contains("Your stay"))
    #expect(!written.lowercased().contains("leaf"))
    #expect(!written.lowercased().contains("bed"))
    #expect(!written.contains("::"))
  }

  @Test func `bytes are cut into lines whatever they are`() async {
    var buffer = LineBuffer()
    buffer.append(Array("one\r\ntwo\nth".utf8))
    #expect(buffer.next(atEnd: false) == "one")
    #expect(buffer.next(atEnd: false) == "two")
    #expect(buffer.next(atEnd: false) == nil)
    buffer.append([0x72, 0x00, 0xFF, 0x65, 0x65])
    #expect(buffer.next(atEnd: true) == "thr\u{FFFD}ee")
    #expect(buffer.next(atEnd: true) == nil)
  }
}
