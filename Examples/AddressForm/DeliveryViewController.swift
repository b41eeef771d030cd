import UIKit

/// The saved address in a table, the ways of delivery to choose from, and a note for the driver.
class DeliveryViewController: UITableViewController {
  private enum Section: Int, CaseIterable { case address, delivery, note }

  private let address: [(name: String, value: String)]
  private let ways = ["Standard", "Express", "Pick up"]
  private var way = 0
  private var note = ""

  init(address: [(name: String, value: String)]) {
    self.address = address
    super.init(style: .insetGrouped)
    title = "Saved"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "way")
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section) {
    case .address: address.count
    case .delivery: ways.count
    default: 1
    }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    switch Section(rawValue: section) {
    case .address: "Address"
    case .delivery: "Delivery"
    default: nil
    }
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    Section(rawValue: section) == .delivery ? "\(ways[way]) was chosen." : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch Section(rawValue: indexPath.section) {
    case .address:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "line")
        ?? UITableViewCell(style: .value1, reuseIdentifier: "line")
      cell.selectionStyle = .none
      cell.textLabel?.text = address[indexPath.row].name
      cell.detailTextLabel?.text = address[indexPath.row].value
      return cell
    case .delivery:
      let cell = tableView.dequeueReusableCell(withIdentifier: "way", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = ways[indexPath.row]
      cell.contentConfiguration = content
      cell.accessoryType = indexPath.row == way ? .checkmark : .none
      return cell
    default:
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      guard let cell = cell as? NoteCell else { return cell }
      cell.field.text = note
      cell.field.addAction(
        UIAction { [weak self, weak field = cell.field] _ in self?.note = field?.text ?? "" }, for: .editingChanged)
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard Section(rawValue: indexPath.section) == .delivery else { return }
    way = indexPath.row
    tableView.reloadSections(IndexSet(integer: indexPath.section), with: .automatic)
  }
}

/// A row with a field.
class NoteCell: UITableViewCell {
  let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.placeholder = "Note for the driver"
    field.accessibilityLabel = "Note for the driver"
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
