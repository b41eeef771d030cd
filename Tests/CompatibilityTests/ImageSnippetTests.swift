import Foundation
import PlatenTesting
import SwiftUI
import Testing
import UIKit

@testable import PlatenGraph

/// The snippets with images, used as by a user.
@MainActor @Suite struct ImageSnippetTests {
  /// A white PNG of one pixel's bytes with other sizes in its header: front ends read no more.
  private static func png(width: UInt8, height: UInt8) throws -> Data {
    let text = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=="
    var data = try #require(Data(base64Encoded: text))
    (data[19], data[23]) = (width, height)
    return data
  }

  private func nodes(_ screen: Screen, _ isWanted: (NodeContent) -> Bool) -> [Node] {
    var found: [Node] = []
    func visit(_ node: Node) {
      if isWanted(node.content) { found.append(node) }
      node.children.forEach(visit)
    }
    visit(screen.host.root)
    return found
  }

  private func images(_ screen: Screen) -> [(content: ImageContent, node: Node)] {
    nodes(screen) { if case .leaf(.image) = $0 { true } else { false } }.compactMap { node in
      if case .leaf(.image(let image)) = node.content { (image, node) } else { nil }
    }
  }

  @Test func rowsShowTheImagesOfTheirCells() async throws {
    let photo = try #require(UIImage(data: Self.png(width: 88, height: 110)))
    let screen = await Screen(AccountsController(photo: photo))
    let images = images(screen)
    try #require(images.count == 3)
    #expect(images[0].content.systemName == "person.crop.circle")
    #expect(images[0].content.label == "Account")
    #expect(images[0].content.foreground == .system(.gray))
    #expect(try screen.field("Name").text == "")
    // The photograph is as high as a row at most.
    #expect(images[1].content.data?.height == 110)
    #expect(images[1].content.isResizable)
    guard case .decoration(.frame(let frame))? = images[1].node.parent?.content else {
      Issue.record("no frame around the photograph")
      return
    }
    #expect(frame.width == 35.2)
    #expect(frame.height == 44)
    #expect(images[2].content.systemName == "envelope")
    #expect(images[2].content.foreground == .system(.red))
    #expect(images[2].content.scale > 1)
  }

  @Test func aRowHasTheBackgroundOfItsConfiguration() async throws {
    let photo = try #require(UIImage(data: Self.png(width: 1, height: 1)))
    let screen = await Screen(AccountsController(photo: photo))
    let backgrounds = nodes(screen) { if case .container(.row) = $0 { true } else { false } }.compactMap { node in
      if case .container(.row(let row)) = node.content { row.background } else { nil as Paint? }
    }
    #expect(backgrounds == [.system(.yellow)])
  }

