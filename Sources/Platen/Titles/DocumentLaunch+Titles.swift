// Written by Scripts/titles from Scripts/title-overloads/DocumentLaunch.swift: edit that.

import UniformTypeIdentifiers

extension DocumentGroupLaunchScene {
  /// A launch screen with a title and a background of views. `titleKey` is translated by the program's tables.
  nonisolated public init<B: View, A: View, O: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(titleKey), actions(), background: background(), backgroundAccessoryView, overlayAccessoryView)
  }

  /// A launch screen with a title and a background of views. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, B: View, A: View, O: View>(
    _ title: S, @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(title), actions(), background: background(), backgroundAccessoryView, overlayAccessoryView)
  }

  /// A launch screen with a title and a background of views. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<B: View, A: View, O: View>(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(titleResource), actions(), background: background(), backgroundAccessoryView,
      overlayAccessoryView)
  }

  /// A launch screen with a title and a background in a style. `titleKey` is translated by the program's tables.
  nonisolated public init<B: ShapeStyle, A: View, O: View>(
    _ titleKey: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(titleKey), actions(), background: Rectangle().fill(backgroundStyle), backgroundAccessoryView,
      overlayAccessoryView)
  }

  /// A launch screen with a title and a background in a style. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, B: ShapeStyle, A: View, O: View>(
    _ title: S, backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(title), actions(), background: Rectangle().fill(backgroundStyle), backgroundAccessoryView,
      overlayAccessoryView)
  }

  /// A launch screen with a title and a background in a style. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<B: ShapeStyle, A: View, O: View>(
    _ titleResource: LocalizedStringResource, backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(titleResource), actions(), background: Rectangle().fill(backgroundStyle),
      backgroundAccessoryView,
      overlayAccessoryView)
  }
}

extension DocumentLaunchView {
  /// A launch screen as a view, with a title and a background of views; see the initializer without a title. `titleKey`
  /// is translated by the program's tables.
  nonisolated public init<B: View, A: View, O: View>(
    _ titleKey: LocalizedStringKey, for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(titleKey), contentTypes, actions(), onDocumentOpen, background: background(),
      backgroundAccessoryView, overlayAccessoryView)
  }

  /// A launch screen as a view, with a title and a background of views; see the initializer without a title. `title` is
  /// shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, B: View, A: View, O: View>(
    _ title: S, for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(title), contentTypes, actions(), onDocumentOpen, background: background(),
      backgroundAccessoryView, overlayAccessoryView)
  }

  /// A launch screen as a view, with a title and a background of views; see the initializer without a title.
  /// `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<B: View, A: View, O: View>(
    _ titleResource: LocalizedStringResource, for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView, @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(titleResource), contentTypes, actions(), onDocumentOpen, background: background(),
      backgroundAccessoryView, overlayAccessoryView)
  }

  /// A launch screen as a view, with a title and a background in a style; see the initializer without a title.
  /// `titleKey` is translated by the program's tables.
  nonisolated public init<B: ShapeStyle, A: View, O: View>(
    _ titleKey: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(titleKey), contentTypes, actions(), onDocumentOpen,
      background: Rectangle().fill(backgroundStyle), backgroundAccessoryView, overlayAccessoryView)
  }

  /// A launch screen as a view, with a title and a background in a style; see the initializer without a title. `title`
  /// is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, B: ShapeStyle, A: View, O: View>(
    _ title: S, for contentTypes: [UTType], backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(title), contentTypes, actions(), onDocumentOpen,
      background: Rectangle().fill(backgroundStyle), backgroundAccessoryView, overlayAccessoryView)
  }

  /// A launch screen as a view, with a title and a background in a style; see the initializer without a title.
  /// `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<B: ShapeStyle, A: View, O: View>(
    _ titleResource: LocalizedStringResource, for contentTypes: [UTType], backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> A = { _ in EmptyView() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O = { _ in EmptyView() }
  ) {
    self.init(
      launchTitle: Text(titleResource), contentTypes, actions(), onDocumentOpen,
      background: Rectangle().fill(backgroundStyle), backgroundAccessoryView, overlayAccessoryView)
  }
}

extension View {
  /// Sets the title of a ``DocumentLaunchView`` in the view, in place of its own. `titleKey` is translated by the
  /// program's tables.
  nonisolated public func documentLaunchTitle(_ titleKey: LocalizedStringKey) -> some View {
    documentLaunchTitle(Text(titleKey))
  }

