import Foundation

/// A row of a table.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UITableViewCell { standIn { UITableViewCell(frame: .zero) } }

  /// How the cell's own labels are placed: one below the other, or beside each other, in `.value1` with the second at the
  /// end of the row.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// How a selected cell is shown. `.none` is a cell that can't be selected.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// A mark at the end of the cell. Buttons of details are shown as disclosures.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What cells of the same kind are reused by; nil for none.
  public let reuseIdentifier: String?
  private let style: CellStyle
  /// The view with the cell's contents.
  public let contentView = UIView()
  private lazy var labels = CellLabels(
    in: contentView, style: style, detailColor: style == .value1 ? .secondaryLabel : nil)
  private lazy var contents = CellContents(in: contentView, labels: labels)
  /// Whether the program places its own views in the cell, and with them their distances from its edges.
  package var placesOwnViews: Bool {
    contentConfiguration == nil && !labels.areUsed && !contentView.subviews.isEmpty
  }
  /// Notifies the row of changes of the cell that are not its contents'.
  package let state = ControllerState()
  weak var table: UITableView? { didSet { if oldValue !== table { setNeedsUpdateConfiguration() } } }

  /// How a selected cell is shown, `.default` by default.
  open var selectionStyle = SelectionStyle.default { didSet { state.change() } }
  /// A mark at the end of the cell, `.none` by default.
  open var accessoryType = AccessoryType.none { didSet { state.change() } }
  /// A view at the end of the cell in the mark's place; nil, the default, for none.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      state.change()
    }
  }
  /// The mark at the end of the cell while rows are edited. Kept and ignored; `.none` by default.
  open var editingAccessoryType = AccessoryType.none
  /// A view at the end of the cell while rows are edited. Kept and ignored; nil by default.
  open var editingAccessoryView: UIView?
  /// Whether the cell can be moved while rows are edited, where the data source says so too. True by default.
  open var showsReorderControl = true { didSet { state.change() } }
  /// Kept and ignored; true by default.
  open var shouldIndentWhileEditing = true
  /// How deep the cell is in a hierarchy. Kept and ignored; 0 by default.
  open var indentationLevel = 0
  /// The distance of a level in points. Kept and ignored.
  open var indentationWidth: CGFloat = 10
  /// The distances of the line below from the edges. Kept and ignored.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// Whether ``backgroundConfiguration`` is updated for each state of the cell. Kept and ignored; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Whether several drags can be over the cell. Kept and ignored; true by default.
  open var userInteractionEnabledWhileDragging = true
  /// Whether the rows of the table are edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Whether the cell is pressed. Front ends do not set it; false by default.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false
  /// What the table does with the row where it is edited.
  open var editingStyle: EditingStyle {
    guard let table, let path = table.indexPath(for: self) else { return .none }
    return table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
  }
  /// Whether the button that deletes is shown, which front ends decide: false.
  open var showingDeleteConfirmation: Bool { false }
  /// A view behind the contents. Kept and ignored: rows have the platform's background. Nil by default.
  open var backgroundView: UIView?
  /// A view behind the contents of a selected cell. Kept and ignored: front ends show in their own way which rows are
  /// selected. Nil by default.
  open var selectedBackgroundView: UIView?
  /// The same while several cells can be selected. Kept and ignored; nil by default.
  open var multipleSelectionBackgroundView: UIView?
  /// Whether the cell is selected, false by default.
  open var isSelected: Bool {
    get { selection }
    set { setSelected(newValue, animated: false) }
  }
  private var selection = false
  /// What the cell shows, described by a value; nil, the default, for none.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { contents.show(contentConfiguration) } }
  /// What is behind the contents, described by a value: its colour is that of the row, in place of ``backgroundColor``.
  /// Nil by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { state.change() } }
  /// Whether ``contentConfiguration`` is updated for each state of the cell, true by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// Updates the configurations of a cell for its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void
  /// Called where the state of the cell has changed, and before it is shown. Nil by default.
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a cell of the default style.
  public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The first label.
  open var textLabel: UILabel? { labels.title }
  /// The second label; nil for a cell of the default style, which has none.
  open var detailTextLabel: UILabel? { style == .default ? nil : labels.detail }

  /// The image before the labels, shown at most 44 points high.
  open var imageView: UIImageView? { labels.image }

  /// A configuration without text, as the cell's style has it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }

  // Dynamic, so that an extension of the program's can take their place (plugin ObjectiveCSpellings).

  /// Whether the cell can be the first responder, false by default.
  open dynamic override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  /// The view instead of the keyboard while the cell is the first responder. Nil by default.
  open dynamic override var inputView: UIView? { super.inputView }
  /// The view above the keyboard while the cell is the first responder. Nil by default.
  open dynamic override var inputAccessoryView: UIView? { super.inputAccessoryView }

  /// Called before the cell is used for another row. Does nothing; for subclasses, which call super.
  open func prepareForReuse() {}

  /// Sets ``isSelected``; for subclasses, which call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selection != selected else { return }
    selection = selected
    setNeedsUpdateConfiguration()
    state.change()
  }

  /// Sets ``isHighlighted``; for subclasses, which call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let hasChanged = self.highlighted != highlighted
    self.highlighted = highlighted
    if hasChanged { setNeedsUpdateConfiguration() }
  }

  /// Sets ``isEditing``: called by the table where its editing begins or ends. For subclasses, which call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    let hasChanged = self.editing != editing
    self.editing = editing
    if hasChanged { setNeedsUpdateConfiguration() }
  }

  /// Never called: front ends show the buttons of editing. Does nothing; for subclasses, which call super.
  open func willTransition(to state: StateMask) {}
  /// Never called: front ends show the buttons of editing. Does nothing; for subclasses, which call super.
  open func didTransition(to state: StateMask) {}

  /// What is shown of the buttons of editing.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The rows are edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes is shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The state for which the cell is configured.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(isSelected: selection)
    (state.isEditing, state.isHighlighted) = (editing, highlighted)
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

  /// Creates a cell of a class that is known when the program runs. See ``_CellMaker``.
  static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    let maker = unsafeBitCast(type as AnyClass, to: _CellMaker.Type.self)
    let made: AnyObject = maker.init(style: .default, reuseIdentifier: identifier)
    guard let cell = made as? UITableViewCell else { preconditionFailure("\(type) has made another object") }
    return cell
  }
}

/// A class with the required initializer that cells lack: subclasses override it without saying so. All classes below
/// `UITableViewCell` have it in the same place of their tables, so that it is called as that of this class. Open, so that
/// it is looked up in the table of the class at hand. Not for use outside the framework.
open class _CellMaker: UITableViewCell {
  /// Creates the cell.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Creates the cell. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
