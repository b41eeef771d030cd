import Foundation
import UniformTypeIdentifiers

/// A value that can be copied, dragged and shared, in the forms that its representation has.
///
/// The clipboards of terminals and pages carry text: there a value is its first form that is text, and a text is pasted
/// as each form that can be read from text.
public protocol Transferable: Sendable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// The forms in which the value is exported and imported, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The forms of the type. A program's representation is declared without the type of its values, which only the
  /// builder knows.
  static var transferForms: [_TransferForm<Self>] { transferRepresentation._forms as? [_TransferForm<Self>] ?? [] }
}

/// A form, or several, in which a value is exported and imported.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable

  /// The forms in order. For the framework.
  var _forms: [_TransferForm<Item>] { get }
}

/// Builds representations from closures.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a statement as it is. For the result builder.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Takes the first statement. For the result builder.
  public static func buildPartialBlock<Content: TransferRepresentation>(
    first content: Content
  ) -> Content where Content.Item == Item { content }

  /// Adds a statement. For the result builder.
  public static func buildPartialBlock<First: TransferRepresentation, Second: TransferRepresentation>(
    accumulated: First, next: Second
  ) -> _TransferRepresentationPair<First, Second> where First.Item == Item, Second.Item == Item {
    _TransferRepresentationPair(first: accumulated, second: next)
  }
}

/// Two representations, of which the first is the better one.
public struct _TransferRepresentationPair<First: TransferRepresentation, Second: TransferRepresentation>:
  TransferRepresentation
where First.Item == Second.Item {
  let first: First
  let second: Second

  /// The type of the value.
  public typealias Item = First.Item

  /// The forms of both. For the framework.
  public var _forms: [_TransferForm<Item>] { first._forms + second._forms }
}

/// Who can read a form of a value.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  let isOwnProcess: Bool

  /// All programs.
  public static let all = TransferRepresentationVisibility(isOwnProcess: false)
  /// The program's developer's programs; here the program itself.
  public static let team = TransferRepresentationVisibility(isOwnProcess: true)
  /// The programs of a group; here the program itself.
  public static let group = TransferRepresentationVisibility(isOwnProcess: true)
  /// The program itself.
  public static let ownProcess = TransferRepresentationVisibility(isOwnProcess: true)
}

/// One form of a value. For the framework.
public struct _TransferForm<Item>: Sendable {
  /// How a value and its bytes are made of one another: at once, or by work that waits.
  enum Conversion<Input, Output>: Sendable {
    case now(@Sendable (Input) throws -> Output)
    case later(@Sendable (Input) async throws -> Output)
  }

  var contentType: UTType
  var export: Conversion<Item, Data>?
  var read: Conversion<Data, [Item]>?
  var name: (@Sendable (Item) -> String?)?
  var condition: (@Sendable (Item) -> Bool)?
  var visibility = TransferRepresentationVisibility.all

  init(
    _ contentType: UTType, export: Conversion<Item, Data>? = nil, read: Conversion<Data, [Item]>? = nil
  ) {
    self.contentType = contentType
    self.export = export
    self.read = read
  }

  /// Whether the value is exported in this form.
  func exports(_ item: Item) -> Bool { export != nil && condition?(item) ?? true }
}

extension _TransferForm.Conversion {
  /// The output, if it is made at once.
  func now(_ input: Input) throws -> Output? {
    if case .now(let convert) = self { try convert(input) } else { nil }
  }

  /// The output, when it is there.
  func value(_ input: Input) async throws -> Output {
    switch self {
    case .now(let convert): try convert(input)
    case .later(let convert): try await convert(input)
    }
  }

  /// The conversion with another before it and one after it.
  func between<NewInput, NewOutput>(
    _ before: _TransferForm<Item>.Conversion<NewInput, Input>, _ after: @escaping @Sendable (Output) throws -> NewOutput
  ) -> _TransferForm<Item>.Conversion<NewInput, NewOutput> {
    if case .now(let convert) = self, case .now(let first) = before {
      return .now { try after(try convert(try first($0))) }
    }
    return .later { try after(try await value(try await before.value($0))) }
  }
}

/// Why a value can't be transferred.
enum TransferError: Error, LocalizedError {
  case hasNoForm

  var errorDescription: String? { "The item has no form that can be read here." }
}
