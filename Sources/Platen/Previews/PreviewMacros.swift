/// Declares a view that is shown by itself: `program --previews` lists the previews of a program and opens them.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "PlatenMacros", type: "PreviewMacro")

/// Declares a view that is shown by itself, with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PlatenMacros", type: "PreviewMacro")

/// Lets a preview's closure declare state: the variable becomes a property of a view around the rest.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PlatenMacros", type: "PreviewableMacro")

/// Declares a value with its default in an extension of `EnvironmentValues`, `ContainerValues`, `FocusedValues` or
/// `Transaction`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PlatenMacros", type: "EntryMacro")
