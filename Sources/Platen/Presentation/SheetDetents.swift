/// The heights of one sheet, as the views in it have set them.
@MainActor final class SheetDetents {
  /// What a view sets.
  struct Setting {
    var detents: Set<PresentationDetent>
    var selection: Binding<PresentationDetent>?
  }

  /// The height of the sheet, and what its grabber does.
  struct State {
    var height: ModalContent.Height
    /// The part of the greatest height that it is, from 0 to 1.
    var share: CGFloat
    /// The height that follows when the grabber is pressed: the next greater one, after the greatest the smallest. Nil
    /// where there is one height alone.
    var next: PresentationDetent?
    var showsGrabber: Bool
  }

  // The view that is furthest out decides.
  private var settings = OwnedValues<Setting>()
  private var indicators = OwnedValues<Visibility>()
  /// What the user has chosen, where the program has no binding for it.
  private var chosen: PresentationDetent?
  /// Called when a view sets something else.
  var onChange: () -> Void = {}

  /// Sets the heights of a view by its depth in the tree of elements.
  func set(_ setting: Setting, of owner: ObjectIdentifier, depth: Int) {
    settings.set(setting, of: owner, depth: depth)
    onChange()
  }

  /// The same of whether the grabber is shown.
  func set(_ indicator: Visibility, of owner: ObjectIdentifier, depth: Int) {
    indicators.set(indicator, of: owner, depth: depth)
    onChange()
  }

  /// A view has been removed.
  func forget(_ owner: ObjectIdentifier) {
    settings.set(nil, of: owner, depth: 0)
    indicators.set(nil, of: owner, depth: 0)
    onChange()
  }

  /// The state where sheets are at most as high as the context says; nil for a sheet that is as high as its content.
  /// Without a selection, and with one that is none of the heights, the sheet has the smallest of them.
  func state(in context: PresentationDetent.Context) -> State? {
    guard let setting = settings.first else { return nil }
    let most = max(context.maxDetentValue, 1)
    let known = setting.detents.compactMap { detent in
      detent.modalHeight(in: context).map { (detent: detent, height: $0, points: $0.points(in: most)) }
    }
    let heights = known.sorted { $0.points < $1.points }
    let selected = setting.selection?.wrappedValue ?? chosen
    guard let index = heights.firstIndex(where: { $0.detent == selected }) ?? heights.indices.first else { return nil }
    let next = heights.count > 1 ? heights[(index + 1) % heights.count].detent : nil
    let showsGrabber =
      switch indicators.first ?? .automatic {
      case .automatic: next != nil
      case .visible: true
      case .hidden: false
      }
    return State(
      height: heights[index].height, share: heights[index].points / most, next: next, showsGrabber: showsGrabber)
  }

  /// The user has chosen a height.
  func choose(_ detent: PresentationDetent) {
    if let selection = settings.first?.selection { selection.wrappedValue = detent } else { chosen = detent }
    onChange()
  }
}

private enum SheetDetentsKey: EnvironmentKey { static let defaultValue = ObjectReference<SheetDetents>() }

extension EnvironmentValues {
  /// The heights of the sheet around the view; nil outside of a sheet.
  var sheetDetents: SheetDetents? {
    get { self[SheetDetentsKey.self].object }
    set { self[SheetDetentsKey.self] = ObjectReference(object: newValue) }
  }
}

/// Sets something of the sheet around a view.
public struct _SheetDetentsModifier {
  enum Value: Sendable {
    case detents(Set<PresentationDetent>, Binding<PresentationDetent>?)
    case indicator(Visibility)
  }

  let value: Value
}

extension _SheetDetentsModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    SheetDetentsElement(view, in: parent)
  }
}

private final class SheetDetentsElement<Content: View>: _ModifierElement<Content, _SheetDetentsModifier> {
  override func willMakeChild() { contributeValue() }

  override func modifierDidChange(from old: _SheetDetentsModifier) { contributeValue() }

  private func contributeValue() {
    guard let sheet = Tracking.untracked({ environment.sheetDetents }) else { return }
    switch modifier.value {
    case .detents(let detents, let selection):
      sheet.set(
        SheetDetents.Setting(detents: detents, selection: selection), of: ObjectIdentifier(self), depth: depth)
    case .indicator(let visibility): sheet.set(visibility, of: ObjectIdentifier(self), depth: depth)
    }
  }

  override func willUnmount() { Tracking.untracked { environment.sheetDetents }?.forget(ObjectIdentifier(self)) }
}

extension View {
  /// Sets the heights that the sheet around the view can have. Without it a sheet is as high as its content.
  ///
  /// The sheet has the smallest of them at first. Where there are several, a button at its upper edge, the grabber,
  /// changes to the next greater one, and from the greatest to the smallest; it is not dragged. In popovers, alerts and
  /// views that cover the window the heights have no effect.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(_SheetDetentsModifier(value: .detents(detents, nil)))
  }

  /// The same with a binding to the height that the sheet has, which the grabber writes. The sheet has the smallest of
  /// the heights while the value is none of them.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(_SheetDetentsModifier(value: .detents(detents, selection)))
  }

  /// Shows or hides the grabber of the sheet around the view. By default it is shown where the sheet has several
  /// heights; in a sheet of one height it is a mark without an effect.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(_SheetDetentsModifier(value: .indicator(visibility)))
  }
}
