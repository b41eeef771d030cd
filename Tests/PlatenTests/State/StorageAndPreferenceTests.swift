import PlatenTesting
import SwiftUI
import Testing

private struct TotalKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Lines: View {
  @State private var count = 2
  @State private var total = 0

  var body: some View {
    VStack {
      ForEach(0..<10, id: \.self) { index in
        if index < count { Text("line").preference(key: TotalKey.self, value: index + 1) }
      }
      Button("More") { count += 1 }
      Button("Fewer") { count -= 1 }
    }
    .onPreferenceChange(TotalKey.self) { total = $0 }
    Text("total \(total)")
  }
}

private enum Flavour: String { case sweet, sour }

private struct Stored: View {
  @AppStorage("flavour") private var flavour = Flavour.sweet
  @SceneStorage("draft") private var draft = ""

  init(store: UserDefaults) {
    _flavour = AppStorage(wrappedValue: .sweet, "flavour", store: store)
  }

  var body: some View {
    Text(flavour.rawValue)
    Button("Sour") { flavour = .sour }
    TextField("Draft", text: $draft)
  }
}

private struct Redirected: View {
  let stores: [UserDefaults]
  @State private var index = 0

  var body: some View {
    Tasted().defaultAppStorage(stores[index])
    Button("Other store") { index = 1 }
  }
}

private struct Tasted: View {
  @AppStorage("flavour") private var flavour = Flavour.sweet

  var body: some View {
    Text(flavour.rawValue)
    Button("Sweet") { flavour = .sweet }
  }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var accentName: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct LinkRow: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.scenePhase) private var phase
  @Environment(\.accentName) private var accent
  @Namespace private var names
  @ScaledMetric private var side = 20.0

  var body: some View {
    Button("Open") {
      if let url = URL(string: "https://example.org") { openURL(url) }
      dismiss()
      mode.wrappedValue.dismiss()
    }
    Text("\(accent) \(phase == .active ? "active" : "") \(sizeClass == .regular ? "regular" : "") \(Int(side))")
  }
}

@MainActor @Suite struct StorageAndPreferenceTests {
  @Test func `Preferences of the views inside are joined in reading order, and again when one is inserted or removed`()
    async throws
  {
    let screen = await Screen(Lines())
    #expect(screen.shows("total 3"))
    try screen.button("More").press()
    #expect(screen.shows("total 6"))
    try screen.button("Fewer").press()
    try screen.button("Fewer").press()
    #expect(screen.shows("total 1"))
  }

  @Test func `What is kept in the defaults is there for the next who reads them`() async throws {
    let suite = "platen-test-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: suite))
    let screen = await Screen(Stored(store: store))
    #expect(screen.shows("sweet"))
    try screen.button("Sour").press()
    #expect(screen.shows("sour"))
    #expect(store.string(forKey: "flavour") == "sour")
    store.removePersistentDomain(forName: suite)
  }

  @Test func `A view above sets where values are stored, and may change it later`() async throws {
    let suites = (0..<2).map { "platen-test-\($0)-\(UUID().uuidString)" }
    let stores = try suites.map { try #require(UserDefaults(suiteName: $0)) }
    stores[1].set("sour", forKey: "flavour")
    let screen = await Screen(Redirected(stores: stores))
    #expect(screen.shows("sweet"))
    try screen.button("Other store").press()
    #expect(screen.shows("sour"))
    try screen.button("Sweet").press()
    #expect(stores[1].string(forKey: "flavour") == "sweet")
    #expect(stores[0].string(forKey: "flavour") == nil)
    for (store, suite) in zip(stores, suites) { store.removePersistentDomain(forName: suite) }
  }

  @Test func `A link is opened by the action of a view above, before the system is asked`() async throws {
    final class Opened { var url: URL? }
    let opened = Opened()
    let screen = await Screen(
      LinkRow()
        .environment(\.accentName, "mint")
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.url = url
            return .handled
          }))
    try screen.button("Open").press()
    #expect(opened.url?.host() == "example.org")
    #expect(screen.shows("mint active regular 20"))
  }
}
