/// What a node is. Containers keep what they hold in ``Node/children``; the comment behind each case
/// says what the children are.
package enum NodeContent: Equatable, Sendable {
  /// The root of a window; children: the window's content, stacked in depth.
  case root
  case text(TextContent)
  case image(ImageContent)
  case spacer(minLength: CGFloat?)
  /// A line across the surrounding stack.
  case divider
  case shape(ShapeContent)
  /// Children: in a row or a column.
  case stack(StackContent)
  /// Children: one over the other, the first at the back.
  case depthStack(DepthStackContent)
  /// Children: placed by a custom layout.
  case layout(AnyLayout)
  /// One child.
  case padding(PaddingContent)
  /// One child.
  case frame(FrameContent)
  /// One child, as large as what contains it, or a share of that.
  case containerFrame(ContainerFrameContent)
  /// Two children: what is shown, and what lies behind it.
  case background(DepthStackContent)
  /// Two children: what is shown, and what lies over it.
  case overlay(DepthStackContent)
  /// One child.
  case border(BorderContent)
  /// One child.
  case effect(EffectContent)
  /// Children: content, in a column (vertical) or row, that scrolls along the axes.
  case scroll(Axis.Set)
  /// Children: rows and sections.
  case form(FormContent)
  /// Children: an optional `sectionHeader`, rows, an optional `sectionFooter`.
  case section
  /// Children: the header's views.
  case sectionHeader
  /// Children: the footer's views.
  case sectionFooter
  /// A control with its label in a form: children: the label, the control.
  case labeled(LabeledRowContent)
  /// Children: the label's views.
  case button(ButtonContent)
  /// Children: the label's views.
  case toggle(ToggleContent)
  case field(FieldContent)
  /// A row of a list; children: what it shows, and at its end what belongs to it.
  case row(RowContent)
  /// Children: in lines of several.
  case lazyGrid(LazyGridContent)
  /// Children: rows whose cells line up, and views with a line of their own.
  case grid(GridContent)
  /// Children: the cells.
  case gridRow(GridRowContent)
  /// Children: of which the first that fits is shown.
  case alternatives(Axis.Set)
  /// Children: from the upper leading corner of the proposed size, which the program receives.
  case geometry
  /// A placeholder of rows that are not loaded, because the user has not scrolled near them.
  case rowPlaceholder(RowPlaceholder)
  /// One child.
  case fixedSize(FixedSizeContent)
  /// A page of a navigation; children: its upper bar, its views, its lower bar.
  case page(PageContent)
  /// Children: the items of the bar, in a row.
  case bar(BarContent)
  /// Over the window, taking all input. A child of the root; one child: the panel.
  case modal(ModalContent)
  /// What a modal shows; children: its views, in a column.
  case panel(ModalContent)
  /// Over everything else, at the edge of a field: a list of suggestions. A child of the root; its children: the list.
  case popup(PopupContent)
  /// No children: the options are part of the content.
  case picker(PickerContent)
  case slider(SliderContent)
  case progress(ProgressContent)
  case calendar(CalendarContent)
  case colorWell(ColorWellContent)
  /// A value and two buttons that change it by steps; children: what is said of the value, the buttons.
  case stepper(StepperContent)
  /// Children: the label's views. The lines are part of the content.
  case menu(MenuContent)

  /// A short name for logs and snapshots; never any text of the user's.
  package var kindName: String {
    switch self {
    case .root: "root"
    case .text: "text"
    case .image: "image"
    case .spacer: "spacer"
    case .divider: "divider"
    case .shape: "shape"
    case .stack: "stack"
    case .depthStack: "depthStack"
    case .layout: "layout"
    case .padding: "padding"
    case .frame: "frame"
    case .containerFrame: "containerFrame"
    case .background: "background"
    case .overlay: "overlay"
    case .border: "border"
    case .effect: "effect"
    case .scroll: "scroll"
    case .form: "form"
    case .section: "section"
    case .sectionHeader: "sectionHeader"
    case .sectionFooter: "sectionFooter"
    case .labeled: "labeled"
    case .button: "button"
    case .toggle: "toggle"
    case .picker: "picker"
    case .slider: "slider"
    case .progress: "progress"
    case .calendar: "calendar"
    case .colorWell: "colorWell"
    case .menu: "menu"
    case .stepper: "stepper"
    case .field: "field"
    case .row: "row"
    case .lazyGrid: "lazyGrid"
    case .grid: "grid"
    case .gridRow: "gridRow"
    case .alternatives: "alternatives"
    case .geometry: "geometry"
    case .rowPlaceholder: "row placeholder"
    case .fixedSize: "fixedSize"
    case .page: "page"
    case .bar: "bar"
    case .modal: "modal"
    case .panel: "panel"
    case .popup: "popup"
    }
  }
}
