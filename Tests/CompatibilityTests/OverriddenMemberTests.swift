import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// A field for codes that reports the text of another field, as packages for codes do.
private final class OverridingField: UITextField {
  let inner = UITextField()

  override var hasText: Bool { inner.hasText }
  override func insertText(_ text: String) { inner.insertText(text) }
}

/// A layout of boxes that begin at the left in every language.
private final class OverridingLayout: UICollectionViewFlowLayout {
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor @Suite struct OverriddenMemberTests {
  @Test func aFieldReportsTheTextOfAnother() {
    let field = OverridingField()
    #expect(!field.hasText)
    field.insertText("1")
    #expect(field.hasText && (field as any UIKeyInput).hasText && field.inner.text == "1")
    let notes = UITextView()
    #expect(!notes.hasText)
    notes.text = "a"
    #expect(notes.hasText)
  }

  @Test func layoutsHaveADirection() {
    #expect(OverridingLayout().developmentLayoutDirection == .rightToLeft)
    #expect(!UICollectionViewFlowLayout().flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test func theProgramIsFoundByItsName() {
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "delegate") == nil)
  }
}
