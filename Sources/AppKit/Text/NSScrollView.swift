import TextControls

/// A view whose content can be larger than itself. Front ends scroll by themselves: it shows its document, and its
/// settings are kept for the program to read.
@MainActor @preconcurrency open class NSScrollView: NSView {
  /// The view that is scrolled: the only one shown. Nil by default.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  /// The view around the document.
  open var contentView = NSClipView(frame: .zero) {
    didSet {
      oldValue.removeFromSuperview()
      addSubview(contentView)
    }
  }
  /// Kept and ignored; false by default.
  open var hasVerticalScroller = false
  /// Kept and ignored; false by default.
  open var hasHorizontalScroller = false
  /// Kept and ignored; false by default.
  open var autohidesScrollers = false
  /// Kept and ignored: there are no rulers. False by default.
  open var hasVerticalRuler = false
  /// Kept and ignored: there are no rulers. False by default.
  open var rulersVisible = false
  /// The frame around the view. Kept and ignored; none by default.
  open var borderType = NSBorderType.noBorder
  /// Whether the background is drawn. Kept and ignored; true by default.
  open var drawsBackground = true
  /// Kept and ignored: front ends scroll in their own way.
  open var scrollerStyle = ScrollerStyle.overlay
  /// Kept and ignored; zero by default.
  open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Kept and ignored; true by default.
  open var automaticallyAdjustsContentInsets = true
  /// The size of the frame.
  open var contentSize: NSSize { frame.size }

  /// How scrollers look.
  public enum ScrollerStyle: Int, Sendable { case legacy, overlay }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    addSubview(contentView)
  }

  /// Creates a view with a frame of zero. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The name that assistive technology reads: the document's.
  open override var accessibilityLabel: String? { didSet { documentView?.accessibilityLabel = accessibilityLabel } }
}

/// The view around the document of a scroll view.
@MainActor @preconcurrency open class NSClipView: NSView {
  /// The view that is scrolled. Nil by default.
  open var documentView: NSView? {
    didSet {
      guard documentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  /// Whether the background is drawn. Kept and ignored; true by default.
  open var drawsBackground = true
}

/// The frame around a view. Ignored here.
public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }
