import Platen
import Testing

/// The sizes that geometry readers have before the first layout.
@MainActor @Suite struct GeometryReaderTests {
  private final class Sizes { var all: [CGSize] = [] }

  /// Notes each size that its reader gets.
  private struct Reader: View {
    let sizes: Sizes

    var body: some View {
      GeometryReader { proxy in
        let _ = sizes.all.append(proxy.size)
        Text("inside")
      }
    }
  }

  private func first(_ view: (Reader) -> some View) -> CGSize? {
    let sizes = Sizes()
    _ = ViewHost(view(Reader(sizes: sizes))).update()
    return sizes.all.first
  }

  @Test func aReaderBeginsWithTheSizeOfTheFrameAroundIt() {
    #expect(first { $0.frame(width: 120, height: 80) } == CGSize(width: 120, height: 80))
    #expect(first { $0.border(.red).frame(width: 120, height: 80).padding() } == CGSize(width: 120, height: 80))
    // The inner frame is the one that offers a length.
    let nested = first { $0.frame(height: 50).frame(width: 120, height: 80).frame(width: 200) }
    #expect(nested == CGSize(width: 120, height: 50))
  }

  @Test func paddingInTheFrameIsNotOfferedToTheReader() {
    #expect(first { $0.padding(10).frame(width: 120, height: 80) } == CGSize(width: 100, height: 60))
    #expect(first { $0.padding(.leading, 30).frame(width: 20, height: 80) } == CGSize(width: 0, height: 80))
  }

  /// Frames with limits, default padding and stacks offer what only a layout knows.
  @Test func itAssumesAWindowWhereNoFrameSetsALength() {
    let window = CGSize(width: 393, height: 852)
    #expect(first { $0 } == window)
    #expect(first { $0.frame(width: 120) } == CGSize(width: 120, height: 852))
    #expect(first { $0.frame(maxWidth: 500).frame(width: 120, height: 80) } == window)
    #expect(first { $0.padding().frame(width: 120, height: 80) } == window)
    let stacked = first { reader in HStack { reader }.frame(width: 120, height: 80) }
    #expect(stacked == window)
  }

  @Test func aCanvasIsDrawnOnceForTheFrameAroundIt() {
    let sizes = Sizes()
    _ = ViewHost(Canvas { _, size in sizes.all.append(size) }.frame(width: 120, height: 120)).update()
    #expect(sizes.all == [CGSize(width: 120, height: 120)])
  }
}
