import Foundation
import Testing

@testable import Platen

@Suite struct LocalizedFormatTests {
  @Test func aLiteralIsOnePiece() {
    #expect(LocalizedFormat("Name").segments == [.literal("Name")] && LocalizedFormat("").segments.isEmpty)
    #expect(LocalizedFormat("100% (50%)").key == "100% (50%)")
  }

  @Test func piecesKeepTheirOrder() {
    let count = 2
    let key: LocalizedStringKey = "\(count) of \("three")!"
    #expect(
      key.format.segments == [.argument(.integer(2)), .literal(" of "), .argument(.string("three")), .literal("!")])
    #expect(key.format.key == "%lld of %@!")
    let end: LocalizedStringKey = "100% of \(count)"
    #expect(end.format.segments == [.literal("100% of "), .argument(.integer(2))] && end.format.key == "100%% of %lld")
  }

  @Test func equalSentencesAreEqualHoweverTheyAreMade() {
    var appended = LocalizedFormat(capacity: 2)
    appended.append(literal: "")
    appended.append(literal: "Name")
    #expect(appended == LocalizedFormat("Name") && LocalizedStringKey("Name") == "Name")
    appended.append(literal: " of the town")
    #expect(appended.segments == [.literal("Name"), .literal(" of the town")] && appended != LocalizedFormat("Name"))
  }
}
