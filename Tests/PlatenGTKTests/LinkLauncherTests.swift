#if GTK
import Foundation
import Testing

@testable import PlatenGTK

@MainActor @Suite struct LinkLauncherTests {
  @Test func aLinkWithoutAProgramForItIsNotOpened() throws {
    #expect(!LinkLauncher.canOpen(try #require(URL(string: "platen-no-such-scheme:x"))))
    #expect(!LinkLauncher.canOpen(try #require(URL(string: "relative/path"))))
  }
}
#endif
