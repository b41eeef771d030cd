/// Something that a view does besides showing itself, such as taking what is dropped on it.
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {
  /// The view that has the interaction; nil for none.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or with nil removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or with nil removed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, in the order in which they were added. Drops are noticed; others are kept.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for interaction in ownInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, which the view it was added to before loses.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !ownInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
    setNeedsDisplay()
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.remove(at: index)
    interaction.didMove(to: nil)
    setNeedsDisplay()
  }
}
