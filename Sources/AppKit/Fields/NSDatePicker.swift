import Platen
import TextControls

/// A control that sets a date or a time.
@MainActor @preconcurrency open class NSDatePicker: _ComposedControl {
  /// The appearance of a date picker: a field, a field with a stepper, or a calendar.
  public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
  /// Whether one date is set or a range. Kept and ignored: one date is.
  public enum Mode: UInt, Sendable { case single, range }

  /// The parts of a date that are set.
  public struct ElementFlags: OptionSet, Sendable {
    /// The bits of the set, as in AppKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Hour and minute.
    public static let hourMinute = ElementFlags(rawValue: 0xC)
    /// Hour, minute and second, of which hour and minute are set.
    public static let hourMinuteSecond = ElementFlags(rawValue: 0xE)
    /// The time zone, which can't be set.
    public static let timeZone = ElementFlags(rawValue: 0x10)
    /// Year and month, shown with the day.
    public static let yearMonth = ElementFlags(rawValue: 0xC0)
    /// Year, month and day.
    public static let yearMonthDay = ElementFlags(rawValue: 0xE0)
    /// The era, which can't be set.
    public static let era = ElementFlags(rawValue: 0x100)
  }

  private var chosen = Date()

  /// The date, between the bounds. The present by default.
  open var dateValue: Date {
    get { chosen }
    set {
      let least = max(newValue, minDate ?? newValue)
      chosen = maxDate.map { $0 < minDate ?? $0 ? least : min(least, $0) } ?? least
      valueDidChange()
    }
  }
  /// The first date that can be set; nil, the default, for none.
  open var minDate: Date? { didSet { dateValue = chosen } }
  /// The last date that can be set; nil, the default, for none. Ignored where it is before ``minDate``.
  open var maxDate: Date? { didSet { dateValue = chosen } }
  /// The parts that are set: the date by default.
  open var datePickerElements: ElementFlags = .yearMonthDay { didSet { valueDidChange() } }
  /// The appearance of the control. A field with a stepper by default.
  open var datePickerStyle = Style.textFieldAndStepper { didSet { valueDidChange() } }
  /// Kept and ignored: one date.
  open var datePickerMode = Mode.single
  /// The length of a range in seconds. Kept and ignored; 0 by default.
  open var timeInterval: TimeInterval = 0
  /// The locale of the dates; nil, the default, is that of the place.
  open var locale: Locale? { didSet { valueDidChange() } }
  /// The calendar of the dates; nil, the default, is that of the place.
  open var calendar: Calendar? { didSet { valueDidChange() } }
  /// The time zone of the dates; nil, the default, is that of the place.
  open var timeZone: TimeZone? { didSet { valueDidChange() } }
  /// Kept and ignored; true by default.
  open var isBezeled = true
  /// Kept and ignored; false by default.
  open var isBordered = false
  /// Kept and ignored; false by default.
  open var drawsBackground = false
  /// Kept and ignored: it depends on the style. False by default.
  open var presentsCalendarOverlay = false

  /// The date.
  open override var objectValue: Any? {
    get { chosen }
    set { if let date = newValue as? Date { dateValue = date } }
  }

  package override var content: AnyView {
    let date = Binding<Date>(
      get: { [weak self] in self?.chosen ?? Date() },
      set: { [weak self] in
        self?.dateValue = $0
        self?.userChangedValue()
      })
    var parts: DatePickerComponents = []
    if !datePickerElements.isDisjoint(with: .yearMonthDay) { parts.insert(.date) }
    if !datePickerElements.isDisjoint(with: .hourMinute) { parts.insert(.hourAndMinute) }
    let last = maxDate.flatMap { $0 >= minDate ?? $0 ? $0 : nil }
    let picker: DatePicker<Text>
    switch (minDate, last) {
    case (let first?, let last?):
      picker = DatePicker(selection: date, in: first...last, displayedComponents: parts) { name }
    case (let first?, nil): picker = DatePicker(selection: date, in: first..., displayedComponents: parts) { name }
    case (nil, let last?): picker = DatePicker(selection: date, in: ...last, displayedComponents: parts) { name }
    case (nil, nil): picker = DatePicker(selection: date, displayedComponents: parts) { name }
    }
    return AnyView(
      styled(picker).transformEnvironment(\.self) { [locale, calendar, timeZone] values in
        if let locale { values.locale = locale }
        if let calendar { values.calendar = calendar }
        if let timeZone { values.timeZone = timeZone }
      })
  }

  @ViewBuilder private func styled(_ picker: DatePicker<Text>) -> some View {
    if datePickerStyle == .clockAndCalendar {
      picker.datePickerStyle(.graphical)
    } else {
      picker.datePickerStyle(.compact)
    }
  }
}

/// A bar or a wheel that shows how much of something is done, or that something is being done.
@MainActor @preconcurrency open class NSProgressIndicator: NSView, ComposedView {
  /// A bar or a wheel.
  public enum Style: UInt, Sendable { case bar, spinning }

  private let revision = ControllerState()
  private var isAnimating = false
  /// How much is done, between the bounds. 0 by default.
  open var doubleValue = 0.0 { didSet { changed() } }
  /// The number at which nothing is done, 0 by default.
  open var minValue = 0.0 { didSet { changed() } }
  /// The number at which all is done, 100 by default.
  open var maxValue = 100.0 { didSet { changed() } }
  /// Whether how much is done is not known. True by default.
  open var isIndeterminate = true { didSet { changed() } }
  /// A bar or a wheel; a bar by default.
  open var style = Style.bar { didSet { changed() } }
  /// Whether a wheel that stands still is shown. True by default.
  open var isDisplayedWhenStopped = true { didSet { changed() } }
  /// Kept and ignored; regular by default.
  open var controlSize = NSControl.ControlSize.regular
  /// Kept and ignored; true by default.
  open var usesThreadedAnimation = true
  /// Kept and ignored; true by default.
  open var isBezeled = true
  /// The name that assistive technology reads. Nil by default.
  open override var accessibilityLabel: String? { didSet { changed() } }

  /// Begins to show that something is being done, where how much is not known.
  open func startAnimation(_ sender: Any?) {
    isAnimating = true
    changed()
  }
  /// Ends what ``startAnimation(_:)`` began.
  open func stopAnimation(_ sender: Any?) {
    isAnimating = false
    changed()
  }
  /// Adds to what is done.
  open func increment(by delta: Double) { doubleValue = min(max(doubleValue + delta, minValue), maxValue) }

  private func changed() {
    revision.change()
    setNeedsDisplay()
  }

  private var fraction: Double? {
    if isIndeterminate { return isAnimating ? nil : 0 }
    return maxValue > minValue ? min(max((doubleValue - minValue) / (maxValue - minValue), 0), 1) : 0
  }

  package var composedContent: AnyView { revision.view(of: self) { $0.shown } }

  @ViewBuilder private var shown: some View {
    if isAnimating || isDisplayedWhenStopped || !isIndeterminate {
      let bar = ProgressView(value: fraction) { Text(verbatim: accessibilityLabel ?? "") }.labelsHidden()
      if style == .spinning { bar.progressViewStyle(.circular) } else { bar.progressViewStyle(.linear) }
    }
  }
}
