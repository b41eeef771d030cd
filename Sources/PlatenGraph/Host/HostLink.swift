/// The graph's reference to its host, which never dangles.
///
/// A host ends when its owner releases it, with or without ``ViewHost/close()``. Elements and their parts can outlast
/// it, retained by an action, a subscription or a view of UIKit's. What they then do to their host has no effect.
@MainActor package final class HostLink {
  // Cleared in the host's deinit, before its memory is freed. Less than a weak reference costs for each access.
  private unowned(unsafe) var target: ViewHost?
  /// Takes the place of the host after its end: it is closed, so that what it receives has no effect.
  private lazy var rest = ViewHost.ended()

  init(_ host: ViewHost) { target = host }

  var host: ViewHost { target ?? rest }

  func cut() { target = nil }
}

/// A reference to a host that does not retain it, and that can be used when the host has ended; see ``HostLink``.
@MainActor @propertyWrapper package struct Hosted {
  private var link: HostLink

  package init(wrappedValue: ViewHost) { link = wrappedValue.link }

  package var wrappedValue: ViewHost {
    get { link.host }
    set { link = newValue.link }
  }
}
