import TextFormats

/// The fields and the calendar of a date picker.
struct _DatePickerBody<PickerLabel> {
  let selection: Binding<Date>
  let first: Date?
  let last: Date?
  let components: DatePickerComponents
  let label: PickerLabel
  let style: DatePickerStyles.Drawn
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  /// Whether the calendar is shown that a button opens.
  @State private var isOpen = false

  nonisolated init(
    selection: Binding<Date>, first: Date?, last: Date?, components: DatePickerComponents, label: PickerLabel,
    style: DatePickerStyles.Drawn
  ) {
    self.selection = selection
    self.first = first
    self.last = last
    self.components = components
    self.label = label
    self.style = style
  }
}

extension _DatePickerBody: View where PickerLabel: View {
  var body: some View {
    if style == .graphical, components.contains(.date) {
      VStack(alignment: .leading) {
        calendarView(isInline: true)
        if components.contains(.hourAndMinute) { timeField }
      }
    } else {
      // The calendar's button stays beside its field where a reason is below that.
      HStack(alignment: .top) {
        if components.contains(.date) { dateField }
        if components.contains(.hourAndMinute) { timeField }
        if components.contains(.date), style == .compact { calendarView(isInline: false) }
      }
    }
  }

  /// A field for the date as digits; it inserts the separators while they are typed.
  private var dateField: some View {
    var format = Date.FormatStyle(
      date: .numeric, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone
    )
    .year().month(.twoDigits).day(.twoDigits)
    format.capitalizationContext = .unknown
    // Setting the date keeps the time.
    let date = Binding(derivedFrom: selection, get: { selection.wrappedValue }, set: { setDay(of: $0) })
    return field(TextField(value: date, format: format) { label }, .day, format)
  }

