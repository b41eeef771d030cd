/// The button of one host that is held down, and presses by keys.
@MainActor package final class ButtonPresses {
  private struct HeldButton {
    let id: NodeID
    /// Releases it, for a press by a key whose release is not reported.
    var timer: Int?
  }

  @Hosted private var host: ViewHost
  private var held: HeldButton?

  init(host: ViewHost) { self.host = host }

  /// Seconds for which a button is shown pressed where the key's release is not reported.
  private static let shortPress = 0.12

  /// Presses a node by a key. A button whose style needs it is shown pressed for a moment; the action runs at once, so
  /// that the keys that follow find it done.
  @discardableResult package func pressByKey(_ id: NodeID) -> Bool {
    guard let node = host.nodes[id], node.reportsPress else { return host.send(.press, to: id) }
    if held?.id != id { release() }
    guard held != nil || host.send(.hold(true), to: id) else { return host.send(.press, to: id) }
    if let timer = held?.timer { host.animator.cancel(timer) }
    held?.timer = host.animator.schedule(at: host.animator.clock() + Self.shortPress) { [weak self] in
      self?.release()
    }
    return host.send(.press, to: id)
  }

  /// Releases the button that is held down, as when the user has disconnected.
  package func release() {
    guard let id = held?.id else { return }
    host.send(.hold(false), to: id)
    held = nil
  }

  /// A button is held down, or has been released.
  package func holdDidChange(of id: NodeID, _ isHeld: Bool) {
    if isHeld, held?.id != id { held = HeldButton(id: id) }
    guard !isHeld, held?.id == id else { return }
    if let timer = held?.timer { host.animator.cancel(timer) }
    held = nil
  }
}

extension Node {
  /// Whether it receives ``NodeEvent/hold(_:)`` events.
  package var reportsPress: Bool {
    if case .control(let button as ButtonContent) = content { button.reportsPress } else { false }
  }
}
