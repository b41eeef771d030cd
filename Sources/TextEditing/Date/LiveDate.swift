/// Formats a numeric date or time while it is typed, field by field: an edit in one field does not change the others,
/// separators are inserted, and digits that make no value are padded or refused.
public struct LiveDate: Sendable {
  /// The form of the dates.
  public let shape: DateShape

  /// Creates the format for dates of a form.
  public init(_ shape: DateShape) {
    self.shape = shape
  }

  /// The live format for a session.
  public var format: EditFormat {
    EditFormat(
      bias: EditingOptions.Bias(insert: .after, delete: .nearest),
      adopt: { adopt($0) },
      reformat: { reformat($0) })
  }

  /// The value of a field; `nil` while it has no digits.
  public func value(of field: DateShape.Field, in text: String) -> Int? {
    draft(of: text).value(of: field)
  }

  /// Whether every field has all its digits and the day exists in its month.
  public func isComplete(_ text: String) -> Bool {
    let draft = draft(of: text)
    guard draft.slots.allSatisfy({ $0.isFull }) else { return false }
    guard let day = draft.value(of: .day), let month = draft.value(of: .month) else { return true }
    return day >= 1 && day <= Self.days(in: month, year: draft.value(of: .year))
  }

  private static func days(in month: Int, year: Int?) -> Int {
    switch month {
    case 4, 6, 9, 11: return 30
    case 2:
      guard let year else { return 29 }
      return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: return 31
    }
  }

  private func draft(of text: String) -> DateDraft {
    var draft = DateDraft(shape)
    _ = insert(text, into: &draft)
    return draft
  }

  func adopt(_ text: String) -> EditFormat.Output {
    var draft = DateDraft(shape)
    if read(text, into: &draft) || insert(text, into: &draft) { return write(draft) }
    return EditFormat.Output(
      text: text, significance: Significance(all: text.utf16.count), significantBefore: text.utf16.count)
  }

  func reformat(_ request: EditFormat.Request) -> EditFormat.Output? {
    var draft = DateDraft(shape)
    place(request, in: &draft)
    if !request.replacement.isEmpty {
      guard insert(request.replacement, into: &draft) else { return nil }
    }
    return write(draft)
  }

  /// Reads a text that this shape has written, with incomplete fields.
  private func read(_ text: String, into draft: inout DateDraft) -> Bool {
    var rest = text[...]
    var index = 0
    for part in shape.parts {
      if rest.isEmpty { break }
      switch part {
      case .literal(let literal):
        guard let tail = rest.dropping(prefix: literal) else { return false }
        rest = tail
      case .field(_, let width):
        while draft.slots[index].digits.count < width, let digit = rest.first?.decimalDigit {
          draft.slots[index].digits.append(digit)
          rest = rest.dropFirst()
        }
        draft.slot = index
        draft.place = draft.slots[index].digits.count
        index += 1
      }
    }
    return rest.isEmpty && draft.slots.contains { !$0.digits.isEmpty }
  }

  /// Assigns the remaining digits of an edit to their fields, and finds the position of the edit between them.
  private func place(_ request: EditFormat.Request, in draft: inout DateDraft) {
    var rest = request.before[...]
    var offset = 0
    var index = 0
    for part in shape.parts {
      switch part {
      case .literal(let literal):
        // Without its separator the text ends here.
        guard let tail = rest.dropping(prefix: literal) else {
          if index > 0 { return }
          continue
        }
        rest = tail
        offset += literal.utf16.count
      case .field(_, let width):
        if offset <= request.range.lowerBound {
          draft.slot = index
          draft.place = 0
        }
        var count = 0
        while count < width, let first = rest.first, let digit = first.decimalDigit {
          if !request.range.contains(offset) {
            if offset < request.range.lowerBound { draft.place += 1 }
            draft.slots[index].digits.append(digit)
          }
          offset += first.utf16.count
          rest = rest.dropFirst()
          count += 1
        }
        index += 1
      }
    }
  }

