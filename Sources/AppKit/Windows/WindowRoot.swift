import TextControls

/// The controller of a window's content where the program has none.
final class WindowRoot: NSViewController {
  override var next: UIResponder? { (viewIfLoaded as? NSView)?.contentOwner?.delegate as? UIResponder ?? super.next }
}
