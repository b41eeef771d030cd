import TextControls

/// A view with one list of rows for each component, of which one row is chosen. It is shown as pickers of SwiftUI beside
/// one another, in the style of a wheel, also as the input view of a text field.
@MainActor @preconcurrency open class UIPickerView: UIView, ComposedView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UIPickerView { standIn { UIPickerView(frame: .zero) } }

  // Dynamic, so that an extension of the program's can take its place (plugin ObjectiveCSpellings).

  /// Called when the view was added to another one, or removed.
  open dynamic override func didMoveToSuperview() { super.didMoveToSuperview() }
  /// The size of the contents: not known, front ends lay out by themselves.
  open dynamic override var intrinsicContentSize: CGSize { super.intrinsicContentSize }

  /// Gives the numbers of components and rows. Held weakly; nil by default.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Gives the rows, and is told of the user's choices. Held weakly; nil by default.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Kept and ignored, as on iOS 13 and later; true by default.
  open var showsSelectionIndicator = true

  private let revision = ControllerState()
  private var chosen: [Int: Int] = [:]

  /// How many components the data source has.
  open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }

  /// How many rows the data source has in a component.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard (0..<numberOfComponents).contains(component) else { return 0 }
    return max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  /// The index of the chosen row; -1 in a component without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count == 0 ? -1 : min(chosen[component] ?? 0, count - 1)
  }

  /// Chooses a row; an index out of range is ignored. The delegate is not told. `animated` is ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    chosen[component] = row
    changed()
  }

  /// Shows the rows of all components as the delegate gives them now.
  open func reloadAllComponents() { changed() }

  /// Shows the rows of a component as the delegate gives them now.
  open func reloadComponent(_ component: Int) { changed() }

  /// The view that the delegate made for a row; nil where it makes none.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return view is _NoRowView ? nil : view
  }

  /// The name that assistive technology reads. Nil by default.
  open override var accessibilityLabel: String? { didSet { changed() } }
  /// Whether the user can choose. True by default.
  open override var isUserInteractionEnabled: Bool { didSet { changed() } }

  private func changed() {
    revision.change()
    setNeedsDisplay()
  }

  private func choose(_ row: Int, in component: Int) {
    guard row != selectedRow(inComponent: component) else { return }
    selectRow(row, inComponent: component, animated: false)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// The words of a row: its title, or those of the labels in its view.
  private func title(of row: Int, in component: Int) -> String {
    if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return title.string
    }
    if let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) { return title }
    return view(forRow: row, forComponent: component).map { Self.words(in: $0) } ?? "?"
  }

  private static func words(in view: UIView) -> String {
    let own = (view as? UILabel)?.text
    return ([own].compactMap { $0 } + view.innerViews.map { words(in: $0) }).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private func picker(of component: Int) -> some View {
    let row = Binding<Int>(
      get: { [weak self] in self?.selectedRow(inComponent: component) ?? 0 },
      set: { [weak self] in self?.choose($0, in: component) })
    let titles = (0..<numberOfRows(inComponent: component)).map { title(of: $0, in: component) }
    return Picker(selection: row) {
      ForEach(Array(titles.enumerated()), id: \.offset) { index, title in Text(verbatim: title).tag(index) }
    } label: {
      Text(verbatim: accessibilityLabel ?? "")
    }
    .pickerStyle(.wheel)
  }

  package var composedContent: AnyView {
    revision.view(of: self) { view in
      HStack { ForEach(0..<view.numberOfComponents, id: \.self) { view.picker(of: $0) } }
        .labelsHidden().disabled(!view.isUserInteractionEnabled)
    }
  }
}

/// Gives the numbers of components and rows of a picker view.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many components there are, beside one another.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a component has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives the rows of a picker view. UIKit's methods are optional; here each has a default implementation with the effect
/// of a missing method.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The words of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The words of a row with attributes, which are ignored. It comes before the plain words.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// A view for a row, of which the words of its labels are shown. `view` is always nil.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// The width of a component in points. Ignored: front ends make columns as wide as their words.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a component's rows in points. Ignored.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Called after the user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Default implementation: nil.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Default implementation: nil.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Default implementation: a view that says that there is none.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { _NoRowView(frame: .zero) }
  /// Default implementation: 0.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Default implementation: 0.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// Default implementation: does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// What a delegate that makes no views for rows gives.
final class _NoRowView: UIView {}