  /// Types a text into a draft. `false` if none of it fits.
  private func insert(_ text: String, into draft: inout DateDraft) -> Bool {
    var accepted = false
    for character in reordered(text, isEmpty: draft.slots.allSatisfy({ $0.digits.isEmpty })) {
      if let digit = character.decimalDigit {
        if draft.type(digit) { accepted = true }
      } else if isSeparator(character) {
        if draft.separate() { accepted = true }
      }
    }
    return accepted
  }

  private var beginsWithYear: Bool {
    for case .field(let field, let digits) in shape.parts { return field == .year && digits == 4 }
    return false
  }

  private func isSeparator(_ character: Character) -> Bool {
    for case .literal(let literal) in shape.parts where literal.hasSameUnits(as: String(character)) { return true }
    switch character.only {
    case "/", "-", ".", ",", ":", " ", "年", "月", "日", "．", "／": return true
    default: return false
    }
  }

  /// A pasted ISO date (2024-01-31) in the order of the shape. One that begins with the year too is read in its own order.
  private func reordered(_ text: String, isEmpty: Bool) -> String {
    guard isEmpty, !beginsWithYear, text.utf8.count >= 8 else { return text }
    let pieces = text.pieces(separatedBy: 0x2D)
    guard pieces.count == 3, pieces[0].count == 4, (1...2).contains(pieces[1].count),
      pieces[2].prefix(2).allSatisfy({ $0.decimalDigit != nil }), !pieces[2].isEmpty
    else { return text }
    var result = ""
    for part in shape.parts {
      switch part {
      case .field(.year, let digits): result += pieces[0].suffix(digits)
      case .field(.month, _): result += (pieces[1].count == 1 ? "0" : "") + pieces[1]
      case .field(.day, _):
        let day = pieces[2].prefix { $0.decimalDigit != nil }.prefix(2)
        result += (day.count == 1 ? "0" : "") + day
      default: break
      }
    }
    return result
  }

  /// Writes the fields up to the last one with digits, and the separator after a full one.
  private func write(_ draft: DateDraft) -> EditFormat.Output {
    guard let last = draft.slots.lastIndex(where: { !$0.digits.isEmpty }) else {
      return EditFormat.Output(text: "", significance: Significance(), significantBefore: 0)
    }
    var text = ""
    var offset = 0
    var significance = Significance()
    var index = 0
    var before = 0
    var caret = 0
    func isWritten(_ slot: Int) -> Bool { slot <= last || (slot == last + 1 && draft.slots[last].isFull) }
    for part in shape.parts {
      switch part {
      case .literal(let literal):
        // A separator is written if a field follows it, or if the last field is full.
        guard index == 0 || index < draft.slots.count ? isWritten(index) : draft.slots[last].isFull else { continue }
        text += literal
        offset += literal.utf16.count
      case .field:
        if index == draft.slot { caret = offset + draft.place }
        for (number, digit) in draft.slots[index].digits.enumerated() {
          text.unicodeScalars.append(Unicode.Scalar(0x30 + digit))
          significance.insert(offset)
          offset += 1
          if index < draft.slot || index == draft.slot && number < draft.place { before += 1 }
        }
        // At the end of a full field the caret moves to the next.
        index += 1
      }
    }
    if draft.slot < draft.slots.count - 1, draft.slots[draft.slot].isFull,
      draft.place == draft.slots[draft.slot].digits.count
    {
      caret = start(of: draft.slot + 1, in: draft)
    }
    return EditFormat.Output(
      text: text, significance: significance, significantBefore: before, caret: min(caret, offset))
  }

  /// The offset at which a field begins.
  private func start(of slot: Int, in draft: DateDraft) -> Int {
    var offset = 0
    var index = 0
    for part in shape.parts {
      switch part {
      case .literal(let literal): offset += literal.utf16.count
      case .field:
        if index == slot { return offset }
        offset += draft.slots[index].digits.count
        index += 1
      }
    }
    return offset
  }
}
