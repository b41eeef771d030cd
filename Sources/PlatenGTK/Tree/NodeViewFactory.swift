#if GTK
import PlatenGraph

/// Creates the view of a node.
@MainActor enum NodeViewFactory {
  static func make(_ node: Node, window: HostWindow) -> NodeView {
    switch node.content {
    case .container(let container): make(node, container, window)
    case .decoration(.effect(.contextMenu)): ContextMenuView(node, window: window)
    case .decoration(.effect(.gesture)): GestureView(node, window: window)
    case .decoration: NodeView(node, window: window)
    case .leaf(let leaf): make(node, leaf, window)
    case .field(let field): field.isMultiline ? EditorView(node, window: window) : EntryView(node, window: window)
    case .control(let control): make(node, control, window)
    }
  }

  private static func make(_ node: Node, _ container: ContainerContent, _ window: HostWindow) -> NodeView {
    switch container {
    case .scroll, .form, .panel: ScrollArea(node, window: window)
    case .row: RowView(node, window: window)
    case .popup(let popup): PopupView(node, popup, window: window)
    default: NodeView(node, window: window)
    }
  }

  private static func make(_ node: Node, _ leaf: LeafContent, _ window: HostWindow) -> NodeView {
    switch leaf {
    case .text: LabelView(node, window: window)
    case .image where SymbolView.isDrawn(node.content, over: window.widget): SymbolView(node, window: window)
    case .image where SlicedPictureView.shows(node.content): SlicedPictureView(node, window: window)
    case .image: PictureView(node, window: window)
    case .divider: SeparatorView(node, window: window)
    case .spacer, .shape, .rowPlaceholder: NodeView(node, window: window)
    }
  }

  /// The view of a control; of a kind without a widget of its own, the one of its role's usual control.
  private static func make(_ node: Node, _ control: any ControlContent, _ window: HostWindow) -> NodeView {
    switch control {
    case is ButtonContent: ButtonView(node, window: window)
    case is ToggleContent where ToggleView.isButton(node): ToggleButtonView(node, window: window)
    case is ToggleContent: ToggleView(node, window: window)
    case is PickerContent: PickerView(node, window: window)
    case is StepperContent: StepperView(node, window: window)
    case is SliderContent: SliderView(node, window: window)
    case is ProgressContent: ProgressBarView(node, window: window)
    case is CalendarContent: CalendarView(node, window: window)
    case is ColorWellContent: ColorWellView(node, window: window)
    case is MenuContent: MenuView(node, window: window)
    default: make(node, control.standard, window)
    }
  }
}
#endif
