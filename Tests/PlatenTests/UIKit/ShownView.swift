import SwiftUI
import UIKit

/// A view of UIKit as it is.
struct ShownView<Wrapped: UIView>: UIViewRepresentable {
  let view: Wrapped

  func makeUIView(context: Context) -> Wrapped { view }

  func updateUIView(_ view: Wrapped, context: Context) {}
}
