/// A mark at a value of a slider, with a label below it or without one.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  /// The identity of a tick: its value.
  public struct ID: Hashable {
    let value: V
  }

  private let value: V
  private let label: AnyView?

  /// The identity of the tick, by its value.
  public var id: ID { ID(value: value) }
  /// The tick itself. Not for use outside the framework.
  public var _marks: [_SliderMark] { [_SliderMark(value: Double(value), label: label)] }

  private init(value: V, label: AnyView?) {
    self.value = value
    self.label = label
  }

  /// A mark without a label.
  nonisolated public init(_ value: V) { self.init(value: value, label: nil) }

  /// A mark with a view below it.
  nonisolated public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.init(value: value, label: AnyView(label()))
  }

  /// A mark with a text below it, which is translated by the program's tables.
  nonisolated public init(_ value: V, _ titleKey: LocalizedStringKey) { self.init(value) { Text(titleKey) } }

  /// A mark with a text below it, which is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ value: V, _ title: S) {
    self.init(value) { Text(title) }
  }
}

extension SliderTick: Comparable {
  /// Whether the marks are at the same value.
  public static func == (first: SliderTick, second: SliderTick) -> Bool { first.value == second.value }
  /// Whether the first mark is at a smaller value.
  public static func < (first: SliderTick, second: SliderTick) -> Bool { first.value < second.value }
}

/// A mark of a slider, for its view.
public struct _SliderMark {
  let value: Double
  let label: AnyView?
}

/// The marks of a slider.
public protocol SliderTickContent {
  /// The marks in order. Not for use outside the framework.
  var _marks: [_SliderMark] { get }
}

/// A mark for each element of a collection, or several.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent> {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates marks for the elements of a collection with their identities.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension SliderTickContentForEach: SliderTickContent {
  /// The marks of all elements. Not for use outside the framework.
  public var _marks: [_SliderMark] { data.flatMap { content($0)._marks } }
}

extension SliderTickContentForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates marks for the elements of a collection.
  nonisolated public init(_ data: Data, content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

/// The marks of several statements.
public struct TupleSliderTickContent: SliderTickContent {
  /// The marks in order. Not for use outside the framework.
  public let _marks: [_SliderMark]
}

/// Builds the marks of a slider from closures.
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// A statement. For the result builder.
  public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content { content }
  /// Statements, one after the other. For the result builder.
  public static func buildBlock<each Content: SliderTickContent>(
    _ content: repeat each Content
  ) -> TupleSliderTickContent {
    var marks: [_SliderMark] = []
    for content in repeat each content { marks += content._marks }
    return TupleSliderTickContent(_marks: marks)
  }
  /// The marks of `if` where the condition is true. For the result builder.
  public static func buildOptional(_ content: (any SliderTickContent)?) -> TupleSliderTickContent {
    TupleSliderTickContent(_marks: content?._marks ?? [])
  }
  /// The marks of the first branch. For the result builder.
  public static func buildEither(first content: any SliderTickContent) -> TupleSliderTickContent {
    TupleSliderTickContent(_marks: content._marks)
  }
  /// The marks of the second branch. For the result builder.
  public static func buildEither(second content: any SliderTickContent) -> TupleSliderTickContent {
    TupleSliderTickContent(_marks: content._marks)
  }
}

/// The labels of a slider's marks, each below its mark.
struct _SliderTickLabels {
  let marks: [_SliderMark]
  let range: ClosedRange<Double>

  nonisolated init(marks: [_SliderMark], range: ClosedRange<Double>) {
    self.marks = marks
    self.range = range
  }
}

extension _SliderTickLabels: View {
  var body: some View {
    let labelled = marks.filter { $0.label != nil }
    TickLine(fractions: labelled.map { SliderContent.fraction(of: $0.value, in: range) }) {
      ForEach(Array(labelled.enumerated()), id: \.offset) { _, mark in mark.label?.font(.caption) }
    }
  }
}

/// Views side by side, each centred below a place of a slider's knob and no further out than the ends.
private struct TickLine: Layout {
  let fractions: [Double]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = proposal.width ?? sizes.reduce(0) { $0 + $1.width }
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, fraction) in zip(subviews, fractions) {
      let size = subview.sizeThatFits(.unspecified)
      let inset = min(SliderContent.knobInset, bounds.width / 2)
      let start = inset + (bounds.width - 2 * inset) * fraction - size.width / 2
      let x = bounds.minX + min(max(start, 0), max(bounds.width - size.width, 0))
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
    }
  }
}
