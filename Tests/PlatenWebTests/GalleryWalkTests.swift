#if Web
import GalleryPages
import Platen
import Testing

@testable import PlatenWeb

/// All pages of the gallery one after the other in one browser's view, as a user pages through them.
@MainActor @Suite struct GalleryWalkTests {
  private final class Link: BrowserLink {
    var sent: [String] = []
    func send(_ text: String) { sent.append(text) }
    func close(_ reason: CloseReason) {}
  }

  @Test func nextLeadsThroughAllPages() throws {
    let host = ViewHost(GalleryRoot())
    let view = BrowserView(id: "v", session: "s", host: host)
    let link = Link()
    _ = view.document()
    view.attach(link, epoch: "e", isResumed: true)
    let count = try #require(position(host)).count
    #expect(count > 50)
    for page in 1..<count {
      #expect(position(host)?.page == page)
      let next = try #require(
        host.root.first { node in
          if case .control(is ButtonContent) = node.content { node.plainText == "Next" } else { false }
        })
      link.sent = []
      view.receive(.action(page, .press(next.id)))
      #expect(link.sent.joined().contains("\(page + 1) of \(count)"))
    }
    #expect(position(host)?.page == count)
  }

  /// The page and the number of pages, as the view shows them.
  private func position(_ host: ViewHost) -> (page: Int, count: Int)? {
    var found: (Int, Int)?
    host.root.forEach { node in
      guard let match = node.plainText.wholeMatch(of: /(\d+) of (\d+)/), let page = Int(match.1),
        let count = Int(match.2)
      else { return }
      found = (page, count)
    }
    return found
  }
}
#endif
