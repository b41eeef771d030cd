import Combine
import Foundation
import Testing

@Suite struct CoderTests {
  private struct Note: Codable, Equatable { var text: String }

  @Test func publishersDecodeAndEncodeJSON() {
    var notes: [Note] = []
    let subscription = Just(Data(#"{"text":"Ada"}"#.utf8)).decode(type: Note.self, decoder: JSONDecoder())
      .sink { _ in
      } receiveValue: {
        notes.append($0)
      }
    subscription.cancel()
    #expect(notes == [Note(text: "Ada")])
  }

  @Test func publishersEncodeAndDecodePropertyLists() {
    var notes: [Note] = []
    let subscription = Just(Note(text: "Ada")).encode(encoder: PropertyListEncoder())
      .decode(type: Note.self, decoder: PropertyListDecoder()).sink { _ in
      } receiveValue: {
        notes.append($0)
      }
    subscription.cancel()
    #expect(notes == [Note(text: "Ada")])
  }
}
