import TextControls

/// The sign beside a document of which part is shown. It is kept for the program and not shown: front ends have their
/// own.
@MainActor @preconcurrency open class NSScroller: NSControl {
  /// The colours of a scroller. Ignored here.
  public enum KnobStyle: Int, Sendable { case `default`, dark, light }

  /// The part of a scroller.
  public enum Part: UInt, Sendable {
    case noPart, decrementPage, knob, incrementPage, decrementLine, incrementLine, knobSlot
  }

  /// How scrollers look on the user's system: over the document, without a width of their own.
  open class var preferredScrollerStyle: NSScrollView.ScrollerStyle { .overlay }
  /// Whether subclasses work over the document. False by default; for subclasses.
  open class var isCompatibleWithOverlayScrollers: Bool { self == NSScroller.self }
  /// The width of a scroller in points: 0 over the document, otherwise 15, and 11 for small ones.
  open class func scrollerWidth(for controlSize: ControlSize, scrollerStyle: NSScrollView.ScrollerStyle) -> CGFloat {
    scrollerStyle == .overlay ? 0 : controlSize == .regular || controlSize == .large ? 15 : 11
  }

  /// Kept and ignored.
  open var scrollerStyle = NSScrollView.ScrollerStyle.overlay
  /// Kept and ignored.
  open var knobStyle = KnobStyle.default
  /// The part of the document that is shown, from 0 to 1. Kept and ignored; 1 by default.
  open var knobProportion: CGFloat = 1
  /// The part of the scroller that the user holds: none.
  open var hitPart: Part { .noPart }
  /// The rectangle of a part: none.
  open func rect(for partCode: Part) -> NSRect { .zero }
  /// Never called: front ends draw. For subclasses.
  open func drawKnob() {}
  /// Never called: front ends draw. For subclasses.
  open func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {}
}
