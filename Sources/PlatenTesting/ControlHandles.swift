/// A picker on the screen.
public final class PickerHandle: ControlHandle {
  private func content() throws -> PickerContent {
    guard case .control(let picker as PickerContent) = try node().content else { throw ScreenError.gone("\(id)") }
    return picker
  }

  /// The titles of the options.
  public var options: [String] { get throws { try content().options.map(\.title) } }

  /// The text shown for the value; empty when the value is that of no option.
  public var value: String { get throws { try content().valueText } }

  /// The index of the chosen option; nil when the value is that of no option.
  public var selectedIndex: Int? { get throws { try content().selection } }

  /// Chooses the option with this title. Throws ``ScreenError/notFound(kind:label:available:)`` when there is none.
  public func select(_ title: String) throws {
    _ = try usableNode()
    let options = try options
    guard let index = options.firstIndex(of: title) else {
      throw ScreenError.notFound(kind: "option", label: title, available: options)
    }
    try select(at: index)
  }

  /// Chooses an option by its index, from 0.
  public func select(at index: Int) throws {
    _ = try usableNode()
    screen.host.send(.select(index), to: id)
    screen.update()
  }
}

/// A slider on the screen.
public final class SliderHandle: ControlHandle {
  private func content() throws -> SliderContent {
    guard case .control(let slider as SliderContent) = try node().content else { throw ScreenError.gone("\(id)") }
    return slider
  }

  /// The current value.
  public var value: Double { get throws { try content().value } }

  /// The least and the greatest value.
  public var range: ClosedRange<Double> { get throws { try content().range } }

  /// Moves the knob to a value. The value is clamped to the range and rounded to a step.
  public func set(_ value: Double) throws {
    _ = try usableNode()
    screen.host.send(.setValue(value, isFinal: true), to: id)
    screen.update()
  }

  /// Drags the knob through values and releases it at the last one.
  public func drag(through values: [Double]) throws {
    _ = try usableNode()
    for (index, value) in values.enumerated() {
      screen.host.send(.setValue(value, isFinal: index == values.count - 1), to: id)
      screen.update()
    }
  }
}

/// A control whose value goes up and down on the screen: a stepper, a slider, a rating.
public final class AdjustableHandle: ControlHandle {
  private func content() throws -> any ControlContent {
    guard let control = try node().content.control, control.role == .adjustable else {
      throw ScreenError.gone("\(id)")
    }
    return control
  }

  /// The value in words, as assistive technology speaks it; nil where it has none.
  public var value: String? { get throws { try node().accessibleValue } }

  /// Whether there is a greater value.
  public var canIncrement: Bool { get throws { try content().steps?.canIncrement ?? false } }

  /// Whether there is a smaller value.
  public var canDecrement: Bool { get throws { try content().steps?.canDecrement ?? false } }

  /// Makes the value larger by one step. At the end nothing happens.
  public func increment() throws { try step(1) }

  /// Makes the value smaller by one step. At the end nothing happens.
  public func decrement() throws { try step(-1) }

  private func step(_ steps: Int) throws {
    _ = try usableNode()
    screen.host.send(.step(steps), to: id)
    screen.update()
  }
}

/// A progress view or a gauge on the screen.
public final class ProgressHandle: ControlHandle {
  /// The completed fraction, from 0 to 1; nil while it is indeterminate.
  public var fraction: Double? {
    get throws {
      guard case .control(let progress as ProgressContent) = try node().content else { throw ScreenError.gone("\(id)") }
      return progress.fraction
    }
  }
}

/// The calendar of a date picker. The fields next to it are found as fields with the same label.
public final class CalendarHandle: ControlHandle {
  private func content() throws -> CalendarContent {
    guard case .control(let calendar as CalendarContent) = try node().content else { throw ScreenError.gone("\(id)") }
    return calendar
  }

  /// The chosen day.
  public var day: DateComponents {
    get throws {
      let day = try content().day
      return DateComponents(year: day.year, month: day.month, day: day.day)
    }
  }

  /// The month and the year, as they are shown above the days.
  public var title: String { get throws { try content().title } }

  /// Chooses a day.
  public func select(year: Int, month: Int, day: Int) throws {
    _ = try usableNode()
    screen.host.send(.setDay(CalendarDay(year: year, month: month, day: day)), to: id)
    screen.update()
  }
}

