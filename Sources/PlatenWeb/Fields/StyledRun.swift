#if Web
import PlatenGraph

/// A stretch of a text with the same attributes: the element that it is shown in, without the text.
struct StyledRun: Equatable, Sendable {
  /// In UTF-16 units of the text as the browser has it.
  var length: Int
  /// Elements within one another, the innermost without contents; nil for the field's own style.
  var element: Element?

  /// The runs of a field's text; nil where all of it has the field's own style.
  static func runs(of content: FieldContent) -> [StyledRun]? {
    guard let runs = content.runs, content.isMultiline, !content.isSecure else { return nil }
    var styledRuns: [StyledRun] = []
    for run in runs {
      // As `FieldState.displayed` has line breaks.
      let text = run.text.utf16
      let count = text.contains(0x0D) ? run.text.replacing("\r\n", with: "\n").utf16.count : text.count
      append(StyledRun(length: count, element: TextMarkup.wrapper(of: run)), to: &styledRuns)
    }
    return styledRuns
  }

  /// The runs after an edit: inserted text has the style of the start of what it replaces, or of the text before it.
  ///
  /// The page's script has the same rule (`spliceRuns`), because it shows what is typed before the server has seen it.
  /// Here it says what the page shows, so that runs are sent only where they differ. Tests/ClientTests/styled-runs.json
  /// is the table that both are tested by.
  static func runs(_ runs: [StyledRun], after splice: TextSplice) -> [StyledRun] {
    let range = splice.range
    let place = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    var inserted = StyledRun(length: splice.inserted.utf16.count, element: nil)
    var before: [StyledRun] = []
    var after: [StyledRun] = []
    var offset = 0
    for run in runs {
      let end = offset + run.length
      if place >= offset, place < end { inserted.element = run.element }
      append(StyledRun(length: min(end, range.lowerBound) - offset, element: run.element), to: &before)
      append(StyledRun(length: end - max(offset, range.upperBound), element: run.element), to: &after)
      offset = end
    }
    append(inserted, to: &before)
    for run in after { append(run, to: &before) }
    return before
  }

  private static func append(_ run: StyledRun, to styledRuns: inout [StyledRun]) {
    guard run.length > 0 else { return }
    if let last = styledRuns.last, last.element == run.element {
      styledRuns[styledRuns.count - 1].length += run.length
    } else {
      styledRuns.append(run)
    }
  }
}

/// The styled runs of a field that the browser is known to show.
struct KnownRuns {
  private var styledRuns: [StyledRun]?
  /// The version they were sent with, until a report confirms that they were applied.
  private var pendingVersion: Int?

  /// The text was edited in the browser; `base` is the version that the report names.
  mutating func edit(_ splice: TextSplice, base: Int) {
    if let pendingVersion {
      if base < pendingVersion { styledRuns = nil }
      self.pendingVersion = nil
    }
    styledRuns = styledRuns.map { StyledRun.runs($0, after: splice) }
  }

  mutating func forget() { (styledRuns, pendingVersion) = (nil, nil) }

  func differ(from new: [StyledRun]?) -> Bool { new != nil && new != styledRuns }

  mutating func send(_ new: [StyledRun]?, version: Int) {
    (styledRuns, pendingVersion) = (new, new == nil ? nil : version)
  }
}
#endif
