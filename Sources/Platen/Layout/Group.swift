/// Several views, scenes, commands, items of a toolbar, or columns or rows of a table that are written as one.
public struct Group<Content> {
  let content: Content

  nonisolated fileprivate init(of content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// Groups the views without changing their layout: they are arranged as if they were written in its place.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(of: content()) }

  /// The views that this one is made of.
  public var body: some View { content }
}

extension Group: SubviewSource where Content: View {
  package func appendSubviews(to list: inout SubviewList) { list.append(content, at: 0) }
}

extension Group: Scene, _PrimitiveScene where Content: Scene {
  /// Groups scenes, which can be modified together.
  @_disfavoredOverload nonisolated public init(@SceneBuilder content: () -> Content) { self.init(of: content()) }

  /// The outline of the scenes. Not for use outside the framework.
  public var _outline: _Outline { content._outline }
}

extension Group: Commands, _PrimitiveCommands where Content: Commands {
  /// Groups commands: more than a builder takes, or those of a condition.
  @_disfavoredOverload nonisolated public init(@CommandsBuilder content: () -> Content) { self.init(of: content()) }

  /// The outline of the commands. Not for use outside the framework.
  public var _commandsOutline: _Outline { content._commandsOutline }
}

extension Group: ToolbarContent, _PrimitiveToolbarContent where Content: ToolbarContent {
  /// Groups items of a toolbar. Each has its own placement.
  @_disfavoredOverload nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(of: content())
  }

  /// The items, in the bars of their placements. For the framework.
  public func _items(in part: _ToolbarPart) -> AnyView? { content._items(in: part) }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// Groups columns of a table.
  @_disfavoredOverload nonisolated public init<R: Identifiable>(
    @TableColumnBuilder<R> content: () -> _TableColumns<R>
  ) where Content == _TableColumns<R> {
    self.init(of: content())
  }

  /// The columns, for their table.
  public var _columns: [_TableColumn<Content.TableRowValue>] { content._columns }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// Groups rows of a table.
  @_disfavoredOverload nonisolated public init<R: Identifiable>(@TableRowBuilder<R> content: () -> _TableRows<R>)
  where Content == _TableRows<R> {
    self.init(of: content())
  }

  /// The rows, for their table.
  public var _rows: [_TableRow<Content.TableRowValue>] { content._rows }
}
