/// The modifier keys that are held down, for views that observe them. Front ends report them only where they know when
/// such a key is released.
@MainActor package final class ModifierKeys: HostPart {
  private unowned let host: ViewHost
  private let readers = ReaderSet()
  private var keys: EventModifiers = []

  package init(host: ViewHost) { self.host = host }

  /// The keys that are held down. A view that reads them evaluates again when they change.
  package var held: EventModifiers {
    get {
      readers.noteRead()
      return keys
    }
    set {
      guard newValue != keys else { return }
      keys = newValue
      readers.invalidate()
    }
  }

  /// How many views that are shown observe the keys. Front ends see from the root's attributes whether there are any.
  package var observers = 0 {
    didSet {
      guard host.root.attributes.reportsModifierKeys != (observers > 0) else { return }
      host.recorder.willChange(host.root)
      host.root.attributes.reportsModifierKeys = observers > 0
    }
  }
}

extension FrontEndDriver {
  /// Reports which modifier keys are held down now. To be called where the front end knows of a key that is pressed or
  /// released by itself, and with an empty set where the window loses the keyboard.
  public func modifierKeysDidChange(to modifiers: EventModifiers) {
    guard host.root.attributes.reportsModifierKeys else { return }
    update { host.part(ModifierKeys.self).held = modifiers }
  }
}
