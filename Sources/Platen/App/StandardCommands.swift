/// Searching and replacing in the text that has the focus.
public struct TextEditingCommands {
  /// Creates the commands.
  nonisolated public init() {}
}

extension TextEditingCommands: Commands {
  /// The commands that these are made of.
  public var body: some Commands { CommandGroup(after: .textEditing) { FindCommands() } }
}

/// Traits of the text that has the focus.
public struct TextFormattingCommands {
  /// Creates the commands.
  nonisolated public init() {}
}

extension TextFormattingCommands: Commands {
  /// The commands that these are made of.
  public var body: some Commands { CommandGroup(after: .textFormatting) { FormatCommands() } }
}

/// Shows and hides the sidebar of a split navigation.
public struct SidebarCommands {
  /// Creates the commands.
  nonisolated public init() {}
}

extension SidebarCommands: Commands {
  /// The commands that these are made of.
  public var body: some Commands { CommandGroup(after: .sidebar) { SidebarCommand() } }
}

/// Shows and hides the inspector.
public struct InspectorCommands {
  /// Creates the commands.
  nonisolated public init() {}
}

extension InspectorCommands: Commands {
  /// The commands that these are made of.
  public var body: some Commands { CommandGroup(after: .sidebar) { InspectorCommand() } }
}

/// Accepted and ignored: toolbars are always shown and can't be customized.
public struct ToolbarCommands {
  /// Creates an empty set of commands.
  nonisolated public init() {}
}

extension ToolbarCommands: _PrimitiveCommands {
  /// An empty outline. Not for use outside the framework.
  public var _commandsOutline: _Outline { EmptyCommands()._commandsOutline }
}

/// Imports a file into the view that accepts one by `importsItemProviders(_:onImport:)`: there are no other devices to
/// import from.
public struct ImportFromDevicesCommands {
  /// Creates the command.
  nonisolated public init() {}
}

extension ImportFromDevicesCommands: Commands {
  /// The commands that these are made of.
  public var body: some Commands { CommandGroup(after: .importExport) { ImportItemsCommand() } }
}

// MARK: what they show

/// A command for what has the focus, or had it before the menus.
private struct FocusCommand {
  let title: LocalizedStringKey
  let shortcut: KeyboardShortcut
  let action: @MainActor (ViewHost) -> Void
  @Environment(\.hostReference) private var host

  nonisolated init(
    _ title: LocalizedStringKey, _ shortcut: KeyboardShortcut, action: @escaping @MainActor (ViewHost) -> Void
  ) {
    self.title = title
    self.shortcut = shortcut
    self.action = action
  }
}

extension FocusCommand: View {
  var body: some View {
    // Captured by itself, because it does not retain the host.
    let reference = host
    Button(title) {
      guard let host = reference.host, host.commandBar.returnFocus() else { return }
      action(host)
    }
    .keyboardShortcut(shortcut)
  }
}

private struct FindCommands {
  nonisolated init() {}
}

extension FindCommands: View {
  var body: some View {
    FocusCommand("Find…", KeyboardShortcut("f")) { $0.keys.showFind(isReplacing: false) }
    FocusCommand("Find and Replace…", KeyboardShortcut("f", modifiers: [.command, .shift])) {
      $0.keys.showFind(isReplacing: true)
    }
  }
}

private struct FormatCommands {
  nonisolated init() {}
}

extension FormatCommands: View {
  var body: some View {
    FocusCommand("Bold", KeyboardShortcut("b"), trait: .bold)
    FocusCommand("Italic", KeyboardShortcut("i"), trait: .italic)
    FocusCommand("Underline", KeyboardShortcut("u"), trait: .underline)
  }
}

extension FocusCommand {
  /// Toggles a trait of the text that has the focus, if that is a text with attributes.
  fileprivate init(_ title: LocalizedStringKey, _ shortcut: KeyboardShortcut, trait: TextTrait) {
    self.init(title, shortcut) { host in
      guard let (node, field) = host.focus.field, field.runs != nil, field.acceptsFormats else { return }
      host.send(.format(trait), to: node.id)
    }
  }
}

private struct SidebarCommand {
  @FocusedValue(\.sidebarVisibility) private var visibility

  nonisolated init() {}
}

extension SidebarCommand: View {
  var body: some View {
    let isHidden = visibility?.wrappedValue == .detailOnly
    Button(isHidden ? "Show Sidebar" : "Hide Sidebar") {
      visibility?.wrappedValue = isHidden ? .all : .detailOnly
    }
    .keyboardShortcut("s", modifiers: [.command, .option])
    .disabled(visibility == nil)
  }
}

private struct InspectorCommand {
  @FocusedBinding(\.isInspectorShown) private var isShown

  nonisolated init() {}
}

extension InspectorCommand: View {
  var body: some View {
    Button(isShown == true ? "Hide Inspector" : "Show Inspector") { isShown?.toggle() }
      .keyboardShortcut("i", modifiers: [.command, .option])
      .disabled(isShown == nil)
  }
}

private enum SidebarVisibilityKey: FocusedValueKey { typealias Value = Binding<NavigationSplitViewVisibility> }
private enum InspectorShownKey: FocusedValueKey { typealias Value = Binding<Bool> }

extension FocusedValues {
  /// Whether the sidebar in the window is shown.
  var sidebarVisibility: Binding<NavigationSplitViewVisibility>? {
    get { self[SidebarVisibilityKey.self] }
    set { self[SidebarVisibilityKey.self] = newValue }
  }

  /// Whether the inspector in the window is shown.
  var isInspectorShown: Binding<Bool>? {
    get { self[InspectorShownKey.self] }
    set { self[InspectorShownKey.self] = newValue }
  }
}
