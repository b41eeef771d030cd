import PlatenTesting
import Testing
import UIKit

/// Programs that begin with a delegate.
@MainActor struct ApplicationDelegateSnippetTests {
  @Test func theWindowOfTheDelegateIsShown() async throws {
    let screen = await Screen(delegate: LaunchingDelegate.self)
    #expect(screen.shows("Profile"))
    #expect(LaunchingDelegate.isActive)
    let delegate = try #require(LaunchingDelegate.last)
    let name = try screen.field("Name")
    try name.type("Ada")
    #expect(try name.text == "Ada")
    let navigation = try #require(delegate.window?.rootViewController as? UINavigationController)
    #expect(navigation.topViewController?.view.window?.rootViewController === navigation)
    // Another controller takes the place of the first.
    delegate.window?.rootViewController = RosterViewController()
    await screen.settle()
    #expect(screen.shows("nobody"))
    #expect(throws: ScreenError.self) { try screen.field("Name") }
  }

  @Test func theSceneDelegateOfTheModuleMakesTheWindow() async throws {
    SceneDelegate.calls = []
    let screen = await Screen(delegate: SceneLaunchingDelegate.self)
    #expect(screen.shows("nobody"))
    #expect(SceneDelegate.calls == ["connect", "active"])
    screen.close()
    #expect(SceneDelegate.calls == ["connect", "active", "disconnect"])
  }
}
