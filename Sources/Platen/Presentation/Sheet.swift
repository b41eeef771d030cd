/// Shows a view over the window.
public struct _SheetModifier<Sheet: View> {
  enum Kind: Sendable { case sheet, fullScreen, popover }

  let kind: Kind
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> Sheet
}

extension _SheetModifier: PresentationModifier {
  func request(in environment: EnvironmentValues) -> PresentationRequest? {
    guard isPresented.wrappedValue else { return nil }
    return PresentationRequest(
      id: 0, content: ModalContent(kind: kind.modal), view: AnyView(DeferredView(content)),
      dismiss: { [isPresented] in isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }
}

extension _SheetModifier.Kind {
  var modal: ModalContent.Kind {
    switch self {
    case .sheet: .sheet
    case .fullScreen: .fullScreen
    case .popover: .popover
    }
  }
}

/// Shows a view over the window for an item, and another one for another item.
public struct _ItemSheetModifier<Item: Identifiable, Sheet: View> {
  let kind: _SheetModifier<Sheet>.Kind
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Sheet
}

extension _ItemSheetModifier: PresentationModifier {
  func request(in environment: EnvironmentValues) -> PresentationRequest? {
    guard let value = item.wrappedValue else { return nil }
    let content = content
    return PresentationRequest(
      id: AnyHashable(value.id), content: ModalContent(kind: kind.modal),
      view: AnyView(DeferredView { content(value) }),
      dismiss: { [item] in item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}

/// Where a popover's arrow points from.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(AnchorSource)
  case point(UnitPoint)

  /// A rectangle of the view.
  public struct AnchorSource: Sendable {
    public static let bounds = AnchorSource()
  }
}

extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_SheetModifier(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_ItemSheetModifier(kind: .sheet, item: item, onDismiss: onDismiss, content: content))
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_SheetModifier(kind: .fullScreen, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_ItemSheetModifier(kind: .fullScreen, item: item, onDismiss: onDismiss, content: content))
  }

  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_SheetModifier(kind: .popover, isPresented: isPresented, onDismiss: nil, content: content))
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_ItemSheetModifier(kind: .popover, item: item, onDismiss: nil, content: content))
  }
}
