/// Sets whether the window is light or dark.
public struct _PreferredColorSchemeModifier {
  let scheme: ColorScheme?
}

extension _PreferredColorSchemeModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    PreferredSchemeElement(view, in: parent)
  }
}

private final class PreferredSchemeElement<Content: View>: _ModifierElement<Content, _PreferredColorSchemeModifier> {
  override func willMakeChild() { host.prefer(modifier.scheme, for: self) }

  override func modifierDidChange(from old: _PreferredColorSchemeModifier) {
    if old.scheme != modifier.scheme { host.prefer(modifier.scheme, for: self) }
  }

  override func willUnmount() { host.prefer(nil, for: self) }
}

extension ViewHost {
  /// The preference of a view for the whole window. Where several views have one, the latest applies.
  func prefer(_ scheme: ColorScheme?, for element: _Element) {
    let id = ObjectIdentifier(element)
    preferredSchemes.removeAll { $0.element == id }
    if let scheme { preferredSchemes.append((id, scheme)) }
    afterPass { [weak self] in self?.adoptColorScheme() }
  }

  /// The front end reports whether its surroundings are light or dark. The preference of the program overrides it.
  package func setColorScheme(_ scheme: ColorScheme) {
    surroundingScheme = scheme
    adoptColorScheme()
  }

  private func adoptColorScheme() {
    let wanted = preferredSchemes.last?.scheme
    var attributes = root.attributes
    attributes.colorScheme = wanted
    set(root.content, attributes, of: root)
    guard let scheme = wanted ?? surroundingScheme else { return }
    updateEnvironment { $0.colorScheme = scheme }
  }
}

extension View {
  /// Whether the window is light or dark, in place of the user's setting; nil follows that setting.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(scheme: colorScheme))
  }

  /// The appearance of the view: light or dark.
  @available(*, deprecated, renamed: "preferredColorScheme(_:)")
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
