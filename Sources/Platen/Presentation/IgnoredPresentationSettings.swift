extension View {
  /// Accepted and ignored: a dialog does not keep a program from ending. What has to be saved is saved by
  /// `onDisappear(perform:)` or the scene's phase.
  nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }

  /// Accepted and ignored: a sheet does not keep a program from ending. What has to be saved is saved by
  /// `onDisappear(perform:)` or the scene's phase.
  nonisolated public func presentationPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }

  /// Accepted and ignored: front ends report the size of a window, and not whether the user is changing it. `action` is
  /// not called.
  nonisolated public func onInteractiveResizeChange(_ action: @escaping (_ isResizing: Bool) -> Void) -> some View {
    self
  }
}
