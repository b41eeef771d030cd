// Images beside fields and in the rows of tables and collections.
import UIKit

final class AccountCell: UITableViewCell {
    let icon = UIImageView()
    let nameField = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        icon.image = UIImage(systemName: "person.crop.circle")
        icon.tintColor = .systemGray
        icon.contentMode = .scaleAspectFit
        icon.isAccessibilityElement = true
        icon.accessibilityLabel = "Account"
        nameField.placeholder = "Name"
        [icon, nameField].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            icon.widthAnchor.constraint(equalToConstant: 24),
            icon.heightAnchor.constraint(equalToConstant: 24),
            nameField.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
            nameField.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class AccountsController: UITableViewController {
    let photo: UIImage

    init(photo: UIImage) {
        self.photo = photo
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(AccountCell.self, forCellReuseIdentifier: "account")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.row {
        case 0:
            return tableView.dequeueReusableCell(withIdentifier: "account", for: indexPath)
        case 1:
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Photo"
            cell.imageView?.image = photo
            cell.imageView?.layer.cornerRadius = 8
            cell.imageView?.clipsToBounds = true
            return cell
        default:
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = "Mail"
            content.image = UIImage(systemName: "envelope", withConfiguration: UIImage.SymbolConfiguration(scale: .large))?
                .withTintColor(.systemRed, renderingMode: .alwaysOriginal)
            content.imageProperties.maximumSize = CGSize(width: 30, height: 30)
            content.imageProperties.cornerRadius = 4
            content.imageToTextPadding = 8
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.listPlainCell()
            background.backgroundColor = .systemYellow
            background.cornerRadius = 6
            cell.backgroundConfiguration = background
            return cell
        }
    }
}

/// A field with an icon before its text.
func makeSearchField() -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Search"
    let icon = UIImageView(frame: CGRect(x: 8, y: 8, width: 20, height: 20))
    icon.image = UIImage(systemName: "magnifyingglass")?.withRenderingMode(.alwaysTemplate)
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
    holder.addSubview(icon)
    field.leftView = holder
    field.leftViewMode = .always
    return field
}
