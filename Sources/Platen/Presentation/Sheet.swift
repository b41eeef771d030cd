/// Presents a view over the window.
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

/// Presents a view over the window for an item; an item with another `id` makes a new presentation.
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

/// Where a popover's arrow points. It is ignored.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view. It is ignored: a popover is positioned at the view's frame.
  case rect(AnchorSource)
  /// A point in shares of the view's size. It is ignored: a popover is positioned at the view's frame.
  case point(UnitPoint)

  /// A rectangle of the view.
  public struct AnchorSource: Sendable {
    /// The frame of the view.
    public static let bounds = AnchorSource()
  }
}

extension View {
  /// Presents a sheet over the window while `isPresented` is true. Escape sets it to false. `onDismiss` is called after
  /// the sheet has been removed, by the user or by the program.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_SheetModifier(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a sheet over the window while `item` is not nil. Escape sets it to nil. An item with another `id`
  /// replaces the sheet, with new state; `onDismiss` is called for each sheet that has been removed.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_ItemSheetModifier(kind: .sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// Presents a view that covers the window while `isPresented` is true. Escape sets it to false. `onDismiss` is called
  /// after the view has been removed.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_SheetModifier(kind: .fullScreen, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a view that covers the window while `item` is not nil. Escape sets it to nil. An item with another `id`
  /// replaces the view, with new state; `onDismiss` is called for each view that has been removed.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_ItemSheetModifier(kind: .fullScreen, item: item, onDismiss: onDismiss, content: content))
  }

  /// Presents a popover at the view while `isPresented` is true. Escape or a click beside it sets it to false. Where a
  /// field has the focus and the popover holds none, typing goes on in the field, and Tab leads into the popover.
  /// `attachmentAnchor` and `arrowEdge` are ignored.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_SheetModifier(kind: .popover, isPresented: isPresented, onDismiss: nil, content: content))
  }

  /// Presents a popover at the view while `item` is not nil. Escape or a click beside it sets it to nil; an item with
  /// another `id` replaces the popover. The focus stays in a field as with `isPresented`. `attachmentAnchor` and
  /// `arrowEdge` are ignored.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_ItemSheetModifier(kind: .popover, item: item, onDismiss: nil, content: content))
  }
}
