import Foundation
import PackagePlugin

/// Adds a file to a target that gives all its files the names that Foundation has on Apple's systems and not on Linux:
/// those of Combine, Observation and FoundationNetworking, so that `import Foundation` is enough for `ObservableObject`,
/// `@Published`, `@Observable` and `URLSession`. A target that depends on the product AppKit has its names with
/// `import SwiftUI` alone, as on a Mac. A target with headers exports the modules that these import, as the umbrella
/// header of a framework does. A target with asset catalogues or string catalogues gets the symbols that Xcode
/// generates for them.
@main struct FoundationExports: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
    let files = (folder?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
    let sources = files.filter { $0.pathExtension == "swift" }
    let catalogs = files.filter { $0.pathExtension == "xcassets" }
    // SwiftUI exports AppKit on a Mac.
    let usesAppKit = target.dependencies.contains {
      if case .product(let product) = $0 { product.name == "AppKit" } else { false }
    }
    let file = context.pluginWorkDirectoryURL.appending(path: "FoundationExports.swift")
    let symbols = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    let tables = files.filter { $0.pathExtension == "xcstrings" }
    let strings = context.pluginWorkDirectoryURL.appending(path: "StringSymbols.swift")
    var outputs = [file]
    var arguments = [file.path] + (usesAppKit ? ["--appkit"] : [])
    var inputs = sources
    let headers = files.filter { $0.pathExtension == "h" }
    if !headers.isEmpty {
      arguments += ["--headers"] + headers.map(\.path) + ["--"]
      inputs += headers
    }
    if !catalogs.isEmpty {
      outputs.append(symbols)
      arguments += ["--symbols", symbols.path, bundle(of: target, with: ".xcassets")] + catalogs.map(\.path) + ["--"]
      inputs += files.filter { $0.lastPathComponent == "Contents.json" && $0.path.contains(".xcassets/") }
    }
    if !tables.isEmpty {
      outputs.append(strings)
      arguments += ["--strings", strings.path, bundle(of: target, with: ".xcstrings")] + tables.map(\.path) + ["--"]
      inputs += tables
    }
    return [
      .buildCommand(
        displayName: "Writing what Foundation exports on Apple's systems",
        executable: try context.tool(named: "foundationexports").url, arguments: arguments + sources.map(\.path),
        inputFiles: inputs, outputFiles: outputs)
    ]
  }

  /// The bundle of the target's resources, if a catalogue is among them: the main bundle is searched together with all
  /// next to it.
  private func bundle(of target: any Target, with catalogs: String) -> String {
    let files = (target as? any SourceModuleTarget).map { Array($0.sourceFiles(withSuffix: "")) } ?? []
    let isResource = files.contains { $0.type == .resource && $0.url.path.contains(catalogs) }
    return isResource ? ".module" : ".main"
  }
}
