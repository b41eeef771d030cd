import Foundation

/// The image, the title and the detail in the contents of a cell or a header. Each is made when it is first read.
@MainActor final class CellLabels {
  private let contentView: UIView
  private let style: UITableViewCell.CellStyle
  private let titleFont: UIFont?
  private let detailColor: UIColor?
  private var (hasTitle, hasDetail, hasImage) = (false, false, false)

  /// Whether any of them has been made.
  var areUsed: Bool { hasTitle || hasDetail || hasImage }

  private lazy var stack: UIStackView = {
    let stack = UIStackView()
    stack.axis = style == .value1 || style == .value2 ? .horizontal : .vertical
    stack.spacing = stack.axis == .horizontal ? 12 : 0
    // A value is at the end of the row.
    if style == .value1 { stack.addArrangedSubview(UIBarSpace()) }
    contentView.addSubview(stack)
    return stack
  }()

  /// The image before the labels.
  lazy var image: UIImageView = {
    let view = UIImageView(frame: .zero)
    // A row is not as high as a photograph.
    view.maximumSize = Self.imageSize
    let row = UIStackView()
    row.spacing = 12
    stack.removeFromSuperview()
    row.addArrangedSubview(view)
    row.addArrangedSubview(stack)
    contentView.addSubview(row)
    hasImage = true
    return view
  }()

  /// The largest size of an image that a configuration gives no other, in points.
  private static let imageSize = CGSize(width: 0, height: 44)

  lazy var title: UILabel = {
    let label = UILabel()
    if let titleFont { label.font = titleFont }
    hasTitle = true
    stack.insertArrangedSubview(label, at: 0)
    return label
  }()

  lazy var detail: UILabel = {
    let label = UILabel()
    if let detailColor { label.textColor = detailColor }
    hasDetail = true
    stack.addArrangedSubview(label)
    return label
  }()

  /// Labels that are placed as in a cell of a style, in the font and the colour of labels where they have no other.
  init(
    in contentView: UIView, style: UITableViewCell.CellStyle = .subtitle, titleFont: UIFont? = nil,
    detailColor: UIColor? = nil
  ) {
    self.contentView = contentView
    self.style = style
    self.titleFont = titleFont
    self.detailColor = detailColor
  }

  /// Shows the texts of a configuration.
  func show(_ configuration: UIListContentConfiguration) {
    if configuration.prefersSideBySideTextAndSecondaryText, stack.axis == .vertical {
      (stack.axis, stack.spacing) = (.horizontal, 12)
    }
    if configuration.image != nil || hasImage { show(configuration.image, configuration.imageProperties) }
    show(configuration.text, configuration.attributedText, configuration.textProperties, in: title)
    let (text, attributed) = (configuration.secondaryText, configuration.secondaryAttributedText)
    guard text != nil || attributed != nil || hasDetail else { return }
    show(text, attributed, configuration.secondaryTextProperties, in: detail)
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    if let attributed { label.attributedText = attributed } else { label.text = text }
    if let font = properties.ownFont { label.font = font }
    if let color = properties.ownColor { label.textColor = color }
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = properties.alignment == .center ? .center : .natural
  }

  private func show(_ image: UIImage?, _ properties: UIListContentConfiguration.ImageProperties) {
    let view = self.image
    view.image = image
    view.maximumSize = properties.maximumSize == .zero ? Self.imageSize : properties.maximumSize
    view.tintColor = properties.tintColor ?? .tintColor
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    guard properties.cornerRadius > 0 || view.ownLayer != nil else { return }
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
  }

  /// Shows no text and no image in the views that there are.
  func clear() {
    if hasTitle { title.text = nil }
    if hasDetail { detail.text = nil }
    if hasImage { image.image = nil }
  }
}
