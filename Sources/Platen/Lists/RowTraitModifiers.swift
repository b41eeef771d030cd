/// A modifier that says something about its view for what is around it.
protocol RowTraitModifier: _PrimitiveModifier {
  @MainActor func apply(to traits: inout RowTraits, in environment: EnvironmentValues)
}

extension RowTraitModifier {
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    RowTraitElement(view, in: parent)
  }
}

final class RowTraitElement<Content: View, Modifier: RowTraitModifier>: _ModifierElement<Content, Modifier> {
  override func modifierDidChange(from old: Modifier) {
    if !ValueComparison.areEqual(old, modifier) { structureDidChange() }
  }

  override func collectNodes(into nodes: inout _NodeList) {
    let start = nodes.count
    super.collectNodes(into: &nodes)
    Tracking.untracked {
      for node in nodes[start...] { modifier.apply(to: &node.rowTraits, in: environment) }
    }
  }
}

/// Says something about the rows of a `ForEach`.
public struct _RowEditModifier {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension _RowEditModifier: RowTraitModifier {
  func apply(to traits: inout RowTraits, in environment: EnvironmentValues) {
    // The next look at the row takes what is said now.
    if let delete { traits.delete = delete }
    if let move { traits.move = move }
  }
}

/// Says something of one row.
public struct _RowModifier {
  enum Trait {
    case deleteDisabled(Bool)
    case moveDisabled(Bool)
    case selectionDisabled(Bool)
    case badge(Text?)
    case background(Color?)
    case separator(Visibility)
  }

  let trait: Trait
}

extension _RowModifier: RowTraitModifier {
  func apply(to traits: inout RowTraits, in environment: EnvironmentValues) {
    switch trait {
    case .deleteDisabled(let isDisabled): traits.isDeleteDisabled = isDisabled
    case .moveDisabled(let isDisabled): traits.isMoveDisabled = isDisabled
    case .selectionDisabled(let isDisabled): traits.isSelectionDisabled = isDisabled
    case .badge(let text):
      traits.badge = text.map { text in
        var content = text.resolve(in: environment.textResolution)
        content.foreground = .system(.secondary)
        return content
      }
    case .background(let color):
      traits.background = color.map {
        resolvePaint($0, foreground: environment.foreground, tint: environment.tint)
      }
    case .separator(let visibility): traits.hidesSeparator = visibility == .hidden
    }
  }
}

/// A collection's views, which a list can rearrange.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(_RowEditModifier(delete: action))
  }

  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(_RowEditModifier(move: action))
  }
}

extension View {
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowModifier(trait: .deleteDisabled(isDisabled)))
  }

  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowModifier(trait: .moveDisabled(isDisabled)))
  }

  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_RowModifier(trait: .selectionDisabled(isDisabled)))
  }

  nonisolated public func badge(_ count: Int) -> some View {
    modifier(_RowModifier(trait: .badge(count == 0 ? nil : Text(verbatim: String(count)))))
  }

  nonisolated public func badge(_ label: Text?) -> some View { modifier(_RowModifier(trait: .badge(label))) }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(_RowModifier(trait: .badge(key.map { Text($0) })))
  }

  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_RowModifier(trait: .badge(label.map { Text($0) })))
  }

  /// A colour behind the row. Anything else lies behind the view itself.
  @ViewBuilder nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    if let color = view as? Color? {
      modifier(_RowModifier(trait: .background(color)))
    } else {
      background { view }
    }
  }

  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_RowModifier(trait: .separator(visibility)))
  }

  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Accepted: rows have the platform's room around them.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
}

/// The room between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let points: CGFloat?

  public static let `default` = ListSectionSpacing(points: nil)
  public static let compact = ListSectionSpacing(points: 8)

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension VerticalEdge {
  /// Both edges, or one of them.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}
