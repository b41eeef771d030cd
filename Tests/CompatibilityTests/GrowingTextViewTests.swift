import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// Text views that are as high as their text, as programs make them for notes and messages.
@MainActor @Suite struct GrowingTextViewTests {
  private struct GrowingText: UIViewRepresentable {
    @Binding var text: String
    @Binding var height: CGFloat

    func makeUIView(context: Context) -> UITextView {
      let view = UITextView()
      view.accessibilityLabel = "Notes"
      view.font = .systemFont(ofSize: 20)
      view.delegate = context.coordinator
      return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
      if view.text != text { view.text = text }
      Self.measure(view, $height)
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    static func measure(_ view: UITextView, _ height: Binding<CGFloat>) {
      let size = view.sizeThatFits(CGSize(width: view.frame.width, height: .greatestFiniteMagnitude))
      guard height.wrappedValue != size.height else { return }
      DispatchQueue.main.async { height.wrappedValue = size.height }
    }

    @MainActor final class Coordinator: NSObject, UITextViewDelegate {
      let parent: GrowingText
      init(_ parent: GrowingText) { self.parent = parent }

      func textViewDidChange(_ view: UITextView) {
        parent.text = view.text
        GrowingText.measure(view, parent.$height)
      }
    }
  }

  private struct Page: View {
    @State private var text = ""
    @State private var height: CGFloat = 0

    var body: some View {
      GrowingText(text: $text, height: $height).frame(height: height)
      Text(verbatim: "height \(Int(height))")
    }
  }

  @Test func theViewIsAsHighAsItsLines() async throws {
    let screen = await Screen(Page())
    try await Task.sleep(for: .milliseconds(50))
    screen.update()
    let one = try height(screen)
    #expect(one > 30 && one < 60)
    try screen.field("Notes").type("a\nb\nc")
    try await Task.sleep(for: .milliseconds(50))
    screen.update()
    #expect(try height(screen) > one + 30)
  }

  private func height(_ screen: Screen) throws -> Int {
    let text = try #require(screen.texts.first { $0.hasPrefix("height ") })
    return Int(text.dropFirst(7)) ?? 0
  }

  @Test func linesAreBrokenAtTheWidth() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 10)
    view.text = "one two three four"
    let wide = view.sizeThatFits(CGSize(width: 1000, height: 0))
    let narrow = view.sizeThatFits(CGSize(width: wide.width / 2, height: 0))
    #expect(narrow.height > wide.height && narrow.width < wide.width)
    view.frame.size = CGSize(width: wide.width / 2, height: 10)
    #expect(view.contentSize == CGSize(width: wide.width / 2, height: narrow.height))
    view.sizeToFit()
    #expect(view.frame.height == narrow.height)
  }
}
