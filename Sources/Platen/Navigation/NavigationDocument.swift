import Foundation

// What a page's title is on Apple's systems: an icon of the document, which can be dragged, and a menu with what can be
// done with it. Bars show a title here; `toolbarTitleMenu` and `ShareLink` have the rest.

extension View {
  /// Accepted and ignored: titles of pages are no documents.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Accepted and ignored: titles of pages are no documents.
  nonisolated public func navigationDocument<D: Transferable, PreviewImage, PreviewIcon>(
    _ document: D, preview: SharePreview<PreviewImage, PreviewIcon>
  ) -> some View {
    self
  }

  /// Accepted and ignored: titles of pages are no documents.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }

  /// Accepted and ignored: bars have the foreground of the platform.
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
}
