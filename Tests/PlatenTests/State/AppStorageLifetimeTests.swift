import Foundation
import PlatenTesting
import SwiftUI
import Testing

@testable import PlatenGraph

private struct SavedText: View {
  @AppStorage var text: String

  init(key: String, store: UserDefaults) { _text = AppStorage(wrappedValue: "none", key, store: store) }

  var body: some View { TextField("Text", text: $text) }
}

/// The places behind `AppStorage`, of which there is one for each key in use.
@MainActor @Suite struct AppStorageLifetimeTests {
  private let store = UserDefaults(suiteName: "platen-places-\(UUID().uuidString)") ?? .standard

  private func place(_ key: String) -> BindingLocation<String> {
    AppStorageRegistry.location(key: key, store: store, coding: .plain(default: "none"))
  }

  @Test func aPlaceLastsAsLongAsItsView() async throws {
    var screen: Screen? = await Screen(SavedText(key: "a", store: store))
    weak let used = place("a")
    try screen?.field("Text").type("!")
    #expect(used != nil)
    #expect(used === place("a"))
    screen = nil
    #expect(used == nil)
    #expect(place("a").get() == "none!")
  }

  @Test func aPlaceThatNoOneUsesIsForgotten() {
    let before = AppStorageRegistry.count
    for number in 0..<100 { #expect(place("key \(number)").get() == "none") }
    #expect(AppStorageRegistry.count == before)
  }
}
