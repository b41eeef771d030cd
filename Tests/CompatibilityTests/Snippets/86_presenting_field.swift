import SwiftUI
import UIKit

// A field that presents controllers by itself, as published fields with a picker of countries do, and a view of SwiftUI
// that presents UIKit's alert from the window.

/// A field with a button at its leading edge, which presents the choice from the controller around the field.
final class UnitField: UITextField {
    let unitButton = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        unitButton.setTitle("kg", for: .normal)
        unitButton.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
        leftView = unitButton
        leftViewMode = .always
    }

    required init?(coder: NSCoder) { fatalError() }

    /// The nearest controller among the responders.
    var containingController: UIViewController? {
        var responder: UIResponder? = self
        while responder != nil, !(responder is UIViewController) { responder = responder?.next }
        return responder as? UIViewController
    }

    private func choose() {
        let list = UnitList(style: .plain)
        list.pick = { [weak self] in self?.unitButton.setTitle($0, for: .normal) }
        containingController?.present(UINavigationController(rootViewController: list), animated: true)
    }
}

final class UnitList: UITableViewController {
    var pick: (String) -> Void = { _ in }
    private let units = ["kg", "lb", "st"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Units"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "unit")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { units.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "unit", for: indexPath)
        cell.textLabel?.text = units[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        pick(units[indexPath.row])
        dismiss(animated: true)
    }
}

struct UnitFieldView: UIViewRepresentable {
    func makeUIView(context: Context) -> UnitField {
        let field = UnitField(frame: .zero)
        field.placeholder = "Weight"
        return field
    }
    func updateUIView(_ field: UnitField, context: Context) {}
}

struct WeightForm: View {
    @State private var answer = "none"

    var body: some View {
        VStack {
            UnitFieldView()
            Button("Warn") { warn() }
            Text("Answer: \(answer)")
        }
    }

    private func warn() {
        let alert = UIAlertController(title: "Heavy", message: "Really?", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answer = "yes" })
        UIApplication.shared.windows.first { $0.isKeyWindow }?.rootViewController?.present(alert, animated: true)
    }
}
