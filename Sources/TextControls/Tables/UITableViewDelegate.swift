import Foundation

/// Says what is in the rows of a table. UIKit's optional methods have default implementations here.
@MainActor @preconcurrency public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row: one that the table had already, or a new one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section; nil for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; nil for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Never called: tables have no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Never called: tables have no index.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  /// Default implementation: 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Default implementation: nil.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Default implementation: nil.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Default implementation: nil.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Default implementation: the index itself.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}

/// The delegate of a table. UIKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called before a cell is shown.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// The row to select where the user has pressed one; nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called after the user selected another row, or this one again.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// A view above a section in the place of its title; nil for none.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Never called: rows have the height of their contents.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Never called: headers have the height of their contents.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
}

extension UITableViewDelegate {
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// Default implementation: the row itself.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Default implementation: nil.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// Default implementation: the automatic height.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  /// Default implementation: the automatic height.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
}

extension IndexPath {
  /// Creates the place of a row in a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The number of the section in a table.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The number of the row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
