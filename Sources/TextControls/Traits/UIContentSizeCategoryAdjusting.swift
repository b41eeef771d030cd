/// A view whose text can follow the size that the user prefers.
@MainActor @preconcurrency public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font of a text style follows the size of text. Kept and ignored: it always does, where a front end knows
  /// the size. False by default.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}

extension UITextField: UIContentSizeCategoryAdjusting {}

extension UITextView: UIContentSizeCategoryAdjusting {}
