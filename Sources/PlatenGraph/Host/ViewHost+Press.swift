/// The button that is held down, and what is due while it is.
struct HeldButton {
  let id: NodeID
  /// The timer that releases it, for a press by a key whose release is not reported.
  var release: Int?
}

extension ViewHost {
  /// Seconds for which a button is shown pressed where the key's release is not reported.
  private static let shortPress = 0.12

  /// Presses a node by a key. A button whose style needs it is shown pressed for a moment; the action runs at once, so
  /// that the keys that follow find it done.
  @discardableResult package func pressByKey(_ id: NodeID) -> Bool {
    guard let node = node(id), node.reportsPress else { return send(.press, to: id) }
    if heldButton?.id != id { releaseButton() }
    guard heldButton != nil || send(.hold(true), to: id) else { return send(.press, to: id) }
    if let release = heldButton?.release { animator.cancel(release) }
    heldButton?.release = animator.schedule(at: animator.clock() + Self.shortPress) { [weak self] in
      self?.releaseButton()
    }
    return send(.press, to: id)
  }

  /// Releases the button that is held down, as when the user has disconnected.
  package func releaseButton() {
    guard let held = heldButton else { return }
    send(.hold(false), to: held.id)
    heldButton = nil
  }

  package func holdDidChange(of id: NodeID, _ isHeld: Bool) {
    if isHeld, heldButton?.id != id { heldButton = HeldButton(id: id) }
    guard !isHeld, let held = heldButton, held.id == id else { return }
    if let release = held.release { animator.cancel(release) }
    heldButton = nil
  }
}

extension Node {
  /// Whether it receives ``NodeEvent/hold(_:)`` events.
  package var reportsPress: Bool {
    if case .button(let button) = content { button.reportsPress } else { false }
  }
}
