#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A calendar: a GtkCalendar, or a GtkMenuButton that shows one.
@MainActor final class CalendarView: NodeView {
  private let calendar: Widget = gtk_calendar_new()
  private let isInline: Bool
  private var isApplying = false

  init(_ node: Node, window: HostWindow) {
    var isInline = false
    if let content = node.content.control?.as(CalendarContent.self) { isInline = content.isInline }
    self.isInline = isInline
    var outer = calendar
    if !isInline {
      outer = gtk_menu_button_new()
      let popover: Widget = gtk_popover_new()
      gtk_popover_set_child(popover.cast(to: GtkPopover.self), calendar)
      gtk_menu_button_set_popover(outer.opaque, popover)
      gtk_menu_button_set_icon_name(outer.opaque, "x-office-calendar-symbolic")
    }
    super.init(node, window: window, widget: outer, box: nil)
    for signal in ["day-selected", "next-month", "prev-month", "next-year", "prev-year"] {
      connect(calendar, signal, after: true) { [weak self] _ in self?.chosen() }
    }
    watchKeys()
  }

  /// The keys go on from the chosen day, as in every front end: GTK's begin at the first cell of the month, and move
  /// a focus that the chosen day does not follow.
  private func watchKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connect(keys, "key-pressed") { [weak self] arguments in
      guard let self, let key = KeyTranslation.keyPress(arguments.unsigned(1), arguments.flags(3)) else { return }
      arguments.answer(pressed(key))
    }
    gtk_widget_add_controller(calendar, keys)
  }

  private func pressed(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty, let content = node.content.control?.as(CalendarContent.self) else { return false }
    if let move = CalendarMove(key.key, isRightToLeft: node.isRightToLeft) {
      window.send(content.event(move), to: node)
      return true
    }
    guard !isInline, key.key == .return || key.key == .space else { return false }
    gtk_menu_button_popdown(widget.opaque)
    return true
  }

  override func canShow(_ content: NodeContent) -> Bool {
    if let calendar = content.control?.as(CalendarContent.self) { calendar.isInline == isInline } else { false }
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard let content = node.content.control?.as(CalendarContent.self) else { return }
    show(content.day)
    Accessibility.describe(widget, node, name: content.spokenName)
  }

  private var day: CalendarDay? {
    guard let date = gtk_calendar_get_date(calendar.opaque) else { return nil }
    defer { g_date_time_unref(date) }
    return CalendarDay(
      year: Int(g_date_time_get_year(date)), month: Int(g_date_time_get_month(date)),
      day: Int(g_date_time_get_day_of_month(date)))
  }

  private func show(_ day: CalendarDay) {
    guard day != self.day,
      let date = g_date_time_new_local(
        gint(clamping: day.year), gint(clamping: day.month), gint(clamping: day.day), 12, 0, 0)
    else { return }
    isApplying = true
    gtk_calendar_select_day(calendar.opaque, date)
    isApplying = false
    g_date_time_unref(date)
  }

  private func chosen() {
    guard !isApplying, let day, let content = node.content.control?.as(CalendarContent.self), day != content.day else {
      return
    }
    window.send(.setDay(day), to: node)
    // A day outside of the range was changed.
    if let content = node.content.control?.as(CalendarContent.self) { show(content.day) }
  }
}
#endif
