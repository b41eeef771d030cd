/// Formats a numeric date or time while it is typed, field by field.
///
/// What is typed gives the same date as the same text pasted, at once or in pieces (``EditFormat/readsRuns``); a text that
/// can't be a date is refused. Other orders, ISO dates and the names of months are understood.
///
/// The rule of editing by field, as in `maskito`, the date inputs of HTML and react-aria's `DateField`:
/// - An edit in one field does not change the others. A deletion leaves the place of what it deletes: the separators of
///   the fields after it stay, and typing fills the field again.
/// - In a field with all its digits, typing replaces the digit after the caret; the caret moves past separators.
/// - A digit that no value begins with is padded; a separator pads the field before it.
/// - Up and Down change the value of the field at the caret, from its last value to its first, within the month and the
///   ``range``. An empty field begins with ``now``.
/// - The letters of a day period set it.
/// - A date that does not exist is shown as it was typed and is not complete.
public struct LiveDate: Sendable {
  /// The form of the dates.
  public let shape: DateShape
  /// The words of pasted dates, English ones by default.
  public var names: DateNames {
    get { readNames() }
    set { readNames = { newValue } }
  }
  /// Gives ``names``. Many fields never read a date with a word, and collecting the words of a locale takes long.
  package var readNames: @Sendable () -> DateNames = { .english }
  /// The first of the hundred years that two digits mean, 1970 by default.
  public var century = 1_970
  /// The moments that are complete and that Up and Down stay between; `nil`, the default, for all.
  public var range: ClosedRange<DateMoment>?
  /// The moment with which Up and Down begin in an empty field; without one it is the field's least value.
  public var now: (@Sendable () -> DateMoment)?
  /// Whether Up and Down begin in an empty field. A copy in a page, which has no ``now``, leaves that to the program.
  package var stepsEmptyFields = true

  /// Creates the format for dates of a form.
  public init(_ shape: DateShape) {
    self.shape = shape
  }

  /// Creates the format for dates of a pattern such as `MM/dd/yyyy`, in the letters of ``DateShape/init(pattern:)``; `nil`
  /// for another pattern.
  public init?(pattern: String) {
    guard let shape = DateShape(pattern: pattern) else { return nil }
    self.init(shape)
  }

  /// The live format for a session.
  public var format: EditFormat {
    var format = EditFormat(
      bias: EditingOptions.Bias(insert: .after, delete: .nearest),
      readsRuns: true,
      step: { text, caret, isUp in step(text, at: caret, isUp: isUp) },
      adopt: { adopt($0) },
      reformat: { reformat($0) })
    #if !hasFeature(Embedded)
    format.describe = { description }
    #endif
    return format
  }

  /// The value of a field; `nil` while it has no digits.
  public func value(of field: DateShape.Field, in text: String) -> Int? {
    draft(of: text)?.value(of: field)
  }

  /// Whether every field has all its digits, the date exists and is in the ``range``.
  public func isComplete(_ text: String) -> Bool {
    guard let draft = draft(of: text), draft.isDate else { return false }
    return contains(draft)
  }

  /// Whether a text is that of a finished date, and yet there is no such date, as on February 30 or at 25:00.
  package func isImpossible(_ text: String) -> Bool {
    guard let draft = draft(of: text).map(finished) else { return false }
    return draft.isFull && !draft.isDate
  }

  /// The text of a date that is finished at the end of editing, and was not while it was typed; `nil` for another text.
  /// Two digits, of which four may follow, are then a year in its century, and one digit at the end is a value.
  public func completed(_ text: String) -> String? {
    guard let typed = draft(of: text), !typed.isDate else { return nil }
    let draft = finished(typed)
    return draft.isDate && contains(draft) ? write(draft).text : nil
  }

  private func finished(_ draft: DateDraft) -> DateDraft {
    var draft = draft
    if let last = draft.slots.indices.last, draft.slots[last].isPaired, draft.slots[last].digits.count == 1 {
      draft.slots[last].digits.insert(0, at: 0)
    }
    if let year = draft.slots.first(where: { $0.field == .year && $0.width == 4 && $0.digits.count == 2 }) {
      draft.set(DateMoment.year(year.value, from: century), of: .year)
    }
    return draft
  }

