import SwiftUI
import UIKit

/// Shows assets of the module by the symbols that the plugin writes for them.
public struct AssetsView: View {
  /// Creates the view.
  public init() {}

  /// Words in the colour and an image.
  public var body: some View {
    VStack {
      Text("Brand").foregroundStyle(.brand)
      Text("Type").foregroundColor(.brand).background(Color.brand)
      Image(.Icons.dot)
    }
  }

  /// The colour by its resource and by UIKit's name.
  public static var colors: [UIColor] { [UIColor(resource: .brand), .brand, UIColor(Color(.brand))] }

  /// The size of the image.
  public static var size: CGSize { UIImage.Icons.dot.size }
}
