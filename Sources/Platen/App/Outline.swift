/// The description of scenes or commands from which the graph makes elements. Not for use outside the framework.
public struct _Outline {
  let part: any OutlinePart

  /// Several outlines. A `choice` distinguishes the alternatives of a condition.
  @MainActor static func group(_ outlines: [_Outline], choice: Int = 0) -> _Outline {
    _Outline(part: GroupPart(outlines: outlines, choice: choice))
  }
}

/// One part of what a program's scenes and commands describe: scenes become no nodes, so they are no views either.
@MainActor protocol OutlinePart {
  func makeElement(in context: _ElementContext) -> OutlineElement
  /// Updates the element with this value. Returns false when the element belongs to another part.
  func update(_ element: OutlineElement) -> Bool
  /// Adds what is known without a graph to the description.
  func describe(_ description: inout SceneDescription)
}

/// What is known of a program's scenes before anything is shown.
struct SceneDescription {
  struct Window {
    var title: Text?
    var traits = WindowTraits()
    var isSettings = false
  }

  var windows: [Window] = []
  var hasMenuBarExtra = false
  /// What is said of the windows that are described next.
  var traits = WindowTraits()

  /// The window that is shown first.
  var main: Window? { windows.firstAtLaunch(isSettings: \.isSettings, traits: \.traits) }
}

/// The place of a scene or of commands in the graph.
@MainActor class OutlineElement: _Element {
  /// The elements of the parts inside.
  var members: [OutlineElement] { [] }

  override func forEachChild(_ body: (_Element) -> Void) { for member in members { body(member) } }

  /// The owner of all scenes of the program.
  var center: SceneCenter? { Tracking.untracked { environment.sceneCenter } }

  /// Updates the elements of the parts with new values. Elements that can't be updated are replaced.
  func renew(_ elements: inout [OutlineElement], with outlines: [_Outline]) {
    for (index, outline) in outlines.enumerated() {
      if elements.indices.contains(index) {
        if outline.part.update(elements[index]) { continue }
        elements[index].unmount()
        elements[index] = outline.part.makeElement(in: _ElementContext(parent: self))
      } else {
        elements.append(outline.part.makeElement(in: _ElementContext(parent: self)))
      }
    }
    while elements.count > outlines.count { elements.removeLast().unmount() }
    center?.outlineDidChange()
  }
}

// MARK: several

/// Several parts in order, or none.
struct GroupPart: OutlinePart {
  let outlines: [_Outline]
  /// The number of the alternative. Another alternative is another part, with its own state.
  let choice: Int

  func makeElement(in context: _ElementContext) -> OutlineElement { GroupOutlineElement(self, in: context) }

  func update(_ element: OutlineElement) -> Bool {
    guard let element = element as? GroupOutlineElement, element.choice == choice else { return false }
    element.update(outlines)
    return true
  }

  func describe(_ description: inout SceneDescription) {
    for outline in outlines { outline.part.describe(&description) }
  }
}

private final class GroupOutlineElement: OutlineElement {
  let choice: Int
  private var elements: [OutlineElement] = []

  init(_ part: GroupPart, in context: _ElementContext) {
    choice = part.choice
    super.init(context)
    update(part.outlines)
  }

  override var members: [OutlineElement] { elements }

  func update(_ outlines: [_Outline]) { renew(&elements, with: outlines) }
}

// MARK: bodies

/// A scene or commands of the program's own.
struct BodyPart<Content>: OutlinePart {
  let content: Content
  let body: @MainActor (Content) -> _Outline

  func makeElement(in context: _ElementContext) -> OutlineElement { BodyOutlineElement(self, in: context) }

  func update(_ element: OutlineElement) -> Bool {
    guard let element = element as? BodyOutlineElement<Content> else { return false }
    element.update(self)
    return true
  }

  func describe(_ description: inout SceneDescription) { body(content).part.describe(&description) }
}

/// Evaluates a body, and again when something that it read has changed.
private final class BodyOutlineElement<Content>: OutlineElement {
  private var content: Content
  private var body: @MainActor (Content) -> _Outline
  private var properties = DynamicPropertyStorage<Content>()
  private var elements: [OutlineElement] = []

  init(_ part: BodyPart<Content>, in context: _ElementContext) {
    content = part.content
    body = part.body
    super.init(context)
    evaluate()
  }

  override var members: [OutlineElement] { elements }

  func update(_ part: BodyPart<Content>) {
    body = part.body
    guard !ValueComparison.areEqual(content, part.content) else { return }
    content = part.content
    evaluate()
  }

  override func evaluate() {
    let outline = track {
      properties.install(in: &content, of: self)
      return body(content)
    }
    renew(&elements, with: [outline])
  }

  override func willUnmount() { properties.uninstall() }
}

// MARK: surroundings

/// Changes the environment of the scenes inside.
struct EnvironmentPart: OutlinePart {
  let transform: (inout EnvironmentValues) -> Void
  let outline: _Outline

  func makeElement(in context: _ElementContext) -> OutlineElement { EnvironmentOutlineElement(self, in: context) }

  func update(_ element: OutlineElement) -> Bool {
    guard let element = element as? EnvironmentOutlineElement else { return false }
    element.update(self)
    return true
  }

  func describe(_ description: inout SceneDescription) { outline.part.describe(&description) }
}

final class EnvironmentOutlineElement: OutlineElement {
  private(set) var transform: (inout EnvironmentValues) -> Void
  private var elements: [OutlineElement] = []

  init(_ part: EnvironmentPart, in context: _ElementContext) {
    transform = part.transform
    super.init(context)
    renew(&elements, with: [part.outline])
  }

  override var members: [OutlineElement] { elements }

  override var writesEnvironment: Bool { true }

  override func write(to environment: inout EnvironmentValues) { transform(&environment) }

  func update(_ part: EnvironmentPart) {
    transform = part.transform
    rewriteEnvironment()
    renew(&elements, with: [part.outline])
  }
}

/// Runs an action when a value differs from that of the scene's last evaluation.
struct ChangePart<Value: Equatable>: OutlinePart {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
  let outline: _Outline

  func makeElement(in context: _ElementContext) -> OutlineElement { ChangeOutlineElement(self, in: context) }

  func update(_ element: OutlineElement) -> Bool {
    guard let element = element as? ChangeOutlineElement<Value> else { return false }
    element.update(self)
    return true
  }

  func describe(_ description: inout SceneDescription) { outline.part.describe(&description) }
}

private final class ChangeOutlineElement<Value: Equatable>: OutlineElement {
  private var value: Value
  private var limit = ActionLimit()
  private var elements: [OutlineElement] = []

  init(_ part: ChangePart<Value>, in context: _ElementContext) {
    value = part.value
    super.init(context)
    if part.isInitial { host.updates.callAfterPass { part.action(part.value, part.value) } }
    renew(&elements, with: [part.outline])
  }

  override var members: [OutlineElement] { elements }

  func update(_ part: ChangePart<Value>) {
    let old = value
    value = part.value
    if old != part.value, limit.allowsRun(of: "a scene's onChange(of: \(Value.self))", in: host) {
      host.updates.callAfterPass { part.action(old, part.value) }
    }
    renew(&elements, with: [part.outline])
  }
}
