import Platen
import PlatenGraph
import PlatenTesting
import PlatenTree
import SwiftUI
import Testing
import UIKit

/// What is dropped on a view of UIKit.
@MainActor @Suite struct DropInteractionTests {
  private final class Pad: UITextView, UIDropInteractionDelegate {
    var operation = UIDropOperation.copy
    var log: [String] = []

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: String.self)
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("\(session.location(in: self))")
      session.loadObjects(ofClass: String.self) { [self] words in text += words.joined(separator: "+") }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("end")
    }
  }

  private func item(_ text: String, type: String = "text/plain") -> DragItem {
    let data = Data(text.utf8)
    return DragItem([DragItem.Form(mimeType: type) { $0(data) }])
  }

  private func target(_ screen: Screen) throws -> NodeID {
    var found: Node?
    screen.host.root.forEach { if $0.dropTarget != nil { found = $0 } }
    return try #require(found).id
  }

  @Test func textIsInsertedWhereTheDelegateTakesIt() async throws {
    let pad = Pad()
    let interaction = UIDropInteraction(delegate: pad)
    pad.addInteraction(interaction)
    #expect(interaction.view === pad && pad.interactions.count == 1)
    let screen = await Screen(ShownView(view: pad))
    let drags = screen.host.part(DragAndDrop.self)
    #expect(drags.drop(on: try target(screen), at: CGPoint(x: 3, y: 4), [item("one"), item("two")]))
    #expect(pad.text == "one+two")
    #expect(pad.log == ["\(CGPoint(x: 3, y: 4))", "end"])
    screen.update()
    #expect(try screen.field(at: 0).text == "one+two")
  }

  @Test func whatTheDelegateRefusesIsNotTaken() async throws {
    let pad = Pad()
    pad.operation = .forbidden
    pad.addInteraction(UIDropInteraction(delegate: pad))
    let screen = await Screen(ShownView(view: pad))
    let drags = screen.host.part(DragAndDrop.self)
    #expect(!drags.drop(on: try target(screen), at: .zero, [item("one")]))
    #expect(!drags.drop(on: try target(screen), at: .zero, [item("x", type: "application/pdf")]))
    #expect(pad.text.isEmpty && pad.log == ["end"])
    pad.removeInteraction(try #require(pad.interactions.first))
    screen.update()
    #expect(screen.host.root.first { $0.dropTarget != nil } == nil)
  }
}
