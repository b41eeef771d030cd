import PackagePlugin

/// Adds a file to a target that gives all its files the names of Combine and Observation that Foundation re-exports on
/// Apple's systems, so that `import Foundation` is enough for `ObservableObject`, `@Published` and `@Observable`.
@main struct FoundationExports: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let file = context.pluginWorkDirectoryURL.appending(path: "FoundationExports.swift")
    return [
      .buildCommand(
        displayName: "Writing what Foundation exports on Apple's systems",
        executable: try context.tool(named: "foundationexports").url, arguments: [file.path], outputFiles: [file])
    ]
  }
}
