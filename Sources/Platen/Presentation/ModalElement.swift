/// The element of a modal: a node that covers the window, with a panel in it.
final class ModalElement: _ViewElement<AnyView>, NodeContainer, NodeResponder, ModalPresentation {
  let node: Node
  private let panel: Node
  private var request: PresentationRequest
  private var child: _ViewElement<AnyView>!
  private var fallback: _ViewElement<AnyView>?
  private let buttons: AlertButtons?
  /// Whether the user can dismiss the modal by Escape or a click beside it.
  let dismissal = DismissalGuard()
  /// The heights of a sheet, and what is around its content where it has several.
  private let detents = SheetDetents()
  private var frame: SheetFrame?
  var takesInput = true {
    didSet { if takesInput != oldValue { evaluate() } }
  }

  init(_ request: PresentationRequest, in context: _ElementContext) {
    self.request = request
    let host = context.host
    node = host.nodes.make(.container(.modal(request.content)), NodeAttributes())
    panel = host.nodes.make(.container(.panel(request.content)), NodeAttributes())
    let isAlert = request.content.kind == .alert || request.content.kind == .confirmation
    buttons = isAlert ? AlertButtons(host, isColumn: request.content.kind == .confirmation) : nil
    super.init(context)
    node.responder = self
    host.nodes.setInitialChildren([panel], of: node)
    detents.onChange = { [weak self] in self?.invalidate() }
    child = AnyView._makeElement(request.view, in: _ElementContext(parent: self))
    fallback = request.fallback.map { AnyView._makeElement($0, in: _ElementContext(parent: self)) }
    evaluate()
    host.recorder.setChildren(panelNodes(), of: panel)
  }

  func update(_ request: PresentationRequest) {
    self.request = request
    evaluate()
    child.update(request.view)
    if let view = request.fallback { fallback?.update(view) }
  }

  /// Sets the height of a sheet, and shows what changes it.
  override func evaluate() {
    let state = request.content.kind == .sheet ? track { sheetState } : nil
    var content = content
    content.height = state?.height
    host.nodes.set(.container(.modal(content)), node.attributes, of: node)
    host.nodes.set(.container(.panel(content)), panel.attributes, of: panel)
    show(state.flatMap { $0.showsGrabber ? grabber($0) : nil })
  }

  private var sheetState: SheetDetents.State? {
    // A host that has not been laid out yet has no size; half of a sheet is half of it in any window.
    let height = host.screenSize.map { $0.height - ModalContent.verticalMargin } ?? 600
    return detents.state(in: PresentationDetent.Context(maxDetentValue: max(height, 0), environment: environment))
  }

  private func grabber(_ state: SheetDetents.State) -> _SheetGrabber {
    guard let next = state.next else { return _SheetGrabber(share: Double(state.share), action: nil) }
    return _SheetGrabber(share: Double(state.share)) { [weak self] in self?.detents.choose(next) }
  }

  private func show(_ grabber: _SheetGrabber?) {
    guard let grabber else {
      guard let old = frame else { return }
      frame = nil
      host.recorder.setChildren(panelNodes(), of: panel)
      return old.unmount(in: host)
    }
    if let frame { return frame.update(grabber) }
    frame = SheetFrame(grabber, in: _ElementContext(parent: self))
    if child != nil { host.recorder.setChildren(panelNodes(), of: panel) }
  }

  var content: ModalContent {
    var content = request.content
    content.takesInput = takesInput
    return content
  }

  var holdsField: Bool { panelNodes().contains { $0.first(where: \.isField) != nil } }

  /// Ends the presentation, by the program.
  func requestDismissal() { request.dismiss() }

  // MARK: environment

  override var writesEnvironment: Bool { true }

  override func write(to environment: inout EnvironmentValues) {
    environment.clearNodeScoped()
    environment.resetForPresentation()
    environment.isPresented = true
    environment.dismissalGuard = dismissal
    environment.sheetDetents = request.content.kind == .sheet ? detents : nil
    environment.dismiss = DismissAction(owner: self) { [weak self] in self?.request.dismiss() }
  }

  // MARK: nodes

  private func panelNodes() -> [Node] {
    let own = child.nodes
    if let frame { return frame.nodes(around: own, in: host) }
    guard let buttons else { return own }
    return buttons.arrange(own, fallback: fallback?.nodes ?? [], in: host)
  }

  /// The panel's children are set along with those of the node that covers the window.
  func collectChildNodes() -> [Node] {
    host.recorder.setChildren(panelNodes(), of: panel)
    return [panel] + host.modals.bars(in: self) + host.modals.overlays(in: self)
  }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
    if let fallback { body(fallback) }
    frame?.forEachChild(body)
  }

  override func willUnmount() {
    buttons?.forget(in: host)
    frame?.forget(in: host)
    host.nodes.forget(panel)
    host.nodes.forget(node)
  }

  // MARK: leaving

  func handle(_ event: NodeEvent) -> Bool {
    // A click beside a sheet or an alert does not dismiss it.
    guard event == .dismiss, request.content.kind == .popover else { return false }
    return cancel()
  }

  var isCancellable: Bool { buttons.map { $0.cancelButton != nil } ?? !dismissal.isDisabled }

  func cancel() -> Bool {
    if let buttons {
      guard let button = buttons.cancelButton else { return false }
      return host.send(.press, to: button.id)
    }
    guard !dismissal.isDisabled else { return false }
    if let ask = dismissal.questions.values.first {
      ask()
    } else {
      request.dismiss()
    }
    return true
  }

  /// In an alert Return goes from field to field, and then presses the button.
  func handleReturn() -> Bool {
    guard request.content.kind == .alert else { return false }
    if host.focus.moveToNextField(in: panel) { return true }
    guard let button = buttons?.defaultButton else { return false }
    return host.send(.press, to: button.id)
  }

  /// Dismisses an alert after the action of one of its buttons.
  func buttonWasPressed(_ button: Node) {
    guard buttons != nil else { return }
    request.dismiss()
    if (button.content.control as? ButtonContent)?.purpose != .cancel { request.onAction?() }
  }
}

/// Whether the user can dismiss a presentation.
@MainActor final class DismissalGuard {
  var disablers: Set<ObjectIdentifier> = []
  var isDisabled: Bool { !disablers.isEmpty }
  /// What asks before the user dismisses the presentation, by the views that do.
  var questions: [ObjectIdentifier: () -> Void] = [:]
}

private enum DismissalGuardKey: EnvironmentKey {
  static let defaultValue = ObjectReference<DismissalGuard>()
}

extension EnvironmentValues {
  var dismissalGuard: DismissalGuard? {
    get { self[DismissalGuardKey.self].object }
    set { self[DismissalGuardKey.self] = ObjectReference(object: newValue) }
  }

  /// Resets values that do not apply to a modal's contents, as they depend on the position of the presenting view.
  mutating func resetForPresentation() {
    submitActions = SubmitActions()
    keyActions = keyActions.withoutActions
    focusTargets = FocusTargets()
    focusChain = nil
    suggestions = nil
    searchSuggestions = nil
    rowLabel = nil
    rowPlace = .inside
    isBarItem = false
    isEnabled = true
    page = nil
    list = nil
    split = nil
    navigation = nil
    searchPlace = nil
  }
}
