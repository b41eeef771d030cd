import Foundation
import PackagePlugin

/// Adds a file to a target that gives all its files the names that Foundation has on Apple's systems and not on Linux:
/// those of Combine, Observation and FoundationNetworking, so that `import Foundation` is enough for `ObservableObject`,
/// `@Published`, `@Observable` and `URLSession`. A target that depends on the product AppKit has its names with
/// `import SwiftUI` alone, as on a Mac.
@main struct FoundationExports: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
    let sources = (folder?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
    // SwiftUI exports AppKit on a Mac.
    let usesAppKit = target.dependencies.contains {
      if case .product(let product) = $0 { product.name == "AppKit" } else { false }
    }
    let file = context.pluginWorkDirectoryURL.appending(path: "FoundationExports.swift")
    return [
      .buildCommand(
        displayName: "Writing what Foundation exports on Apple's systems",
        executable: try context.tool(named: "foundationexports").url,
        arguments: [file.path] + (usesAppKit ? ["--appkit"] : []) + sources.map(\.path),
        inputFiles: sources, outputFiles: [file])
    ]
  }
}
