// swift-tools-version: 6.2
import PackageDescription

/// The editing and the formats without any views: `traits: []` fetches no other package.
let package = Package(
  name: "FormatLines",
  dependencies: [.package(name: "platen", path: "../..", traits: [])],
  targets: [
    .target(
      name: "LineFormats",
      dependencies: [
        .product(name: "TextEditing", package: "platen"), .product(name: "TextFormats", package: "platen"),
      ]),
    .executableTarget(name: "formatlines", dependencies: ["LineFormats"]),
    .testTarget(name: "LineFormatsTests", dependencies: ["LineFormats"]),
  ],
  swiftLanguageModes: [.v6]
)
