import Foundation
import Testing

@testable import foundationexports

/// The symbols that the plugin FoundationExports writes for asset catalogues, as Xcode names them.
@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("Brand", "brand"), ("brand color", "brand"), ("BrandColor", "brand"), ("AccentColor", "accent"),
    ("mainBackgroundColor2", "mainBackgroundColor2"), ("accent_color1", "accentColor1"), ("Color", "color"),
    ("UIAccent", "uiAccent"), ("US", "US"), ("DPad", "dPad"), ("triple-dot", "tripleDot"), ("10e", "_10E"),
    ("1_back_arm", "_1BackArm"), ("golden-logo-1024", "goldenLogo1024"), ("clipboard.fill", "clipboardFill"),
    ("default", "`default`"),
  ])
  func `names are those of Xcode`(name: String, symbol: String) {
    #expect(AssetSymbolName.text(of: name, dropping: "Color") == symbol)
  }

  /// Writes a catalogue of sets, of which a group ends with a slash, and with two provides a namespace.
  private func symbols(_ sets: [String], declaring source: String = "") throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appendingPathComponent("Assets.xcassets")
    for set in sets {
      let place = catalog.appendingPathComponent(set.replacingOccurrences(of: "//", with: "/"))
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      guard let namespace = set.range(of: "//") else { continue }
      let contents = catalog.appendingPathComponent(String(set[..<namespace.lowerBound]) + "/Contents.json")
      try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(to: contents)
    }
    return AssetSymbols(catalogs: [catalog]).source(bundle: ".module", files: [source])
  }

  @Test func `a set with the name of a system colour leaves the colour to UIKit`() throws {
    let source = try symbols(["WhiteColor.colorset", "Brand.colorset"])
    #expect(source.contains(#"  @_disfavoredOverload static let white = ColorResource(name: "WhiteColor""#))
    #expect(source.contains(#"  static let brand = ColorResource(name: "Brand""#))
  }

  @Test func `sets are constants of resources and members of values`() throws {
    let source = try symbols(["Brand.colorset", "Group/LogoImage.imageset", "AppIcon.appiconset"])
    for line in [
      "private let resourceBundle: Bundle = .module",
      #"static let brand = ColorResource(name: "Brand", bundle: resourceBundle)"#,
      "static var brand: SwiftUI.Color { SwiftUI.Color(ColorResource.brand) }",
      "@_disfavoredOverload static var brand: SwiftUI.UIColor { SwiftUI.UIColor(resource: ColorResource.brand) }",
      #"static let logo = ImageResource(name: "LogoImage", bundle: resourceBundle)"#,
      "static var logo: SwiftUI.UIImage { SwiftUI.UIImage(resource: ImageResource.logo) }",
    ] {
      #expect(source.contains(line))
    }
    #expect(
      source.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n  static var brand: SwiftUI.Color"))
    #expect(!source.contains("appIcon"))
  }

  @Test func `a group with a namespace is a type`() throws {
    let source = try symbols(["my icons//back.imageset"])
    #expect(source.contains(#"static let back = ImageResource(name: "my icons/back", bundle: resourceBundle)"#))
    #expect(source.contains("extension SwiftUI.UIImage {\n  enum MyIcons {\n"))
    #expect(source.contains("SwiftUI.UIImage(resource: ImageResource.MyIcons.back)"))
  }

  @Test func `what the type or the target has already is left out`() throws {
    let own = "extension Color { static let brand = Color(\"Brand\") }\nenum Theme { static let paper = 1 }"
    let source = try symbols(
      ["Brand.colorset", "Paper.colorset", "red.colorset", "Background.colorset"], declaring: own)
    let members = source.components(separatedBy: "extension ").first { $0.hasPrefix("SwiftUI.Color {") }
    #expect(members?.contains("static var brand") == false && members?.contains("static var paper") == true)
    #expect(source.contains("extension SwiftUI.Color {\n  static var background: SwiftUI.Color"))
    #expect(source.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n  static var brand"))
    #expect(source.contains("static var paper: SwiftUI.Color"))
    #expect(!source.contains("static var red") && source.contains("static let red = ColorResource"))
  }

  @Test func `a catalogue of icons alone has no symbols`() throws {
    #expect(try !symbols(["AppIcon.appiconset"]).contains("extension"))
  }
}
