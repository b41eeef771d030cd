#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A slider: a GtkScale.
@MainActor final class SliderView: NodeView {
  private var isApplying = false
  private var marks: [Double] = []
  /// The rules of the line and of its filled part, see ``filling(of:isRightToLeft:)``.
  private var lineStyle: OpaquePointer?
  private var filledStyle: OpaquePointer?
  private var filling: String?

  init(_ node: Node, window: HostWindow) {
    super.init(node, window: window, widget: gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil), box: nil)
    gtk_scale_set_draw_value(widget.cast(to: GtkScale.self), 0)
    connect(widget, "value-changed") { [weak self] _ in self?.changed() }
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard let slider = node.content.control?.as(SliderContent.self) else { return }
    isApplying = true
    let range = widget.cast(to: GtkRange.self)
    // A GTK scale needs different ends.
    let end = max(slider.range.upperBound, slider.range.lowerBound.nextUp)
    gtk_range_set_range(range, slider.range.lowerBound, end)
    gtk_range_set_increments(range, slider.stride, slider.stride * 5)
    if gtk_range_get_value(range) != slider.value { gtk_range_set_value(range, slider.value) }
    isApplying = false
    if marks != slider.marks {
      marks = slider.marks
      gtk_scale_clear_marks(widget.cast(to: GtkScale.self))
      for mark in marks { gtk_scale_add_mark(widget.cast(to: GtkScale.self), mark, GTK_POS_BOTTOM, nil) }
    }
    showFilling(Self.filling(of: slider, isRightToLeft: node.isRightToLeft))
    Accessibility.describe(widget, node, name: slider.label)
  }

  /// The background of a line that is filled from another place than its lower end; nil where GTK fills it.
  static func filling(of slider: SliderContent, isRightToLeft: Bool) -> String? {
    guard let neutral = slider.neutralValue else { return nil }
    let ends = [neutral, slider.value].map { value in
      let fraction = SliderContent.fraction(of: value, in: slider.range)
      return (isRightToLeft ? 1 - fraction : fraction) * 100
    }
    let (first, last) = (String(format: "%.2f%%", ends.min() ?? 0), String(format: "%.2f%%", ends.max() ?? 0))
    return "background-image: linear-gradient(to right, transparent \(first), @platen_accent \(first), "
      + "@platen_accent \(last), transparent \(last));"
  }

  private func showFilling(_ new: String?) {
    guard new != filling, let line = widget.child(named: "trough") else { return }
    filling = new
    lineStyle = Stylesheet.set(new, on: line, replacing: lineStyle)
    // GTK's own filling begins at the lower end.
    guard let filled = line.child(named: "highlight") else { return }
    filledStyle = Stylesheet.set(new.map { _ in "background: none; border: none;" }, on: filled, replacing: filledStyle)
  }

  private func changed() {
    guard !isApplying else { return }
    let range = widget.cast(to: GtkRange.self)
    window.send(.setValue(gtk_range_get_value(range), isFinal: true), to: node)
    // A slider with steps, or the program, may have changed the value.
    guard let slider = node.content.control?.as(SliderContent.self), gtk_range_get_value(range) != slider.value else {
      return
    }
    isApplying = true
    gtk_range_set_value(range, slider.value)
    isApplying = false
  }
}

/// A progress: a GtkProgressBar, a GtkLevelBar for a gauge, a GtkSpinner while nothing is known.
@MainActor final class ProgressBarView: NodeView {
  private enum Kind { case bar, level, spinner }

  private let kind: Kind

  private static func kind(_ content: NodeContent) -> Kind? {
    guard let progress = content.control?.as(ProgressContent.self) else { return nil }
    if progress.kind == .gauge { return .level }
    return progress.kind == .circle && progress.fraction == nil ? .spinner : .bar
  }

  init(_ node: Node, window: HostWindow) {
    kind = Self.kind(node.content) ?? .bar
    let widget: Widget =
      switch kind {
      case .bar: gtk_progress_bar_new()
      case .level: gtk_level_bar_new()
      case .spinner: gtk_spinner_new()
      }
    super.init(node, window: window, widget: widget, box: nil)
  }

  override func canShow(_ content: NodeContent) -> Bool { Self.kind(content) == kind }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard let progress = node.content.control?.as(ProgressContent.self) else { return }
    switch kind {
    case .bar:
      if let fraction = progress.fraction {
        gtk_progress_bar_set_fraction(widget.opaque, fraction)
      } else {
        gtk_progress_bar_pulse(widget.opaque)
      }
    case .level: gtk_level_bar_set_value(widget.opaque, progress.fraction ?? 0)
    case .spinner: gtk_spinner_set_spinning(widget.opaque, 1)
    }
    Accessibility.describe(widget, node, name: progress.label)
  }
}
#endif
