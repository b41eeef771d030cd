// Cells whose contents are described by values: texts, views of SwiftUI, and views of the program.
import SwiftUI
import UIKit

final class GuestModel: ObservableObject {
    @Published var name = ""
    @Published var isVegetarian = false
}

struct NoteConfiguration: UIContentConfiguration {
    var note = ""
    var onChange: (String) -> Void = { _ in }

    func makeContentView() -> UIView & UIContentView { NoteView(self) }
    func updated(for state: UIConfigurationState) -> NoteConfiguration { self }
}

final class NoteView: UIView, UIContentView {
    var configuration: UIContentConfiguration { didSet { apply() } }
    private let field = UITextField()

    init(_ configuration: NoteConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        field.placeholder = "Note"
        field.translatesAutoresizingMaskIntoConstraints = false
        addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: topAnchor),
            field.bottomAnchor.constraint(equalTo: bottomAnchor),
            field.leadingAnchor.constraint(equalTo: leadingAnchor),
            field.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        field.addAction(UIAction { [weak self] _ in self?.report() }, for: .editingChanged)
        apply()
    }

    required init?(coder: NSCoder) { fatalError("not from a coder") }

    private func report() {
        (configuration as? NoteConfiguration)?.onChange(field.text ?? "")
    }

    private func apply() {
        guard let configuration = configuration as? NoteConfiguration else { return }
        if field.text != configuration.note { field.text = configuration.note }
    }
}

private struct GuestRow: View {
    @ObservedObject var model: GuestModel

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Name", text: $model.name)
            Toggle("Vegetarian", isOn: $model.isVegetarian)
        }
    }
}

final class GuestListController: UITableViewController {
    let model = GuestModel()
    var note = ""
    var titles = ["Table", "Room"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count + 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        switch indexPath.row {
        case 0:
            cell.selectionStyle = .none
            cell.contentConfiguration = UIHostingConfiguration { GuestRow(model: model) }
                .margins(.vertical, 8)
        case 1:
            cell.selectionStyle = .none
            cell.contentConfiguration = NoteConfiguration(note: note) { [weak self] in self?.note = $0 }
        default:
            let title = titles[indexPath.row - 2]
            cell.configurationUpdateHandler = { cell, state in
                var content = UIListContentConfiguration.valueCell().updated(for: state)
                content.text = title
                content.secondaryText = state.isSelected ? "chosen" : "free"
                content.textProperties.font = .preferredFont(forTextStyle: .headline)
                content.secondaryTextProperties.color = .secondaryLabel
                cell.contentConfiguration = content
                var background = UIBackgroundConfiguration.listGroupedCell()
                background.backgroundColor = state.isSelected ? .systemFill : nil
                cell.backgroundConfiguration = background
            }
        }
        return cell
    }
}
