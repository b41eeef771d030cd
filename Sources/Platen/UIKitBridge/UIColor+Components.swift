extension UIColor {
  /// The colour in numbers: of the platform's own the usual value, of one for either scheme the light one.
  private var shade: ColorShade { ColorShade(Color(uiColor: self).paint) }

  /// A colour from its hue, saturation, brightness and opacity, all from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Components of a wider range of colours, taken as those of sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Writes the components, from 0 to 1 in sRGB.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let shade = shade
    red?.pointee = CGFloat(shade.red)
    green?.pointee = CGFloat(shade.green)
    blue?.pointee = CGFloat(shade.blue)
    alpha?.pointee = CGFloat(shade.opacity)
    return true
  }

  /// Writes how light a grey is, and its opacity; false for a colour that is no grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let shade = shade
    guard abs(shade.red - shade.green) < 0.001, abs(shade.green - shade.blue) < 0.001 else { return false }
    white?.pointee = CGFloat(shade.red)
    alpha?.pointee = CGFloat(shade.opacity)
    return true
  }

  /// Writes hue, saturation and brightness, from 0 to 1. A grey has the hue 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let shade = shade
    let most = max(shade.red, shade.green, shade.blue)
    let range = most - min(shade.red, shade.green, shade.blue)
    var sixth = 0.0
    if range > 0 {
      if most == shade.red {
        sixth = (shade.green - shade.blue) / range
      } else if most == shade.green {
        sixth = (shade.blue - shade.red) / range + 2
      } else {
        sixth = (shade.red - shade.green) / range + 4
      }
    }
    hue?.pointee = CGFloat((sixth < 0 ? sixth + 6 : sixth) / 6)
    saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(shade.opacity)
    return true
  }
}

extension UIConfigurationColorTransformer {
  /// The colour without saturation.
  public static let grayscale = UIConfigurationColorTransformer { color in
    let shade = ColorShade(Color(uiColor: color).paint)
    return UIColor(
      white: CGFloat(0.299 * shade.red + 0.587 * shade.green + 0.114 * shade.blue), alpha: CGFloat(shade.opacity))
  }
}
