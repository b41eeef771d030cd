import TextFormats

/// The month of a ``MultiDatePicker``.
struct _MultiCalendar<CalendarLabel> {
  let selection: Binding<Set<DateComponents>>
  let start: Date?
  let end: Date?
  let label: CalendarLabel
  /// Whether the days have the focus as soon as they appear, as those that a button opens.
  let takesFocus: Bool
  @FocusState private var hasFocus: Bool
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var direction
  @Environment(\.hostReference) private var reference
  /// The day with the keyboard's cursor, whose month is shown. Nil before the calendar appears.
  @State private var moved: Date?

  nonisolated init(
    selection: Binding<Set<DateComponents>>, start: Date?, end: Date?, label: CalendarLabel, takesFocus: Bool = false
  ) {
    self.selection = selection
    self.start = start
    self.end = end
    self.label = label
    self.takesFocus = takesFocus
  }
}

extension _MultiCalendar: View where CalendarLabel: View {
  var body: some View {
    let month = MultiMonth(of: cursor, zoned)
    VStack(spacing: 4) {
      HStack {
        monthButton("chevron.backward", Text(.own("Previous Month")), -1)
        Spacer()
        Text(localeWords: month.title).bold()
        Spacer()
        monthButton("chevron.forward", Text(.own("Next Month")), 1)
      }
      VStack(spacing: 0) {
        _MultiWeek(
          days: ForEach(0..<7) { Text(localeWords: month.weekdays[$0]).foregroundStyle(.secondary).frame(width: 32) })
        ForEach(0..<month.weeks.count, id: \.self) { week in
          _MultiWeek(days: ForEach(0..<7) { cell(month.weeks[week][$0]) })
        }
      }
      .focusable()
      .focused($hasFocus)
      .onKeyPress(phases: [.down, .repeat]) { press($0) }
      // The focus ring is on the cursor's day, not on the whole month.
      .focusEffectDisabled()
      .accessibilityLabel(name(month))
      .accessibilityValue(Text(verbatim: description(of: cursor)))
    }
    .frame(width: 240)
    // From now on only the user changes the month, even if the selection changes.
    .onAppear {
      if moved == nil { moved = cursor }
      if takesFocus { hasFocus = true }
    }
  }
}

@MainActor extension _MultiCalendar where CalendarLabel: View {

  private func name(_ month: MultiMonth) -> Text {
    if let label = label as? Text { return Text("\(label), \(month.title)") }
    return Text(verbatim: month.title)
  }

  /// The day with the keyboard's cursor, as it is spoken.
  private func description(of day: Date) -> String {
    let style = Date.FormatStyle(date: .complete, time: .omitted, locale: locale, calendar: zoned, timeZone: timeZone)
    return style.format(day)
  }

