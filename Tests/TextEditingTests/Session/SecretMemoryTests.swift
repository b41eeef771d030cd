#if os(Linux)
import EditingTestSupport
import Testing

@testable import TextEditing

/// Reads the memory of the process, where a secret must be once, or not at all.
@Suite struct SecretMemoryTests {
  private let probe = MemoryProbe()
  private let secret = RandomSecret()

  private func copies(_ range: Range<Int>) -> Int {
    SecretStrings.wipeReleased()
    let copies = probe.copies(of: secret, range)
    if copies.count != 1 { print(copies, "in", probe.searched) }
    return copies.count
  }

  /// The beginning, of which edits that are over may have left a copy, and the end.
  private var beginning: Range<Int> { 0..<20 }
  private var end: Range<Int> { 20..<40 }

  private func typed(_ options: EditingOptions = EditingOptions(isSecure: true)) -> EditingSession {
    var field = EditingSession(options: options)
    for index in 0..<secret.count { field.perform(.insert(String(secret.character(index)))) }
    return field
  }

  @Test func theProbeFindsAString() {
    let string = secret.string()
    #expect(probe.copies(of: secret, beginning).map(\.encoding) == [.utf8])
    let units = Array(string.utf16)
    let characters = Array(string)
    let scalars = Array(string.unicodeScalars)
    #expect(Set(probe.copies(of: secret, end).map(\.encoding)) == Set(MemoryProbe.Encoding.allCases))
    withExtendedLifetime((string, units, characters, scalars)) {}
  }

  @Test func whatIsTypedIsInMemoryOnceAndThenNowhere() {
    var field: EditingSession? = typed()
    #expect(copies(beginning) == 1)
    #expect(copies(end) == 1)
    // The program's text is the same memory.
    var bound = field?.text
    #expect(copies(beginning) == 1)
    field = nil
    #expect(copies(beginning) == 1)
    #expect(bound?.utf8.first == secret[0])
    bound = nil
    #expect(copies(beginning) == 0)
    #expect(copies(end) == 0)
  }

  @Test(arguments: [40, 30]) func whatIsPastedAndEditedIsInMemoryOnce(limit: Int) {
    var field: EditingSession? = EditingSession(options: EditingOptions(isSecure: true, limit: limit))
    field?.perform(.paste(secret.string()))
    #expect(copies(beginning) == 1)
    field?.perform(.select(EditSelection(caret: 25)))
    field?.perform(.insert("é"))
    field?.perform(.delete(.backward, .grapheme))
    field?.perform(.selectAll)
    field?.perform(.replace(25..<26, with: "", selection: nil))
    #expect(copies(0..<24) == 1)
    field?.setText("")
    #expect(copies(beginning) == 0)
    field = nil
  }

  @Test func whatIsComposedIsOverwritten() {
    var field: EditingSession? = EditingSession(options: EditingOptions(isSecure: true))
    for count in 1...secret.count {
      var text: String? = ""
      for index in 0..<count { text?.append(secret.character(index)) }
      field?.perform(.mark(text ?? "", selected: count..<count))
      text = nil
    }
    field?.perform(.unmark)
    field?.setText("")
    field = nil
    #expect(copies(end) == 0)
  }

  @Test func aCopyOfASecureSessionKeepsItsText() {
    let field = typed()
    var other = field
    other.setText("")
    SecretStrings.wipeReleased()
    #expect(field.text == secret.string())
  }

  @Test func becomingSecureMovesTheTextToMemoryThatIsOverwritten() {
    var field: EditingSession? = EditingSession(text: secret.string())
    field?.options.isSecure = true
    #expect(copies(beginning) == 1)
    field?.setText("x")
    #expect(copies(beginning) == 0)
    field = nil
  }

  @Test func theProgramMayChangeItsText() {
    var field: EditingSession? = typed()
    var bound = field?.text ?? ""
    bound.append("!")
    #expect(field?.text == secret.string())
    field = nil
    SecretStrings.wipeReleased()
    #expect(bound == secret.string() + "!")
  }
}
#endif
