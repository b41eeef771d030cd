import Foundation

/// The title and the detail in the contents of a cell or a header. Each is made when it is first asked for.
@MainActor final class CellLabels {
  private let contentView: UIView
  private let style: UITableViewCell.CellStyle
  private let titleFont: UIFont?
  private let detailColor: UIColor?
  private var (hasTitle, hasDetail) = (false, false)

  private lazy var stack: UIStackView = {
    let stack = UIStackView()
    stack.axis = style == .value1 || style == .value2 ? .horizontal : .vertical
    stack.spacing = stack.axis == .horizontal ? 12 : 0
    // A value is at the end of the row.
    if style == .value1 { stack.addArrangedSubview(UIBarSpace()) }
    contentView.addSubview(stack)
    return stack
  }()

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

  /// Shows no text in the labels that there are.
  func clear() {
    if hasTitle { title.text = nil }
    if hasDetail { detail.text = nil }
  }
}
