/// The attributes that views show, and which of them a scope has.
enum ShownAttributes {
  /// The names of the attributes in a scope and the scopes inside it.
  static func names(in scope: any AttributeScope.Type) -> Set<String> {
    var names: Set<String> = []
    for field in StoredFields.of(scope) {
      if let key = field.type as? any AttributedStringKey.Type { names.insert(key.name) }
      if let scope = field.type as? any AttributeScope.Type { names.formUnion(self.names(in: scope)) }
    }
    return names
  }

  /// Takes away the attributes whose names are not among `names`.
  static func keep(_ names: Set<String>, in container: inout AttributeContainer) {
    func keep<K: AttributedStringKey>(_ key: K.Type) where K.Value: Sendable {
      if !names.contains(K.name) { container[K.self] = nil }
    }
    keep(AttributeScopes.FoundationAttributes.LinkAttribute.self)
    keep(AttributeScopes.SwiftUIAttributes.FontAttribute.self)
    keep(AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self)
    keep(AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self)
    keep(AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self)
    keep(AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self)
    keep(AttributeScopes.SwiftUIAttributes.KerningAttribute.self)
    keep(AttributeScopes.SwiftUIAttributes.TrackingAttribute.self)
    keep(AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self)
    keep(AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self)
  }
}
