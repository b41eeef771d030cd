/// What formatting text may have in a part of the view tree: the attributes of a scope, and constraints on their values.
///
/// What a view shows keeps to the definition; the binding may hold other values. After Apple's protocol of this name
/// (SwiftUI 26).
public protocol AttributedTextFormattingDefinition<Scope>: SendableMetatype {
  /// The attributes that are shown; others are left aside.
  associatedtype Scope: AttributeScope
  associatedtype Body: AttributedTextFormattingDefinition where Body.Scope == Scope
  /// The constraints, applied in their order.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
  /// Applies all constraints.
  func constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  /// A constraint of one attribute to a set of values.
  public typealias ValueConstraint<Key: AttributedStringKey> = AttributedTextFormatting.ValueConstraint<Scope, Key>
  where Key.Value: Sendable & Hashable

  public func constrain(_ container: inout AttributeContainer) { body.constrain(&container) }
}

/// A rule for the values of one attribute, which may depend on others.
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition, Hashable, Sendable
where Body == AttributedTextFormatting.EmptyDefinition<Scope>, AttributeKey.Value: Sendable {
  /// The attribute that the rule may set.
  associatedtype AttributeKey: AttributedStringKey
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Self>
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// A rule has no parts.
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> { AttributedTextFormatting.EmptyDefinition() }

  public func constrain(_ container: inout AttributeContainer) {
    var proxy = Attributes(container: container)
    constrain(&proxy)
    container[AttributeKey.self] = proxy.container[AttributeKey.self]
  }
}

/// The parts that formatting definitions are made of.
public enum AttributedTextFormatting {
  /// A definition without constraints.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public init() {}

    public var body: EmptyDefinition<Scope> { self }
    public func constrain(_ container: inout AttributeContainer) {}
  }

  /// Several definitions, one after the other.
  public struct TupleDefinition<Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition>:
    AttributedTextFormattingDefinition
  {
    let definitions: (repeat each Definition)

    public init(definition: repeat each Definition) { definitions = (repeat each definition) }

    public var body: EmptyDefinition<Scope> { EmptyDefinition() }

    public func constrain(_ container: inout AttributeContainer) {
      for definition in repeat each definitions { definition.constrain(&container) }
    }
  }

  /// Allows an attribute some values, and puts one of them in the place of any other.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>: AttributedTextValueConstraint
  where AttributeKey.Value: Sendable & Hashable {
    let allowed: Set<AttributeKey.Value?>
    let fallback: AttributeKey.Value?

    public init(
      for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      allowed = allowedValues
      fallback = defaultValue
    }

    public init(
      for attribute: KeyPath<AttributeDynamicLookup, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue)
    }

    public func constrain(_ container: inout AttributeContainerProxy<Self>) {
      if !allowed.contains(container.container[AttributeKey.self]) {
        container.container[AttributeKey.self] = fallback
      }
    }
  }

  /// The attributes of a piece of text, in the hands of a rule.
  @dynamicMemberLookup public struct AttributeContainerProxy<Constraint: AttributedTextValueConstraint> {
    var container: AttributeContainer

    public subscript<K: AttributedStringKey>(type: K.Type) -> K.Value? where K.Value: Sendable {
      get { container[K.self] }
      set { container[K.self] = newValue }
    }

    public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value?
    where K.Value: Sendable {
      get { container[K.self] }
      set { container[K.self] = newValue }
    }
  }

  /// Gathers the constraints of a definition's body.
  @resultBuilder public struct DefinitionBuilder<Scope: AttributeScope> {
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }

    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }

    public static func buildBlock<
      First: AttributedTextFormattingDefinition, each D: AttributedTextFormattingDefinition
    >(
      _ first: First, _ others: repeat each D
    ) -> TupleDefinition<First.Scope, First, repeat each D> { TupleDefinition(definition: first, repeat each others) }
  }
}
