extension UIView {
  /// How the view is moved, scaled and rotated about its middle, without changing the layout. The identity by default.
  public var transform: CGAffineTransform {
    get { ownLayer?.affineTransform() ?? .identity }
    set { if newValue != transform { layer.setAffineTransform(newValue) } }
  }

  /// The transform in space. What is seen from the front counts.
  public var transform3D: CATransform3D {
    get { ownLayer?.transform ?? CATransform3DIdentity }
    set { layer.transform = newValue }
  }

  /// Draws the view into the current context: its layers, as its content is drawn by front ends alone. False where there
  /// is no context.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = DrawingContexts.current else { return false }
    layer.render(in: context)
    return true
  }
}

extension HostedLayer {
  /// How the view is moved, scaled and rotated, and how opaque it is.
  static func effects(of view: UIView) -> [Step] {
    var effects: [EffectContent] = []
    let transform = view.transform
    if !transform.isIdentity {
      let scale = CGSize(
        width: hypot(transform.a, transform.b),
        height: (transform.a * transform.d - transform.b * transform.c < 0 ? -1 : 1) * hypot(transform.c, transform.d))
      if scale != CGSize(width: 1, height: 1) { effects.append(.scale(scale, anchor: .center)) }
      let angle = atan2(transform.b, transform.a)
      if angle != 0 { effects.append(.rotation(.radians(Double(angle)), anchor: .center)) }
      let offset = CGSize(width: transform.tx, height: transform.ty)
      if offset != .zero { effects.append(.offset(offset)) }
    }
    let opacity = Double(view.alpha) * Double(view.ownLayer?.opacity ?? 1)
    if opacity < 1 { effects.append(.opacity(max(opacity, 0))) }
    return effects.map { Step(content: .decoration(.effect($0))) }
  }
}
