import Platen
import TextControls

/// A row of segments, of which one or several are chosen, or which are pressed.
@MainActor @preconcurrency open class NSSegmentedControl: _ComposedControl {
  /// What a press on a segment does.
  public enum SwitchTracking: UInt, Sendable { case selectOne, selectAny, momentary, momentaryAccelerator }
  /// The appearance. Kept and ignored.
  public enum Style: Int, Sendable {
    case automatic, rounded, texturedRounded, roundRect, texturedSquare, capsule, smallSquare, separated
  }
  /// How wide segments are. Kept and ignored.
  public enum Distribution: Int, Sendable { case fit, fill, fillEqually, fillProportionally }

  private struct Segment {
    var label: String?
    var image: NSImage?
    var isSelected = false
    var isEnabled = true
    var tag = 0
    var width: CGFloat = 0
    var toolTip: String?
    var menu: NSMenu?
  }

  private var segments: [Segment] = [] { didSet { valueDidChange() } }
  private var pressed = -1

  /// What a press does: chooses the segment alone, by default.
  open var trackingMode = SwitchTracking.selectOne { didSet { valueDidChange() } }
  /// Kept and ignored.
  open var segmentStyle = Style.automatic
  /// Kept and ignored.
  open var segmentDistribution = Distribution.fit
  /// Kept and ignored; nil by default.
  open var selectedSegmentBezelColor: NSColor?

  /// Creates a control with segments of labels.
  public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    segments = labels.map { Segment(label: $0) }
    self.trackingMode = trackingMode
    connect(target, action)
  }

  /// Creates a control with segments of images.
  public convenience init(images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    segments = images.map { Segment(image: $0) }
    self.trackingMode = trackingMode
    connect(target, action)
  }

  /// The number of segments. Setting it adds empty ones at the end, or removes the last ones.
  open var segmentCount: Int {
    get { segments.count }
    set {
      let count = max(0, newValue)
      segments = Array(segments.prefix(count)) + (0..<max(0, count - segments.count)).map { _ in Segment() }
    }
  }

  /// The segment that is chosen, or that was pressed last; -1 for none. Setting it sends no action.
  open var selectedSegment: Int {
    get { trackingMode == .momentary ? pressed : segments.firstIndex(where: \.isSelected) ?? -1 }
    set {
      for index in segments.indices { segments[index].isSelected = index == newValue }
      pressed = newValue
    }
  }

  /// The same as ``selectedSegment``.
  open var indexOfSelectedItem: Int { selectedSegment }
  /// Chooses the segment with a tag. False where there is none.
  @discardableResult open func selectSegment(withTag tag: Int) -> Bool {
    guard let index = segments.firstIndex(where: { $0.tag == tag }) else { return false }
    selectedSegment = index
    return true
  }

  private func at<Value>(_ index: Int, _ keyPath: KeyPath<Segment, Value>) -> Value? {
    segments.indices.contains(index) ? segments[index][keyPath: keyPath] : nil
  }

  private func set<Value>(_ index: Int, _ keyPath: WritableKeyPath<Segment, Value>, _ value: Value) {
    if segments.indices.contains(index) { segments[index][keyPath: keyPath] = value }
  }

  /// Sets the label of a segment.
  open func setLabel(_ label: String, forSegment segment: Int) { set(segment, \.label, label) }
  /// The label of a segment; nil where there is none.
  open func label(forSegment segment: Int) -> String? { at(segment, \.label) ?? nil }
  /// Sets the image of a segment, which is shown where there is no label.
  open func setImage(_ image: NSImage?, forSegment segment: Int) { set(segment, \.image, image) }
  /// The image of a segment; nil where there is none.
  open func image(forSegment segment: Int) -> NSImage? { at(segment, \.image) ?? nil }
  /// Enables or disables a segment; where one segment is chosen among them, it is kept and ignored.
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) { set(segment, \.isEnabled, enabled) }
  /// Whether a segment can be pressed.
  open func isEnabled(forSegment segment: Int) -> Bool { at(segment, \.isEnabled) ?? false }
  /// Chooses a segment or not.
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    if trackingMode == .selectOne, selected { selectedSegment = segment } else { set(segment, \.isSelected, selected) }
  }
  /// Whether a segment is chosen.
  open func isSelected(forSegment segment: Int) -> Bool { at(segment, \.isSelected) ?? false }
  /// Sets a number for the program.
  open func setTag(_ tag: Int, forSegment segment: Int) { set(segment, \.tag, tag) }
  /// The number of a segment.
  open func tag(forSegment segment: Int) -> Int { at(segment, \.tag) ?? 0 }
  /// Keeps the width of a segment; front ends determine it.
  open func setWidth(_ width: CGFloat, forSegment segment: Int) { set(segment, \.width, width) }
  /// The width that was set.
  open func width(forSegment segment: Int) -> CGFloat { at(segment, \.width) ?? 0 }
  /// Sets a text shown as help.
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) { set(segment, \.toolTip, toolTip) }
  /// Keeps the menu of a segment, which is not shown.
  open func setMenu(_ menu: NSMenu?, forSegment segment: Int) { set(segment, \.menu, menu) }
  /// The menu of a segment.
  open func menu(forSegment segment: Int) -> NSMenu? { at(segment, \.menu) ?? nil }

  private func press(_ index: Int) {
    switch trackingMode {
    case .selectOne: selectedSegment = index
    case .selectAny: segments[index].isSelected.toggle()
    case .momentary, .momentaryAccelerator: pressed = index
    }
    userChangedValue()
  }

  package override var content: AnyView {
    switch trackingMode {
    case .selectOne:
      let selection = Binding<Int>(
        get: { [weak self] in self?.selectedSegment ?? -1 }, set: { [weak self] in self?.press($0) })
      return AnyView(
        Picker(selection: selection) {
          ForEach(segments.indices, id: \.self) { self.title(self.segments[$0]).tag($0) }
        } label: {
          name
        }
        .pickerStyle(.segmented))
    case .selectAny:
      return AnyView(
        HStack {
          ForEach(segments.indices, id: \.self) { index in
            let isOn = Binding<Bool>(
              get: { [weak self] in self?.isSelected(forSegment: index) ?? false },
              set: { [weak self] _ in self?.press(index) })
            Toggle(isOn: isOn) { self.title(self.segments[index]) }.toggleStyle(.button)
              .disabled(!self.segments[index].isEnabled)
          }
        })
    case .momentary, .momentaryAccelerator:
      return AnyView(
        HStack {
          ForEach(segments.indices, id: \.self) { index in
            Button {
              self.press(index)
            } label: {
              self.title(self.segments[index])
            }
            .disabled(!self.segments[index].isEnabled)
          }
        })
    }
  }

  @ViewBuilder private func title(_ segment: Segment) -> some View {
    if let label = segment.label, !label.isEmpty {
      Text(verbatim: label)
    } else if let image = segment.image {
      Image(nsImage: image)
    } else {
      Text(verbatim: "")
    }
  }
}
