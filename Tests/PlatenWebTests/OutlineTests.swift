#if Web
import Foundation
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

  /// A sheet with two round corners, as programs write it.
  private struct Sheet: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: 0, y: rect.maxY))
        path.addLine(to: CGPoint(x: 0, y: 12))
        path.addQuadCurve(to: CGPoint(x: 12, y: 0), control: .zero)
        path.addLine(to: CGPoint(x: rect.maxX - 12, y: 0))
        path.addQuadCurve(to: CGPoint(x: rect.maxX, y: 12), control: CGPoint(x: rect.maxX, y: 0))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  /// A sign in the middle of its rectangle.
  private struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
      let half = min(rect.width, rect.height) / 2
      return Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.midY - half))
        path.addLine(to: CGPoint(x: rect.midX + half, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.midY + half))
        path.closeSubpath()
      }
    }
  }

  private func html(_ view: some View) -> String {
    let host = ViewHost(view)
    _ = host.update()
    return HTMLSerializer.html(of: ViewMarkup().document(of: host.root))
  }

  @Test func cornersOfAClipKeepTheirRadiiInEverySize() {
    let clip = "clip-path:polygon(0% 100%,0% 12px,"
    let page = html(Text("Sheet").clipShape(Sheet()))
    #expect(page.contains(clip) && page.contains(",calc(100% - 12px) 0%,") && page.contains(",100% 100%,"))
    #expect(html(Text("Sheet").mask { Sheet() }).contains(clip))
    #expect(html(Text("Sheet").clipShape(Diamond())).contains("polygon(50% 0%,100% 50%,50% 100%,"))
  }

  @Test func aFillWithSuchCornersIsClippedAndAnOutlineIsDrawn() {
    let filled = html(Text("Sheet").background(Sheet().fill(.red)))
    #expect(filled.contains("0% 12px,") && !filled.contains("<svg"))
    #expect(html(Sheet().fill(.red).frame(width: 80, height: 40)).contains("viewBox=\"0 0 80 40\""))
    #expect(html(Text("Sheet").background(Sheet().stroke(.red))).contains("<svg"))
    #expect(html(Text("Sheet").background(Diamond().fill(.red))).contains("<svg"))
  }

  @Test func aCircleClipsACircle() {
    #expect(html(Text("Ada Lovelace").clipShape(Circle())).contains("clip-path:circle(closest-side)"))
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

  /// What the element of the only shape or clip says when the browser has reported its size.
  private func drawn(_ view: some View, _ size: CGSize) throws -> (isAsked: Bool, sent: String) {
    let link = Link()
    let host = ViewHost(view)
    let view = BrowserView(id: "v", session: "s", host: host)
    let isAsked = HTMLSerializer.html(of: view.document()).contains("outlined")
    view.attach(link, epoch: "e", isResumed: true)
    link.sent = []
    let node = try #require(
      host.root.first {
        switch $0.content {
        case .leaf(.shape), .decoration(.effect(.clip)): true
        default: false
        }
      })
    view.receive(.action(1, .resize(node.id, CGRect(origin: .zero, size: size))))
    return (isAsked, link.sent.joined())
  }

  /// A browser would stretch what it is told once.
  @Test func anOutlineIsDrawnInTheSizeThatTheBrowserReports() throws {
    let size = CGSize(width: 300, height: 100)
    let (middle, lines) = (Diamond().fill(.red), Sheet().stroke(.red))
    for (isAsked, sent) in [try drawn(middle, size), try drawn(lines, size)] {
      #expect(isAsked && sent.contains("0 0 300 100"))
    }
    #expect(try drawn(middle, size).sent.contains("M150 0L200 50L150 100Z"))
    let clip = try drawn(Text("Ada").clipShape(Diamond()), size)
    #expect(clip.isAsked && clip.sent.contains("polygon(50% 0%,66.6"), "\(clip.sent)")
  }

  @Test func whatKeepsItsFormInEverySizeIsNotMeasured() throws {
    struct Wedge: Shape {
      func path(in rect: CGRect) -> Path {
        Path { $0.addLines([.zero, CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: 0, y: rect.maxY)]) }
      }
    }
    for view in [AnyView(Wedge().stroke(.red)), AnyView(Sheet().fill(.red)), AnyView(Text("A").clipShape(Sheet()))] {
      let result = try drawn(view, CGSize(width: 300, height: 100))
      #expect(!result.isAsked && !result.sent.contains("300"))
    }
  }
}
#endif
