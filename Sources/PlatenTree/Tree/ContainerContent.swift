/// A node that arranges its children.
package enum ContainerContent: Equatable, Sendable {
  /// The root of a window; children: the window's content, stacked in depth.
  case root
  /// Children: in a row or a column.
  case stack(StackContent)
  /// Children: one over the other, the first at the back.
  case depthStack(DepthStackContent)
  /// Children: placed by a custom layout.
  case layout(AnyLayout)
  /// Children: content, in a column (vertical) or row, that scrolls along the axes.
  case scroll(Axis.Set)
  /// Children: rows and sections.
  case form(FormContent)
  /// Children: an optional `sectionHeader`, rows, an optional `sectionFooter`.
  case section(SectionContent)
  /// Children: the header's views, which are emphasized more than usual if it is prominent.
  case sectionHeader(isProminent: Bool)
  /// Children: the footer's views.
  case sectionFooter
  /// A control with its label in a form: children: the label, the control.
  case labeled(LabeledRowContent)
  /// A row of a list; children: what it shows, and at its end what belongs to it.
  case row(RowContent)
  /// Children: in lines of several.
  case lazyGrid(LazyGridContent)
  /// Children: rows whose cells line up, and views with a line of their own.
  case grid(GridContent)
  /// Children: the cells.
  case gridRow(GridRowContent)
  /// Children; the first that fits is shown.
  case alternatives(Axis.Set)
  /// Children: from the upper leading corner of the proposed size, which the program receives.
  case geometry
  /// A page of a navigation; children: its upper bar, its views, its lower bar.
  case page(PageContent)
  /// Children: the items of the bar, in a row.
  case bar(BarContent)
  /// Children: items, and last the menu of those that do not fit.
  case itemRow(ItemRowContent)
  /// Over the window, taking all input. A child of the root; children: the panel, and the bars of the field that is
  /// edited in it.
  case modal(ModalContent)
  /// What a modal shows; children: its views, in a column.
  case panel(ModalContent)
  /// Over everything else, at the edge of a field or a control: suggestions, options, a calendar. A child of the root; its
  /// children: the list.
  case popup(PopupContent)

  var kindName: String {
    switch self {
    case .root: "root"
    case .stack: "stack"
    case .depthStack: "depthStack"
    case .layout: "layout"
    case .scroll: "scroll"
    case .form: "form"
    case .section: "section"
    case .sectionHeader: "sectionHeader"
    case .sectionFooter: "sectionFooter"
    case .labeled: "labeled"
    case .row: "row"
    case .lazyGrid: "lazyGrid"
    case .grid: "grid"
    case .gridRow: "gridRow"
    case .alternatives: "alternatives"
    case .geometry: "geometry"
    case .page: "page"
    case .bar: "bar"
    case .itemRow: "itemRow"
    case .modal: "modal"
    case .panel: "panel"
    case .popup: "popup"
    }
  }
}
