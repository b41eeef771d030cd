// swift-tools-version: 6.2
import PackageDescription

/// A front end outside of the package, written against its public interface alone.
let package = Package(
  name: "LineFrontEnd",
  products: [.library(name: "LineFrontEnd", targets: ["LineFrontEnd"])],
  dependencies: [.package(name: "platen", path: "../..")],
  targets: [
    .target(name: "LineFrontEnd", dependencies: [.product(name: "SwiftUI", package: "platen")]),
    .executableTarget(
      name: "signup",
      dependencies: [
        "LineFrontEnd", .product(name: "SwiftUI", package: "platen"), .product(name: "GalleryPages", package: "platen"),
      ]),
    .testTarget(
      name: "LineFrontEndTests",
      dependencies: [
        "LineFrontEnd", .product(name: "SwiftUI", package: "platen"), .product(name: "GalleryPages", package: "platen"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
