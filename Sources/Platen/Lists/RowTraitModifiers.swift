/// A modifier that sets a trait of its view, which the surrounding container reads.
protocol RowTraitModifier: _PrimitiveModifier {
  @MainActor func apply(to traits: inout RowTraits, in environment: EnvironmentValues)
}

extension RowTraitModifier {
  /// Makes the element of the modified view. For the graph.
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

/// Sets the edit actions of the rows of a `ForEach`.
public struct _RowEditModifier {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insertion: RowInsertion?
}

extension _RowEditModifier: RowTraitModifier {
  func apply(to traits: inout RowTraits, in environment: EnvironmentValues) {
    // The row reads the new actions when it is next refreshed.
    if let delete { traits.delete = delete }
    if let move { traits.move = move }
    if let insertion { traits.insertion = insertion }
  }
}

/// Sets a trait of one row.
public struct _RowModifier {
  enum Trait {
    case deleteDisabled(Bool)
    case deleteHidden(Bool)
    case moveDisabled(Bool)
    case selectionDisabled(Bool)
    case badge(Text?, BadgeProminence)
    case typedName(Text?)
    case indexLabel(Text?)
    case background(Color?)
    case separator(VerticalEdge.Set, Visibility)
    case separatorTint(VerticalEdge.Set, Color?)
    /// The edges, and their lengths; nil for those of the front end.
    case insets(Edge.Set, EdgeInsets?)
    /// Nil leaves the tabs as they are.
    case tabBar(Visibility?)
  }

  let trait: Trait
}

extension _RowModifier: RowTraitModifier {
  func apply(to traits: inout RowTraits, in environment: EnvironmentValues) {
    switch trait {
    case .deleteDisabled(let isDisabled): traits.isDeleteDisabled = isDisabled
    case .deleteHidden(let isHidden): traits.hidesDelete = isHidden
    case .moveDisabled(let isDisabled): traits.isMoveDisabled = isDisabled
    case .selectionDisabled(let isDisabled): traits.isSelectionDisabled = isDisabled
    case .badge(let text, let prominence):
      traits.badge = text.map { text in
        var content = text.resolve(in: environment.textResolution)
        prominence.apply(to: &content)
        return content
      }
    case .typedName(let text): traits.typedName = text?.resolve(in: environment.textResolution).plainText
    case .indexLabel(let text): traits.indexLabel = text?.resolve(in: environment.textResolution).plainText
    case .background(let color):
      traits.background = color.map {
        environment.paint(of: $0._source)
      }
    case .separator(let edges, let visibility): traits.separators.change(edges) { $0.visibility = visibility }
    case .separatorTint(let edges, let color):
      let tint = color.map { environment.paint(of: $0._source) }
      traits.separators.change(edges) { $0.tint = tint }
    case .insets(let edges, let lengths):
      var insets = traits.insets ?? RowInsets()
      if edges.contains(.top) { insets.top = lengths?.top }
      if edges.contains(.leading) { insets.leading = lengths?.leading }
      if edges.contains(.bottom) { insets.bottom = lengths?.bottom }
      if edges.contains(.trailing) { insets.trailing = lengths?.trailing }
      traits.insets = insets == RowInsets() ? nil : insets
    case .tabBar(let visibility): if let visibility { traits.hidesTabBar = visibility == .hidden }
    }
  }
}

/// A collection's views, which a list can rearrange.
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection that the views are made of.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the modified views.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the user delete rows: `action` receives the offset of the row in the collection and removes it. Nil has no
  /// effect.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(_RowEditModifier(delete: action))
  }

  /// Lets the user move rows: `action` receives the offset of the row and the offset to move it in front of, both
  /// before the move. Nil has no effect.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(_RowEditModifier(move: action))
  }
}

extension View {
  /// Whether the user can't delete the row, although its `ForEach` has an action for that.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowModifier(trait: .deleteDisabled(isDisabled)))
  }

  /// Whether the user can't move the row, although its `ForEach` has an action for that.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowModifier(trait: .moveDisabled(isDisabled)))
  }

  /// Whether the row can't be selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_RowModifier(trait: .selectionDisabled(isDisabled)))
  }

  /// A number at the end of a list's row or a tab's title. Zero is not shown.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// A text at the end of a list's row or a tab's title. Nil shows none.
  nonisolated public func badge(_ label: Text?) -> some View { modifier(_BadgeModifier(text: label)) }

  /// Sets a colour as the row's background. Any other view becomes the background of the view itself. Nil removes the
  /// colour.
  @ViewBuilder nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    if let color = view as? Color? {
      modifier(_RowModifier(trait: .background(color)))
    } else {
      background { view }
    }
  }

  /// Shows or hides the lines above and below the row. Windows and the browser have lines between rows; a terminal
  /// draws one where `visibility` is `visible`, which takes a row of cells. The line between two rows is hidden if one
  /// of them hides it.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_RowModifier(trait: .separator(edges, visibility)))
  }

  /// Ignored: sections are on cards, which have no lines above and below them.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Sets the colour of the lines above and below the row. A terminal, which has no lines between rows, draws one
  /// where it has a colour. Nil is the front end's own colour. The colour of the upper row's lower line is that of the
  /// line between two rows.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_RowModifier(trait: .separatorTint(edges, color)))
  }

  /// Ignored: sections are on cards, which have no lines above and below them.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Sets the distances of the content of a list's or form's row from the row's edges, in points. Nil is the front
  /// end's own. A window leaves 10 points above and below the content and 14 at its sides, the browser 9 and 16, a
  /// terminal an empty column behind a section's box. A row in a window is no lower than 44 points, with its insets.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(_RowModifier(trait: .insets(.all, insets)))
  }

  /// Sets the distance of the content of a row from some of the row's edges, in points. Nil is the front end's own.
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    return modifier(_RowModifier(trait: .insets(edges, insets)))
  }

  /// Sets the tint of controls in the row. Nil is the tint of the surroundings.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
}
