import Foundation
import SwiftUI
import Testing

/// The components of UIKit's colours.
@MainActor @Suite struct ColorComponentTests {
  @Test func coloursHaveComponents() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let isKnown = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(isKnown)
    #expect(abs(red - 0.2) < 0.001 && abs(green - 0.4) < 0.001 && abs(blue - 0.6) < 0.001 && alpha == 0.5)
    UIColor.systemBlue.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(red == 0 && abs(green - 122.0 / 255) < 0.001 && blue == 1)
    UIColor.label.getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(red == 0)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 0.6) < 0.001 && abs(saturation - 0.5) < 0.001 && abs(brightness - 0.8) < 0.001)
    var white: CGFloat = 0
    let isGrey = UIColor.darkGray.getWhite(&white, alpha: nil)
    #expect(isGrey && abs(white - 1.0 / 3) < 0.001)
    let isRedGrey = UIColor.red.getWhite(&white, alpha: nil)
    #expect(!isRedGrey)
  }
}
