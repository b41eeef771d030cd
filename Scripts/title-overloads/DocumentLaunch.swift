import UniformTypeIdentifiers

extension DocumentGroupLaunchScene {
  /// A launch screen with a title and a background of views.
  nonisolated public init<B: View, A: View, O: View>(
    _ title: Title, @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(title), actions(), background: background(), backgroundAccessoryView, overlayAccessoryView)
  }

  /// A launch screen with a title and a background in a style.
  nonisolated public init<B: ShapeStyle, A: View, O: View>(
    _ title: Title, backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(title), actions(), background: Rectangle().fill(backgroundStyle), backgroundAccessoryView,
      overlayAccessoryView)
  }
}

extension DocumentLaunchView {
  /// A launch screen as a view, with a title and a background of views; see the initializer without a title.
  nonisolated public init<B: View, A: View, O: View>(
    _ title: Title, for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(title), contentTypes, actions(), onDocumentOpen, background: background(),
      backgroundAccessoryView, overlayAccessoryView)
  }

  /// A launch screen as a view, with a title and a background in a style; see the initializer without a title.
  nonisolated public init<B: ShapeStyle, A: View, O: View>(
    _ title: Title, for contentTypes: [UTType], backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(title), contentTypes, actions(), onDocumentOpen,
      background: Rectangle().fill(backgroundStyle), backgroundAccessoryView, overlayAccessoryView)
  }
}

extension View {
  /// Sets the title of a ``DocumentLaunchView`` in the view, in place of its own.
  nonisolated public func documentLaunchTitle(_ title: Title) -> some View { documentLaunchTitle(Text(title)) }

  /// Sets the line below the title of a ``DocumentLaunchView`` in the view.
  nonisolated public func documentLaunchSubtitle(_ subtitle: Title) -> some View {
    documentLaunchSubtitle(Text(subtitle))
  }
}

extension Scene {
  /// Sets the title of a ``DocumentGroupLaunchScene`` in the scene, in place of its own.
  nonisolated public func documentLaunchTitle(_ title: Title) -> some Scene { documentLaunchTitle(Text(title)) }

  /// Sets the line below the title of a ``DocumentGroupLaunchScene`` in the scene.
  nonisolated public func documentLaunchSubtitle(_ subtitle: Title) -> some Scene {
    documentLaunchSubtitle(Text(subtitle))
  }
}

extension NewDocumentButton where Label == Text {
  /// A button for an empty document; `contentType` is one in which it can be saved, nil for any of the group's types.
  nonisolated public init(_ title: Title, contentType: UTType? = nil) {
    self.init(label: Text(title)) { .empty(contentType) }
  }

  /// A button for a document that `prepareDocument` returns, or for an empty one where that returns nil; what it throws
  /// ends the creation.
  nonisolated public init<D: FileDocument>(
    _ title: Title, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    self.init(label: Text(title), contentType: contentType, prepareDocument: prepareDocument)
  }

  /// A button for a copy of the file that `prepareDocumentURL` returns, or for an empty document where that returns
  /// nil; what it throws ends the creation.
  nonisolated public init(
    _ title: Title, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
  ) {
    self.init(label: Text(title), contentType: contentType, prepareDocumentURL: prepareDocumentURL)
  }
}
