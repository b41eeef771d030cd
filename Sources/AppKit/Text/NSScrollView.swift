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
  /// The scroller beside the document. Kept and not shown: front ends have their own.
  open var verticalScroller: NSScroller? = NSScroller(frame: .zero)
  /// The scroller below the document. Kept and not shown: front ends have their own.
  open var horizontalScroller: NSScroller? = NSScroller(frame: .zero)
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
  /// Kept and ignored: front ends scroll in their own way.
  open var scrollerInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Kept and ignored: front ends scroll in their own way.
  open var verticalScrollElasticity = Elasticity.automatic
  /// Kept and ignored: front ends scroll in their own way.
  open var horizontalScrollElasticity = Elasticity.automatic
  /// Kept and ignored: front ends scroll in their own way. True by default.
  open var usesPredominantAxisScrolling = true
  /// Where the find bar is. Kept and ignored: front ends search in their own way.
  open var findBarPosition = FindBarPosition.aboveContent
  /// The ruler beside the document. Kept and not shown: there are no rulers. Nil by default.
  open var verticalRulerView: NSRulerView?
  /// The ruler above the document. Kept and not shown: there are no rulers. Nil by default.
  open var horizontalRulerView: NSRulerView?
  /// Whether there is a ruler above the document. Kept and ignored: there are no rulers. False by default.
  open var hasHorizontalRuler = false
  /// The size of the frame.
  open var contentSize: NSSize { frame.size }
  /// The part of the document that is shown: as large as the frame. Front ends scroll by themselves.
  open var documentVisibleRect: NSRect { NSRect(origin: .zero, size: frame.size) }
  /// Does nothing: front ends scroll by themselves.
  open func reflectScrolledClipView(_ cView: NSClipView) {}
  /// Does nothing: front ends scroll by themselves.
  open func flashScrollers() {}

  /// Whether scrolling goes on behind the ends. Ignored here.
  public enum Elasticity: Int, Sendable { case automatic, none, allowed }

  /// Where the find bar is. Ignored here.
  public enum FindBarPosition: Int, Sendable { case aboveHorizontalRuler, aboveContent, belowContent }

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
  /// Whether changes of the visible part are to be posted. They are not: front ends scroll. False by default.
  open var postsBoundsChangedNotifications = false
  /// Does nothing: front ends scroll by themselves.
  open func scroll(to newOrigin: NSPoint) {}
}

/// A ruler beside the document of a scroll view. It is kept for the program and not shown.
@MainActor @preconcurrency open class NSRulerView: NSView {
  /// The side of a document.
  public enum Orientation: UInt, Sendable { case horizontalRuler, verticalRuler }

  /// The scroll view. Held weakly.
  open weak var scrollView: NSScrollView?
  /// The side of the document.
  open var orientation: Orientation
  /// The view that is measured. Held weakly, nil by default.
  open weak var clientView: NSView?
  /// The width in points; 16 by default.
  open var ruleThickness: CGFloat = 16

  /// Creates a ruler for a scroll view.
  public init(scrollView: NSScrollView?, orientation: Orientation) {
    (self.scrollView, self.orientation) = (scrollView, orientation)
    super.init(frame: .zero)
  }

  /// Creates a vertical ruler. Nothing is read from the coder.
  public required init(coder: NSCoder) {
    orientation = .verticalRuler
    super.init(frame: .zero)
  }

  /// Never called: rulers are not shown. For subclasses.
  open func drawHashMarksAndLabels(in rect: NSRect) {}
}

/// The frame around a view. Ignored here.
public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }
