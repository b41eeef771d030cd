import Foundation
import Testing

@testable import TextControls

/// Asset catalogues as Xcode writes them, read from a bundle's resources.
@Suite final class AssetCatalogTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A bundle with one catalogue of the given files, in a temporary folder.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let root = folder.appendingPathComponent("\(UUID().uuidString).resources")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, contents) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents.write(to: file, atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(url: root))
  }

  private func color(_ colors: String) throws -> UIColor? {
    try UIColor(named: "Ink", in: bundle(["A.xcassets/Ink.colorset/Contents.json": #"{"colors": [\#(colors)]}"#]))
  }

  private let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  private func components(_ red: String, _ green: String, _ blue: String, space: String = "srgb") -> String {
    #""color": {"color-space": "\#(space)", "components": {"red": "\#(red)", "green": "\#(green)", "#
      + #""blue": "\#(blue)", "alpha": "1.000"}}"#
  }

  @Test func componentsAreFractionsBytesOrHexadecimalDigits() throws {
    for (text, share) in [("0.200", 0.2), ("51", 0.2), ("0x33", 0.2), ("1.000", 1), ("1", 1.0 / 255), ("0xFF", 1)] {
      let found = try color("{\(components(text, "0", "0.0"))}")
      #expect(found == UIColor(red: share, green: 0, blue: 0, alpha: 1), "\(text)")
    }
  }

  @Test func dataHaveTheContentsOfTheirFile() throws {
    let bundle = try bundle([
      "A.xcassets/Cities.dataset/Contents.json":
        #"{"data": [{"filename": "cities.json", "universal-type-identifier": "public.json"}]}"#,
      "A.xcassets/Cities.dataset/cities.json": "[1]", "A.xcassets/Empty.dataset/Contents.json": "{}",
    ])
    let asset = try #require(NSDataAsset(name: "Cities", bundle: bundle))
    #expect(asset.data == Data("[1]".utf8) && asset.typeIdentifier == "public.json" && asset.name == "Cities")
    #expect(NSDataAsset(name: "Empty", bundle: bundle) == nil && NSDataAsset(name: "None", bundle: bundle) == nil)
  }

  @Test func aColorMayDependOnTheScheme() throws {
    let both = try #require(
      try color("{\(components("1.0", "0.0", "0.0"))}, {\(dark), \(components("0.0", "0.0", "1.0"))}"))
    #expect(both.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .red)
    #expect(both.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .blue)
    let faded = both.withAlphaComponent(0.5).resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(faded == UIColor.blue.withAlphaComponent(0.5))
  }

  @Test func aWideGamutColorBecomesTheNearestSRGBColor() throws {
    for own in [["1.0", "1.0", "1.0"], ["1.0", "0.0", "0.0"], ["0.0", "0.0", "1.0"]] {
      let found = try #require(try color("{\(components(own[0], own[1], own[2], space: "display-p3"))}"))
      guard case .rgb(let red, let green, let blue, _) = found.storage else {
        Issue.record("\(own) is not in components")
        continue
      }
      let rounded = [red, green, blue].map { String(format: "%.1f", $0) }
      #expect(rounded == own)
    }
  }

  @Test func aColorMayBeThePlatforms() throws {
    let found = try color(#"{"color": {"platform": "ios", "reference": "systemTealColor"}}"#)
    #expect(found == .systemTeal)
  }

  @Test func anUnreadableColorIsNil() throws {
    #expect(try color(#"{"color": {"components": {"red": "much"}}}"#) == nil)
    #expect(try color("not JSON") == nil)
    #expect(try UIColor(named: "Paper", in: bundle([:])) == nil)
  }

  @Test func aFolderMayGiveItsNameToItsSets() throws {
    let set = #"{"colors": [{\#(components("1.0", "0.0", "0.0"))}]}"#
    let bundle = try bundle([
      "A.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Brand/Ink.colorset/Contents.json": set,
      "A.xcassets/Plain/Paper.colorset/Contents.json": set,
    ])
    #expect(UIColor(named: "Brand/Ink", in: bundle) == .red)
    #expect(UIColor(named: "Ink", in: bundle) == nil)
    #expect(UIColor(named: "Paper", in: bundle) == .red)
  }

  @Test func anImageIsChosenForTheScheme() throws {
    let bundle = try bundle([
      "A.xcassets/Sun.imageset/Contents.json":
        #"{"images": [{"filename": "day.svg"}, {\#(dark), "filename": "night.svg"}]}"#,
      "A.xcassets/Sun.imageset/day.svg": #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"/>"#,
      "A.xcassets/Sun.imageset/night.svg": #"<?xml version="1.0"?><svg width="30px" viewBox="0 0 20 10"></svg>"#,
    ])
    let catalog = AssetCatalog.of(bundle)
    let day = try #require(catalog.image(named: "Sun", isDark: false))
    #expect((day.width, day.height) == (20, 10) && day.type == "image/svg+xml")
    let night = try #require(catalog.image(named: "Sun", isDark: true))
    #expect((night.width, night.height) == (30, 15))
    #expect(UIImage(named: "Sun", in: bundle)?.size == CGSize(width: 20, height: 10))
  }

  @Test func anImageMayBeAResourceFile() throws {
    let bundle = try bundle(["map.svg": #"<svg width="8" height="4"/>"#, "notes.txt": "no picture"])
    #expect(UIImage(named: "map", in: bundle)?.size == CGSize(width: 8, height: 4))
    #expect(UIImage(named: "map.svg", in: bundle) != nil)
    #expect(UIImage(named: "notes.txt", in: bundle) == nil)
    #expect(UIImage(named: "../map", in: bundle) == nil)
    #expect(UIImage(named: "", in: bundle) == nil)
  }

  @Test func aDynamicProviderIsCalledForBothStyles() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    #expect(UIColor { _ in .red } == .red)
  }
}
