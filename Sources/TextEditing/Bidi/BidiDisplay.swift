#if !hasFeature(Embedded)
extension BidiParagraph {
  /// Whether a text is shown in the order in which it is stored.
  package static func isPlain(_ text: some StringProtocol) -> Bool {
    text.utf8.count == text.utf16.count || VisualLine.isPlain(String(text))
  }
}

extension BidiClass {
  /// The scalar that looks like a mirrored one and is shown instead where the text reads from right to left (rule L4), as
  /// far as it is a bracket, a quotation mark or a comparison; nil for all others.
  package static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.properties.isBidiMirrored else { return nil }
    if let other = otherMirrored[scalar] { return other }
    for index in stride(from: 0, to: bidiBrackets.count, by: 2) {
      let (opening, closing) = (UInt32(bidiBrackets[index]), UInt32(bidiBrackets[index + 1]))
      if opening == scalar.value { return Unicode.Scalar(closing) }
      if closing == scalar.value { return Unicode.Scalar(opening) }
    }
    return nil
  }

  private static let otherMirrored: [Unicode.Scalar: Unicode.Scalar] = [
    "<": ">", ">": "<", "«": "»", "»": "«", "‹": "›", "›": "‹", "≤": "≥", "≥": "≤",
  ]
}
#endif
