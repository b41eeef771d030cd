import Foundation

/// A view in a collection: a cell, a header or a footer.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  /// What views of the same kind are found by; nil for one that was not dequeued.
  public internal(set) var reuseIdentifier: String?

  /// Creates a view with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is used for another item. Does nothing; for subclasses, which call super.
  open func prepareForReuse() {}

  /// Creates a view of a class that is known when the program runs. See ``_CellMaker``.
  static func make(_ type: UICollectionReusableView.Type, _ identifier: String) -> UICollectionReusableView {
    let maker = unsafeBitCast(type as AnyClass, to: _ReusableViewMaker.Type.self)
    let made: AnyObject = maker.init(frame: .zero)
    guard let view = made as? UICollectionReusableView else {
      preconditionFailure("\(type) has made another object")
    }
    view.reuseIdentifier = identifier
    return view
  }
}

/// A class with the required initializer that the views of a collection lack, see ``_CellMaker``. Not for use outside
/// the framework.
open class _ReusableViewMaker: UICollectionReusableView {
  /// Creates the view.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the view. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An item of a collection.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  /// The view with the cell's contents.
  public let contentView = UIView()
  /// Notifies the item of changes of the cell that are not its contents'.
  package let state = ControllerState()
  weak var collection: UICollectionView? { didSet { if oldValue !== collection { setNeedsUpdateConfiguration() } } }
  /// Whether the layout sets the cell's width, which the contents fill then.
  package var fillsWidth = false
  /// The height that the layout sets, in points; nil for that of the contents.
  package var fixedHeight: CGFloat?
  private lazy var labels = CellLabels(in: contentView, detailColor: .secondaryLabel)
  private lazy var contents = CellContents(in: contentView, labels: labels)

  /// Whether the cell is selected, false by default.
  open var isSelected = false {
    didSet {
      guard oldValue != isSelected else { return }
      setNeedsUpdateConfiguration()
      state.change()
    }
  }
  /// Whether the cell is pressed. Kept and ignored; false by default.
  open var isHighlighted = false
  /// A view behind the contents. Kept and ignored: nil by default.
  open var backgroundView: UIView?
  /// A view behind the contents of a selected cell. Kept and ignored; nil by default.
  open var selectedBackgroundView: UIView?
  /// What the cell shows, described by a value; nil, the default, for none.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { contents.show(contentConfiguration) } }
  /// What is behind the contents, described by a value: its colour and its corners are shown. Nil by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backgroundColor = backgroundConfiguration?.backgroundColor
      if let radius = backgroundConfiguration?.cornerRadius, radius > 0 { layer.cornerRadius = radius }
    }
  }
  /// Whether ``contentConfiguration`` is updated for each state of the cell, true by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// Updates the configurations of a cell for its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void
  /// Called where the state of the cell has changed, and before it is shown. Nil by default.
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Creates a cell with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates a cell. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// A configuration without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The state for which the cell is configured.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(isSelected: isSelected)
    (state.isEditing, state.isHighlighted) = (collection?.isEditing ?? false, isHighlighted)
    return state
  }

  /// Updates the cell for its state, at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// Calls ``configurationUpdateHandler``, or updates the content configuration by itself. For subclasses, which configure
  /// the cell.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if let configurationUpdateHandler { return configurationUpdateHandler(self, state) }
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    self.contentConfiguration = contentConfiguration.updated(for: state)
  }
}
