/// What a cell or another view shows, as a value that makes the view for it.
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView

  /// The configuration for a state, as that of a selected cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
@MainActor @preconcurrency public protocol UIContentView: AnyObject {
  /// What is shown. A cell sets it where it is to show another configuration of the same type.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration. Default: one of the type that it shows.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the type of ``configuration``.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state for which a configuration is updated.
public protocol UIConfigurationState {}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is highlighted, as the program says.
  public var isHighlighted = false
  /// Whether the cell has the focus. No front end sets it: false.
  public var isFocused = false
  /// Whether the cell is disabled. No front end sets it: false.
  public var isDisabled = false
  /// Whether the rows of a table are edited.
  public var isEditing = false

  init(isSelected: Bool) { self.isSelected = isSelected }
}

/// What is behind the contents of a cell or a button, as a value.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour of the background; nil, the default, for the platform's own.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points, 0 by default.
  public var cornerRadius: CGFloat = 0
  /// The colour of a line around it, which buttons show and cells do not; nil by default.
  public var strokeColor: UIColor?
  /// The width of that line in points, 0 by default.
  public var strokeWidth: CGFloat = 0
  /// How far inside the edge the line is. Kept and ignored; 0 by default.
  public var strokeOutset: CGFloat = 0
  /// A picture behind the contents. Kept and ignored; nil by default.
  public var image: UIImage?
  /// The distances of the background from the edges. Kept and ignored; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  init() {}

  /// No background.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
  /// The background of a cell.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell in a list of groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The same: front ends show in their own way which cells are selected.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
