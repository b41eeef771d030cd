/// A row of buttons of which one at most is chosen. Front ends show the chosen one as selected.
///
/// `UISegmentedControl.appearance()` gives later ones their colours and attributes, which are kept and ignored.
/// SwiftUI's segmented pickers are no controls of this class.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UISegmentedControl { standIn { UISegmentedControl(frame: .zero) } }

  /// The index for no segment.
  public static let noSegment = -1

  private let row = UIStackView(arrangedSubviews: [])
  private var chosen = UISegmentedControl.noSegment
  /// Whether a segment is chosen for the time of the press only. False by default.
  open var isMomentary = false
  /// Kept and ignored; nil by default.
  open var selectedSegmentTintColor: UIColor?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(row)
  }

  /// Creates a control from an archive, without segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(row)
  }

  /// Creates a control with segments for texts and images; other items are ignored. None is chosen.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
      case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
      default: break
      }
    }
  }

  private var segments: [UIButton] { row.arrangedSubviews.compactMap { $0 as? UIButton } }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The index of the chosen segment; ``noSegment`` for none, which an index out of range is too. Setting it sends no
  /// event.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment
      for (index, segment) in segments.enumerated() { segment.isSelected = index == chosen }
    }
  }

  /// Adds a segment with a title. An index out of range is clamped. `animated` is ignored.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.setTitle(title, for: .normal) }
  }

  /// Adds a segment with an image. An index out of range is clamped. `animated` is ignored.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.setImage(image, for: .normal) }
  }

  private func insert(at index: Int, _ setUp: (UIButton) -> Void) {
    let (button, place) = (UIButton(type: .custom), min(max(index, 0), numberOfSegments))
    setUp(button)
    button.addAction(
      UIAction { [weak self, weak button] _ in
        if let self, let index = self.segments.firstIndex(where: { $0 === button }) { self.choose(index) }
      }, for: .touchUpInside)
    row.insertArrangedSubview(button, at: place)
    selectedSegmentIndex = chosen >= place ? chosen + 1 : chosen
  }

  /// Sets the image of a segment. An index out of range is ignored.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].setImage(image, for: .normal) }
  }

  /// The image of a segment; nil for an index out of range.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image(for: .normal) : nil
  }

  /// Removes a segment. `animated` is ignored.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].removeFromSuperview()
    selectedSegmentIndex = segment == chosen ? Self.noSegment : chosen > segment ? chosen - 1 : chosen
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].setTitle(title, for: .normal) }
  }

  /// The title of a segment; nil where there is none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title(for: .normal) : nil
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets the attributes of titles in a state. Kept and ignored.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }

  /// The attributes of titles in a state; nil where none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// The user has chosen a segment.
  private func choose(_ index: Int) {
    guard isEnabled, isMomentary || index != chosen else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
