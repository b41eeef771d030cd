import SwiftUI
import Testing

@Suite struct RelativeDateTimeFormatterTests {
  private func formatter(_ locale: String) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test func timesAreRelativeToTheReference() {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    #expect(
      formatter("en_US").localizedString(for: reference.addingTimeInterval(-7230), relativeTo: reference)
        == "2 hours ago")
    #expect(
      formatter("de_DE").localizedString(for: reference.addingTimeInterval(-7230), relativeTo: reference)
        == "vor 2 Stunden")
  }

  @Test func stylesChangeTheWords() {
    let short = formatter("en_US")
    short.unitsStyle = .short
    #expect(short.localizedString(fromTimeInterval: -190) == "3 min. ago")
    let named = formatter("en_US")
    named.dateTimeStyle = .named
    #expect(named.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(named.string(for: "text") == nil)
  }
}
