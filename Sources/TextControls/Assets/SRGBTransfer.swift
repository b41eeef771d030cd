import Foundation

/// The transfer function of sRGB (IEC 61966-2-1), for components from 0 to 1.
package enum SRGBTransfer {
  /// The light of a component.
  package static func linear(_ component: Double) -> Double {
    component <= 0.040_45 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// The component with that light.
  package static func encoded(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
