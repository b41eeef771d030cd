import Foundation

/// What a view of UIKit draws behind its content: its own `draw(_:)`, and the layers in its layer.
@MainActor final class HostedDrawing {
  private weak var view: UIView?
  private let state = ControllerState()
  /// How often the view had asked to be drawn when it was drawn last.
  private var drawnCount = -1
  /// The size that the view was laid out in last.
  private var size: CGSize?

  init(_ view: UIView) { self.view = view }

  /// Whether a view draws something of its own.
  static func isNeeded(by view: UIView) -> Bool {
    if view.ownLayer?.hasDrawing ?? false { return true }
    // The program draws once for each change of the view: what it sets of other views then makes no change of this one.
    if let trial = view.drawingTrial, trial.count == view.displayCount { return trial.draws }
    let size = view.drawnSize
    // A view that constraints lay out has no size before.
    if view.bounds.isEmpty { view.drawnSize = trialSize }
    view.isUndrawn = false
    let context = CGContext(size: view.bounds.size)
    draw(view, into: context)
    view.drawnSize = size
    let draws = !view.isUndrawn || !context.marks.isEmpty
    view.drawingTrial = (view.displayCount, draws)
    return draws
  }

  /// The size of a view without one while it is found out whether it draws, in points.
  private static let trialSize = CGSize(width: 100, height: 44)

  /// The view of SwiftUI that draws, as large as the place that it is in.
  var content: AnyView {
    state.view(of: self) { drawing in
      // A closure that has nothing but a reference is equal to the one before, and would not be called again.
      let count = drawing.drawnCount
      return Canvas { context, size in drawing.draw(into: context, size, for: count) }
    }
  }

  /// Draws again where the view has requested it.
  func update() {
    guard let view, view.displayCount != drawnCount else { return }
    drawnCount = view.displayCount
    state.change()
  }

  private func draw(into graphics: GraphicsContext, _ size: CGSize, for count: Int) {
    guard let view, count <= view.displayCount else { return }
    view.drawnSize = size
    if size != self.size {
      self.size = size
      view.layOut()
      view.viewController?.viewDidLayoutSubviews()
    }
    view.drawnSize = size
    let context = CGContext(graphics, size: size)
    Self.draw(view, into: context)
    view.isBeingDrawn = true
    view.ownLayer?.drawInside(into: graphics)
    view.isBeingDrawn = false
  }

  /// What the view asks for while it draws is drawn in the same pass.
  private static func draw(_ view: UIView, into context: CGContext) {
    view.isBeingDrawn = true
    DrawingContexts.drawing(into: context) { view.draw(view.bounds) }
    view.isBeingDrawn = false
  }
}
