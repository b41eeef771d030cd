/// What a program adds to the menus above its window.
///
/// A program's own commands have a ``body`` of other commands.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands in the body.
  associatedtype Body: Commands

  /// The commands that these are made of. Evaluated again when state that it reads changes.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// The outline of the commands. Not for use outside the framework.
  @MainActor @preconcurrency var _commandsOutline: _Outline { get }
}

extension Commands {
  /// The outline of the body. Not for use outside the framework.
  public var _commandsOutline: _Outline { _Outline(part: BodyPart(content: self) { $0.body._commandsOutline }) }
}

extension Never: Commands {}

/// Commands without a body of their own.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  /// Never evaluated: the framework knows the type.
  public var body: Never { Never._unreachableBody() }
}

/// Builds commands from closures.
@resultBuilder public struct CommandsBuilder {
  /// Takes a statement as it is. For the result builder.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Joins the statements of a block. For the result builder.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Joins the statements of a block. For the result builder.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Joins the statements of a block. For the result builder.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<repeat each Content> {
    _TupleCommands(content: (repeat each content))
  }

  /// Takes an `if` without an `else`. For the result builder.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// Takes the first branch of an `if` or `switch`. For the result builder.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Takes another branch of an `if` or `switch`. For the result builder.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Takes the content of an `if #available`. For the result builder.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// No commands.
public struct EmptyCommands {
  /// Creates the value.
  nonisolated public init() {}
}

extension EmptyCommands: _PrimitiveCommands {
  /// An empty outline. Not for use outside the framework.
  public var _commandsOutline: _Outline { .group([]) }
}

/// Several commands.
public struct _TupleCommands<each Content: Commands> {
  let content: (repeat each Content)
}

extension _TupleCommands: _PrimitiveCommands {
  /// The outlines of all commands in order. Not for use outside the framework.
  public var _commandsOutline: _Outline {
    var outlines: [_Outline] = []
    for commands in repeat each content { outlines.append(commands._commandsOutline) }
    return .group(outlines)
  }
}

extension Optional: Commands, _PrimitiveCommands where Wrapped: Commands {
  /// The outline of the commands, empty for nil. Not for use outside the framework.
  public var _commandsOutline: _Outline { .group(map { [$0._commandsOutline] } ?? []) }
}

extension _ConditionalContent: Commands, _PrimitiveCommands where First: Commands, Second: Commands {
  /// The outline of the chosen branch. A change of the branch resets its state. Not for use outside the framework.
  public var _commandsOutline: _Outline {
    switch storage {
    case .first(let commands): .group([commands._commandsOutline], choice: 1)
    case .second(let commands): .group([commands._commandsOutline], choice: 2)
    }
  }
}

// MARK: of a scene

/// A scene with additional commands, or with commands that replace its own.
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
