/// What a cell shows by a configuration: its own labels, or a view that the configuration makes.
@MainActor final class CellContents {
  private weak var contentView: UIView?
  private let labels: CellLabels
  private var shown: (any UIView & UIContentView)?

  init(in contentView: UIView, labels: CellLabels) {
    self.contentView = contentView
    self.labels = labels
  }

  /// Shows a configuration; nil shows nothing of an earlier one.
  func show(_ configuration: (any UIContentConfiguration)?) {
    if let list = configuration as? UIListContentConfiguration {
      removeView()
      return labels.show(list)
    }
    guard let configuration else {
      removeView()
      return labels.clear()
    }
    // What the user has typed into the view stays.
    if let shown, shown.supports(configuration) { return shown.configuration = configuration }
    removeView()
    labels.clear()
    let view = configuration.makeContentView()
    contentView?.addSubview(view)
    shown = view
  }

  private func removeView() {
    shown?.removeFromSuperview()
    shown = nil
  }
}
