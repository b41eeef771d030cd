import Foundation

/// Values between an old and a new state. 0 is the old one; beyond 0 and 1 where a spring overshoots.
extension NodeContent {
  /// What to show on the way from this content to `other`; nil where nothing in between makes sense, or where the
  /// layout moves the frames instead.
  package func interpolated(to other: NodeContent, _ amount: Double) -> NodeContent? {
    switch (self, other) {
    case (.leaf(let old), .leaf(let new)): old.interpolated(to: new, amount).map { .leaf($0) }
    case (.decoration(.effect(let old)), .decoration(.effect(let new))):
      old.interpolated(to: new, amount).map { .decoration(.effect($0)) }
    case (.decoration(.border(let old)), .decoration(.border(let new))):
      .decoration(
        .border(
          BorderContent(
            paint: old.paint.mixed(with: new.paint, amount), width: max(old.width.between(new.width, amount), 0))))
    default: nil
    }
  }
}

extension LeafContent {
  fileprivate func interpolated(to other: LeafContent, _ amount: Double) -> LeafContent? {
    switch (self, other) {
    case (.shape(let old), .shape(let new)): return .shape(old.interpolated(to: new, amount))
    case (.text(let old), .text(let new)): return old.interpolated(to: new, amount).map { .text($0) }
    case (.image(let old), .image(let new)):
      var between = new
      between.foreground = old.foreground.mixed(with: new.foreground, amount)
      return .image(between)
    default: return nil
    }
  }
}

extension TextContent {
  func interpolated(to other: TextContent, _ amount: Double) -> TextContent? {
    guard runs == other.runs, font == other.font, foreground != other.foreground else { return nil }
    var between = other
    between.foreground = foreground.mixed(with: other.foreground, amount)
    return between
  }
}

extension ShapeContent {
  func interpolated(to other: ShapeContent, _ amount: Double) -> ShapeContent {
    var between = other
    between.path = path.interpolated(to: other.path, amount)
    if let fill, let target = other.fill { between.fill = fill.mixed(with: target, amount) }
    if let stroke, let target = other.stroke { between.stroke = stroke.mixed(with: target, amount) }
    between.lineWidth = max(lineWidth.between(other.lineWidth, amount), 0)
    return between
  }
}

extension ShapeContent.Path {
  func interpolated(to other: ShapeContent.Path, _ amount: Double) -> ShapeContent.Path {
    switch (self, other) {
    case (.roundedRectangle(let old), .roundedRectangle(let new)):
      .roundedRectangle(cornerRadius: max(old.between(new, amount), 0))
    case (.custom(let old), .custom(let new)): .custom(old.interpolated(to: new, amount) ?? new)
    default: other
    }
  }
}

extension EffectContent {
  func interpolated(to other: EffectContent, _ amount: Double) -> EffectContent? {
    switch (self, other) {
    case (.opacity(let old), .opacity(let new)): .opacity(min(max(old.between(new, amount), 0), 1))
    case (.offset(let old), .offset(let new)): .offset(old.between(new, amount))
    case (.position(let old), .position(let new)):
      .position(CGPoint(x: old.x.between(new.x, amount), y: old.y.between(new.y, amount)))
    case (.scale(let old, _), .scale(let new, let anchor)): .scale(old.between(new, amount), anchor: anchor)
    case (.rotation(let old, _), .rotation(let new, let anchor)):
      .rotation(Angle(radians: old.radians.between(new.radians, amount)), anchor: anchor)
    case (.geometry(let old), .geometry(let new)): old.interpolated(to: new, amount).map { .geometry($0) }
    case (.blur(let old), .blur(let new)): .blur(max(old.between(new, amount), 0))
    case (.shadow(let old), .shadow(let new)):
      .shadow(
        ShadowContent(
          paint: old.paint.mixed(with: new.paint, amount), radius: max(old.radius.between(new.radius, amount), 0),
          offset: old.offset.between(new.offset, amount)))
    case (.clip(let old), .clip(let new)): .clip(old.interpolated(to: new, amount))
    case (.filter(let old), .filter(let new)): old.interpolated(to: new, amount).map { .filter($0) }
    case (.glass(_, let old?), .glass(let shape, let new?)): .glass(shape: shape, tint: old.mixed(with: new, amount))
    default: nil
    }
  }
}

extension ColorFilter {
  func interpolated(to other: ColorFilter, _ amount: Double) -> ColorFilter? {
    switch (self, other) {
    case (.saturation(let old), .saturation(let new)): .saturation(max(old.between(new, amount), 0))
    case (.brightness(let old), .brightness(let new)): .brightness(old.between(new, amount))
    case (.contrast(let old), .contrast(let new)): .contrast(max(old.between(new, amount), 0))
    case (.grayscale(let old), .grayscale(let new)): .grayscale(min(max(old.between(new, amount), 0), 1))
    case (.hueRotation(let old), .hueRotation(let new)): .hueRotation(old.between(new, amount))
    case (.multiply(let old), .multiply(let new)): .multiply(old.mixed(with: new, amount))
    default: nil
    }
  }
}

extension Paint {
  /// A paint between this and another; the front end has their values and mixes them.
  package func mixed(with other: Paint, _ amount: Double) -> Paint {
    if self == other || amount >= 1 { return other }
    if amount <= 0 { return self }
    switch (self, other) {
    case (.rgb(let r1, let g1, let b1, let o1), .rgb(let r2, let g2, let b2, let o2)):
      return .rgb(
        red: r1.between(r2, amount), green: g1.between(g2, amount), blue: b1.between(b2, amount),
        opacity: o1.between(o2, amount))
    case (.system(let first, let o1), .system(let second, let o2)) where first == second:
      return .system(first, opacity: o1.between(o2, amount))
    case (.gradient(let first), .gradient(let second)):
      guard first.stops.count == second.stops.count else { return amount < 0.5 ? self : other }
      var between = second
      between.stops = zip(first.stops, second.stops).map { old, new in
        GradientPaint.Stop(
          paint: Color(paint: old.paint.paint.mixed(with: new.paint.paint, amount)),
          location: old.location.between(new.location, amount))
      }
      return .gradient(between)
    case (.gradient, _), (_, .gradient), (.material, _), (_, .material), (.tile, _), (_, .tile):
      return amount < 0.5 ? self : other
    default: return .mixed(self, other, amount)
    }
  }
}

extension BinaryFloatingPoint {
  func between(_ other: Self, _ amount: Double) -> Self { self + (other - self) * Self(amount) }
}

extension CGSize {
  func between(_ other: CGSize, _ amount: Double) -> CGSize {
    CGSize(width: width.between(other.width, amount), height: height.between(other.height, amount))
  }
}

extension CGRect {
  package func between(_ other: CGRect, _ amount: Double) -> CGRect {
    CGRect(
      x: minX.between(other.minX, amount), y: minY.between(other.minY, amount),
      width: max(width.between(other.width, amount), 0), height: max(height.between(other.height, amount), 0))
  }
}
