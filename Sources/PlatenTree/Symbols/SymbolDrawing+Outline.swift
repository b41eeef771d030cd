import Foundation

extension SymbolDrawing {
  /// How wide the lines of a drawing are, in the units of its box.
  package static let line = StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round)
  /// The transform of what is drawn inside a frame.
  fileprivate static let small = CGAffineTransform(a: 0.55, b: 0, c: 0, d: 0.55, tx: 5.4, ty: 5.4)
}

extension SymbolDrawing.Layer {
  /// The outline in the whole box; nil for letters.
  package var outline: Path? {
    guard case .outline(let data) = figure else { return nil }
    let path = SVGPath.path(data)
    return isSmall ? path.applying(SymbolDrawing.small) : path
  }
}
