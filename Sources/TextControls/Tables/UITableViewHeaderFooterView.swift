/// A view above or below a section of a table.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  /// What views of the same kind are found by; nil for none.
  public let reuseIdentifier: String?
  /// The view with the contents.
  public let contentView = UIView()
  /// A view behind the contents. Kept and ignored; nil by default.
  open var backgroundView: UIView?
  private lazy var labels = CellLabels(in: contentView, titleFont: .preferredFont(forTextStyle: .headline))

  /// Creates a view with an identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view without an identifier.
  public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }

  /// Creates a view. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  private lazy var contents = CellContents(in: contentView, labels: labels)
  /// What the view shows, described by a value; nil, the default, for none.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { contents.show(contentConfiguration) } }
  /// A configuration without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The title.
  open var textLabel: UILabel? { labels.title }
  /// A second line.
  open var detailTextLabel: UILabel? { labels.detail }

  /// Called before the view is used for another section. Does nothing; for subclasses, which call super.
  open func prepareForReuse() {}

  /// Creates a view of a class that is known when the program runs. See ``_CellMaker``.
  static func make(_ type: UITableViewHeaderFooterView.Type, _ identifier: String) -> UITableViewHeaderFooterView {
    let maker = unsafeBitCast(type as AnyClass, to: _HeaderMaker.Type.self)
    let made: AnyObject = maker.init(reuseIdentifier: identifier)
    guard let view = made as? UITableViewHeaderFooterView else {
      preconditionFailure("\(type) has made another object")
    }
    return view
  }
}

/// A class with the required initializer that headers and footers lack, see ``_CellMaker``. Not for use outside the
/// framework.
open class _HeaderMaker: UITableViewHeaderFooterView {
  /// Creates the view.
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

  /// Creates the view. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