  private var timeField: some View {
    let format = Date.FormatStyle(
      date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
    let time = Binding(derivedFrom: selection, get: { selection.wrappedValue }, set: { setTime(of: $0) })
    return field(TextField(value: time, format: format) { timeLabel }, .time, format)
  }

  /// Beside the field of the date, which has the picker's name, that of the time says what it is.
  @ViewBuilder private var timeLabel: some View {
    label
    if components.contains(.date) { Text(.own("Time")) }
  }

  private func field<Field: View>(
    _ field: Field, _ part: DateEntryRule.Part, _ format: Date.FormatStyle
  ) -> some View {
    let rule = DateEntryRule(
      part: part, format: format, calendar: zoned, date: selection.wrappedValue, first: first, last: last)
    // A year typed in part is outside of most ranges, so with a range the date is set on commit.
    // Nor is a date known before that in a calendar for which nothing is formatted while it is typed.
    let isKnownEarly = first == nil && last == nil && calendar.isGregorian
    return field.keyboardType(.numbersAndPunctuation).autocorrectionDisabled().labelsHidden().liveFormatting()
      .textFieldValueUpdate(isKnownEarly ? .whileTyping : .onCommit)
      .environment(\.isPartOfPicker, true)
      .environment(\.entryRule, FieldEntryRule(rule: rule))
  }

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  private func setDay(of date: Date) {
    let calendar = zoned
    let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    set(calendar.date(from: parts))
  }

  private func setTime(of date: Date) {
    set(zoned.date(selection.wrappedValue, withTimeOf: date))
  }

  /// Writes the date, limited to the range.
  private func set(_ date: Date?) {
    guard var date else { return }
    if let last, date > last { date = last }
    if let first, date < first { date = first }
    if date != selection.wrappedValue { selection.wrappedValue = date }
  }

  @MainActor @ViewBuilder private func calendarView(isInline: Bool) -> some View {
    if calendar.isGregorian {
      gregorianView(isInline: isInline)
    } else if isInline {
      daysView(takesFocus: false)
    } else {
      Button {
        isOpen = true
      } label: {
        Image(decorativeSystemName: "calendar")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(Text(.own("Calendar")))
      .popover(isPresented: $isOpen) { daysView(takesFocus: true).padding() }
    }
  }

  /// The days in a calendar other than the Gregorian one, which those of browsers and of GTK do not know.
  @MainActor private func daysView(takesFocus: Bool) -> some View {
    let days = Binding(get: { chosenDays }, set: { choose(from: $0) })
    let end = last.flatMap { zoned.dateInterval(of: .day, for: $0)?.end }
    return _MultiCalendar(selection: days, start: first, end: end, label: label, takesFocus: takesFocus)
  }

  private var chosenDays: Set<DateComponents> {
    [zoned.dateComponents([.calendar, .era, .year, .month, .day], from: selection.wrappedValue)]
  }

  /// Sets the day that is new among some days. There is none where the one that is set was chosen again.
  private func choose(from days: Set<DateComponents>) {
    if let date = days.subtracting(chosenDays).first.flatMap(zoned.date) { setDay(of: date) }
    isOpen = false
  }

  @MainActor private func gregorianView(isInline: Bool) -> some View {
    let calendar = zoned
    return _CalendarCore(
      day: calendar.day(of: selection.wrappedValue), first: first.map(calendar.day), last: last.map(calendar.day),
      isInline: isInline, calendar: calendar, label: label
    ) { day in
      var parts = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
      (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
      set(calendar.date(from: parts))
    }
  }
}

/// A calendar of one month, or the button that shows it.
struct _CalendarCore<CalendarLabel: View> {
  let day: CalendarDay
  let first: CalendarDay?
  let last: CalendarDay?
  let isInline: Bool
  let calendar: Calendar
  let label: CalendarLabel
  let choose: (CalendarDay) -> Void
}

extension _CalendarCore: _ControlView {
  var _label: CalendarLabel { label }
  var _source: EmptyView { EmptyView() }

  func _content(_ parts: ControlParts) -> any ControlContent {
    let month = calendar.date(from: DateComponents(year: day.year, month: day.month, day: 1)) ?? Date()
    let weekday = calendar.component(.weekday, from: month)
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let start = max(0, calendar.firstWeekday - 1)
    let title = month.formatted(
      Date.FormatStyle(locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
        .month(.wide).year())
    var content = CalendarContent(
      day: day, first: first, last: last, isInline: isInline,
      label: parts.environment.nodeScope.accessibilityLabel ?? parts.name, title: title,
      weekdays: Array(names.dropFirst(start) + names.prefix(start)),
      leadingDays: (weekday - calendar.firstWeekday + 7) % 7,
      dayCount: calendar.range(of: .day, in: .month, for: month)?.count ?? 31)
    let button = Text(.own("Calendar")).resolve(in: parts.environment.textResolution).plainText
    content.buttonLabel = content.label.isEmpty ? button : "\(content.label), \(button)"
    content.zero = parts.environment.locale.zeroDigit
    return content
  }

  func _handle(_ event: NodeEvent, _ parts: ControlParts) -> Bool {
    switch event {
    case .setDay(let day):
      // A month or day that does not exist is replaced by the nearest one.
      guard (1...9999).contains(day.year), let month = Self.month(of: day, calendar),
        let count = calendar.range(of: .day, in: .month, for: month)?.count
      else { return false }
      let parts = calendar.dateComponents([.year, .month], from: month)
      choose(
        CalendarDay(
          year: parts.year ?? day.year, month: parts.month ?? day.month, day: min(max(day.day, 1), count)))
    case .step(let days):
      guard (-4000...4000).contains(days),
        let date = calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day)),
        let next = calendar.date(byAdding: .day, value: days, to: date)
      else { return false }
      choose(calendar.day(of: next))
    default: return false
    }
    return true
  }

  /// The first day of the month; month 13 is the first month of the next year.
  private static func month(of day: CalendarDay, _ calendar: Calendar) -> Date? {
    guard (-12...24).contains(day.month) else { return nil }
    return calendar.date(from: DateComponents(year: day.year, month: 1, day: 1))
      .flatMap { calendar.date(byAdding: .month, value: day.month - 1, to: $0) }
  }
}

extension Calendar {
  fileprivate func day(of date: Date) -> CalendarDay {
    let parts = dateComponents([.year, .month, .day], from: date)
    return CalendarDay(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
  }
}

private enum PickerPartKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a field is the part of a picker, which is no text field in SwiftUI.
  var isPartOfPicker: Bool {
    get { self[PickerPartKey.self] }
    set { self[PickerPartKey.self] = newValue }
  }
}
