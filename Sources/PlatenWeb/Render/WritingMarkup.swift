#if Web
import PlatenGraph

/// Where lines begin, and in which direction they are read, as CSS.
///
/// The style sheet has paragraphs read in the direction of their letters (`unicode-bidi: plaintext`), and aligns them
/// by the page's direction: `--start` and `--end` are its edges. With `start` and `end` in their place the browser
/// aligns each paragraph by its own direction.
enum WritingMarkup {
  static func apply(_ text: TextContent, to element: inout Element) {
    if let alignment = CSS.alignment(text.alignment) { element.style["text-align"] = alignment }
    if text.writing.alignsByWriting { alignByWriting(text.alignment, &element) }
    readByLayout(text.writing, &element)
  }

  static func apply(_ field: FieldContent, inRightToLeft isRightToLeft: Bool, to element: inout Element) {
    var alignment = field.alignment
    if field.isMultiline {
      // Without a letter the text begins where the page does.
      if field.writing.alignsByWriting,
        field.storage.slice(0..<field.storage.clamped(1_024)).firstLetterLevel != nil
      {
        return alignByWriting(alignment, &element)
      }
    } else {
      alignment = field.lineAlignment(inRightToLeft: isRightToLeft)
    }
    if let alignment = CSS.alignment(alignment) { element.style["text-align"] = alignment }
    readByLayout(field.writing, &element)
  }

  private static func alignByWriting(_ alignment: TextAlignment, _ element: inout Element) {
    element.style["--start"] = "start"
    element.style["--end"] = "end"
    element.style["text-align"] = CSS.alignment(alignment) ?? "start"
  }

  private static func readByLayout(_ writing: WritingRules, _ element: inout Element) {
    if writing.followsLayout { element.style["--bidi"] = "isolate" }
  }
}
#endif
