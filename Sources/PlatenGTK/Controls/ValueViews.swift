#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A slider: a GtkScale.
@MainActor final class SliderView: NodeView {
  private var isApplying = false
  private var marks: [Double] = []

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
    Accessibility.describe(widget, node, name: slider.label)
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
