import Platen
import PlatenGraph
import PlatenTesting
import PlatenTree
import SwiftUI
import Testing
import UIKit

/// What a text field shows of the attributes of its text.
@MainActor @Suite struct FieldAttributeTests {
  private func shown(_ screen: Screen) throws -> FieldContent {
    let node = try #require(screen.host.root.first { $0.isField })
    guard case .field(let content) = node.content else { throw CancellationError() }
    return content
  }

  @Test func theAttributesOfTheWholeText() async throws {
    let field = UITextField()
    field.placeholder = "Code"
    field.attributedText = NSAttributedString(
      string: "12", attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red])
    let screen = await Screen(ShownView(view: field))
    #expect(try shown(screen).foreground == Color.red.paint || shown(screen).foreground == Color(uiColor: .red).paint)
    #expect(try shown(screen).font == Font(UIFont.boldSystemFont(ofSize: 30)))
    // Typed characters take the attributes of those before them.
    try screen.field("Code").type("3")
    #expect(field.attributedText?.string == "123")
    #expect(try shown(screen).font == Font(UIFont.boldSystemFont(ofSize: 30)))
  }

  @Test func eachPartHasItsOwn() async throws {
    let field = UITextField()
    field.placeholder = "Code"
    let text = NSMutableAttributedString(string: "12", attributes: [.foregroundColor: UIColor.red])
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 1, length: 1))
    field.attributedText = text
    let screen = await Screen(ShownView(view: field))
    #expect(try shown(screen).runs?.map(\.text) == ["1", "2"])
    #expect(try shown(screen).runs?.map(\.foreground) == [Color(uiColor: .red).paint, Color(uiColor: .blue).paint])
    #expect(try shown(screen).runs?.map(\.isUnderlined) == [false, true])
    #expect(try shown(screen).foreground == .system(.primary) && shown(screen).font == .body)
    // What is typed has the attributes of the character before it.
    try screen.field("Code").type("3")
    #expect(try shown(screen).runs?.map(\.text) == ["1", "23"])
  }

  @Test func theDefaultAttributesAreThoseOfAPlainText() async throws {
    let field = UITextField()
    field.placeholder = "Code"
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    field.defaultTextAttributes = [
      .font: UIFont.boldSystemFont(ofSize: 30), .paragraphStyle: paragraph, .underlineStyle: 1,
    ]
    field.text = "12"
    let screen = await Screen(ShownView(view: field))
    #expect(field.textAlignment == .right)
    #expect(try shown(screen).alignment == .trailing && shown(screen).decoration.isUnderlined)
    #expect(try shown(screen).font == Font(UIFont.boldSystemFont(ofSize: 30)))
    field.defaultTextAttributes = [:]
    await screen.settle()
    #expect(try !shown(screen).decoration.isUnderlined)
  }

  @Test func aSecureFieldHasNone() async throws {
    let field = UITextField()
    field.isSecureTextEntry = true
    let text = NSMutableAttributedString(string: "12", attributes: [.foregroundColor: UIColor.red])
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    field.attributedText = text
    let screen = await Screen(ShownView(view: field))
    #expect(try shown(screen).runs == nil)
    field.attributedText = NSAttributedString(string: "12", attributes: [.foregroundColor: UIColor.red])
    #expect(try shown(screen).foreground == .system(.primary))
  }
}
