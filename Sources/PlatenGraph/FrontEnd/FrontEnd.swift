import Foundation

/// A place where a running view is shown and used: a terminal, a window, a page, a test.
///
/// A front end does two things. It translates the platform's events and passes them to its ``FrontEndDriver``, and it
/// shows what the driver passes back. It evaluates no view and has no rules of editing, no order of keys and no timers
/// of its own: the driver has them.
///
/// What an event changes is one *update*, always in this order:
///
/// 1. ``updateWillBegin()``, where the platform reports what the view doesn't know yet.
/// 2. The event itself, after which the view is up to date.
/// 3. ``show(_:)-([TreeChange])`` with what changed since the last time.
/// 4. ``updateDidEnd()``.
///
/// An event inside another one's update is part of that update: it has its own steps 2 and 3. An event while changes
/// are being shown (a native widget reports what is done to it) is carried out at once, and its changes are shown in a
/// later update. Everything happens on the main actor. The driver does not keep its front end alive; the front end owns
/// the driver.
@MainActor public protocol FrontEnd: AnyObject {
  /// An update begins.
  func updateWillBegin()

  /// Shows what has changed in the tree since the last time. The changes are in the order in which they are to be
  /// carried out; there may be none.
  func show(_ changes: [TreeChange])

  /// An update is over: what was gathered is drawn or sent.
  func updateDidEnd()

  /// What keys ask for on this platform.
  var keyBindings: FrontEndKeyBindings { get }

  /// The keys that the platform's own widgets work, which are left to them; nil where it has no such widgets.
  var nativeKeys: FrontEndKeyBindings? { get }

  /// Performs the action of a key where it needs the platform: leaving the program, moving by rows as they are drawn,
  /// opening a native menu. False leaves it to the driver.
  func perform(_ intent: KeyIntent) -> Bool

  /// Whether it shows by itself what a control has to choose from, as native widgets do: the options of a picker, the
  /// lines of a menu, a calendar, colours. Where it does not, pressing the control opens them in the tree, as buttons
  /// that are worked by keys and presses.
  var showsChoices: Bool { get }

  /// By what clock views move.
  var frameClock: FrontEndClock { get }

  /// Has ``FrontEndDriver/showFrame()`` called for each frame of the display, until it returns false. For
  /// ``FrontEndClock/display``.
  func startFrames()

  /// A frame of an animation: what moves is somewhere else than in the frame before.
  func motionDidAdvance()

  /// Runs `work` on the main actor after `delay` seconds; with none, when the event that is handled now is over.
  func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void)

  /// Puts text on the platform's clipboard.
  func copy(_ text: String)

  /// The text on the platform's clipboard; nil where there is none.
  var copiedText: String? { get }

  /// Whether links can be opened outside of the program.
  var opensLinks: Bool { get }

  /// The schemes of links that the program may have opened outside of it, in lower case: those of pages, messages and
  /// calls, where a front end names no others; nil for all, where the program runs for the user who sees it.
  var linkSchemes: Set<String>? { get }

  /// Opens a link outside of the program, of one of ``linkSchemes``. False where that can't be done.
  func open(_ link: URL) -> Bool

  /// Has assistive technology speak what the program says.
  func announce(_ announcement: AccessibilityAnnouncement)
}

/// By what clock a front end shows views that move.
public enum FrontEndClock: Equatable, Sendable {
  /// The driver's own: a frame each so many seconds.
  case timer(TimeInterval)
  /// The platform's: see ``FrontEnd/startFrames()``.
  case display
  /// The platform animates by itself, or shows no animations. The driver runs only what is due at a time.
  case platform
}

extension FrontEnd {
  /// Does nothing.
  public func updateWillBegin() {}

  /// Does nothing.
  public func updateDidEnd() {}

  /// Those of a desktop.
  public var keyBindings: FrontEndKeyBindings { .desktop }

  /// None.
  public var nativeKeys: FrontEndKeyBindings? { nil }

  /// Leaves everything to the driver.
  public func perform(_ intent: KeyIntent) -> Bool { false }

  /// False: they are in the tree while they are open.
  public var showsChoices: Bool { false }

  /// What moves is at its end at once.
  public var frameClock: FrontEndClock { .platform }

  /// Does nothing.
  public func startFrames() {}

  /// Does nothing.
  public func motionDidAdvance() {}

  /// Uses the main queue.
  public func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    guard delay > 0 else {
      return DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(work) }
  }

  /// Does nothing.
  public func copy(_ text: String) {}

  /// None.
  public var copiedText: String? { nil }

  /// False.
  public var opensLinks: Bool { false }

  /// `http`, `https`, `mailto` and `tel`.
  public var linkSchemes: Set<String>? { LinkPolicy.schemes }

  /// False.
  public func open(_ link: URL) -> Bool { false }

  /// Does nothing.
  public func announce(_ announcement: AccessibilityAnnouncement) {}
}

/// A front end of this package, which reads the nodes themselves.
@MainActor package protocol NodeFrontEnd: FrontEnd {
  /// Carries out what has changed in the tree.
  func show(_ patches: [Patch])

  /// Shows the current positions of everything that moves.
  func show(_ step: Animator.Step)

  /// The platform's clipboard; nil where that is set elsewhere.
  var platformClipboard: (any Clipboard)? { get }

  /// The platform's dialogs for files; nil where files are chosen in a sheet.
  var platformFileDialogs: (any FileDialogs)? { get }

  /// The platform's passkeys; nil where it has none.
  var platformPasskeys: (any Passkeys)? { get }

  /// Whether the program may have put blocks on the main queue in the event that is handled now. True where that is not
  /// known.
  var mainQueueMayHaveWork: Bool { get }
}

extension NodeFrontEnd {
  package func show(_ changes: [TreeChange]) {}
  package func show(_ step: Animator.Step) {}
  package var platformClipboard: (any Clipboard)? { nil }
  package var platformFileDialogs: (any FileDialogs)? { nil }
  package var platformPasskeys: (any Passkeys)? { nil }
  package var mainQueueMayHaveWork: Bool { true }
}
