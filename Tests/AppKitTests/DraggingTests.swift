import AppKit
import PlatenTesting
import SwiftUI
import Testing

import PlatenGraph
import PlatenTree

/// What is dropped on views of AppKit, and what they do with pictures.
@MainActor @Suite struct DraggingTests {
  /// A picture of one pixel.
  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==")!

  private struct Page: View {
    @State private var text = "one"
    @State private var saved = ""

    var body: some View {
      MarkdownNotes(text: $text) { data, size in
        guard data == DraggingTests.png else { return nil }
        saved = size
        return "picture.png"
      }
      Text("Text: \(text); saved: \(saved).")
    }
  }

  private func target(_ screen: Screen) throws -> NodeID {
    var found: Node?
    screen.host.root.forEach { if $0.dropTarget != nil { found = $0 } }
    return try #require(found).id
  }

  private func drop(_ items: [DragItem], on screen: Screen) throws -> Bool {
    let drags = screen.host.part(DragAndDrop.self)
    let target = try target(screen)
    guard drags.accepts(items.flatMap(\.mimeTypes), on: target) else { return false }
    drags.hover(over: target, at: CGPoint(x: 900, y: 2), items)
    defer { screen.update() }
    return drags.drop(on: target, at: CGPoint(x: 900, y: 2), items)
  }

  private func file(_ name: String) -> DragItem {
    DragItem.items(Data("file:///pictures/\(name)".utf8), type: "text/uri-list")[0]
  }

  @Test func aPictureIsSavedAndLinkedAtThePlaceOfTheDrop() async throws {
    let screen = await Screen(Page())
    #expect(try drop(DragItem.items(Self.png, type: "image/png"), on: screen))
    #expect(screen.shows("Text: one![](picture.png); saved: 1x1."))
    try screen.field("Notes").press("z", modifiers: .command)
    #expect(screen.shows("Text: one;"))
  }

  @Test func filesAreReadByTheirTypes() async throws {
    let screen = await Screen(Page())
    #expect(try drop([file("Ada.png"), file("notes.pdf")], on: screen))
    #expect(screen.shows("Text: one![Ada](/pictures/Ada.png);"))
    // Without a picture the default of text views inserts the path.
    #expect(try drop([file("notes.pdf")], on: screen))
    #expect(screen.shows("(/pictures/Ada.png)/pictures/notes.pdf;"))
  }

  @Test func otherTypesAreLeftToTheFrontEnd() async throws {
    let screen = await Screen(Page())
    #expect(try !drop(DragItem.items(Data("words".utf8), type: "text/plain"), on: screen))
    #expect(screen.shows("Text: one;"))
  }

  /// Notes the order of the calls.
  private final class Box: NSView {
    var log: [String] = []
    var operation = NSDragOperation.copy
    var isPrepared = true

    override func draggingEntered(_ sender: NSDraggingInfo) -> NSDragOperation {
      log.append("entered \(sender.draggingPasteboard.string(forType: .string) ?? "–")")
      return operation
    }
    override func draggingUpdated(_ sender: NSDraggingInfo) -> NSDragOperation {
      log.append("updated")
      return super.draggingUpdated(sender)
    }
    override func draggingExited(_ sender: NSDraggingInfo?) { log.append("exited") }
    override func prepareForDragOperation(_ sender: NSDraggingInfo) -> Bool {
      log.append("prepare")
      return isPrepared
    }
    override func performDragOperation(_ sender: NSDraggingInfo) -> Bool {
      log.append("perform \(convert(sender.draggingLocation, from: nil))")
      return true
    }
    override func concludeDragOperation(_ sender: NSDraggingInfo?) { log.append("conclude") }
    override func draggingEnded(_ sender: NSDraggingInfo) { log.append("ended") }
  }

  private struct Shown: NSViewRepresentable {
    let box: Box
    func makeNSView(context: Context) -> Box { box }
    func updateNSView(_ nsView: Box, context: Context) {}
  }

