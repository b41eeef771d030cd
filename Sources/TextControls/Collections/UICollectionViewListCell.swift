/// A row of a collection that is laid out as a list.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  /// Marks and views at the end of the cell, in their order. None by default.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for view in oldValue.compactMap(\.view) where !accessories.contains(where: { $0.view === view }) {
        view.removeFromSuperview()
      }
      for view in accessories.compactMap(\.view) where view.superview !== self { addSubview(view) }
      state.change()
    }
  }
  /// How far the contents are indented, in steps. Kept and ignored; 0 by default.
  open var indentationLevel = 0
}

/// A mark or a view at the end of a row.
@MainActor public struct UICellAccessory {
  /// A mark that front ends draw.
  package enum Mark { case disclosure, checkmark }

  package let mark: Mark?
  let view: UIView?

  /// An arrow that says that there is a page behind the row.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(mark: .disclosure, view: nil) }
  /// A check mark.
  public static func checkmark() -> UICellAccessory { UICellAccessory(mark: .checkmark, view: nil) }
  /// An arrow that says that there is a page behind the row. Where it is shown is ignored: always.
  public static func disclosureIndicator(
    displayed: DisplayedState, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { disclosureIndicator() }
  /// A check mark. Where it is shown is ignored: always.
  public static func checkmark(
    displayed: DisplayedState, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { checkmark() }
  /// A text at the end of the row.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    let label = UILabel()
    label.text = text
    label.textColor = options.tintColor ?? .secondaryLabel
    if let font = options.font { label.font = font }
    return UICellAccessory(mark: nil, view: label)
  }
  /// A button that shows details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    let button = UIButton(type: .detailDisclosure)
    button.setImage(UIImage(systemName: "info.circle"), for: .normal)
    button.ownWords = ["More Info"]
    button.accessibilityLabel = "More Info"
    button.addAction(UIAction { _ in actionHandler?() }, for: .primaryActionTriggered)
    return UICellAccessory(mark: nil, view: button)
  }

  /// When an accessory is shown. Ignored: always.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  /// How an arrow is shown. Ignored.
  public struct DisclosureIndicatorOptions {
    /// The colour. Kept and ignored; nil by default.
    public var tintColor: UIColor?
    /// Creates options.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }
  /// How a check mark is shown. Ignored.
  public struct CheckmarkOptions {
    /// The colour. Kept and ignored; nil by default.
    public var tintColor: UIColor?
    /// Creates options.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }
  /// How a button of details is shown. Ignored.
  public struct DetailOptions {
    /// The colour. Kept and ignored; nil by default.
    public var tintColor: UIColor?
    /// Creates options.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }
  /// How a text at the end of a row is shown.
  public struct LabelOptions {
    /// The colour; nil, the default, for a faint one.
    public var tintColor: UIColor?
    /// The font; nil, the default, for that of labels.
    public var font: UIFont?
    /// Creates options.
    public init(tintColor: UIColor? = nil, font: UIFont? = nil) {
      self.tintColor = tintColor
      self.font = font
    }
  }

  /// A view of the program's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(mark: nil, view: configuration.customView)
  }

  /// A view of the program's own at the end of a row.
  @MainActor public struct CustomViewConfiguration {
    /// Where a view is in a row. Ignored: it is at the end.
    public enum Placement: Sendable { case leading, trailing }

    /// The view.
    public let customView: UIView

    /// Puts a view at the end of a row.
    public init(customView: UIView, placement: Placement) { self.customView = customView }
  }
}
