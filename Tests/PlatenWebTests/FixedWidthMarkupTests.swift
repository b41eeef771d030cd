#if Web
import Platen
import Testing

@testable import PlatenWeb

/// Which views a row does not make narrower: SwiftUI gives the others what they leave.
@MainActor @Suite struct FixedWidthMarkupTests {
  /// Whether the first view in a row beside a text is one of them.
  private func isFixed(_ view: some View) throws -> Bool {
    let all = Element.all(
      of: HStack {
        view
        Text("A long text")
      })
    let row = try #require(all.first { $0.classes.contains("row") })
    guard case .element(let first)? = row.contents.first else { return false }
    return first.classes.contains("fixed-w")
  }

  @Test func whatIsAroundAFrameHasItsWidth() throws {
    let picture = Image(systemName: "person.fill").resizable().frame(width: 40, height: 40)
    #expect(try isFixed(picture))
    #expect(try isFixed(picture.clipShape(Circle())))
    #expect(try isFixed(picture.padding(4).background(.yellow).overlay(Circle().stroke())))
    #expect(try isFixed(picture.onTapGesture {}))
    #expect(try isFixed(picture.padding().frame(minWidth: 20)))
  }

  @Test func anyOtherViewTakesTheSpaceThatThereIs() throws {
    let picture = Image(systemName: "person.fill").resizable()
    #expect(try !isFixed(Text("Text").padding()))
    #expect(try !isFixed(Color.red.frame(height: 40)))
    #expect(try !isFixed(picture.frame(width: 40).frame(maxWidth: .infinity)))
    // A frame in a background says nothing of what is in front of it.
    #expect(try !isFixed(Text("Text").background { Color.red.frame(width: 40) }))
  }
}
#endif