  private func monthButton(_ symbol: String, _ name: Text, _ months: Int) -> some View {
    Button {
      move(.months(months))
    } label: {
      Image(decorativeSystemName: symbol)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(name)
  }

  @ViewBuilder private func cell(_ day: Date?) -> some View {
    if let day {
      _MultiDay(
        number: zoned.component(.day, from: day).text(zero: locale.zeroDigit), isChosen: chosen(day) != nil,
        isAtHand: zoned.isDate(day, inSameDayAs: cursor),
        canChoose: canChoose(day)
      ) {
        moved = day
        toggle(day)
      }
    } else {
      Text(verbatim: "").frame(width: 32)
    }
  }

  // MARK: days

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  /// The day with the keyboard's cursor: at first the earliest chosen day, or today.
  private var cursor: Date {
    if let moved { return moved }
    let dates = selection.wrappedValue.compactMap(date)
    let today = reference.host?.animator.date ?? Date()
    return clamped(dates.min() ?? today)
  }

  private func clamped(_ date: Date) -> Date {
    if let start, date < start { return start }
    if let end, date >= end { return zoned.date(byAdding: .second, value: -1, to: end) ?? date }
    return date
  }

  private func canChoose(_ day: Date) -> Bool {
    let first = zoned.startOfDay(for: day)
    guard let next = zoned.date(byAdding: .day, value: 1, to: first) else { return false }
    if let start, next <= start { return false }
    if let end, first >= end { return false }
    return true
  }

  /// The day of an element of the selection, in the calendar that it names or else in that of the environment.
  private func date(_ parts: DateComponents) -> Date? {
    var calendar = parts.calendar ?? zoned
    calendar.timeZone = timeZone
    return calendar.date(
      from: DateComponents(era: parts.era, year: parts.year, month: parts.month, day: parts.day))
  }

  /// The element of the selection for the day, whatever other components the program has put into it.
  private func chosen(_ day: Date) -> DateComponents? {
    let calendar = zoned
    let own = calendar.dateComponents([.year, .month, .day], from: day)
    return selection.wrappedValue.first { parts in
      if let other = parts.calendar, other.identifier != calendar.identifier {
        return date(parts).map { calendar.isDate($0, inSameDayAs: day) } ?? false
      }
      return parts.year == own.year && parts.month == own.month && parts.day == own.day
    }
  }

  private func toggle(_ day: Date) {
    guard canChoose(day) else { return }
    if let chosen = chosen(day) {
      selection.wrappedValue.remove(chosen)
    } else {
      selection.wrappedValue.insert(zoned.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }

  private func move(_ move: CalendarMove) {
    guard let date = zoned.date(after: move, from: cursor) else { return }
    moved = clamped(date)
  }

  private func press(_ press: KeyPress) -> KeyPress.Result {
    if let move = CalendarMove(press.key, isRightToLeft: direction == .rightToLeft) {
      self.move(move)
      // The focus stays on the month.
      AccessibilityNotification.Announcement(description(of: cursor)).post()
    } else if press.key == .space || press.key == .return {
      let day = cursor
      // The cursor stays on the day, even if it was the first one chosen and no longer is.
      moved = day
      toggle(day)
    } else {
      return .ignored
    }
    return .handled
  }
}

/// A week of the month that is shown: all weeks keep their columns, however narrow the window is.
struct _MultiWeek<Days: View> {
  let days: Days
}

extension _MultiWeek: _ContainerView {
  var _childContent: Days { days }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    var stack = StackContent(axis: .horizontal, spacing: 0)
    stack.keepsColumns = true
    return _NodeContentBox(.container(.stack(stack)))
  }
}

/// A day of the month that is shown.
struct _MultiDay {
  /// The number of the day, in the digits of the user's language.
  let number: String
  let isChosen: Bool
  /// Whether the keyboard's cursor is on it.
  let isAtHand: Bool
  let canChoose: Bool
  let choose: @MainActor () -> Void
  @Environment(\.isFocused) private var isFocused
}

extension _MultiDay: View {
  var body: some View {
    Button(action: choose) {
      Text(verbatim: number).bold(isChosen).underline(isFocused && isAtHand)
        .foregroundStyle(isChosen ? Color.white : canChoose ? Color.primary : Color.secondary)
        .frame(width: 32)
    }
    .buttonStyle(.plain)
    .background(ground)
    .transformEnvironment { $0.allowsFocus = false }
    .disabled(!canChoose)
    .accessibilityLabel(isChosen ? Text(.own("\(number), chosen")) : Text(verbatim: number))
  }

  private var ground: Color {
    isChosen ? .accentColor : isFocused && isAtHand ? .secondary.opacity(0.3) : .clear
  }
}

/// The days of a month, by weeks.
private struct MultiMonth {
  let title: String
  let weekdays: [String]
  /// Nil for days of the months before and after.
  let weeks: [[Date?]]

  init(of day: Date, _ calendar: Calendar) {
    let first = calendar.dateInterval(of: .month, for: day)?.start ?? day
    let style = Date.FormatStyle(
      locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
    title = first.formatted(style.month(.wide).year())
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let start = max(0, calendar.firstWeekday - 1)
    let rotated = Array(names.dropFirst(start) + names.prefix(start))
    weekdays = (0..<7).map { rotated.indices.contains($0) ? rotated[$0] : "" }
    let leading = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    // Noon exists on every day, despite changes to and from daylight saving time.
    let days = (0..<count).map { calendar.date(byAdding: DateComponents(day: $0, hour: 12), to: first) }
    let cells = Array(repeating: nil, count: leading) + days
    weeks = stride(from: 0, to: cells.count, by: 7).map { start in
      (start..<start + 7).map { cells.indices.contains($0) ? cells[$0] : nil }
    }
  }
}
