/// What formatting text may have in a part of the view tree: the attributes of a scope, and constraints on their values.
///
/// What a view shows keeps to the definition; the binding may hold other values. After Apple's protocol of this name
/// (SwiftUI 26).
public protocol AttributedTextFormattingDefinition<Scope>: SendableMetatype {
  /// The attributes that are shown; others are ignored.
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

  /// Applies the constraints of `body` in their order.
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

  /// Applies the rule. Only its own `AttributeKey` is written back; changes to other attributes are ignored.
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
    /// Creates a definition that leaves all values as they are.
    public init() {}

    /// The definition itself.
    public var body: EmptyDefinition<Scope> { self }
    /// Leaves the attributes as they are.
    public func constrain(_ container: inout AttributeContainer) {}
  }

  /// Several definitions, one after the other.
  public struct TupleDefinition<Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition>:
    AttributedTextFormattingDefinition
  {
    let definitions: (repeat each Definition)

    /// Creates a definition of several others, applied in the order given.
    public init(definition: repeat each Definition) { definitions = (repeat each definition) }

    /// Empty: the parts are applied by `constrain(_:)`.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }

    /// Applies each part to the result of the one before.
    public func constrain(_ container: inout AttributeContainer) {
      for definition in repeat each definitions { definition.constrain(&container) }
    }
  }

  /// Allows an attribute some values, and puts one of them in the place of any other.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>: AttributedTextValueConstraint
  where AttributeKey.Value: Sendable & Hashable {
    let allowed: Set<AttributeKey.Value?>
    let fallback: AttributeKey.Value?

    /// Allows an attribute the values in `allowedValues`, where nil is the unset attribute. Any other value is replaced
    /// by `defaultValue`; a nil default removes the attribute.
    public init(
      for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      allowed = allowedValues
      fallback = defaultValue
    }

    /// Allows the attribute at a key path the values in `allowedValues`, where nil is the unset attribute. Any other
    /// value is replaced by `defaultValue`; a nil default removes the attribute.
    public init(
      for attribute: KeyPath<AttributeDynamicLookup, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue)
    }

    /// Replaces a value that is not allowed by the default one.
    public func constrain(_ container: inout AttributeContainerProxy<Self>) {
      if !allowed.contains(container.container[AttributeKey.self]) {
        container.container[AttributeKey.self] = fallback
      }
    }
  }

  /// The attributes of a piece of text, as a rule reads and sets them.
  @dynamicMemberLookup public struct AttributeContainerProxy<Constraint: AttributedTextValueConstraint> {
    var container: AttributeContainer

    /// The value of an attribute; nil where it is not set. Setting an attribute other than the rule's own has no
    /// effect.
    public subscript<K: AttributedStringKey>(type: K.Type) -> K.Value? where K.Value: Sendable {
      get { container[K.self] }
      set { container[K.self] = newValue }
    }

    /// The value of an attribute by its name in the attribute scopes; nil where it is not set. Setting an attribute
    /// other than the rule's own has no effect.
    public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value?
    where K.Value: Sendable {
      get { container[K.self] }
      set { container[K.self] = newValue }
    }
  }

  /// Gathers the constraints of a definition's body.
  @resultBuilder public struct DefinitionBuilder<Scope: AttributeScope> {
    /// Joins the statements of a block. For the result builder.
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

    /// Takes a statement as it is. For the result builder.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }

    /// Joins the statements of a block. For the result builder.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }

    /// Joins the statements of a block. For the result builder.
    public static func buildBlock<
      First: AttributedTextFormattingDefinition, each D: AttributedTextFormattingDefinition
    >(
      _ first: First, _ others: repeat each D
    ) -> TupleDefinition<First.Scope, First, repeat each D> { TupleDefinition(definition: first, repeat each others) }
  }
}
