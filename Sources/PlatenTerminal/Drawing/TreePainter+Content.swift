import PlatenGraph

// What a node shows, by the level of its content.
extension TreePainter {
  func paint(_ container: ContainerContent, of node: Node, in rect: CellRect, _ context: Context) {
    switch container {
    case .root, .form, .scroll: paintScrollable(node, in: rect, context)
    case .alternatives, .itemRow:
      for child in node.children where !child.isOutOfSight { paint(child, x: rect.x, y: rect.y, context) }
    case .row(let row): paint(row, of: node, in: rect, context)
    case .bar(let bar):
      let ground = bar.edge == .grabber || node.isBarOfPanel ? nil : theme.shade(0.10)
      if let ground { buffer.fill(rect, style: CellStyle(background: ground)) }
      paintChildren(of: node, in: rect, context)
    case .modal(let modal): paintModal(modal, of: node, in: rect, context)
    case .panel(let modal): paintPanel(modal, of: node, in: rect, context)
    case .popup(let popup): paint(popup, of: node, context)
    case .section: paintSection(node, in: rect, context)
    case .sectionHeader(let isProminent):
      var context = context
      context.labelInk = Theme.Ink(attributes: isProminent ? [.bold, .underline] : .bold)
      paintChildren(of: node, in: rect, context)
    case .sectionFooter:
      var context = context
      context.labelInk = theme.muted()
      paintChildren(of: node, in: rect, context)
    case .labeled(let row): paintLabeled(node, row, in: rect, context)
    case .stack, .depthStack, .layout, .page, .lazyGrid, .grid, .gridRow, .geometry:
      paintChildren(of: node, in: rect, context)
    }
  }

  func paint(_ decoration: DecorationContent, of node: Node, in rect: CellRect, _ context: Context) {
    switch decoration {
    case .background:
      // The second child is behind the first, and gives the colour of a divider.
      let isDivider = node.children.first.map { $0.ownLineAxis != nil && $0.holdsDivider } ?? false
      for child in isDivider ? node.children : node.children.reversed() { paint(child, x: rect.x, y: rect.y, context) }
    case .border(let border):
      paintChildren(of: node, in: rect, context)
      let ink = theme.ink(border.paint, opacity: context.opacity, tint: node.attributes.tint)
      paintBox(rect, ink: ink, isRounded: false)
    case .effect(let effect): paint(effect, of: node, in: rect, context)
    case .padding, .frame, .containerFrame, .fixedSize, .overlay: paintChildren(of: node, in: rect, context)
    }
  }

  func paint(_ leaf: LeafContent, of node: Node, in rect: CellRect, _ context: Context) {
    switch leaf {
    case .text(let text): paint(text, of: node, in: rect, context)
    case .image(let image): paint(image, of: node, in: rect, context)
    case .divider: paintDivider(of: node, in: rect)
    case .shape(let shape): paint(shape, of: node, in: rect, context)
    case .spacer, .rowPlaceholder: break
    }
  }

  func paintControl(_ control: any ControlContent, of node: Node, in rect: CellRect, _ context: Context) {
    switch control {
    case let button as ButtonContent: paint(button, of: node, in: rect, context)
    case let toggle as ToggleContent: paint(toggle, of: node, in: rect, context)
    case let picker as PickerContent: paint(picker, of: node, in: rect, context)
    case let slider as SliderContent: paint(slider, of: node, in: rect)
    case let progress as ProgressContent: paint(progress, of: node, in: rect)
    case let calendar as CalendarContent: paint(calendar, of: node, in: rect, context)
    case let well as ColorWellContent: paint(well, of: node, in: rect)
    case let menu as MenuContent: paint(menu, of: node, in: rect, context)
    case is StepperContent: paintStepper(node, in: rect, context)
    default: paintControl(control.standard, of: node, in: rect, context)
    }
  }
}
