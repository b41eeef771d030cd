import Foundation

/// The table that the translations of a sentence are in.
package struct TableReference: Hashable, Sendable {
  /// The table's name; `nil` for `Localizable`.
  package var table: String?
  /// The folder of a bundle's resources; `nil` for those of the program.
  package var folder: String?
  /// Whether the sentence is one of this package. Where the program's tables have no translation of it, its own have.
  package private(set) var isLibrary = false

  /// The tables for a sentence of this package.
  package static let library = {
    var reference = TableReference()
    reference.isLibrary = true
    return reference
  }()

  package init(table: String? = nil, bundle: Bundle? = nil) {
    self.table = table
    if let bundle, bundle != .main { folder = bundle.resourcePath ?? bundle.bundlePath }
  }

  package init(table: String?, folder: String?) {
    self.table = table
    self.folder = folder
  }
}
