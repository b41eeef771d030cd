/// What a controller says about the system around it that front ends do not have. For the framework.
@MainActor @preconcurrency open class _ControllerSystemSettings: UIResponder {
  /// The coordinator of a change that is being animated. Nil: changes of controllers are shown at once.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  // MARK: status bar and orientation

  /// How the status bar is shown. Never asked: there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. Never asked: there is none.
  open var prefersStatusBarHidden: Bool { false }
  /// How a change of the status bar is animated. Never asked: there is none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller that is asked about the status bar. Never asked: there is none.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that is asked whether the status bar is hidden. Never asked: there is none.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Does nothing: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the mark of the home gesture is hidden. Never asked: there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Does nothing: there is no home gesture.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges whose gestures the system leaves to the program first. Never asked: there are none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Whether the controller follows the orientation of the screen. Never asked: windows have none.
  open var shouldAutorotate: Bool { true }
  /// The orientations of the controller. Never asked: windows have none.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The orientation in which the controller is presented. Never asked: windows have none.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Does nothing: windows have no orientation.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: layout

  /// Kept and ignored: there is nothing behind bars. False by default.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Kept and ignored; true by default.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Kept and ignored: there are no parts of a window to avoid. Zero by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The appearance of the controller, in place of that of its surroundings. Kept and ignored; `.unspecified` by default.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Kept and ignored; false by default.
  open var providesPresentationContextTransitionStyle = false
  /// Whether a presentation that is not full screen takes the status bar. Kept and ignored; false by default.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// A name by which the state of the controller is restored. Kept and ignored; nil by default.
  open var restorationIdentifier: String?
  /// Whether the keyboard is dismissed where its place changes: true for forms in sheets. Never asked.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Never called: there are no parts of a window to avoid. Does nothing; for subclasses, which call super.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called: margins are those of views. Does nothing; for subclasses, which call super.
  open func viewLayoutMarginsDidChange() {}
  /// Never called: size classes follow the window. Does nothing; for subclasses, which call super.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: the size of a child is that of its view. Does nothing; for subclasses.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}
  /// Never called: nothing is restored. Does nothing; for subclasses, which call super.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Never called: nothing is restored. Does nothing; for subclasses, which call super.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Never called: there are no storyboards. Does nothing; for subclasses.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Changes nothing, as there are no storyboards, and writes a line to standard error that says so: the program has to
  /// present or push the controller itself.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    StandardError.write(
      line: "Platen: performSegue(withIdentifier: \"\(identifier)\") has no effect, as there are no storyboards. "
        + "Present or push the next view controller instead.")
  }
  /// Never called: there are no storyboards. True; for subclasses.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
}
