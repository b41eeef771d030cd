/// A view that shows text.
@MainActor @preconcurrency open class UILabel: UIView {
  open var text: String? { didSet { setNeedsDisplay() } }
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { setNeedsDisplay() } }
  open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var numberOfLines = 1 { didSet { setNeedsDisplay() } }
}

/// Where text stands between its edges.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The direction a text is written in.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// A view whose content is larger than itself. Front ends scroll by themselves; this keeps what programs set.
@MainActor @preconcurrency open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var isScrollEnabled = true
  open var keyboardDismissMode = KeyboardDismissMode.none

  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory }
}

/// Is told of scrolling. Front ends scroll by themselves and tell nobody yet.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
