import Foundation
import PackagePlugin

/// Compiles files with `#selector`, `@objc` and the like, which Linux has not, and with conditions for iOS: those that
/// the target excludes, rewritten.
///
/// A plugin can add sources and can't take any away, so the manifest excludes them.
@main struct ObjectiveCSpellings: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let own = Set(target.sourceFiles.map { $0.url.standardizedFileURL.path })
    let all = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
    let files = (all?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" && !own.contains($0.standardizedFileURL.path) }
      .sorted { $0.path < $1.path }
    guard !files.isEmpty else {
      Diagnostics.warning("\(target.name) excludes no file that the plugin ObjectiveCSpellings could compile")
      return []
    }
    // The name of the file that was written by hand is what the rewritten one gives for itself.
    let outputs = files.map {
      context.pluginWorkDirectoryURL.appending(path: $0.deletingPathExtension().lastPathComponent + ".rewritten.swift")
    }
    return [
      .buildCommand(
        displayName: "Rewriting Objective-C's spellings in \(target.name)",
        executable: try context.tool(named: "objectivecspellings").url,
        arguments: zip(files, outputs).flatMap { [$0.path, $1.path] }, inputFiles: files, outputFiles: outputs)
    ]
  }
}
