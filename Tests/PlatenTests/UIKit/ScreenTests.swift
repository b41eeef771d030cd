import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// The window as UIKit's sources ask for it, and images from bytes.
@MainActor @Suite struct UIScreenTests {
  private struct Page: View {
    var body: some View { Text(verbatim: "\(Int(UIScreen.main.bounds.width)) × \(Int(UIScreen.main.bounds.height))") }
  }

  private func words(_ host: ViewHost) -> String {
    var words = ""
    host.root.forEach { if case .leaf(.text(let text)) = $0.content { words = text.plainText } }
    return words
  }

  @Test func theScreenIsTheWindowAndIsFollowed() {
    let host = ViewHost(Page())
    _ = host.update()
    #expect(words(host) == "393 × 852")
    host.layout.run(in: CGSize(width: 640, height: 400), metrics: GridMetrics())
    _ = host.update()
    #expect(words(host) == "640 × 400")
    host.window.set(CGSize(width: 500, height: 300), scale: 2)
    _ = host.update()
    #expect(words(host) == "500 × 300")
    #expect(UIScreen.main.scale == 2)
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1000, height: 600))
  }

  @Test func theWishForLittleMotionIsFollowed() {
    struct Still: View {
      var body: some View { Text(verbatim: UIAccessibility.isReduceMotionEnabled ? "still" : "moving") }
    }
    let host = ViewHost(Still())
    _ = host.update()
    #expect(words(host) == "moving")
    host.updateEnvironment { $0.accessibilityReduceMotion = true }
    _ = host.update()
    #expect(words(host) == "still")
  }

  @Test func eachWindowSeesItsOwnSize() {
    let (first, second) = (ViewHost(Page()), ViewHost(Page()))
    first.window.set(CGSize(width: 100, height: 50), scale: 1)
    second.window.set(CGSize(width: 200, height: 70), scale: 1)
    _ = first.update()
    _ = second.update()
    #expect(words(first) == "100 × 50")
    #expect(words(second) == "200 × 70")
  }

  @Test func anImageIsMadeOfBytesThatAreAPicture() throws {
    // A PNG file's first chunk, of 3 × 2 pixels.
    let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 3, 0, 0, 0, 2]
    let image = try #require(UIImage(data: Data(bytes)))
    #expect(image.size == CGSize(width: 3, height: 2))
    #expect(image.pngData() == Data(bytes))
    let content = Image(uiImage: image).resolve(in: TextResolution())
    #expect(content.data?.type == "image/png")
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(Image(uiImage: symbol).resolve(in: TextResolution()).systemName == "star")
    #expect(Image(uiImage: UIImage()).resolve(in: TextResolution()).label == nil)
  }
}
