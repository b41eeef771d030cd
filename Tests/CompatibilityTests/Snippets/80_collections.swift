// Forms in collections: a list with fields and a choice, and a grid of colours.
import UIKit

final class FieldListCell: UICollectionViewListCell {
    let field = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        field.text = nil
    }
}

class MemberViewController: UICollectionViewController {
    enum Section: Hashable { case names, plan }
    enum Row: Hashable {
        case field(String)
        case plan(String)
    }

    private(set) var plan = "Free"
    private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Row>!

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Profile"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let fields = UICollectionView.CellRegistration<FieldListCell, String> { cell, _, name in
            cell.field.placeholder = name
        }
        let plans = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = name == self?.plan ? [.checkmark()] : []
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = indexPath.section == 0 ? "Who you are" : "Your plan"
            view.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collection, path, row in
            switch row {
            case .field(let name):
                return collection.dequeueConfiguredReusableCell(using: fields, for: path, item: name)
            case .plan(let name):
                return collection.dequeueConfiguredReusableCell(using: plans, for: path, item: name)
            }
        }
        dataSource.supplementaryViewProvider = { collection, _, path in
            collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections([.names, .plan])
        snapshot.appendItems([.field("First name"), .field("Last name")], toSection: .names)
        snapshot.appendItems([.plan("Free"), .plan("Team")], toSection: .plan)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        indexPath.section == 1
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard case .plan(let name)? = dataSource.itemIdentifier(for: indexPath) else { return }
        plan = name
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: .plan))
        dataSource.apply(snapshot)
    }

    func addMiddleName() {
        var snapshot = dataSource.snapshot()
        snapshot.insertItems([.field("Middle name")], afterItem: .field("First name"))
        dataSource.apply(snapshot)
    }
}

final class ColorCell: UICollectionViewCell {
    static let identifier = "ColorCell"
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ColorViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var colors = ["Red", "Green", "Blue"]
    private(set) var chosen: [String] = []
    private(set) var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 16
        layout.sectionInset = UIEdgeInsets(top: 16, left: 8, bottom: 0, right: 0)
        layout.headerReferenceSize = CGSize(width: 100, height: 40)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.register(ColorCell.self, forCellWithReuseIdentifier: ColorCell.identifier)
        collectionView.register(
            UICollectionViewCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Header")
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.allowsMultipleSelection = true
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        colors.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ColorCell.identifier, for: indexPath)
        (cell as? ColorCell)?.label.text = colors[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
        (view as? UICollectionViewCell)?.contentConfiguration = {
            var content = UIListContentConfiguration.cell()
            content.text = "Colours"
            return content
        }()
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: indexPath.item == 0 ? 160 : 80, height: 32)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(colors[indexPath.item])
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        chosen.removeAll { $0 == colors[indexPath.item] }
    }
}
