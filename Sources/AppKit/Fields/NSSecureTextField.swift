/// A field whose text is hidden.
@MainActor @preconcurrency open class NSSecureTextField: NSTextField {
  /// The class of the cells of new fields, ``NSSecureTextFieldCell`` by default.
  open override class var cellClass: AnyClass? {
    get { ownCellClass ?? NSSecureTextFieldCell.self }
    set { ownCellClass = newValue }
  }

  override func configure(_ engine: FieldEngine) { engine.isSecureTextEntry = true }
}
