extension LiveDate {
  /// Changes the value of the field at an offset by one; `nil` if the ``range`` has no other.
  func step(_ text: String, at offset: Int, isUp: Bool) -> EditFormat.Output? {
    var draft = DateDraft(shape)
    place(
      EditFormat.Request(
        before: text, significance: Significance(), range: offset..<offset, replacement: "", kind: .replacing),
      in: &draft)
    // A text that is no date of this shape stays as it is.
    if !text.isEmpty, read(text) == nil { return nil }
    let slot = draft.slots[draft.slot]
    let values = values(of: slot.field, in: draft)
    let place = draft.place
    if slot.digits.isEmpty {
      guard stepsEmptyFields else { return nil }
      let start = now.map { DateDraft.value(of: slot.field, in: $0()) } ?? values.lowerBound
      draft.set(slot.width == 2 && slot.field == .year ? start % 100 : start, of: slot.field)
    } else {
      let next = isUp ? slot.value + 1 : slot.value - 1
      draft.set(values.contains(next) ? next : isUp ? values.lowerBound : values.upperBound, of: slot.field)
    }
    draft.place = min(place, draft.slots[draft.slot].digits.count)
    if draft.isFull {
      // No 31 in April.
      if let day = draft.value(of: .day), slot.field != .day {
        draft.set(min(day, self.values(of: .day, in: draft).upperBound), of: .day)
      }
      if draft.isDate, let range, !contains(draft) {
        draft.set(
          draft.moment(century: century) < draft.reduced(range.lowerBound) ? range.lowerBound : range.upperBound)
      }
    }
    var output = write(draft)
    guard !output.text.hasSameUnits(as: text) else { return nil }
    if text.utf16Count == output.text.utf16Count { output.caret = offset }
    return output
  }

  /// The values of a field, given the others.
  private func values(of field: DateShape.Field, in draft: DateDraft) -> ClosedRange<Int> {
    switch field {
    case .day:
      guard let month = draft.value(of: .month), (1...12).contains(month) else { return 1...31 }
      let year = draft.value(of: .year) == nil ? nil : draft.moment(century: century).year
      return 1...DateMoment.days(in: month, year: year)
    case .year:
      guard draft.slots.contains(where: { $0.field == .year && $0.width == 2 }) else { return 1...9_999 }
      return 0...99
    default: return field.range
    }
  }
}
