extension AttributeContainer {
  /// Adopts the attributes of speech from those of a text of UIKit.
  mutating func setSpeech(_ dictionary: [NSAttributedString.Key: Any]) {
    func flag(_ key: NSAttributedString.Key) -> Bool? {
      guard let value = dictionary[key] else { return nil }
      return value as? Bool ?? (HostedRuns.number(value) != 0)
    }
    // UIKit's number is a factor, of which 1 is normal; SwiftUI's is the difference from the normal pitch.
    if let pitch = dictionary[.accessibilitySpeechPitch] {
      self.accessibilitySpeechAdjustedPitch = HostedRuns.number(pitch) - 1
    }
    if let flag = flag(.accessibilitySpeechQueueAnnouncement) { self.accessibilitySpeechAnnouncementsQueued = flag }
    if let flag = flag(.accessibilitySpeechPunctuation) { self.accessibilitySpeechIncludesPunctuation = flag }
    if let flag = flag(.accessibilitySpeechSpellOut) { self.accessibilitySpeechSpellsOutCharacters = flag }
    if let text = dictionary[.accessibilitySpeechIPANotation] as? String {
      self.accessibilitySpeechPhoneticNotation = text
    }
    if let words = dictionary[.accessibilityTextCustom] as? [String] { self.accessibilityTextCustom = words }
    if let level = dictionary[.accessibilityTextHeadingLevel] {
      self.accessibilityHeadingLevel = .init(rawValue: Int(HostedRuns.number(level)))
    }
    let priority = dictionary[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority
    if let priority { self.accessibilitySpeechAnnouncementPriority = .init(rawValue: priority.rawValue) }
    let context = dictionary[.accessibilityTextualContext] as? UIAccessibilityTextualContext
    if let context { self.accessibilityTextualContext = .init(rawValue: context.rawValue) }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Adopts the attributes of speech from those of a text of SwiftUI.
  mutating func setSpeech(_ container: AttributeContainer) {
    if let pitch = container.accessibilitySpeechAdjustedPitch { self[.accessibilitySpeechPitch] = pitch + 1 }
    if let flag = container.accessibilitySpeechAnnouncementsQueued {
      self[.accessibilitySpeechQueueAnnouncement] = flag
    }
    if let flag = container.accessibilitySpeechIncludesPunctuation { self[.accessibilitySpeechPunctuation] = flag }
    if let flag = container.accessibilitySpeechSpellsOutCharacters { self[.accessibilitySpeechSpellOut] = flag }
    if let text = container.accessibilitySpeechPhoneticNotation { self[.accessibilitySpeechIPANotation] = text }
    if let words = container.accessibilityTextCustom { self[.accessibilityTextCustom] = words }
    if let level = container.accessibilityHeadingLevel { self[.accessibilityTextHeadingLevel] = level.rawValue }
    if let priority = container.accessibilitySpeechAnnouncementPriority {
      self[.accessibilitySpeechAnnouncementPriority] = UIAccessibilityPriority(rawValue: priority.rawValue)
    }
    if let context = container.accessibilityTextualContext {
      self[.accessibilityTextualContext] = UIAccessibilityTextualContext(rawValue: context.rawValue)
    }
  }
}
