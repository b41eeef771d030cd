#if GTK
import PlatenGraph

/// Creates the view of a node.
@MainActor enum NodeViewFactory {
  static func make(_ node: Node, window: HostWindow) -> NodeView {
    switch node.content {
    case .text: LabelView(node, window: window)
    case .image where SymbolView.isDrawn(node.content, over: window.widget): SymbolView(node, window: window)
    case .image: PictureView(node, window: window)
    case .divider: SeparatorView(node, window: window)
    case .scroll, .form, .panel: ScrollArea(node, window: window)
    case .row: RowView(node, window: window)
    case .button: ButtonView(node, window: window)
    case .toggle: ToggleView(node, window: window)
    case .picker: PickerView(node, window: window)
    case .stepper: StepperView(node, window: window)
    case .slider: SliderView(node, window: window)
    case .progress: ProgressBarView(node, window: window)
    case .calendar: CalendarView(node, window: window)
    case .colorWell: ColorWellView(node, window: window)
    case .menu: MenuView(node, window: window)
    case .field(let field) where field.isMultiline: EditorView(node, window: window)
    case .field: EntryView(node, window: window)
    case .popup(let popup): PopupView(node, popup, window: window)
    case .effect(.contextMenu): ContextMenuView(node, window: window)
    case .effect(.gesture): GestureView(node, window: window)
    default: NodeView(node, window: window)
    }
  }
}
#endif
