// Forms in tables: rows with fields, rows that are chosen, and titles of sections.
import UIKit

final class FieldCell: UITableViewCell {
    static let identifier = "FieldCell"
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        field.clearButtonMode = .whileEditing
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        field.text = nil
    }
}

class AccountViewController: UITableViewController, UITextFieldDelegate {
    private enum Section: Int, CaseIterable { case account, plan }
    private let names = ["User name", "E-mail"]
    private let plans = ["Free", "Team", "Company"]
    private(set) var values = ["", ""]
    private(set) var plan = 0

    init() {
        super.init(style: .insetGrouped)
        title = "Account"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FieldCell.self, forCellReuseIdentifier: FieldCell.identifier)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Plan")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section)! {
        case .account: return names.count
        case .plan: return plans.count
        }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Who you are" : "Your plan"
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 1 ? "It can be changed later." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Section(rawValue: indexPath.section)! {
        case .account:
            let cell =
                tableView.dequeueReusableCell(withIdentifier: FieldCell.identifier, for: indexPath) as! FieldCell
            cell.field.placeholder = names[indexPath.row]
            cell.field.text = values[indexPath.row]
            cell.field.tag = indexPath.row
            cell.field.delegate = self
            return cell
        case .plan:
            let cell = tableView.dequeueReusableCell(withIdentifier: "Plan", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = plans[indexPath.row]
            cell.contentConfiguration = content
            cell.accessoryType = indexPath.row == plan ? .checkmark : .none
            return cell
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == Section.plan.rawValue else { return }
        plan = indexPath.row
        tableView.reloadSections(IndexSet(integer: indexPath.section), with: .automatic)
    }

    func textFieldDidEndEditing(_ textField: UITextField) { values[textField.tag] = textField.text ?? "" }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let next = IndexPath(row: textField.tag + 1, section: 0)
        if let cell = tableView.cellForRow(at: next) as? FieldCell {
            cell.field.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return false
    }
}

/// A table in a view of its own, filled by another object.
final class CityList: NSObject, UITableViewDataSource, UITableViewDelegate {
    var cities = ["Bonn", "Kiel"]
    var chosen: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "City")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "City")
        cell.textLabel?.text = cities[indexPath.row]
        cell.detailTextLabel?.text = "number \(indexPath.row + 1)"
        return cell
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        cities[indexPath.row] == "Kiel" ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(cities[indexPath.row])
    }
}

final class CityViewController: UIViewController {
    let list = CityList()
    let tableView = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = list
        tableView.delegate = list
        let heading = UILabel()
        heading.text = "Cities"
        tableView.tableHeaderView = heading
        tableView.frame = view.bounds
        view.addSubview(tableView)
    }
}
