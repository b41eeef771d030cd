import SwiftUI
import UIKit

// A form of UIKit's controls: a text field whose keyboard is a picker, a date, a switch, a slider, a stepper, a progress
// bar and the dots of pages, as forms that are written with UIKit have them.

final class OrderController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let sizes = ["Small", "Medium", "Large"]
    let toppings = ["None", "Cheese"]
    let size = UITextField()
    let picker = UIPickerView()
    let date = UIDatePicker()
    let gift = UISwitch()
    let strength = UISlider()
    let count = UIStepper()
    let progress = UIProgressView(progressViewStyle: .default)
    let pages = UIPageControl()
    let submit = UIButton(type: .system)
    let summary = UILabel()
    private(set) var events: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        size.placeholder = "Size"
        size.inputView = picker
        picker.dataSource = self
        picker.delegate = self
        picker.accessibilityLabel = "Sizes"
        date.datePickerMode = .date
        date.preferredDatePickerStyle = .compact
        date.timeZone = TimeZone(secondsFromGMT: 0)
        date.minimumDate = Date(timeIntervalSince1970: 86_400)
        date.date = Date(timeIntervalSince1970: 0)
        date.accessibilityLabel = "Day"
        gift.accessibilityLabel = "Gift"
        gift.onTintColor = .systemGreen
        gift.addTarget(self, action: OrderController.giftChanged, for: .valueChanged)
        strength.minimumValue = 0
        strength.maximumValue = 10
        strength.setValue(20, animated: false)
        strength.accessibilityLabel = "Strength"
        strength.addAction(UIAction { [weak self] _ in self?.note("strength") }, for: .valueChanged)
        count.minimumValue = 1
        count.maximumValue = 3
        count.wraps = true
        count.accessibilityLabel = "Count"
        count.addTarget(self, action: OrderController.countChanged, for: .valueChanged)
        progress.setProgress(0.25, animated: true)
        progress.accessibilityLabel = "Done"
        pages.numberOfPages = 3
        pages.currentPage = 1
        pages.addAction(UIAction { [weak self] _ in self?.note("page") }, for: .valueChanged)
        submit.setTitle("Order", for: .normal)
        submit.setTitleColor(.systemRed, for: .normal)
        submit.setTitle("Wait", for: .disabled)
        summary.text = "Nothing ordered"
        let stack = UIStackView(arrangedSubviews: [
            size, date, gift, strength, count, progress, pages, submit, summary,
        ])
        stack.axis = .vertical
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 24)
        stack.isLayoutMarginsRelativeArrangement = true
        view.addSubview(stack)
    }

    func note(_ event: String) { events.append(event) }

    func giftChanged() {
        note("gift")
        summary.text = gift.isOn ? "A gift" : "No gift"
    }

    func countChanged(_ sender: UIStepper) {
        note("count")
        summary.text = "\(Int(sender.value)) of them"
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? sizes.count : toppings.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? sizes[row] : toppings[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        size.text = "\(sizes[pickerView.selectedRow(inComponent: 0)]), \(toppings[pickerView.selectedRow(inComponent: 1)])"
    }
}

struct OrderForm: UIViewControllerRepresentable {
    let controller: OrderController

    func makeUIViewController(context: Context) -> OrderController { controller }
    func updateUIViewController(_ controller: OrderController, context: Context) {}
}

// The styles and modifiers that programs use with shapes.
struct ShapeForm: View {
    var body: some View {
        VStack {
            Circle().fill(.radialGradient(Gradient(colors: [.blue, .yellow]), center: .center, startRadius: 0, endRadius: 90))
            Circle().fill(.linearGradient(Color.blue.gradient, startPoint: .top, endPoint: .bottom))
            Circle().fill(.conicGradient(colors: [.red, .blue], center: .center))
            Circle().fill(Color(.init(red: 1, green: 0.78, blue: 0.17, alpha: 1)))
            Text("Cut").background().clipShape(Rectangle().offset(x: 10))
            Circle().offset(x: 4).fill(.red)
        }
    }
}

// A package's own types by names that the project's own types once had.
struct Rating: Codable { var stars: Int }
enum CardBrand { case visa }
struct ValidationRule { var isValid: (String) -> Bool }
struct LaunchOptions { var isTest: Bool }
