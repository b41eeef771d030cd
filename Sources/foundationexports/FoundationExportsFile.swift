/// The source that the plugin FoundationExports adds to a target. All files of a module see what one of them exports.
enum FoundationExportsFile {
  static let source = """
    // Written by the plugin FoundationExports. The target has to depend on the product SwiftUI of Platen.
    @_exported import Combine
    @_exported import Observation
    @_exported import class Platen.FileWrapper
    @_exported import class Platen.MeasurementFormatter
    @_exported import class Platen.NSItemProvider
    @_exported import class PlatenGraph.UndoManager
    @_exported import class TextControls.NSDataDetector
    @_exported import typealias TextControls.NSTextCheckingTypes

    """
}
