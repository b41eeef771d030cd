import Platen
import TextControls

/// A field with a list of values to choose from. Where it is not editable, the user can choose and not type.
@MainActor @preconcurrency open class NSComboBox: NSTextField {
  /// Posted with the combo box as its object after the user has chosen a value of the list.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "NSComboBoxSelectionDidChangeNotification")
  /// Never posted: lists are the front end's.
  nonisolated public static let willPopUpNotification = Notification.Name("NSComboBoxWillPopUpNotification")
  /// Never posted: lists are the front end's.
  nonisolated public static let willDismissNotification = Notification.Name("NSComboBoxWillDismissNotification")

  private var values: [Any] = [] { didSet { listDidChange() } }
  private lazy var list = ComboList(self)
  private lazy var choice = ComboList(self)
  /// Whether the values come from ``dataSource``. False by default.
  open var usesDataSource = false { didSet { listDidChange() } }
  /// The values, where ``usesDataSource`` is true. Held weakly, nil by default.
  open weak var dataSource: (any NSComboBoxDataSource)? { didSet { listDidChange() } }
  /// Whether the rest of a value is typed by itself. Kept and ignored; false by default.
  open var completes = false
  /// Kept and ignored: the button is the front end's. True by default.
  open var isButtonBordered = true
  /// Kept and ignored: front ends scroll. 5 by default.
  open var numberOfVisibleItems = 5
  /// Kept and ignored; true by default.
  open var hasVerticalScroller = true
  /// Kept and ignored.
  open var itemHeight: CGFloat = 16
  /// Kept and ignored.
  open var intercellSpacing = NSSize(width: 3, height: 2)
  /// The index of the value that was chosen last; -1 for none.
  open private(set) var indexOfSelectedItem = -1

  override func configure(_ engine: FieldEngine) {
    engine.rightView = list
    engine.rightViewMode = .always
  }

  override var viewWithoutEditing: UIView { choice }

  package override func valueDidChange() {
    super.valueDidChange()
    choice.changed()
  }

  open override var accessibilityLabel: String? { didSet { choice.changed() } }

  private func listDidChange() {
    list.changed()
    choice.changed()
  }

  /// The number of values.
  open var numberOfItems: Int { usesDataSource ? dataSource?.numberOfItems(in: self) ?? 0 : values.count }
  /// The values that were added.
  open var objectValues: [Any] { values }
  /// Adds a value at the end.
  open func addItem(withObjectValue object: Any) { values.append(object) }
  /// Adds values at the end.
  open func addItems(withObjectValues objects: [Any]) { values += objects }
  /// Adds a value among the others. An index out of range is clamped.
  open func insertItem(withObjectValue object: Any, at index: Int) {
    values.insert(object, at: min(max(0, index), values.count))
  }
  /// Removes the value at an index.
  open func removeItem(at index: Int) { if values.indices.contains(index) { values.remove(at: index) } }
  /// Removes the values that are equal to another.
  open func removeItem(withObjectValue object: Any) { values.removeAll { text(of: $0) == text(of: object) } }
  /// Removes all values.
  open func removeAllItems() {
    values = []
    indexOfSelectedItem = -1
  }
  /// The value at an index; nil where there is none.
  open func itemObjectValue(at index: Int) -> Any? {
    guard index >= 0, index < numberOfItems else { return nil }
    return usesDataSource ? dataSource?.comboBox(self, objectValueForItemAt: index) : values[index]
  }
  /// The index of a value; `NSNotFound` for none.
  open func indexOfItem(withObjectValue object: Any) -> Int {
    (0..<numberOfItems).first { itemObjectValue(at: $0).map { text(of: $0) } == text(of: object) } ?? NSNotFound
  }
  /// The value that was chosen last; nil for none.
  open var objectValueOfSelectedItem: Any? { itemObjectValue(at: indexOfSelectedItem) }
  /// Chooses the value at an index. Text that the user can edit stays as it is.
  open func selectItem(at index: Int) {
    indexOfSelectedItem = index >= 0 && index < numberOfItems ? index : -1
    if !isEditable, let value = objectValueOfSelectedItem { objectValue = value }
  }
  /// Chooses a value. Text that the user can edit stays as it is.
  open func selectItem(withObjectValue object: Any?) {
    let index = object.map { indexOfItem(withObjectValue: $0) } ?? NSNotFound
    selectItem(at: index == NSNotFound ? -1 : index)
  }
  /// Chooses no value.
  open func deselectItem(at index: Int) { if indexOfSelectedItem == index { indexOfSelectedItem = -1 } }
  /// Shows the values of the data source as they are now.
  open func reloadData() { listDidChange() }
  /// Shows the number of values as it is now.
  open func noteNumberOfItemsChanged() { listDidChange() }
  /// Does nothing: front ends scroll.
  open func scrollItemAtIndexToVisible(_ index: Int) {}

  /// The texts of the values.
  fileprivate var titles: [String] { (0..<numberOfItems).map { itemObjectValue(at: $0).map { text(of: $0) } ?? "" } }

  /// The user has chosen a value.
  fileprivate func choose(_ index: Int) {
    guard isEnabled, let value = itemObjectValue(at: index) else { return }
    objectValue = value
    indexOfSelectedItem = index
    NotificationCenter.post(
      Self.selectionDidChangeNotification, of: self, to: delegate as? any NSComboBoxDelegate
    ) { $0.comboBoxSelectionDidChange($1) }
    sendOwnAction()
  }
}

/// The values of a combo box.
@MainActor @preconcurrency public protocol NSComboBoxDataSource: NSObjectProtocol {
  /// The number of values.
  func numberOfItems(in comboBox: NSComboBox) -> Int
  /// The value at an index.
  func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any?
}

extension NSComboBoxDataSource {
  /// Default implementation: 0.
  public func numberOfItems(in comboBox: NSComboBox) -> Int { 0 }
  /// Default implementation: nil.
  public func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { nil }
}

/// The delegate of a combo box.
@MainActor @preconcurrency public protocol NSComboBoxDelegate: NSTextFieldDelegate {
  /// Called after the user has chosen a value of the list.
  func comboBoxSelectionDidChange(_ notification: Notification)
}

extension NSComboBoxDelegate {
  /// Default implementation: does nothing.
  public func comboBoxSelectionDidChange(_ notification: Notification) {}
}

/// The list of a combo box, as a menu beside the field, or with the value where that is not editable.
private final class ComboList: NSView, ComposedView {
  private weak var box: NSComboBox?
  private let revision = ControllerState()

  init(_ box: NSComboBox) {
    self.box = box
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func changed() { revision.change() }

  /// The field's name where the list is all that is shown.
  private var name: Text {
    guard let box, !box.isEditable else { return Text("Values") }
    return Text(verbatim: "\(box.accessibilityLabel ?? box.placeholderString ?? ""), \(box.stringValue)")
  }

  package var composedContent: AnyView {
    revision.view(of: self) { list in
      Menu {
        ForEach(Array((list.box?.titles ?? []).enumerated()), id: \.offset) { index, title in
          Button {
            list.box?.choose(index)
          } label: {
            Text(verbatim: title)
          }
        }
      } label: {
        if let box = list.box, !box.isEditable {
          Text(verbatim: box.stringValue)
        } else {
          Image(systemName: "chevron.down")
        }
      }
      .accessibilityLabel(list.name)
      .disabled(list.box?.isEnabled == false)
    }
  }
}
