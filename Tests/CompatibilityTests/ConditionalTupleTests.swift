import Foundation
import PlatenTesting
import SwiftUI
import Testing
import UIKit

@testable import PlatenGraph

/// The snippets with views of tuples and saved pictures, used as by a user.
@MainActor @Suite struct ConditionalTupleTests {
  private static func picture() throws -> UIImage {
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><rect width='20' height='10'/></svg>"
    return try #require(UIImage(data: Data(drawing.utf8)))
  }

  @Test func viewsOfANamedTupleAreTakenApart() async throws {
    let screen = await Screen(ChipForm())
    #expect(screen.snapshot.contains("Swift"))
    #expect(screen.snapshot.components(separatedBy: "·").count == 3)
    try screen.field("Name").type("Ada")
    #expect(screen.snapshot.contains("[Ada|]"))
  }

  @Test func aConditionIsATupleOfOptionalViews() async throws {
    let screen = await Screen(ChipForm())
    #expect(screen.shows("Draft"))
    try screen.toggle("Marked").press()
    var labels: [String] = []
    func visit(_ node: Node) {
      if let label = node.attributes.accessibilityLabel { labels.append(label) }
      node.children.forEach(visit)
    }
    visit(screen.host.root)
    #expect(labels.contains("Marked draft"))
    try screen.toggle("Marked").press()
    #expect(screen.snapshot.components(separatedBy: "Draft").count == 2)
  }

  @Test func onlyViewsOfATupleAreShown() async {
    let screen = await Screen(VStack { TupleView((Text("first"), 7, "text", Text("second"))) })
    #expect(screen.snapshot == "first\nsecond")
    let one = await Screen(VStack { TupleView(Text("one")) })
    #expect(one.snapshot == "one")
    let none = await Screen(VStack { TupleView(()) })
    #expect(none.snapshot.isEmpty)
  }

  @Test func aSavedPictureIsAFileThatTheUserNames() async throws {
    let controller = PictureController(picture: try Self.picture())
    let screen = await Screen(controller)
    let dialogs = AnsweredDialogs()
    screen.host.fileDialogs = dialogs
    try screen.button("Save picture").press()
    await screen.settle()
    #expect(dialogs.dialog?.kind == .save(name: "Image.svg"))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    dialogs.choose(.chosen([file]))
    await screen.settle()
    #expect(controller.saver.log == ["saved"])
    #expect(try String(contentsOf: file, encoding: .utf8).contains("<rect"))
  }

  @Test func aPictureThatIsNotSavedIsAnError() async throws {
    let controller = PictureController(picture: try Self.picture())
    let screen = await Screen(controller)
    let dialogs = AnsweredDialogs()
    screen.host.fileDialogs = dialogs
    try screen.button("Save picture").press()
    await screen.settle()
    dialogs.choose(.cancelled)
    await screen.settle()
    #expect(controller.saver.log == ["failed: cancelled"])
  }

  @Test func aPictureOfAProgramWithoutAWindowIsAnError() throws {
    let saver = PictureSaver()
    saver.save(try #require(UIImage(systemName: "star")))
    #expect(saver.log == ["failed: other"])
  }

  @Test func aCopiedAppearanceIsOfItsType() {
    let original = UITabBarAppearance()
    original.backgroundColor = .yellow
    original.stackedLayoutAppearance.normal.iconColor = .red
    let copy = original.copy()
    copy.stackedLayoutAppearance.normal.iconColor = .blue
    #expect(copy.backgroundColor == .yellow)
    #expect(original.stackedLayoutAppearance.normal.iconColor == .red)
    let title: [NSAttributedString.Key: Any] = [.kern: 2]
    let bar = UINavigationBarAppearance()
    bar.titleTextAttributes = title
    #expect(bar.copy().titleTextAttributes[.kern] as? Int == 2)
  }

  @Test func aBubbleHasTheEdgesOfItsPicture() async throws {
    let screen = await Screen(SpeechBubble(picture: try Self.picture()))
    var slices: [PictureSlices] = []
    func visit(_ node: Node) {
      if case .leaf(.image(let image)) = node.content { slices.append(contentsOf: image.slices.map { [$0] } ?? []) }
      node.children.forEach(visit)
    }
    visit(screen.host.root)
    #expect(slices == [PictureSlices(top: 4, left: 6, bottom: 4, right: 6, isTiled: false)])
  }
}
