import PlatenTesting
import SwiftUI
import Testing
import UIKit

@MainActor private var log: [String] = []

private class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var launches = 0
  let words = ["made"]

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("launched, \(launchOptions?[.url] == nil)")
    launches += 1
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
}

private final class OtherDelegate: NSObject, UIApplicationDelegate {
  var calls: [String] = []

  func applicationDidFinishLaunching(_ application: UIApplication) { calls.append("launched") }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
}

/// Gets `init()` from a class of the program.
private class DerivedDelegate: AppDelegate {
  let number = 7
  private(set) var isInitialized = false

  override init() {
    super.init()
    isInitialized = true
  }
}

private final class GenericDelegate<Value>: NSObject, UIApplicationDelegate {
  let values: [Value] = []
  var text = "text"
}

private struct LaunchPage: View {
  @EnvironmentObject var delegate: AppDelegate

  init() { log.append("scene") }

  var body: some View { Text("\(delegate.words[0]), launches \(delegate.launches)") }
}

private struct DelegateApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate

  var body: some Scene { WindowGroup { LaunchPage() } }
}

/// A delegate in UIKit's terms.
@MainActor @Suite struct ApplicationDelegateTests {
  @Test func theDelegateIsCreatedOnceAndNotifiedFirst() async throws {
    let screen = await Screen(DelegateApp())
    #expect(screen.shows("made, launches 1"))
    #expect(log == ["launched, true", "scene", "active"])
    let second = await Screen(DelegateApp())
    #expect(second.shows("made, launches 1"))
    #expect(log.filter { $0.hasPrefix("launched") }.count == 1)
    #expect(DelegateApp().delegate === DelegateApp().delegate)
  }

  @Test func delegatesOfAllKindsOfClassesAreMadeByTheirOwnInitializer() {
    let former = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = former }
    let derived = UIApplicationDelegateAdaptor(DerivedDelegate.self).wrappedValue
    #expect(type(of: derived) == DerivedDelegate.self)
    #expect(derived.isInitialized && derived.number == 7 && derived.words == ["made"])
    let generic = UIApplicationDelegateAdaptor(GenericDelegate<Int>.self).wrappedValue
    #expect(type(of: generic) == GenericDelegate<Int>.self)
    #expect(generic.values.isEmpty && generic.text == "text")
    #expect(UIApplicationDelegateAdaptor(OtherDelegate.self).wrappedValue.calls.isEmpty)
  }

  @Test func programsSideBySideHaveDelegatesOfTheirOwn() async {
    let first = OtherDelegate(), second = OtherDelegate()
    UIApplication.shared.delegate = first
    let launched = UIApplication.shared.didLaunch()
    UIApplication.shared.delegate = second
    UIApplication.shared.didBecomeActive(launched)
    UIApplication.shared.delegate = first
    UIApplication.shared.didBecomeActive(UIApplication.shared.didLaunch())
    #expect(first.calls == ["launched", "active"])
    #expect(second.calls.isEmpty)
  }
}
