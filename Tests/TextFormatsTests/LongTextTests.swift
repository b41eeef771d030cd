import Synchronization
import TextEditing
import TextFormats
import Testing

/// A long text is read once, and not again at each of its characters.
@Suite struct LongTextTests {
  /// What a writer is called with.
  private final class Calls: Sendable {
    let count = Mutex(0)
    let longest = Mutex(0)
  }

  /// Numbers of up to 15 digits as they are, with the calls noted.
  private struct Writer: PhoneWriter {
    let calls: Calls

    func text(_ keys: PhoneKeys) -> String? {
      calls.count.withLock { $0 += 1 }
      return keys.digitCount <= 15 ? keys.string : nil
    }
    func settled(_ keys: PhoneKeys) -> PhoneKeys { keys }
    func isComplete(_ keys: PhoneKeys) -> Bool { keys.digitCount == 15 }
    func number(in text: String) -> PhoneKeys? {
      calls.longest.withLock { $0 = max($0, text.count) }
      return nil
    }
    var formatDescription: String? { nil }
  }

  @Test(arguments: ["lorem ipsum 12 ", "x1 ", "1", "+1 (0)", "e\u{301}1"]) func telephoneNumbers(_ text: String) {
    let calls = Calls()
    var field = EditingSession(format: LivePhone(writer: Writer(calls: calls)).format)
    field.perform(.paste(String(repeating: text, count: 20_000)))
    #expect(calls.count.withLock { $0 } <= 300)
    #expect(calls.longest.withLock { $0 } <= 250)
  }

  @Test func aNumberInASentenceIsRead() {
    var field = EditingSession(format: PhoneNumberFormatStyle(region: "US").editFormat)
    field.perform(.paste(String(repeating: " ", count: 100) + "650-253-2222 ext. 123"))
    #expect(field.text.filter(\.isNumber) == "6502532222")
  }

  @Test(arguments: ["a", "-", " ", "e\u{301}", "a1 ", "11"], ["", "1234"])
  func masks(_ text: String, _ before: String) throws {
    let calls = Calls()
    var mask = try InputMask(["####", "######"])
    mask.choose = { _ in
      calls.count.withLock { $0 += 1 }
      return 0
    }
    var field = EditingSession(text: before, format: mask.format)
    field.perform(.select(EditSelection(caret: 0)))
    calls.count.withLock { $0 = 0 }
    field.perform(.paste(String(repeating: text, count: 4_000)))
    #expect(calls.count.withLock { $0 } <= 1_500)
    #expect(text.contains("1") ? field.text == "1111" : field.text == before)
  }
}
