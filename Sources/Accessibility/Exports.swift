// What assistive technology is told of charts, and messages to it.
@_exported import class Platen.AXCategoricalDataAxisDescriptor
@_exported import class Platen.AXChartDescriptor
@_exported import class Platen.AXDataPoint
@_exported import class Platen.AXDataPointValue
@_exported import class Platen.AXDataSeriesDescriptor
@_exported import class Platen.AXNumericDataAxisDescriptor
@_exported import enum Platen.AccessibilityNotification
@_exported import protocol Platen.AXDataAxisDescriptor
