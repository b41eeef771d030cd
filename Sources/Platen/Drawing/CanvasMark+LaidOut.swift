extension CanvasMark {
  /// The same with outlines, letters and pictures alone: views, images in their own size and lines of text are laid out
  /// in the surroundings of the canvas, and drawn as they appear first.
  @MainActor func laidOut(in size: CGSize, _ environment: EnvironmentValues) -> CanvasMark {
    var mark = self
    if case .layer(let marks, let opacity, let isInverse)? = mask {
      mark.mask = .layer(
        marks.map { $0.laidOut(in: size, environment) }, opacity: opacity, isInverse: isInverse)
    }
    switch figure {
    case .fill, .stroke, .letters, .picture: break
    case .text(let text, let point, let anchor):
      mark.figure = .letters(text.resolve(in: environment.textResolution), point, anchor)
    case .layer(let marks): mark.figure = .layer(marks.map { $0.laidOut(in: size, environment) })
    case .block, .image, .view, .viewIn:
      let view = figure(in: size, reading: environment.layoutDirection)
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .environment(\.layoutDirection, .leftToRight)
      mark.figure = .layer(DrawnView(view, proposedSize: ProposedViewSize(size), environment).context.drawing.marks)
    }
    return mark
  }
}
