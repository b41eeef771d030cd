import SwiftUI

/// Controls of UIKit in a page of SwiftUI, and views that draw themselves: an order with a ring that fills as it is filled
/// in.
struct UIKitControlsPage: View {
  @State private var order = "Nothing yet"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      OrderView { order = $0 }
      Text("Order: \(order)")
        .foregroundStyle(.secondary)
    }
    .padding()
  }
}

private struct OrderView: UIViewControllerRepresentable {
  let report: (String) -> Void

  func makeUIViewController(context: Context) -> OrderController { OrderController(report: report) }
  func updateUIViewController(_ controller: OrderController, context: Context) {}
}

private final class OrderController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let sizes = ["Small", "Medium", "Large"]
  private let report: (String) -> Void
  private let nameField = UnderlinedField()
  private let kind = UISegmentedControl(items: ["Tea", "Coffee"])
  private let size = UIPickerView()
  private let day = UIDatePicker()
  private let gift = UISwitch()
  private let strength = UISlider()
  private let cups = UIStepper()
  private let colour = UIColorWell()
  private let pages = UIPageControl()
  private let bar = UIProgressView(progressViewStyle: .default)
  private let wishes = UITextView()
  private let ring = CompletionRing(frame: CGRect(x: 0, y: 0, width: 64, height: 64))

  init(report: @escaping (String) -> Void) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "Name"
    nameField.addAction(changed, for: .editingChanged)
    kind.selectedSegmentIndex = 0
    size.dataSource = self
    size.delegate = self
    day.datePickerMode = .date
    strength.maximumValue = 10
    strength.value = 5
    cups.minimumValue = 1
    cups.maximumValue = 9
    pages.numberOfPages = 4
    let rows: [(String, UIControl)] = [
      ("Drink", kind), ("Day", day), ("Gift", gift), ("Strength", strength), ("Cups", cups), ("Colour", colour),
      ("Page", pages),
    ]
    let controls = rows.map { name, control in
      control.accessibilityLabel = name
      control.addAction(changed, for: .valueChanged)
      return row(name, control)
    }
    size.accessibilityLabel = "Size"
    bar.accessibilityLabel = "Filled in"
    wishes.accessibilityLabel = "Wishes"
    wishes.text = "No milk, please. Oat milk instead."
    wishes.isFindInteractionEnabled = true
    wishes.heightAnchor.constraint(equalToConstant: 64).isActive = true
    let stack = UIStackView(
      arrangedSubviews: [nameField] + controls + [
        row("Size", size), row("Wishes", wishes), bar, ring, Seal(), BannerView("Thank you"),
      ])
    stack.axis = .vertical
    stack.spacing = 12
    view.addSubview(stack)
    update()
  }

  private var changed: UIAction { UIAction { [weak self] _ in self?.update() } }

  private func row(_ name: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = name
    let stack = UIStackView(arrangedSubviews: [label, control])
    stack.spacing = 8
    return stack
  }

  private func update() {
    let name = nameField.text ?? ""
    let share = min(Float(name.count) / 10, 1)
    bar.setProgress(share, animated: true)
    ring.share = CGFloat(share)
    let words = [
      name, "\(Int(cups.value)) × \(kind.selectedSegmentIndex == 0 ? "tea" : "coffee")",
      sizes[max(size.selectedRow(inComponent: 0), 0)].lowercased(), "strength \(Int(strength.value))",
      gift.isOn ? "as a gift" : "", "page \(pages.currentPage + 1)",
    ]
    report(words.filter { !$0.isEmpty }.joined(separator: ", "))
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    sizes[row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { update() }
}

/// A field with a line below it, drawn by hand.
private final class UnderlinedField: UITextField {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    let line = UIBezierPath()
    line.move(to: CGPoint(x: rect.minX, y: rect.maxY - 1))
    line.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - 1))
    line.lineWidth = 2
    UIColor.systemTeal.setStroke()
    line.stroke()
  }
}

/// A ring that shows a share of a whole, made of layers.
private final class CompletionRing: UIView {
  var share: CGFloat = 0 { didSet { bar.strokeEnd = share } }
  private let track = CAShapeLayer()
  private let bar = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Filled in"
    for layer in [track, bar] {
      layer.fillColor = nil
      layer.lineWidth = 8
      layer.lineCap = .round
      self.layer.addSublayer(layer)
    }
    track.strokeColor = UIColor.systemGray.cgColor
    bar.strokeColor = UIColor.systemGreen.cgColor
    bar.strokeEnd = 0
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: min(bounds.width, bounds.height) / 2 - 4,
      startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    for layer in [track, bar] { layer.path = path.cgPath }
  }
}

/// A colour that a picture masks.
private final class Seal: UIView {
  private let disc = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
    $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  init() { super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let picture = disc.cgImage else { return }
    context.clip(to: bounds, mask: picture)
    context.setFillColor(UIColor.magenta.cgColor)
    context.fill(bounds)
  }
}

/// Words on a strip of colours.
private final class BannerView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ words: String) {
    super.init(frame: .zero)
    let label = UILabel()
    label.text = words
    label.textColor = .white
    addSubview(label)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPurple.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
  }

  required init?(coder: NSCoder) { nil }
}

#Preview("Controls of UIKit") {
  UIKitControlsPage()
}
