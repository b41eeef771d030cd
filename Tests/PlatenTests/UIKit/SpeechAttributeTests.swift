import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// The attributes of speech, and the styles of lines, of both kinds of texts.
@Suite struct SpeechAttributeTests {
  @Test func attributesOfSpeechAreKeptByUIKitsTexts() {
    var text = AttributedString("A1")
    text.accessibilitySpeechSpellsOutCharacters = true
    text.accessibilitySpeechIncludesPunctuation = false
    text.accessibilitySpeechAnnouncementsQueued = true
    text.accessibilitySpeechAnnouncementPriority = .high
    text.accessibilitySpeechPhoneticNotation = "eɪ wʌn"
    text.accessibilityHeadingLevel = .h2
    text.accessibilityTextCustom = ["Code"]
    text.accessibilityTextualContext = .sourceCode
    let bridged = NSAttributedString(text)
    let attributes = bridged.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.accessibilitySpeechSpellOut] as? Bool == true)
    #expect(attributes[.accessibilitySpeechPunctuation] as? Bool == false)
    #expect(attributes[.accessibilitySpeechQueueAnnouncement] as? Bool == true)
    #expect(attributes[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority == .high)
    #expect(attributes[.accessibilityTextHeadingLevel] as? Int == 2)
    #expect(attributes[.accessibilityTextualContext] as? UIAccessibilityTextualContext == .sourceCode)
    #expect(AttributedString(bridged) == text)
  }

  @Test func aPitchIsAFactorInUIKitAndADifferenceInSwiftUI() {
    var text = AttributedString("Deleted")
    text.accessibilitySpeechAdjustedPitch = -0.5
    let bridged = NSAttributedString(text)
    #expect(bridged.attributes(at: 0, effectiveRange: nil)[.accessibilitySpeechPitch] as? Double == 0.5)
    #expect(AttributedString(bridged).accessibilitySpeechAdjustedPitch == -0.5)
  }

  @Test func aLineStyleHasThePatternOfUIKits() {
    #expect(Text.LineStyle(nsUnderlineStyle: .single) == .single)
    #expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDashDot]) == Text.LineStyle(pattern: .dashDot))
    #expect(Text.LineStyle(nsUnderlineStyle: [.thick, .patternDash]) == Text.LineStyle(pattern: .dash))
    #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
    #expect(Text.LineStyle(nsUnderlineStyle: .patternDot) == nil)
    #expect(NSUnderlineStyle(Text.LineStyle(pattern: .dashDotDot)) == [.single, .patternDashDotDot])
  }

  @Test func thePatternOfALineIsKeptByUIKitsTexts() {
    var text = AttributedString("Late")
    text.underlineStyle = Text.LineStyle(pattern: .dot)
    let bridged = NSAttributedString(text)
    let style = bridged.attributes(at: 0, effectiveRange: nil)[.underlineStyle] as? Int
    #expect(style == NSUnderlineStyle.single.union(.patternDot).rawValue)
    #expect(AttributedString(bridged).swiftUI.underlineStyle?.pattern == .dot)
  }
}
