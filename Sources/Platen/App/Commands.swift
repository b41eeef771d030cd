/// What a program adds to the menus above its window.
///
/// A program's own commands have a ``body`` of other commands.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// What the commands come to. Not for use outside the framework.
  @MainActor @preconcurrency var _commandsOutline: _Outline { get }
}

extension Commands {
  public var _commandsOutline: _Outline { _Outline(part: BodyPart(content: self) { $0.body._commandsOutline }) }
}

extension Never: Commands {}

/// Commands without a body of their own.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  public var body: Never { Never._unreachableBody() }
}

/// Builds commands from closures.
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<repeat each Content> {
    _TupleCommands(content: (repeat each content))
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// No commands.
public struct EmptyCommands {
  nonisolated public init() {}
}

extension EmptyCommands: _PrimitiveCommands {
  public var _commandsOutline: _Outline { .group([]) }
}

/// Several commands.
public struct _TupleCommands<each Content: Commands> {
  let content: (repeat each Content)
}

extension _TupleCommands: _PrimitiveCommands {
  public var _commandsOutline: _Outline {
    var outlines: [_Outline] = []
    for commands in repeat each content { outlines.append(commands._commandsOutline) }
    return .group(outlines)
  }
}

extension Optional: Commands, _PrimitiveCommands where Wrapped: Commands {
  public var _commandsOutline: _Outline { .group(map { [$0._commandsOutline] } ?? []) }
}

extension _ConditionalContent: Commands, _PrimitiveCommands where First: Commands, Second: Commands {
  public var _commandsOutline: _Outline {
    switch storage {
    case .first(let commands): .group([commands._commandsOutline], choice: 1)
    case .second(let commands): .group([commands._commandsOutline], choice: 2)
    }
  }
}

// MARK: of a scene

/// A scene with commands, or with others than its own.
struct CommandsPart: OutlinePart {
  let outline: _Outline
  let commands: _Outline
  let replaces: Bool

  func makeElement(in context: _ElementContext) -> OutlineElement { CommandsElement(self, in: context) }

  func update(_ element: OutlineElement) -> Bool {
    guard let element = element as? CommandsElement, element.replaces == replaces else { return false }
    element.update(self)
    return true
  }

  func describe(_ description: inout SceneDescription) { outline.part.describe(&description) }
}

/// The element of a scene with commands: the scene first, then the commands.
final class CommandsElement: OutlineElement {
  let replaces: Bool
  private var elements: [OutlineElement] = []

  init(_ part: CommandsPart, in context: _ElementContext) {
    replaces = part.replaces
    super.init(context)
    update(part)
  }

  override var members: [OutlineElement] { elements }

  func update(_ part: CommandsPart) { renew(&elements, with: [part.outline, part.commands]) }
}
