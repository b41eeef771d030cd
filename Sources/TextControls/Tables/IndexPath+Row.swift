import Foundation

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

extension NSIndexPath {
  /// Creates the place of a row in a table.
  public convenience init(forRow row: Int, inSection section: Int) {
    let indexes = [section, row]
    self.init(indexes: indexes, length: 2)
  }

  /// Creates the place of an item in a collection.
  public convenience init(forItem item: Int, inSection section: Int) { self.init(forRow: item, inSection: section) }

  /// The number of the section in a table.
  public var section: Int { index(atPosition: 0) }
  /// The number of the row in its section.
  public var row: Int { index(atPosition: 1) }
  /// The number of the item in its section.
  public var item: Int { index(atPosition: 1) }
}
