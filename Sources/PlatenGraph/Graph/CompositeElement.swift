/// The element of a view that consists of other views: a `body` and what it reads.
final class CompositeElement<Content: View>: BodyElement<Content> {
  private var properties = DynamicPropertyStorage<Content>()
  private var motion: BodyMotion<Content>?
  #if DEBUG
  /// What has changed since the last evaluation.
  private(set) var changeReasons = ChangeReasons(isNew: true)

  override func noteReason(_ set: ReaderSet?) { changeReasons.sets.append(set.map { ObjectIdentifier($0) }) }
  #endif

  /// The value with its properties, while the body is evaluated.
  var currentView: Content { view }

  override func viewWillChange(to new: Content) {
    motion = BodyMotion.following(motion, from: view, to: new, of: self)
    #if DEBUG
    changeReasons.hasNewValue = true
    #endif
  }

  override func evaluate() {
    show {
      properties.install(in: &view, of: self)
      if let motion { return motion.shown(view).body }
      return view.body
    }
  }

  override func didMakeBody() {
    if motion?.isOver == true { motion = nil }
    #if DEBUG
    changeReasons = ChangeReasons()
    #endif
  }

  override var isProgramView: Bool {
    !PackageModules.names.contains(String(reflecting: Content.self).prefix { $0 != "." })
  }

  override func willUnmount() {
    properties.uninstall()
    motion?.end()
  }
}

/// The modules of this package that have views.
private enum PackageModules {
  static let names: Set<Substring> = [
    "Platen", "PlatenGraph", "PlatenTree", "PlatenTerminal", "PlatenWeb", "PlatenGTK", "PlatenTesting", "PlatenLaunch",
    "TerminalPrompts", "ArgumentPrompts", "TextControls", "PhotosUI", "AuthenticationServices", "SwiftUI", "UIKit",
    "AppKit",
  ]
}
