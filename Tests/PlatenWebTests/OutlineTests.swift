#if Web
import Platen
import Testing

@testable import PlatenWeb

/// Outlines that are drawn in the size of a frame around them.
@MainActor @Suite struct OutlineTests {
  private final class Link: BrowserLink {
    var sent: [String] = []
    func send(_ text: String) { sent.append(text) }
    func close(_ reason: CloseReason) {}
  }

  private struct Page: View {
    @State private var side: CGFloat = 80

    var body: some View {
      Path { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        .fill(.red)
        .opacity(0.5)
        .frame(width: side, height: side)
      Button("Grow") { side = 120 }
    }
  }

  @Test func anOutlineIsDrawnAgainWhenItsFrameChanges() throws {
    let link = Link()
    let host = ViewHost(Page())
    let view = BrowserView(id: "v", session: "s", host: host)
    #expect(HTMLSerializer.html(of: view.document()).contains("viewBox=\"0 0 80 80\""))
    view.attach(link, epoch: "e", isResumed: true)
    let button = try #require(host.root.first { if case .control = $0.content { true } else { false } })
    link.sent = []
    view.receive(.action(1, .press(button.id)))
    #expect(link.sent.joined().contains("0 0 120 120"))
  }
}
#endif
