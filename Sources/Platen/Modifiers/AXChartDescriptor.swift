import Foundation

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis shows.
  var title: String { get set }
}

/// An axis with numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How the numbers are arranged.
  public enum ScaleType: Int, Sendable {
    /// In equal distances.
    case linear
    /// By their logarithms to the base 10.
    case log10
    /// By their natural logarithms.
    case ln
  }

  /// What the axis shows.
  open var title: String
  /// The least and the greatest number.
  open var range: ClosedRange<Double>
  /// Where lines are drawn. It is for the program: nothing here speaks it.
  open var gridlinePositions: [Double]
  /// How the numbers are arranged. It is for the program: nothing here speaks it.
  open var scaleType = ScaleType.linear
  /// The words for a number.
  open var valueDescriptionProvider: (Double) -> String

  /// Creates an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis with categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// What the axis shows.
  open var title: String
  /// The categories in the order of the axis.
  open var categoryOrder: [String]

  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A number or a category of a point.
open class AXDataPointValue: NSObject {
  /// The number; 0 for a category.
  open var number: Double
  /// The category; empty for a number.
  open var category: String

  private init(number: Double, category: String) {
    self.number = number
    self.category = category
  }

  /// A number.
  public static func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number: number, category: "") }
  /// A category.
  public static func category(_ category: String) -> AXDataPointValue {
    AXDataPointValue(number: 0, category: category)
  }
}

/// A point of a chart.
open class AXDataPoint: NSObject {
  /// The value on the first axis.
  open var xValue: AXDataPointValue
  /// The number on the second axis; nil where the point has none.
  open var yValue: AXDataPointValue?
  /// The values on further axes, in their order.
  open var additionalValues: [AXDataPointValue]
  /// A name of the point.
  open var label: String?

  private init(_ x: AXDataPointValue, _ y: Double?, _ additionalValues: [AXDataPointValue], _ label: String?) {
    xValue = x
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  /// A point at a number.
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.init(.number(x), y, additionalValues, label)
  }

  /// A point of a category.
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.init(.category(x), y, additionalValues, label)
  }
}

/// Points that belong together, such as those of a line.
open class AXDataSeriesDescriptor: NSObject {
  /// What the points show; nil where there is only one series.
  open var name: String?
  /// Whether there are values between the points. It is for the program: nothing here speaks it.
  open var isContinuous: Bool
  /// The points in order.
  open var dataPoints: [AXDataPoint]

  /// Creates a series.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// What a chart shows, for those who do not see it. See `accessibilityChartDescriptor(_:)`.
open class AXChartDescriptor: NSObject {
  /// The title of the chart.
  open var title: String?
  /// What the chart says, in short.
  open var summary: String?
  /// The first axis.
  open var xAxis: any AXDataAxisDescriptor
  /// The axis of the points' second values.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// The axes of the points' further values.
  open var additionalAxes: [any AXDataAxisDescriptor]
  /// The points.
  open var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  /// The words for a point: its name and its values with the titles of their axes.
  func words(for point: AXDataPoint) -> String {
    var words = point.label.map { [$0] } ?? []
    words.append(Self.words(for: point.xValue, on: xAxis))
    if let yAxis, let value = point.yValue { words.append(Self.words(for: value, on: yAxis)) }
    words += zip(point.additionalValues, additionalAxes).map(Self.words)
    return words.joined(separator: ", ")
  }

  private static func words(for value: AXDataPointValue, on axis: any AXDataAxisDescriptor) -> String {
    let text = (axis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(value.number) ?? value.category
    return axis.title.isEmpty ? text : "\(axis.title): \(text)"
  }
}

/// Makes the description of a chart.
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
  /// Creates the description when the view appears.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes the description when the value of the view has changed.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the chart that the view draws to assistive technology: the title, the summary and the points of each
  /// series are read in pages, in windows and in forms in lines, the first thousand points of a series. They are not
  /// seen, and no front end plays them as tones.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { modifier(ChartDescription(representable: representable)) }
}

private struct ChartDescription<R: AXChartDescriptorRepresentable> {
  let representable: R
  @Kept private var kept = KeptDescriptor()

  nonisolated init(representable: R) { self.representable = representable }
}

extension ChartDescription: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(_representing(ChartWords(chart: descriptor)))
  }

  @MainActor private var descriptor: AXChartDescriptor {
    if let descriptor = kept.descriptor {
      representable.updateChartDescriptor(descriptor)
      return descriptor
    }
    let descriptor = representable.makeChartDescriptor()
    kept.descriptor = descriptor
    return descriptor
  }
}

private final class KeptDescriptor {
  var descriptor: AXChartDescriptor?
}

/// The description of a chart as texts, one for each point.
private struct ChartWords {
  let title: String?
  let summary: String?
  let series: [(name: String?, points: [String])]

  init(chart: AXChartDescriptor) {
    title = chart.title
    summary = chart.summary
    series = chart.series.map { ($0.name, $0.dataPoints.prefix(1000).map(chart.words)) }
  }
}

extension ChartWords: View {
  var body: some View {
    VStack(alignment: .leading) {
      if let title { Text(verbatim: title).accessibilityAddTraits(.isHeader) }
      if let summary { Text(verbatim: summary) }
      ForEach(Array(series.enumerated()), id: \.offset) { _, series in
        if let name = series.name { Text(verbatim: name) }
        ForEach(Array(series.points.enumerated()), id: \.offset) { _, point in Text(verbatim: point) }
      }
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
    .clipped()
  }
}