  @Test func callsComeInAppKitsOrder() async throws {
    let box = Box(frame: NSRect(x: 10, y: 20, width: 100, height: 50))
    box.addSubview(NSTextField(labelWithString: "Box"))
    box.registerForDraggedTypes([.string])
    let screen = await Screen(Shown(box: box))
    let drags = screen.host.part(DragAndDrop.self)
    let items = DragItem.items(Data("words".utf8), type: "text/plain")
    let target = try target(screen)
    drags.hover(over: target, at: CGPoint(x: 1, y: 2), items)
    drags.hover(over: nil)
    #expect(box.log == ["entered words", "exited"])
    box.log = []
    drags.hover(over: target, at: CGPoint(x: 1, y: 2), items)
    drags.hover(over: target, at: CGPoint(x: 3, y: 4), items)
    #expect(drags.drop(on: target, at: CGPoint(x: 3, y: 4), items))
    let place = CGPoint(x: 3, y: 4)
    #expect(
      box.log == ["entered words", "updated", "updated", "prepare", "perform \(place)", "conclude", "ended"])
    box.log = []
    box.isPrepared = false
    drags.hover(over: target, at: .zero, items)
    drags.drop(on: target, at: .zero, items)
    #expect(box.log == ["entered words", "updated", "prepare", "ended"])
    box.unregisterDraggedTypes()
    screen.update()
    #expect(box.registeredDraggedTypes.isEmpty && screen.host.root.first { $0.dropTarget != nil } == nil)
  }

  @Test func aViewIsAskedWhenWhatIsDraggedCanBeRead() async throws {
    let box = Box(frame: .zero)
    box.addSubview(NSTextField(labelWithString: "Box"))
    box.registerForDraggedTypes([.string])
    let screen = await Screen(Shown(box: box))
    let drags = screen.host.part(DragAndDrop.self)
    let unread = [DragItem([DragItem.Form(mimeType: "text/plain") { _ in }])]
    let target = try target(screen)
    drags.hover(over: target, at: .zero, unread)
    #expect(box.log.isEmpty)
    drags.drop(on: target, at: .zero, DragItem.items(Data("words".utf8), type: "text/plain"))
    #expect(box.log == ["entered words", "prepare", "perform \(CGPoint.zero)", "conclude", "ended"])
    box.log = []
    box.operation = []
    drags.drop(on: target, at: .zero, DragItem.items(Data("words".utf8), type: "text/plain"))
    #expect(box.log == ["entered words", "ended"])
  }

  @Test func bytesOfPicturesStayWhatTheyAre() throws {
    let bitmap = try #require(NSBitmapImageRep(data: Self.png))
    #expect(bitmap.pixelsWide == 1 && bitmap.pixelsHigh == 1)
    #expect(bitmap.representation(using: .png, properties: [:]) == Self.png)
    #expect(bitmap.representation(using: .jpeg, properties: [.compressionFactor: 0.5]) == nil)
    #expect(NSBitmapImageRep(data: Data("words".utf8)) == nil)
    let image = try #require(NSImage(data: Self.png))
    #expect(image.tiffRepresentation == Self.png && image.representations.count == 1)
  }

  @Test func theFindPanelSearchesInTheText() async throws {
    var shown: NSTextView?
    let page = TextViewTests.Page(log: WrappedEditor.Coordinator.Log()) { view in
      view.usesFindPanel = true
      shown = view
    }
    let screen = await Screen(page)
    let view = try #require(shown)
    let item = NSMenuItem(title: "Find…", action: nil, keyEquivalent: "")
    item.tag = Int(NSFindPanelAction.showFindPanel.rawValue)
    view.performFindPanelAction(item)
    screen.update()
    try screen.field("Find").type("ne")
    item.tag = Int(NSFindPanelAction.next.rawValue)
    view.performFindPanelAction(item)
    #expect(view.selectedRange() == NSRange(location: 1, length: 2))
    item.tag = NSTextFinder.Action.hideFindInterface.rawValue
    view.performTextFinderAction(item)
    screen.update()
    #expect(throws: ScreenError.self) { try screen.field("Find") }
  }
}
