/// The area that the lines of a text view are laid out in.
///
/// Front ends lay text out by themselves: a container connects a text view to a layout manager and its storage, and its
/// sizes are kept for the program to read.
open class NSTextContainer: NSObject {
  /// The size of the area in points. Kept and ignored; zero by default.
  open var size: CGSize
  /// AppKit's older name of ``size``.
  open var containerSize: CGSize {
    get { size }
    set { size = newValue }
  }
  /// The space at both ends of a line, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      let view = view
      MainThread.run { view?.setNeedsDisplay() }
    }
  }
  /// The largest number of lines, 0 for no limit. Kept and ignored; 0 by default.
  open var maximumNumberOfLines = 0
  /// What happens to lines that are too long. Kept and ignored; by words by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the width follows that of the text view. Kept and ignored; false by default.
  open var widthTracksTextView = false
  /// Whether the height follows that of the text view. Kept and ignored; false by default.
  open var heightTracksTextView = false
  /// The manager that the container was added to. Nil by default.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The paths that the vocabulary of drawing keeps with the container.
  package var keptPaths: [AnyObject] = []
  /// The text view that shows the container's text.
  package weak var view: UITextView?

  /// Creates a container of a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container of no size.
  public override convenience init() { self.init(size: .zero) }

  /// Creates a container of no size. Nothing is read from the coder.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// Replaces the manager and leaves its storage and its containers connected with the new one.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    for container in old.textContainers {
      old.removeTextContainer(at: 0)
      newLayoutManager.addTextContainer(container)
    }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
  }
}
