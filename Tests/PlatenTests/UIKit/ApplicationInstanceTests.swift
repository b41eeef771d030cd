import Foundation
import PlatenTesting
import SwiftUI
import Testing

@testable import Platen
@testable import PlatenGraph

/// What a program requests of its application concerns the user who has caused it, however many the process has.
@MainActor struct ApplicationInstanceTests {
  private static func open() {
    if let url = URL(string: "https://example.org/secret") { UIApplication.shared.open(url) }
  }

  /// A button that opens a link when `wait` has returned.
  private static func opener(after wait: @escaping @MainActor () async -> Void) -> some View {
    Button("Open") {
      Task {
        await wait()
        open()
      }
    }
  }

  /// A user with a window of a button, and the links that were opened there.
  @MainActor private final class User {
    let host: ViewHost
    private(set) var opened: [String] = []

    convenience init(_ view: some View) { self.init(ApplicationInstance(), view) }

    init(_ application: ApplicationInstance, _ view: some View) {
      host = ApplicationContext(application).run { ViewHost(view) }
      host.onOpenURL = { [weak self] in
        self?.opened.append($0.absoluteString)
        return true
      }
      _ = host.update()
    }

    func press() throws {
      let button = try #require(ShownNode(host.root).first { $0.role == .button })
      #expect(host.send(.press, to: button.id.node))
    }
  }

  /// Lets the tasks on the main actor run as far as they can.
  private func settle() async { for _ in 0..<5 { await Task.yield() } }

  @Test func aTaskConcernsTheUserWhoseInputHasBegunIt() async throws {
    let (gate, opening) = AsyncStream<Void>.makeStream()
    let first = User(Self.opener { for await _ in gate { break } })
    let second = User(Self.opener {})
    try first.press()
    await settle()
    try second.press()
    await settle()
    #expect(first.opened == [] && second.opened.count == 1)
    opening.yield()
    await settle()
    #expect(first.opened.count == 1 && second.opened.count == 1)
  }

  @Test func aTaskOfAClosedWindowConcernsAnotherWindowOfTheSameUser() async throws {
    let (gate, opening) = AsyncStream<Void>.makeStream()
    let application = ApplicationInstance()
    let first = User(application, Self.opener { for await _ in gate { break } })
    let second = User(application, Text("second"))
    let stranger = User(Self.opener {})
    try first.press()
    await settle()
    first.host.close()
    try stranger.press()
    await settle()
    opening.yield()
    await settle()
    #expect(first.opened == [] && second.opened.count == 1 && stranger.opened.count == 1)
  }

  @Test func aQueueConcernsNoneOfSeveralUsers() async throws {
    let users = [User(Self.opener {}), User(Self.opener {})]
    try users[1].press()
    await settle()
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { Self.open() }
        continuation.resume()
      }
    }
    #expect(users[0].opened == [] && users[1].opened.count == 1)
  }

  @Test func theWindowsOfAnotherUserAreNotAmongThoseOfTheProgram() {
    let application = ApplicationInstance()
    let first = User(application, Text("first"))
    let second = User(application, Text("second"))
    let stranger = User(Text("another"))
    let seen = first.host.inContext { UIApplication.shared.windows }
    #expect(seen.map(ObjectIdentifier.init) == [first, second].map { ObjectIdentifier($0.host.uiWindow) })
    #expect(stranger.host.inContext { UIApplication.shared.keyWindow } === stranger.host.uiWindow)
  }

  @Test func testsThatRunSideBySideSeeTheirOwnWindows() async {
    let (waiting, passing) = AsyncStream<Void>.makeStream()
    let first = Task {
      let screen = await Screen(Text("first"))
      for await _ in waiting { break }
      return UIApplication.shared.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(screen.host.uiWindow)]
    }
    await settle()
    let second = Task {
      let screen = await Screen(Text("second"))
      defer { passing.yield() }
      return UIApplication.shared.keyWindow === screen.host.uiWindow
    }
    #expect(await second.value)
    #expect(await first.value)
  }
}
