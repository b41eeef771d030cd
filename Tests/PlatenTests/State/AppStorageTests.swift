import Foundation
import PlatenTesting
import SwiftUI
import Testing

@MainActor @Suite struct AppStorageTests {
  private enum Size: String { case small, large }

  private struct Settings: View {
    @AppStorage private var size: Int
    @AppStorage private var kind: Size

    init(store: UserDefaults) {
      _size = AppStorage(wrappedValue: 8, "size", store: store)
      _kind = AppStorage(wrappedValue: .small, "kind", store: store)
    }

    var body: some View {
      TextField("Size", value: $size, format: .number)
      Button("Large") { kind = .large }
      Text("\(size) \(kind.rawValue)")
    }
  }

  @Test func valuesAreKeptAndSharedByTheirKey() async throws {
    let name = "platen-tests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.set("what is this", forKey: "size")
    let screen = await Screen(
      VStack {
        Settings(store: store); Settings(store: store)
      })
    #expect(screen.texts.filter { $0 == "8 small" }.count == 2)
    try screen.field(at: 0).replace(with: "12")
    try screen.button("Large").press()
    #expect(screen.texts.filter { $0 == "12 large" }.count == 2)
    #expect(store.integer(forKey: "size") == 12)
    #expect(store.string(forKey: "kind") == "large")
  }
}
