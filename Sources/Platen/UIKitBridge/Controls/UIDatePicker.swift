import TextControls

/// A control that sets a date, a time or a number of hours and minutes. It is shown as a date picker of SwiftUI, without
/// a label, also as the input view of a text field.
@MainActor @preconcurrency open class UIDatePicker: _ComposedControl {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UIDatePicker { standIn { UIDatePicker(frame: .zero) } }

  private var chosen = Date()

  /// The date, between the bounds. The present by default. Setting it sends no event.
  open var date: Date {
    get { chosen }
    set {
      chosen = limited(newValue)
      changed()
    }
  }
  /// The first date that can be set; nil, the default, for none.
  open var minimumDate: Date? { didSet { date = chosen } }
  /// The last date that can be set; nil, the default, for none. Ignored where it is before ``minimumDate``.
  open var maximumDate: Date? { didSet { date = chosen } }
  /// What is set: a date, a time or both. `.dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime { didSet { changed() } }
  /// How the control looks. `.automatic` by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { changed() } }
  /// How the control looks: ``preferredDatePickerStyle``, of which `.automatic` is compact.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The minutes between two times, a divisor of 60. 1 by default; another number counts as 1. What the user sets is
  /// rounded down to it.
  open var minuteInterval = 1 { didSet { noteAppearance(\UIDatePicker.minuteInterval, minuteInterval) } }
  /// Whether what the user sets is rounded to ``minuteInterval``. True by default.
  open var roundsToMinuteInterval = true
  /// The locale of the dates; nil, the default, is that of the place.
  open var locale: Locale? { didSet { changed() } }
  /// The calendar of the dates; nil is that of the place.
  open var calendar: Calendar! { didSet { changed() } }
  /// The time zone of the dates; nil, the default, is that of the place.
  open var timeZone: TimeZone? { didSet { changed() } }
  /// The seconds that hours and minutes make up, in the mode `.countDownTimer`. 0 by default.
  open var countDownDuration: TimeInterval = 0 {
    didSet { if countDownDuration != oldValue { changed() } }
  }

  /// Sets the date. `animated` is ignored.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// What a picker sets.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  private func limited(_ date: Date) -> Date {
    let least = max(date, minimumDate ?? date)
    guard let maximumDate, maximumDate >= minimumDate ?? maximumDate else { return least }
    return min(least, maximumDate)
  }

  /// A date at the last interval before it.
  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, (2...30).contains(minuteInterval), 60.isMultiple(of: minuteInterval),
      datePickerMode != .date
    else { return date }
    var calendar = calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    let minutes = calendar.component(.minute, from: date) % minuteInterval
    return date.addingTimeInterval(-60 * Double(minutes))
  }

  /// The hours and minutes of a duration are those of a time of the first day.
  private static let noTimeZone = TimeZone(secondsFromGMT: 0)

  private var shownDate: Binding<Date> {
    Binding<Date>(
      get: { [weak self] in
        guard let self else { return Date() }
        return datePickerMode == .countDownTimer ? Date(timeIntervalSinceReferenceDate: countDownDuration) : chosen
      },
      set: { [weak self] in
        guard let self else { return }
        if datePickerMode == .countDownTimer {
          countDownDuration = rounded($0).timeIntervalSinceReferenceDate
        } else {
          date = rounded($0)
        }
        userChangedValue()
      })
  }

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }

  package override var content: AnyView {
    let components = components
    let picker: DatePicker<Text>
    let last = maximumDate.flatMap { $0 >= minimumDate ?? $0 ? $0 : nil }
    switch (datePickerMode == .countDownTimer ? nil : minimumDate, datePickerMode == .countDownTimer ? nil : last) {
    case (let first?, let last?):
      picker = DatePicker(selection: shownDate, in: first...last, displayedComponents: components) { name }
    case (let first?, nil):
      picker = DatePicker(selection: shownDate, in: first..., displayedComponents: components) { name }
    case (nil, let last?):
      picker = DatePicker(selection: shownDate, in: ...last, displayedComponents: components) { name }
    case (nil, nil):
      picker = DatePicker(selection: shownDate, displayedComponents: components) { name }
    }
    return AnyView(
      styled(picker).transformEnvironment(\.self) { [locale, calendar, timeZone, datePickerMode] values in
        if let locale { values.locale = locale }
        if let calendar { values.calendar = calendar }
        if let zone = datePickerMode == .countDownTimer ? Self.noTimeZone : timeZone { values.timeZone = zone }
      })
  }

  @ViewBuilder private func styled(_ picker: DatePicker<Text>) -> some View {
    switch preferredDatePickerStyle {
    case .wheels: picker.datePickerStyle(.wheel)
    case .inline: picker.datePickerStyle(.graphical)
    case .automatic, .compact: picker.datePickerStyle(.compact)
    }
  }
}

/// How a date picker looks: wheels, one line, or a calendar.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
