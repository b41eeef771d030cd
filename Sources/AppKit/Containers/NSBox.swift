import Platen
import TextControls

/// A group of views with a title, or a line between two groups.
@MainActor @preconcurrency open class NSBox: NSView, ComposedView {
  /// What a box is.
  public enum BoxType: UInt, Sendable {
    case primary = 0
    case separator = 2
    case custom = 4
  }
  /// Where the title is. With `.noTitle` it is not shown; other places are the front end's.
  public enum TitlePosition: UInt, Sendable {
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }

  private let revision = ControllerState()
  /// The text above the box. "Title" by default.
  open var title = "Title" { didSet { changed() } }
  /// Whether the title is shown.
  open var titlePosition = TitlePosition.atTop { didSet { changed() } }
  /// Whether the box is a group or a line. A group by default.
  open var boxType = BoxType.primary { didSet { changed() } }
  /// The view in the box.
  open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { super.insertSubview(contentView, at: 0) }
      changed()
    }
  }
  /// The space around the content. Kept and ignored.
  open var contentViewMargins = NSSize(width: 5, height: 5)
  /// Kept and ignored; nil by default.
  open var titleFont: NSFont?
  /// Kept and ignored: front ends draw boxes.
  open var borderColor: NSColor = .separatorColor
  /// Kept and ignored; 1 by default.
  open var borderWidth: CGFloat = 1
  /// Kept and ignored; 0 by default.
  open var cornerRadius: CGFloat = 0
  /// Kept and ignored: front ends draw boxes.
  open var fillColor: NSColor = .clear
  /// Kept and ignored; false by default.
  open var isTransparent = false
  /// The frame. Kept and ignored.
  open var borderType = NSBorderType.lineBorder

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    makeContent()
  }

  /// Creates an empty box. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    makeContent()
  }

  private func makeContent() {
    let view = NSView(frame: .zero)
    contentView = view
    if view.outerView == nil { super.insertSubview(view, at: 0) }
  }

  private func changed() {
    revision.change()
    setNeedsDisplay()
  }

  /// Adds a view to the content.
  open override func addSubview(_ view: UIView) {
    if let contentView { contentView.addSubview(view) } else { super.addSubview(view) }
  }
  /// Does nothing: front ends lay out.
  open override func sizeToFit() {}

  package var composedContent: AnyView { revision.view(of: self) { $0.shown } }

  @ViewBuilder private var shown: some View {
    if boxType == .separator {
      Divider()
    } else {
      GroupBox {
        if let contentView { HeldView(view: contentView).id(ObjectIdentifier(contentView)) }
      } label: {
        if titlePosition != .noTitle, boxType == .primary { Text(verbatim: title) }
      }
    }
  }
}

/// A view that shows an image.
@MainActor @preconcurrency open class NSImageView: NSControl {
  /// How an image is fitted into the view. Kept and ignored: front ends show the whole image.
  public typealias ImageScaling = NSImageScaling
  private let shown = UIImageView(frame: .zero)

  /// The image; nil, the default, shows nothing.
  open var image: NSImage? {
    get { shown.image }
    set { shown.image = newValue }
  }
  /// Kept and ignored.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// Kept and ignored.
  open var imageAlignment = NSImageAlignment.alignCenter
  /// Kept and ignored; none by default.
  open var imageFrameStyle = FrameStyle.none
  /// Kept and ignored: symbols have the colour of text. Nil by default.
  open var contentTintColor: NSColor?
  /// Kept and ignored: the user can't change the image. False by default.
  open var isEditable = false
  /// Kept and ignored: front ends decide. True by default.
  open var animates = true
  /// How symbols are shown, where the image says nothing. Nil by default.
  open var symbolConfiguration: NSImage.SymbolConfiguration? {
    get { shown.preferredSymbolConfiguration }
    set { shown.preferredSymbolConfiguration = newValue }
  }

  /// The frame of an image. Ignored here.
  public enum FrameStyle: UInt, Sendable { case none, photo, grayBezel, groove, button }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    addSubview(shown)
  }

  /// Creates a view without an image. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(shown)
  }

  /// Creates a view of an image.
  public convenience init(image: NSImage) {
    self.init(frame: NSRect(origin: .zero, size: image.size))
    self.image = image
  }

  open override var intrinsicContentSize: CGSize { shown.intrinsicContentSize }
  open override var accessibilityLabel: String? { didSet { shown.accessibilityLabel = accessibilityLabel } }
}

/// How an image is fitted into a view. Ignored here.
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// Where an image is in a view. Ignored here.
public enum NSImageAlignment: UInt, Sendable {
  case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight
  case alignRight
}
