import Foundation
import Testing
import TextControls

/// The files of the main bundle, which a package has next to its program.
@Suite struct BundleResourcesTests {
  @Test func theMainBundleHasWhatIsNextToTheProgram() throws {
    let url = try #require(BundleResources.url(forResource: "Assets", withExtension: "xcassets", in: .main))
    #expect(url.deletingLastPathComponent().pathExtension == "resources")
    #expect(BundleResources.url(forResource: "NoSuchFile", withExtension: "json", in: .main) == nil)
    let own = try #require(Bundle(url: url.deletingLastPathComponent()))
    #expect(BundleResources.url(forResource: "Assets", withExtension: "xcassets", in: own) == url)
  }
}
