import Foundation

/// The contents of a file of Interface Builder. Such files are not read here: there is nothing in any.
@MainActor @preconcurrency open class UINib: NSObject {
  private let name: String?

  /// The file of a name in a bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// The bytes of a file.
  public init(data: Data, bundle bundleOrNil: Bundle?) { name = nil }

  /// The objects in the file: none. The first request for each file is reported on the standard error.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
    if let name { MissingNibs.note(name) }
    return []
  }
}

extension UITableView {
  /// Names the file of the cells with an identifier. They are `UITableViewCell`s, as there is nothing in the file.
  @preconcurrency public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib == nil ? nil : UITableViewCell.self, forCellReuseIdentifier: identifier)
  }

  /// Names the file of the headers and footers with an identifier. They are without contents.
  @preconcurrency public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nib == nil ? nil : UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
  }
}
