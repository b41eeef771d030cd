// A table with a diffable data source, and observers of a view's values.
import UIKit

final class PeopleController: UIViewController {
    enum Section { case main }

    final class Source: UITableViewDiffableDataSource<Section, String> {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            guard let name = itemIdentifier(for: indexPath) else { return }
            var current = snapshot()
            current.deleteItems([name])
            apply(current, animatingDifferences: true)
        }
    }

    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private(set) lazy var source = Source(tableView: tableView) { tableView, indexPath, name in
        let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
        cell.textLabel?.text = name
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Person")
        view.addSubview(tableView)
        show(["Ada", "Grace", "Edsger"])
    }

    func show(_ names: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.main])
        snapshot.appendItems(names)
        source.apply(snapshot)
    }
}

@MainActor final class CaretObserver {
    let textView = UITextView()
    private(set) var changes: [String] = []
    private var observation: NSKeyValueObservation?

    init() {
        observation = textView.observe(\.text, options: [.old, .new]) { [weak self] _, change in
            self?.changes.append("\(change.oldValue.flatMap { $0 } ?? "")-\(change.newValue.flatMap { $0 } ?? "")")
        }
    }

    func stop() { observation?.invalidate() }
}

/// A stack whose initializer for a coder cannot fail, as in UIKit.
final class FormStack: UIStackView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        alignment = .bottom
    }

    required init(coder: NSCoder) { super.init(coder: coder) }
}
