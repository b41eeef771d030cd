#if GTK
import CGTK4
import PlatenTree
import Testing

@testable import PlatenGTK

/// GTK makes no widgets without a display.
@Suite(.enabled(if: gtk_init_check() != 0)) @MainActor struct StylesheetTests {
  /// Counts the ends of an object in the integer at `count`.
  private func countEnd(of object: OpaquePointer, in count: UnsafeMutablePointer<Int>) {
    g_object_weak_ref(
      UnsafeMutablePointer<GObject>(object), { count, _ in count?.assumingMemoryBound(to: Int.self).pointee += 1 },
      count)
  }

  @Test func rulesEndWithTheirWidget() throws {
    let ended = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    ended.initialize(to: 0)
    let label: Widget = gtk_label_new(nil)
    g_object_ref_sink(label)
    let first = try #require(Stylesheet.set("color: red;", on: label, replacing: nil))
    countEnd(of: first, in: ended)
    let second = try #require(Stylesheet.set("color: blue;", on: label, replacing: first))
    #expect(ended.pointee == 1)
    countEnd(of: second, in: ended)
    g_object_unref(label)
    #expect(ended.pointee == 2)
    ended.deallocate()
  }

  @Test func aLineIsFilledFromItsNeutralValue() {
    var slider = SliderContent(value: 3, range: 0...10, label: "Rating")
    #expect(SliderView.filling(of: slider, isRightToLeft: false) == nil)
    slider.neutralValue = 5
    let filling = SliderView.filling(of: slider, isRightToLeft: false)
    #expect(filling?.contains("transparent 30.00%, @platen_accent 30.00%, @platen_accent 50.00%, transparent") == true)
    let mirrored = SliderView.filling(of: slider, isRightToLeft: true)
    #expect(mirrored?.contains("@platen_accent 50.00%, @platen_accent 70.00%") == true)
  }
}
#endif
