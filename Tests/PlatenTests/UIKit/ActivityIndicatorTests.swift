import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

@MainActor @Suite struct ActivityIndicatorTests {
  private struct Spinner: UIViewRepresentable {
    let isLoading: Bool
    var hides = true

    func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .medium) }

    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
      view.hidesWhenStopped = hides
      isLoading ? view.startAnimating() : view.stopAnimating()
    }
  }

  private func shown(_ spinner: Spinner) -> ProgressContent? {
    let host = ViewHost(spinner)
    _ = host.update()
    var content: ProgressContent?
    host.root.forEach { if case .control(let control as ProgressContent) = $0.content { content = control } }
    return content
  }

  @Test func aCircleTurnsWhileItIsAnimating() {
    #expect(shown(Spinner(isLoading: true)) == ProgressContent(kind: .circle, fraction: nil, label: ""))
    #expect(shown(Spinner(isLoading: false)) == nil)
    #expect(shown(Spinner(isLoading: false, hides: false))?.fraction == 0)
  }
}
