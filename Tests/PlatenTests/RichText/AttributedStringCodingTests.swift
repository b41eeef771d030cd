import Foundation
import SwiftUI
import Testing

/// Archives of attributed strings, in the format of Apple's systems.
@Suite struct AttributedStringCodingTests {
  private struct Note: Codable, Equatable {
    var text: AttributedString
    @CodableConfiguration(from: \.swiftUI) var other = AttributedString()
  }

  private func json(_ text: AttributedString) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(text), as: UTF8.self)
  }

  @Test func plainTextIsAString() throws {
    #expect(try json("plain") == #""plain""#)
    #expect(try json("") == #""""#)
  }

  @Test func runsHaveTheirAttributesBehindThem() throws {
    var link = AttributedString("here")
    link.link = URL(string: "https://swift.org")
    #expect(try json("Look " + link) == #"["Look ",{},"here",{"NSLink":{"relative":"https://swift.org"}}]"#)
    var bold = AttributedString("bold")
    bold.inlinePresentationIntent = .stronglyEmphasized
    #expect(try json(bold) == #"["bold",{"NSInlinePresentationIntent":2}]"#)
  }

  @Test(arguments: [2, 40]) func textComesBackWithItsAttributes(count: Int) throws {
    var text = AttributedString()
    for number in 0..<count {
      var part = AttributedString("part \(number) ")
      part.link = number.isMultiple(of: 2) ? URL(string: "https://swift.org/\(number % 3)") : nil
      part.accessibilitySpeechSpellsOutCharacters = number.isMultiple(of: 3) ? true : nil
      text += part
    }
    let note = Note(text: text, other: text)
    #expect(try JSONDecoder().decode(Note.self, from: JSONEncoder().encode(note)) == note)
  }

  @Test func whatIsNotInTheTableIsAnError() {
    let archive = Data(#"{"runs":["a",1],"attributeTable":[{}]}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(AttributedString.self, from: archive) }
  }
}
