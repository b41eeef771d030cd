import Foundation

/// The radii of a rectangle's four corners.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner, in points.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner, in points.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner, in points.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner, in points.
  public var topTrailing: CGFloat

  /// Creates radii, in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension Path {
  /// How far the controls of a quarter of a circle are from its ends, in radii.
  private static let quarter: CGFloat = 0.552_284_75

  /// Appends the ellipse that fits into a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (cx, cy) = (rect.midX, rect.midY)
    let (kx, ky) = (rx * Self.quarter, ry * Self.quarter)
    move(to: CGPoint(x: cx + rx, y: cy))
    addCurve(
      to: CGPoint(x: cx, y: cy + ry), control1: CGPoint(x: cx + rx, y: cy + ky),
      control2: CGPoint(x: cx + kx, y: cy + ry))
    addCurve(
      to: CGPoint(x: cx - rx, y: cy), control1: CGPoint(x: cx - kx, y: cy + ry),
      control2: CGPoint(x: cx - rx, y: cy + ky))
    addCurve(
      to: CGPoint(x: cx, y: cy - ry), control1: CGPoint(x: cx - rx, y: cy - ky),
      control2: CGPoint(x: cx - kx, y: cy - ry))
    addCurve(
      to: CGPoint(x: cx + rx, y: cy), control1: CGPoint(x: cx + kx, y: cy - ry),
      control2: CGPoint(x: cx + rx, y: cy - ky))
    closeSubpath()
  }

  /// Appends a rectangle with corners of one size, in points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRounded(rect, Array(repeating: cornerSize, count: 4))
  }

  /// Appends a rectangle with a radius for each corner, in points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii radii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let corners = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
    addRounded(rect, corners.map { CGSize(width: $0, height: $0) })
  }

  /// The corners clockwise from the upper left one; both style of corners are drawn as quarters of an ellipse.
  private mutating func addRounded(_ rect: CGRect, _ corners: [CGSize]) {
    let corners = corners.map {
      CGSize(width: min(max($0.width, 0), rect.width / 2), height: min(max($0.height, 0), rect.height / 2))
    }
    let rest = 1 - Self.quarter
    move(to: CGPoint(x: rect.minX + corners[0].width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - corners[1].width, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + corners[1].height),
      control1: CGPoint(x: rect.maxX - corners[1].width * rest, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + corners[1].height * rest))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - corners[2].height))
    addCurve(
      to: CGPoint(x: rect.maxX - corners[2].width, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.maxY - corners[2].height * rest),
      control2: CGPoint(x: rect.maxX - corners[2].width * rest, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + corners[3].width, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - corners[3].height),
      control1: CGPoint(x: rect.minX + corners[3].width * rest, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - corners[3].height * rest))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + corners[0].height))
    addCurve(
      to: CGPoint(x: rect.minX + corners[0].width, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: rect.minY + corners[0].height * rest),
      control2: CGPoint(x: rect.minX + corners[0].width * rest, y: rect.minY))
    closeSubpath()
  }

  /// An arc. As y grows downwards, what is called clockwise runs against the clock on the screen, as in SwiftUI.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let (first, last) = (startAngle.radians, endAngle.radians)
    guard first.isFinite, last.isFinite, radius.isFinite else { return }
    var sweep = last - first
    let full = 2 * Double.pi
    if abs(sweep) >= full, clockwise == (sweep < 0) {
      sweep = clockwise ? -full : full
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: full)
      if clockwise, sweep > 0 { sweep -= full }
      if !clockwise, sweep < 0 { sweep += full }
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep))
  }

  /// Appends an arc that begins at `startAngle` and extends by `delta`. `radius` is in points.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    let full = 2 * Double.pi
    let sweep = min(max(delta.radians, -full), full)
    guard sweep.isFinite, startAngle.radians.isFinite, radius.isFinite else { return }
    func point(_ angle: Double, _ distance: CGFloat = 1, _ aside: CGFloat = 0) -> CGPoint {
      let (c, s) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      return CGPoint(x: center.x + radius * (c - s * aside), y: center.y + radius * (s + c * aside))
    }
    let first = point(startAngle.radians)
    if currentPoint == nil { move(to: first) } else if currentPoint != first { addLine(to: first) }
    let count = max(Int((abs(sweep) / (Double.pi / 2)).rounded(.up)), 1)
    let step = sweep / Double(count)
    let handle = CGFloat(4.0 / 3.0 * tan(step / 4))
    for index in 0..<count {
      let angle = startAngle.radians + Double(index) * step
      addCurve(
        to: point(angle + step), control1: point(angle, 1, handle), control2: point(angle + step, 1, -handle))
    }
  }

  /// An arc that touches the line to `tangent1End` and the one from there to `tangent2End`.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let from = currentPoint else { return move(to: tangent1End) }
    let (ax, ay) = (from.x - tangent1End.x, from.y - tangent1End.y)
    let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (a, b) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    guard a > 0, b > 0, radius > 0 else { return addLine(to: tangent1End) }
    let cosine = Double((ax * bx + ay * by) / (a * b))
    let half = acos(min(max(cosine, -1), 1)) / 2
    guard half > 0.0001, half < Double.pi / 2 - 0.0001 else { return addLine(to: tangent1End) }
    let distance = radius / CGFloat(tan(half))
    let first = CGPoint(x: tangent1End.x + ax / a * distance, y: tangent1End.y + ay / a * distance)
    let last = CGPoint(x: tangent1End.x + bx / b * distance, y: tangent1End.y + by / b * distance)
    addLine(to: first)
    let handle = CGFloat(4.0 / 3.0 * tan((Double.pi - 2 * half) / 4)) * radius
    addCurve(
      to: last, control1: CGPoint(x: first.x - ax / a * handle, y: first.y - ay / a * handle),
      control2: CGPoint(x: last.x - bx / b * handle, y: last.y - by / b * handle))
  }
}