  /// The moment of a complete text. Fields that the shape lacks are those of `DateMoment()`.
  public func moment(of text: String) -> DateMoment? {
    isComplete(text) ? draft(of: text)?.moment(century: century) : nil
  }

  /// The text of a moment: the fields that the shape has, with all their digits.
  public func text(of moment: DateMoment) -> String {
    var draft = DateDraft(shape)
    draft.set(moment)
    return write(draft).text
  }

  func contains(_ draft: DateDraft) -> Bool {
    guard let range else { return true }
    let moment = draft.moment(century: century)
    return draft.reduced(range.lowerBound) <= moment && moment <= draft.reduced(range.upperBound)
  }

  /// The date of a shown text. A field with one digit before a separator has the value of that digit.
  private func draft(of text: String) -> DateDraft? { read(text)?.padded ?? reading(of: text) }

  /// Reads a text that was typed or pasted; `nil` for one that is no date.
  private func reading(of text: String) -> DateDraft? { whole(text) ?? timed(text) }

  /// Reads a day in any notation and what follows it as typed into the fields of the time: its digits need no separator.
  private func timed(_ text: String) -> DateDraft? {
    guard shape.hasTime, text.utf8.count <= Self.longestTimed else { return nil }
    var head = ""
    var digits = 0
    var rest = text[...]
    while let character = rest.first {
      head.append(character)
      rest = rest.dropFirst()
      digits = character.decimalDigit == nil ? 0 : digits + 1
      // Between digits a day ends behind two or four.
      if digits % 2 == 1, rest.first?.decimalDigit != nil { continue }
      if var draft = whole(head), draft.isDay, draft.beginTime(), let time = DateEntry(String(rest), shape, readNames),
        !time.items.isEmpty, time.type(into: &draft), !draft.slots[draft.slot].field.isOfDay
      {
        return draft
      }
    }
    return nil
  }

  /// The length of the longest text that is searched for a day and a time, in UTF-8.
  private static let longestTimed = 128

  private func whole(_ text: String) -> DateDraft? {
    guard let entry = DateEntry(text, shape, readNames), !entry.items.isEmpty else { return nil }
    func draft(_ entry: DateEntry) -> DateDraft? { DateReading(shape: shape, century: century, entry: entry).draft() }
    return draft(entry) ?? entry.trimmed.flatMap(draft)
  }

  func adopt(_ text: String) -> EditFormat.Output {
    if let draft = read(text) {
      var output = write(draft)
      // What follows the last field is written once that is full, and stays where the program has written it.
      if case .literal(let end)? = shape.parts.last, text.hasSameUnits(as: output.text + end) { output.text = text }
      return output
    }
    if let draft = reading(of: text) { return write(draft) }
    return EditFormat.Output(
      text: text, significance: Significance(all: text.utf16Count), significantBefore: text.utf16Count)
  }

  func reformat(_ request: EditFormat.Request) -> EditFormat.Output? {
    var draft = DateDraft(shape)
    place(request, in: &draft)
    // A separator follows these, which a single digit would lose with the fields behind it.
    draft.pad(before: draft.slot)
    if request.replacement.isEmpty { return write(draft) }
    guard !draft.isEmpty else {
      return (reading(of: request.replacement) ?? read(request.replacement)).map { write($0.atEnd) }
    }
    // A whole date replaces the one in the field; one without a time leaves the time.
    if let whole = reading(of: request.replacement), whole.isDate || whole.isDay && !whole.isFull {
      return write(whole.timed(by: draft).atEnd)
    }
    guard let entry = DateEntry(request.replacement, shape, readNames), !entry.items.isEmpty else { return nil }
    var typed = draft
    if entry.type(into: &typed) { return write(typed) }
    guard let trimmed = entry.trimmed, trimmed.type(into: &draft) else { return nil }
    return write(draft)
  }
}
