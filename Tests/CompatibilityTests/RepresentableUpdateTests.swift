import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// What packages expect of a representable's updates and size.
@MainActor struct RepresentableUpdateTests {
  /// Reads its binding in a block of the main queue alone, as many wrappers do that move the focus.
  private struct WaitingView: UIViewRepresentable {
    @Binding var text: String
    @Binding var isEditing: Bool

    final class Coordinator: NSObject, UITextViewDelegate {
      let parent: WaitingView
      init(_ parent: WaitingView) { self.parent = parent }
      func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
      func textViewDidEndEditing(_: UITextView) {
        DispatchQueue.main.async { self.parent.isEditing = false }
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextView {
      let view = UITextView()
      view.delegate = context.coordinator
      return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
      DispatchQueue.main.async {
        _ = self.isEditing ? view.becomeFirstResponder() : view.resignFirstResponder()
      }
    }
  }

  private struct WaitingPage: View {
    @State private var text = ""
    @State private var isEditing = false

    var body: some View {
      VStack {
        Button(isEditing ? "Stop" : "Start") { isEditing.toggle() }
        WaitingView(text: $text, isEditing: $isEditing)
        Text("text: \(text)")
      }
    }
  }

  @Test func aBindingThatIsReadLaterUpdatesTheRepresentable() async throws {
    let screen = await Screen(WaitingPage())
    try await Task.sleep(for: .milliseconds(20))
    try screen.button("Start").press()
    try await Task.sleep(for: .milliseconds(20))
    screen.update()
    #expect(try screen.field(at: 0).isFocused)
    try screen.type("Hello")
    #expect(screen.shows("text: Hello"))
    try screen.button("Stop").press()
    try await Task.sleep(for: .milliseconds(20))
    screen.update()
    #expect(try !screen.field(at: 0).isFocused)
  }

  @Test func aFieldIsAsWideAsItsTextOrItsPlaceholder() {
    let field = UITextField()
    field.placeholder = "Tag"
    let placeholder = field.intrinsicContentSize
    #expect(placeholder.width > 0)
    #expect(placeholder == field.sizeThatFits(.zero))
    field.text = "a"
    #expect(field.intrinsicContentSize.width < placeholder.width)
    #expect(field.sizeThatFits(.zero).width == placeholder.width)
    field.text = "a long tag"
    #expect(field.intrinsicContentSize.width > placeholder.width)
    #expect(field.sizeThatFits(.zero) == field.intrinsicContentSize)
    let width = field.intrinsicContentSize.width
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(field.intrinsicContentSize.width == width + 20)
  }

  /// Has the size of its view, of which only the height is known.
  private struct Strip: UIViewRepresentable {
    final class StripView: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 32) }
    }
    func makeUIView(context: Context) -> StripView { StripView() }
    func updateUIView(_ view: StripView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: StripView, context: Context) -> CGSize? {
      uiView.intrinsicContentSize
    }
  }

  @Test func aSideWithoutAnIntrinsicSizeIsNotOneOfMinusOne() async throws {
    let screen = await Screen(Strip())
    let frame = try #require(
      screen.host.root.children.lazy.compactMap { node -> FrameContent? in
        if case .decoration(.frame(let frame)) = node.content { frame } else { nil }
      }.first)
    #expect(frame.width == nil)
    #expect(frame.height == 32)
  }
}
