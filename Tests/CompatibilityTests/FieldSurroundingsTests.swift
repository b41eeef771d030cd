import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// What published fields take from UIKit besides the field itself.
@MainActor @Suite struct FieldSurroundingsTests {
  @Test func aFieldFollowsTheTraitsOfItsPlace() async throws {
    let field = InsetField(frame: .zero)
    let screen = await Screen(TraitsForm(field: field))
    #expect(field.traitCollection.userInterfaceStyle == .light && field.changes.isEmpty)
    #expect(
      field.traitCollection.layoutDirection == .leftToRight && field.traitCollection.horizontalSizeClass == .regular)
    try screen.toggle("Dark").press()
    #expect(field.traitCollection.userInterfaceStyle == .dark)
    #expect(field.changes == ["colours", "style 1-2"])
    try screen.toggle("Large").press()
    #expect(field.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect(field.changes.last == "size true")
    try screen.button("The brand").press()
  }

  @Test func traitsAreJoinedAndCompared() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2)])
    #expect(both.userInterfaceStyle == .dark && both.displayScale == 2 && both.containsTraits(in: dark))
    #expect(!dark.containsTraits(in: both) && both != dark && UITraitCollection(userInterfaceStyle: .dark) == dark)
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil) && dark[UITraitUserInterfaceStyle.self] == .dark)
    #expect(both.changedTraits(from: dark).map { "\($0)" } == ["UITraitDisplayScale"])
    #expect(UIContentSizeCategory.large < .extraLarge && DynamicTypeSize(.extraLarge) == .xLarge)
    #expect(UIContentSizeCategory(DynamicTypeSize.xSmall) == .extraSmall && DynamicTypeSize(.unspecified) == nil)
    // Another test's window may be dark.
    let before = UITraitCollection.current.userInterfaceStyle
    var inside = UIUserInterfaceStyle.unspecified
    dark.performAsCurrent { inside = UITraitCollection.current.userInterfaceStyle }
    #expect(inside == .dark && UITraitCollection.current.userInterfaceStyle == before)
  }

  @Test func insetsShrinkARectangle() {
    let bounds = CGRect(x: 10, y: 10, width: 100, height: 30)
    #expect(
      bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 11, width: 94, height: 26))
    #expect(InsetField(frame: .zero).textRect(forBounds: bounds) == CGRect(x: 22, y: 14, width: 80, height: 22))
    #expect(InsetField(frame: .zero).effectiveContentHorizontalAlignment == .left)
  }

  @Test func literalsAreColours() {
    #expect(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.red.copy() as? UIColor == .red && UIColor() == .clear && UIColor.darkText == .black)
  }

  @Test func associatedObjectsStayWithTheirOwner() {
    weak var kept: ActionSleeve?
    var calls = 0
    do {
      let field = UITextField()
      kept = ActionSleeve(attachedTo: field) { calls += 1 }
      ActionSleeve.of(field)?.action()
      #expect(calls == 1 && ActionSleeve.of(UITextField()) == nil)
      objc_removeAssociatedObjects(field)
      #expect(ActionSleeve.of(field) == nil && kept == nil)
      kept = ActionSleeve(attachedTo: field) {}
    }
    // What belongs to released objects is released when the table has grown.
    let others = (0..<200).map { _ in UITextField() }
    for other in others { _ = ActionSleeve(attachedTo: other) {} }
    #expect(kept == nil && others.allSatisfy { ActionSleeve.of($0) != nil })
  }

  @Test func textIsMeasuredByItsFont() {
    let font = UIFont.systemFont(ofSize: 10)
    #expect("abcde".boxSize(with: font) == CGSize(width: 30, height: 12))
    #expect("日本".size(withAttributes: [.font: font]).width == 20)
    let text = NSAttributedString(string: "one two three", attributes: [.font: font])
    #expect(text.size() == CGSize(width: 78, height: 12))
    let lines = text.boundingRect(with: CGSize(width: 50, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(lines.size == CGSize(width: 48, height: 24))
    #expect("a\n\nb".size(withAttributes: [.font: font]) == CGSize(width: 6, height: 36))
    #expect(NSAttributedString().size() == .zero)
  }

  @Test func aControllerIsTheAccessoryOfAField() async throws {
    let screen = await Screen(DigitFieldView())
    #expect(!screen.shows("Clear digits"))
    try screen.field("Digits").focus()
    await screen.settle()
    try screen.button("Clear digits").press()
    #expect(screen.focusedLabel == nil)
  }

  @Test func aProgramOpensTheMenuOfAField() async throws {
    let field = ShoutField(frame: .zero)
    UIMenuController.shared.menuItems = [UIMenuItem(title: "Shout", action: Selector("shout:", ShoutField.shout(_:)))]
    defer { UIMenuController.shared.menuItems = nil }
    let screen = await Screen(ShoutForm(field: field))
    try screen.field("Message").type("hello")
    UIMenuController.shared.showMenu(from: field, rect: field.frame)
    await screen.settle()
    #expect(UIMenuController.shared.isMenuVisible)
    try screen.button("Shout").press()
    #expect(field.text == "HELLO" && !UIMenuController.shared.isMenuVisible)
    UIMenuController.shared.showMenu(from: field, rect: field.frame)
    UIMenuController.shared.hideMenu()
    #expect(!UIMenuController.shared.isMenuVisible)
  }

  @Test func linesAreListedUntilOneIsEnough() throws {
    let storage = NSTextStorage(string: "one\ntwo\nthree")
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 100)))
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 1, length: 5)) { _, _, _, range, _ in
      ranges.append(range)
    }
    #expect(ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 4)])
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 13)) { _, _, _, range, stop in
      ranges.append(range)
      stop.pointee = true
    }
    #expect(ranges.count == 3)
  }

  @Test func tabStopsAreInOrder() {
    let style = NSMutableParagraphStyle()
    style.addTabStop(NSTextTab(textAlignment: .right, location: 80))
    style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 80))
    #expect(style.tabStops.map(\.location) == [40] && !style.usesDefaultHyphenation)
  }

  @Test func attachmentsAreKept() throws {
    let text = illustrated("Figure ", Data([1, 2, 3]))
    #expect(text.string == "Figure \u{FFFC}")
    let found = try #require(text.attribute(.attachment, at: 7, effectiveRange: nil) as? NSTextAttachment)
    #expect(found.contents == Data([1, 2, 3]) && found.fileType == "public.png" && found.bounds == .zero)
    found.bounds = CGRect(x: 0, y: -4, width: 20, height: 10)
    let archived = try NSKeyedArchiver.archivedData(withRootObject: found, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextAttachment.self, from: archived))
    #expect(read.contents == found.contents && read.bounds == found.bounds)
  }

  @Test func formattersWriteWhatTheyRead() {
    var object: AnyObject?
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.getObjectValue(&object, for: "12", errorDescription: nil) && object as? NSNumber == 12)
    #expect(!formatter.getObjectValue(&object, for: "x", errorDescription: nil))
  }

  @Test func propertiesAreReadByName() {
    let sleeve = NamedObject()
    #expect(sleeve.value(forKey: "name") as? String == "outer" && sleeve.value(forKey: "none") == nil)
    #expect(sleeve.value(forKeyPath: "inner.name") as? String == "inner")
  }

  private final class NamedObject: NSObject {
    let name: String
    let inner: NamedObject?

    init(_ name: String, _ inner: NamedObject?) { (self.name, self.inner) = (name, inner) }

    override convenience init() { self.init("outer", NamedObject("inner", nil)) }
  }
}