  @Test func anIconIsBeforeTheTextOfAField() async throws {
    struct Holder: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField { makeSearchField() }
      func updateUIView(_ field: UITextField, context: Context) {}
    }
    let screen = await Screen(Holder())
    #expect(images(screen).map(\.content.systemName) == ["magnifyingglass"])
    try screen.field("Search").type("a")
    #expect(try screen.field("Search").text == "a")
  }

  @Test func anImageViewShowsAnotherImage() async throws {
    let view = UIImageView(image: UIImage(systemName: "star"), highlightedImage: UIImage(systemName: "star.fill"))
    let screen = await Screen(Picture(view: view))
    #expect(images(screen).map(\.content.systemName) == ["star"])
    view.isHighlighted = true
    await screen.settle()
    #expect(images(screen).map(\.content.systemName) == ["star.fill"])
    view.isHighlighted = false
    view.image = nil
    await screen.settle()
    #expect(images(screen).isEmpty)
    view.image = try UIImage(data: Self.png(width: 20, height: 10))
    await screen.settle()
    #expect(images(screen).first?.content.data?.width == 20)
    #expect(images(screen).first?.content.isResizable == false)
  }

  private struct Picture: UIViewRepresentable {
    let view: UIImageView
    func makeUIView(context: Context) -> UIImageView { view }
    func updateUIView(_ view: UIImageView, context: Context) {}
  }

  // MARK: photographs

  private func photograph() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("photo-\(UUID().uuidString).png")
    try Self.png(width: 40, height: 30).write(to: file)
    return file
  }

  @Test func aFormGetsThePhotographThatIsChosen() async throws {
    let file = try photograph()
    defer { try? FileManager.default.removeItem(at: file) }
    let dialogs = AnsweredDialogs()
    let screen = await Screen(PhotoProfileForm())
    screen.host.fileDialogs = dialogs
    try screen.button("Choose photo").press()
    await screen.settle()
    #expect(dialogs.dialog?.types.first?.filenameExtensions.contains("png") ?? false)
    dialogs.choose(.chosen([file]))
    await screen.settle()
    #expect(screen.shows("40 by 30"))
    #expect(!screen.shows("Choose a photo."))
    try screen.field("Name").type("Ada")
    #expect(try screen.field("Name").text == "Ada")
  }

  @Test func aCancelledDialogCanBeOpenedAgainOrTheSheetClosed() async throws {
    let dialogs = AnsweredDialogs()
    let screen = await Screen(PhotoProfileForm())
    screen.host.fileDialogs = dialogs
    try screen.button("Choose photo").press()
    await screen.settle()
    dialogs.choose(.cancelled)
    await screen.settle()
    #expect(screen.shows("Choose a photo."))
    try screen.button("Choose…").press()
    await screen.settle()
    #expect(dialogs.dialog != nil)
    dialogs.choose(.cancelled)
    await screen.settle()
    try screen.button("Cancel").press()
    await screen.settle()
    #expect(!screen.shows("Choose a photo."))
    #expect(screen.shows("No photo"))
  }

  @Test func aControllerPresentsThePickerAndIsNotifiedOfItsEnd() async throws {
    let controller = PhotoProfileController()
    let screen = await Screen(controller)
    try screen.button("Choose photo").press()
    await screen.settle()
    // Without dialogs of the front end it is a list of files.
    #expect(screen.shows("Choose a photo."))
    try screen.button("Cancel").press()
    await screen.settle()
    #expect(controller.isCancelled)
    #expect(!screen.shows("Choose a photo."))
    #expect(controller.presentedViewController == nil)
    let file = try photograph()
    defer { try? FileManager.default.removeItem(at: file) }
    let dialogs = AnsweredDialogs()
    screen.host.fileDialogs = dialogs
    try screen.button("Choose photo").press()
    await screen.settle()
    dialogs.choose(.chosen([file]))
    await screen.settle()
    #expect(controller.imageView.image?.size == CGSize(width: 40, height: 30))
    #expect(controller.presentedViewController == nil)
  }

  @Test func pickersOfPhotosUIGiveTheFilesThatAreChosen() async throws {
    let (file, other) = (try photograph(), try photograph())
    defer { for url in [file, other] { try? FileManager.default.removeItem(at: url) } }
    let dialogs = AnsweredDialogs()
    let screen = await Screen(AvatarForm())
    screen.host.fileDialogs = dialogs
    for button in ["Choose avatar", "Choose cover"] {
      try screen.button(button).press()
      await screen.settle()
      #expect(dialogs.dialog?.kind == .open(allowsSeveral: false))
      dialogs.choose(.chosen([file]))
      for _ in 0..<50 where !screen.shows("Avatar 40 wide") { await screen.settle() }
      #expect(screen.shows("Avatar 40 wide"))
    }
    try screen.button("Choose gallery").press()
    await screen.settle()
    dialogs.choose(.chosen([file, other, file]))
    await screen.settle()
    #expect(screen.shows("2 in the gallery"))
    try screen.button("Pick with UIKit").press()
    await screen.settle()
    #expect(screen.shows("Choose photos."))
    dialogs.choose(.chosen([file, other]))
    for _ in 0..<50 where !screen.shows("Picked: 40 wide, 40 wide") { await screen.settle() }
    #expect(screen.shows("Picked: 40 wide, 40 wide"))
    #expect(!screen.shows("Choose photos."))
  }

  @Test func aDropOfTypesByTheirIdentifiersHasItsPlace() async throws {
    let screen = await Screen(AvatarForm())
    try screen.drop(Self.png(width: 1, height: 1), type: "image/png", on: "Drop here")
    await screen.settle()
    #expect(screen.texts.contains { $0.hasPrefix("Dropped 1 at ") })
  }
}
