// Controllers as programs write them by hand: containment, presentation, alerts, navigation and tabs.
import SwiftUI
import UIKit

final class ProfileViewController: UIViewController, UITextFieldDelegate {
    private let nameField = UITextField()
    private let mailField = UITextField()
    private let stack = UIStackView()
    private(set) var calls: [String] = []
    var onSave: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("didLoad")
        title = "Profile"
        view.backgroundColor = .systemBackground
        nameField.placeholder = "Name"
        nameField.returnKeyType = .next
        nameField.delegate = self
        mailField.placeholder = "E-mail"
        mailField.keyboardType = .emailAddress
        mailField.returnKeyType = .done
        mailField.delegate = self
        stack.axis = .vertical
        stack.spacing = 8
        stack.addArrangedSubview(nameField)
        stack.addArrangedSubview(mailField)
        view.addSubview(stack)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save", image: nil, primaryAction: UIAction { [weak self] _ in self?.save() })
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        calls.append("isAppearing")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        calls.append("didLayout")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls.append("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("didDisappear")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField { mailField.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }

    private func save() {
        guard let mail = mailField.text, mail.contains("@") else {
            let alert = UIAlertController(
                title: "Invalid address", message: "Please enter an e-mail address.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.mailField.text = "" })
            present(alert, animated: true) { [weak self] in self?.calls.append("alertShown") }
            return
        }
        onSave?("\(nameField.text ?? "") <\(mail)>")
        navigationController?.popViewController(animated: true)
    }

    private func cancel() {
        let sheet = UIAlertController(title: "Discard changes?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
                self?.navigationController?.popToRootViewController(animated: true)
            })
        sheet.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
        present(sheet, animated: true, completion: nil)
    }
}

final class RosterViewController: UIViewController {
    let label = UILabel()
    private lazy var addButton = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Add profile") { [weak self] _ in
            guard let self else { return }
            let profile = ProfileViewController()
            profile.onSave = { self.label.text = $0 }
            navigationController?.pushViewController(profile, animated: true)
        })

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Roster"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        let stack = UIStackView(arrangedSubviews: [label, addButton])
        stack.axis = .vertical
        view = stack
        label.text = "nobody"
    }
}

/// A container by hand, with a view of SwiftUI in it.
final class SplitViewController: UIViewController {
    let top: UIViewController
    let hosting = UIHostingController(rootView: CounterView(step: 1))

    init(top: UIViewController) {
        self.top = top
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(top)
        add(hosting)
    }

    private func add(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }
}

struct CounterView: View {
    let step: Int
    @State private var count = 0

    var body: some View {
        Text("count \(count)")
        Button("Count by \(step)") { count += step }
    }
}

/// A controller in SwiftUI.
struct NameEditor: UIViewControllerRepresentable {
    @Binding var name: String
    var onDismantle: () -> Void = {}

    final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: NameEditor
        init(_ parent: NameEditor) { self.parent = parent }
        func textFieldDidEndEditing(_ textField: UITextField) { parent.name = textField.text ?? "" }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> NameEditorController {
        let controller = NameEditorController()
        controller.field.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ uiViewController: NameEditorController, context: Context) {
        context.coordinator.parent = self
        uiViewController.field.text = name
    }

    static func dismantleUIViewController(_ uiViewController: NameEditorController, coordinator: Coordinator) {
        coordinator.parent.onDismantle()
    }
}

final class NameEditorController: UIViewController {
    let field = UITextField()
    override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityLabel = "Nickname"
        view.addSubview(field)
    }
}
