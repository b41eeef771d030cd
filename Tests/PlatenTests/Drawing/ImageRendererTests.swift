import Foundation
@testable import Platen
import PlatenTree
import SwiftUI
import Testing
import UIKit

/// Images of views that are not shown.
@MainActor @Suite struct ImageRendererTests {
  private struct Receipt: View {
    @Environment(\.colorScheme) private var scheme
    @State private var total = 12

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("Total \(total)").font(.system(size: 10)).bold()
        Text("Paid & done").font(.system(size: 10)).foregroundStyle(Color(red: 0, green: 0, blue: 1)).opacity(0.5)
        TextField("Note", text: .constant("hidden"))
      }
      .frame(width: 100, height: 80)
      .background(Color(red: 1, green: 1, blue: 0))
      .overlay { Circle().stroke(Color(red: 1, green: 0, blue: 0), lineWidth: 2).frame(width: 20, height: 20) }
    }
  }

  private func document(_ image: UIImage?) throws -> String {
    let data = try #require(image.flatMap { Image(uiImage: $0).fileData })
    #expect(data.type == "image/svg+xml")
    return String(decoding: data.bytes, as: UTF8.self)
  }

  @Test func anImageHasTheShapesAndTextsOfItsView() throws {
    let renderer = ImageRenderer(content: Receipt())
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 100, height: 80) && image.scale == 2)
    #expect(renderer.cgImage?.width == 200)
    let text = try document(image)
    #expect(text.contains("fill=\"#FFFF00\"") && text.contains("stroke=\"#FF0000\""))
    #expect(text.contains("font-weight=\"bold\">Total 12</tspan>"))
    #expect(text.contains("opacity=\"0.5\" xml:space=\"preserve\">") && text.contains(">Paid &amp; done</tspan>"))
    #expect(!text.contains("hidden") && !text.contains("Note"))
    // What is behind comes first.
    let (ground, words) = (text.range(of: "#FFFF00"), text.range(of: "Total"))
    #expect(try #require(ground).lowerBound < #require(words).lowerBound)
  }

  @Test func aViewHasTheSizeThatIsProposed() throws {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 30, height: 20)
    #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
    renderer.proposedSize = .zero
    #expect(renderer.uiImage == nil)
  }

  @Test func longTextsHaveLinesOfTheirOwn() throws {
    let renderer = ImageRenderer(content: Text("one two").font(.system(size: 10)).frame(width: 30))
    let text = try document(renderer.uiImage)
    #expect(text.contains(">one </tspan>") && text.contains(">two</tspan>"))
  }

  @Test func aViewIsDrawnIntoAContext() throws {
    let renderer = ImageRenderer(content: Text("Inside").font(.system(size: 10)))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 20)).image { target in
      renderer.render { size, draw in
        #expect(size.width > 0)
        draw(target.cgContext)
      }
    }
    #expect(try document(image).contains("<image x=\"0\" y=\"0\""))
  }

  @Test func aChangeOfTheContentIsAnnounced() {
    let renderer = ImageRenderer(content: Text("a"))
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    renderer.content = Text("b")
    #expect(count == 1)
    subscription.cancel()
  }
}