  /// Sets the title of a ``DocumentLaunchView`` in the view, in place of its own. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func documentLaunchTitle<S: StringProtocol>(_ title: S) -> some View {
    documentLaunchTitle(Text(title))
  }

  /// Sets the title of a ``DocumentLaunchView`` in the view, in place of its own. `titleResource` is translated by its
  /// own table.
  @_disfavoredOverload
  nonisolated public func documentLaunchTitle(_ titleResource: LocalizedStringResource) -> some View {
    documentLaunchTitle(Text(titleResource))
  }

  /// Sets the line below the title of a ``DocumentLaunchView`` in the view. `titleKey` is translated by the program's
  /// tables.
  nonisolated public func documentLaunchSubtitle(_ titleKey: LocalizedStringKey) -> some View {
    documentLaunchSubtitle(Text(titleKey))
  }

  /// Sets the line below the title of a ``DocumentLaunchView`` in the view. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func documentLaunchSubtitle<S: StringProtocol>(_ title: S) -> some View {
    documentLaunchSubtitle(Text(title))
  }

  /// Sets the line below the title of a ``DocumentLaunchView`` in the view. `titleResource` is translated by its own
  /// table.
  @_disfavoredOverload
  nonisolated public func documentLaunchSubtitle(_ titleResource: LocalizedStringResource) -> some View {
    documentLaunchSubtitle(Text(titleResource))
  }
}

extension Scene {
  /// Sets the title of a ``DocumentGroupLaunchScene`` in the scene, in place of its own. `titleKey` is translated by
  /// the program's tables.
  nonisolated public func documentLaunchTitle(_ titleKey: LocalizedStringKey) -> some Scene {
    documentLaunchTitle(Text(titleKey))
  }

  /// Sets the title of a ``DocumentGroupLaunchScene`` in the scene, in place of its own. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func documentLaunchTitle<S: StringProtocol>(_ title: S) -> some Scene {
    documentLaunchTitle(Text(title))
  }

  /// Sets the title of a ``DocumentGroupLaunchScene`` in the scene, in place of its own. `titleResource` is translated
  /// by its own table.
  @_disfavoredOverload
  nonisolated public func documentLaunchTitle(_ titleResource: LocalizedStringResource) -> some Scene {
    documentLaunchTitle(Text(titleResource))
  }

  /// Sets the line below the title of a ``DocumentGroupLaunchScene`` in the scene. `titleKey` is translated by the
  /// program's tables.
  nonisolated public func documentLaunchSubtitle(_ titleKey: LocalizedStringKey) -> some Scene {
    documentLaunchSubtitle(Text(titleKey))
  }

  /// Sets the line below the title of a ``DocumentGroupLaunchScene`` in the scene. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func documentLaunchSubtitle<S: StringProtocol>(_ title: S) -> some Scene {
    documentLaunchSubtitle(Text(title))
  }

  /// Sets the line below the title of a ``DocumentGroupLaunchScene`` in the scene. `titleResource` is translated by its
  /// own table.
  @_disfavoredOverload
  nonisolated public func documentLaunchSubtitle(_ titleResource: LocalizedStringResource) -> some Scene {
    documentLaunchSubtitle(Text(titleResource))
  }
}

extension NewDocumentButton where Label == Text {
  /// A button for an empty document; `contentType` is one in which it can be saved, nil for any of the group's types.
  /// `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
    self.init(label: Text(titleKey)) { .empty(contentType) }
  }

  /// A button for an empty document; `contentType` is one in which it can be saved, nil for any of the group's types.
  /// `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) {
    self.init(label: Text(title)) { .empty(contentType) }
  }

  /// A button for an empty document; `contentType` is one in which it can be saved, nil for any of the group's types.
  /// `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, contentType: UTType? = nil) {
    self.init(label: Text(titleResource)) { .empty(contentType) }
  }

  /// A button for a document that `prepareDocument` returns, or for an empty one where that returns nil; what it throws
  /// ends the creation. `titleKey` is translated by the program's tables.
  nonisolated public init<D: FileDocument>(
    _ titleKey: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    self.init(label: Text(titleKey), contentType: contentType, prepareDocument: prepareDocument)
  }

  /// A button for a document that `prepareDocument` returns, or for an empty one where that returns nil; what it throws
  /// ends the creation. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: FileDocument>(
    _ title: S, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    self.init(label: Text(title), contentType: contentType, prepareDocument: prepareDocument)
  }

  /// A button for a document that `prepareDocument` returns, or for an empty one where that returns nil; what it throws
  /// ends the creation. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<D: FileDocument>(
    _ titleResource: LocalizedStringResource, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    self.init(label: Text(titleResource), contentType: contentType, prepareDocument: prepareDocument)
  }

  /// A button for a copy of the file that `prepareDocumentURL` returns, or for an empty document where that returns
  /// nil; what it throws ends the creation. `titleKey` is translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
  ) {
    self.init(label: Text(titleKey), contentType: contentType, prepareDocumentURL: prepareDocumentURL)
  }

  /// A button for a copy of the file that `prepareDocumentURL` returns, or for an empty document where that returns
  /// nil; what it throws ends the creation. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
  ) {
    self.init(label: Text(title), contentType: contentType, prepareDocumentURL: prepareDocumentURL)
  }

  /// A button for a copy of the file that `prepareDocumentURL` returns, or for an empty document where that returns
  /// nil; what it throws ends the creation. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
  ) {
    self.init(label: Text(titleResource), contentType: contentType, prepareDocumentURL: prepareDocumentURL)
  }
}
