// A list of a collection view with swipe actions and menus.
import UIKit

final class ReadingListController: UICollectionViewController {
    private(set) var books = ["Emma", "Dune"]
    private(set) var log: [String] = []

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let remove = UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
                self?.books.remove(at: indexPath.item)
                self?.collectionView.deleteItems(at: [indexPath])
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [remove])
        }
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Book")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        books.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "Book", for: indexPath)
            as! UICollectionViewListCell
        var content = cell.defaultContentConfiguration()
        content.text = books[indexPath.item]
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator(displayed: .always)]
        if indexPath.item == 0 { cell.accessories.insert(.label(text: "new"), at: 0) }
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = indexPaths.first else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            UIMenu(children: [UIAction(title: "Open") { _ in self?.log.append("open \(path.item)") }])
        })
    }

    override func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.append("primary \(indexPath.item)") }
}