/// A colour picker on the screen.
public final class ColorPickerHandle: ControlHandle {
  /// The colour as `#RRGGBB`, with two more digits for one that is not opaque.
  public var value: String {
    get throws {
      guard case .control(let well as ColorWellContent) = try node().content else { throw ScreenError.gone("\(id)") }
      return well.shade.hexadecimal
    }
  }

  /// Sets the colour, in the form of ``value``.
  public func set(_ text: String) throws {
    _ = try usableNode()
    guard let shade = ColorShade(hexadecimal: text) else {
      throw ScreenError.notFound(kind: "colour", label: text, available: [])
    }
    screen.host.send(.setColor(shade), to: id)
    screen.update()
  }
}

/// A menu on the screen.
public final class MenuHandle: ControlHandle {
  private func content() throws -> MenuContent {
    guard case .control(let menu as MenuContent) = try node().content else { throw ScreenError.gone("\(id)") }
    return menu
  }

  /// The titles of the items that can be chosen. Those of a submenu begin with its title and a slash.
  public var items: [String] { get throws { Self.titles(try content().items, path: "") } }

  private static func titles(_ items: [MenuItem], path: String) -> [String] {
    items.flatMap { item -> [String] in
      switch item.kind {
      case .submenu(let items): titles(items, path: path + item.title + "/")
      case .action, .choice: [path + item.title]
      case .header, .divider: []
      }
    }
  }

  /// Whether an item has a check mark. An item of a submenu is named by both titles with a slash between.
  public func isMarked(_ path: String) throws -> Bool { try item(path).kind == .choice(isOn: true) }

  /// Chooses an item by its title; one of a submenu by both titles with a slash between.
  public func choose(_ path: String) throws {
    _ = try usableNode()
    let item = try item(path)
    guard item.isEnabled else { throw ScreenError.disabled(path) }
    screen.host.send(item.event, to: item.id)
    screen.update()
  }

  private func item(_ path: String) throws -> MenuItem {
    var items = try content().items
    let parts = path.split(separator: "/").map(String.init)
    for part in parts.dropLast() {
      guard let list = items.first(where: { $0.title == part }), case .submenu(let inner) = list.kind else {
        throw ScreenError.notFound(kind: "menu item", label: path, available: try self.items)
      }
      items = inner
    }
    guard let item = items.first(where: { $0.title == parts.last && $0.kind != .header }) else {
      throw ScreenError.notFound(kind: "menu item", label: path, available: try self.items)
    }
    return item
  }
}

extension Screen {
  /// The picker with this label. Throws ``ScreenError/notFound(kind:label:available:)`` when there is none.
  public func picker(_ label: String) throws -> PickerHandle {
    PickerHandle(
      screen: self, id: try find("picker", label) { $0.content.control is PickerContent }.id)
  }

  /// The slider with this label. Throws ``ScreenError/notFound(kind:label:available:)`` when there is none.
  public func slider(_ label: String) throws -> SliderHandle {
    SliderHandle(
      screen: self, id: try find("slider", label) { $0.content.control is SliderContent }.id)
  }

  /// The stepper, slider or other control with this label whose value goes up and down. Throws
  /// ``ScreenError/notFound(kind:label:available:)`` when there is none.
  public func adjustable(_ label: String) throws -> AdjustableHandle {
    AdjustableHandle(
      screen: self, id: try find("adjustable control", label) { $0.content.control?.role == .adjustable }.id)
  }

  /// The progress view or gauge with this label; the first one for an empty label. Throws
  /// ``ScreenError/notFound(kind:label:available:)`` when there is none.
  public func progress(_ label: String = "") throws -> ProgressHandle {
    ProgressHandle(
      screen: self, id: try find("progress", label) { $0.content.control is ProgressContent }.id)
  }

  /// The calendar of the date picker with this label. Throws ``ScreenError/notFound(kind:label:available:)`` when there
  /// is none.
  public func calendar(_ label: String) throws -> CalendarHandle {
    CalendarHandle(
      screen: self, id: try find("calendar", label) { $0.content.control is CalendarContent }.id)
  }

  /// The colour picker with this label. Throws ``ScreenError/notFound(kind:label:available:)`` when there is none.
  public func colorPicker(_ label: String) throws -> ColorPickerHandle {
    ColorPickerHandle(
      screen: self, id: try find("color picker", label) { $0.content.control is ColorWellContent }.id)
  }

  /// The menu with this label. Throws ``ScreenError/notFound(kind:label:available:)`` when there is none.
  public func menu(_ label: String) throws -> MenuHandle {
    MenuHandle(screen: self, id: try find("menu", label) { $0.content.control is MenuContent }.id)
  }
}
