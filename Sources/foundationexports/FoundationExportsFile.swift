/// The source that the plugin FoundationExports adds to a target. All files of a module see what one of them exports.
enum FoundationExportsFile {
  static let source = """
    // Written by the plugin FoundationExports. The target has to depend on the product SwiftUI of Platen.
    @_exported import Combine
    @_exported import Observation

    """
}
