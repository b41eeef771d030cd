import SwiftUI
import UIKit

// Views that draw themselves, as libraries of text fields and charts have them: a field with a line below it, a ring that
// fills, a strip of colours, and a picture made of initials.

/// A field with a line below it, which is drawn by hand.
final class UnderlinedField: UITextField {
    var lineColor = UIColor.systemTeal { didSet { setNeedsDisplay() } }
    private(set) var drawnRect = CGRect.zero

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        drawnRect = rect
        let line = UIBezierPath()
        line.move(to: CGPoint(x: rect.minX, y: rect.maxY - 1))
        line.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - 1))
        line.lineWidth = 2
        line.lineCapStyle = .round
        lineColor.setStroke()
        line.stroke()
    }
}

/// A ring that shows how much of a form is filled in.
final class CompletionRing: UIView, CAAnimationDelegate {
    private let track = CAShapeLayer()
    private let bar = CAShapeLayer()
    private(set) var finished: [Bool] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for layer in [track, bar] {
            layer.fillColor = nil
            layer.lineWidth = 6
            layer.lineCap = .round
            self.layer.addSublayer(layer)
        }
        track.strokeColor = UIColor.systemGray.cgColor
        bar.strokeColor = UIColor.systemGreen.cgColor
        bar.strokeEnd = 0
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let path = UIBezierPath(
            arcCenter: middle, radius: min(bounds.width, bounds.height) / 2 - 3, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
            clockwise: true)
        for layer in [track, bar] {
            layer.frame = bounds
            layer.path = path.cgPath
        }
    }

    func show(_ share: CGFloat, duration: CFTimeInterval) {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = bar.strokeEnd
        animation.toValue = share
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        animation.delegate = self
        bar.strokeEnd = share
        bar.add(animation, forKey: "share")
    }

    func stop() { bar.removeAnimation(forKey: "share") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished.append(flag) }
}

/// A strip of colours behind a label.
final class BannerView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Welcome"
        addSubview(label)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemPurple.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made in code") }
}

/// A round picture of initials.
func initialsImage(_ initials: String, diameter: CGFloat) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: diameter, height: diameter))
    return renderer.image { context in
        UIColor(red: 0, green: 0.5, blue: 1, alpha: 1).setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: diameter, height: diameter))
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: diameter / 2), .foregroundColor: UIColor.white,
        ]
        let size = (initials as NSString).size(withAttributes: attributes)
        (initials as NSString).draw(
            at: CGPoint(x: (diameter - size.width) / 2, y: (diameter - size.height) / 2), withAttributes: attributes)
    }
}

/// A form of them.
final class DrawnFormController: UIViewController {
    let nameField = UnderlinedField()
    let ring = CompletionRing(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
    let banner = BannerView()
    let picture = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.placeholder = "Name"
        nameField.addAction(UIAction { [weak self] _ in self?.nameDidChange() }, for: .editingChanged)
        let stack = UIStackView(arrangedSubviews: [banner, picture, nameField, ring])
        stack.axis = .vertical
        view.addSubview(stack)
    }

    private func nameDidChange() {
        let name = nameField.text ?? ""
        ring.show(min(CGFloat(name.count) / 10, 1), duration: 0.05)
        picture.image = name.isEmpty ? nil : initialsImage(String(name.prefix(1)), diameter: 40)
        nameField.transform = name.count > 8 ? CGAffineTransform(translationX: 4, y: 0) : .identity
        banner.alpha = name.isEmpty ? 1 : 0.5
    }
}

struct DrawnForm: UIViewControllerRepresentable {
    let controller: DrawnFormController

    func makeUIViewController(context: Context) -> DrawnFormController { controller }
    func updateUIViewController(_ controller: DrawnFormController, context: Context) {}
}
