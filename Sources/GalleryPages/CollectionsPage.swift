import SwiftUI

/// Collections of UIKit in a page of SwiftUI: a list with fields, tags, a grid, and shelves.
struct CollectionsPage: View {
  enum Kind: String, CaseIterable, Identifiable {
    case list = "List"
    case tags = "Tags"
    case grid = "Grid"
    case shelves = "Shelves"

    var id: Self { self }
  }

  @State private var kind = Kind.list
  @State private var chosen = "nothing"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Layout", selection: $kind) { ForEach(Kind.allCases) { Text($0.rawValue).tag($0) } }
        .pickerStyle(.segmented)
      CollectionView(kind: kind) { chosen = $0.isEmpty ? "nothing" : $0 }
        .id(kind)
      Text("Chosen: \(chosen)")
        .foregroundStyle(.secondary)
    }
    .padding()
    .onChange(of: kind) { chosen = "nothing" }
  }
}

private struct CollectionView: UIViewControllerRepresentable {
  let kind: CollectionsPage.Kind
  let report: (String) -> Void

  func makeUIViewController(context: Context) -> UICollectionViewController {
    kind == .list ? PlanController(report: report) : CardsController(kind: kind, report: report)
  }

  func updateUIViewController(_ controller: UICollectionViewController, context: Context) {}
}

/// A list: two fields, and a plan of which one is chosen.
private final class PlanController: UICollectionViewController {
  private enum Row: Hashable { case field(String), plan(String) }

  private let report: (String) -> Void
  private var plan = "Free"
  private var rows: UICollectionViewDiffableDataSource<String, Row>!

  init(report: @escaping (String) -> Void) {
    self.report = report
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let fields = UICollectionView.CellRegistration<FieldCell, String> { cell, _, name in
      cell.field.placeholder = name
    }
    let plans = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.secondaryText = name == "Free" ? "One person" : "Up to ten people"
      cell.contentConfiguration = content
      cell.accessories = name == self?.plan ? [.checkmark()] : []
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = self?.rows.sectionIdentifier(for: path.section)
      view.contentConfiguration = content
    }
    rows = UICollectionViewDiffableDataSource(collectionView: collectionView) { collection, path, row in
      switch row {
      case .field(let name): collection.dequeueConfiguredReusableCell(using: fields, for: path, item: name)
      case .plan(let name): collection.dequeueConfiguredReusableCell(using: plans, for: path, item: name)
      }
    }
    rows.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Row>()
    snapshot.appendSections(["Who you are", "Your plan"])
    snapshot.appendItems([.field("First name"), .field("Last name")], toSection: "Who you are")
    snapshot.appendItems([.plan("Free"), .plan("Team")], toSection: "Your plan")
    rows.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    path.section == 1
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
    collectionView.deselectItem(at: path, animated: true)
    guard case .plan(let name)? = rows.itemIdentifier(for: path) else { return }
    plan = name
    var snapshot = rows.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: "Your plan"))
    rows.apply(snapshot)
    report(name)
  }
}

private final class FieldCell: UICollectionViewListCell {
  let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}

/// Words on cards, of which several are chosen: in lines as wide as they are, in two columns, or in rows that scroll.
private final class CardsController: UICollectionViewController {
  private let sections = [
    ("Fruit", ["Apple", "Blackberry", "Cherry", "Fig", "Grape", "Lemon"]),
    ("Vegetables", ["Artichoke", "Bean", "Carrot", "Kale", "Leek"]),
  ]
  private let report: (String) -> Void

  init(kind: CollectionsPage.Kind, report: @escaping (String) -> Void) {
    self.report = report
    super.init(collectionViewLayout: Self.layout(kind))
  }

  required init?(coder: NSCoder) { nil }

  private static func layout(_ kind: CollectionsPage.Kind) -> UICollectionViewLayout {
    if kind == .tags {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      layout.minimumInteritemSpacing = 8
      layout.minimumLineSpacing = 8
      layout.sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 16, right: 0)
      layout.headerReferenceSize = CGSize(width: 100, height: 30)
      return layout
    }
    let size = NSCollectionLayoutSize(
      widthDimension: kind == .grid ? .fractionalWidth(0.5) : .absolute(140), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(56)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 16, trailing: 0)
    section.orthogonalScrollingBehavior = kind == .shelves ? .continuous : .none
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "Card")
    collectionView.register(
      UICollectionViewListCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    collectionView.allowsMultipleSelection = true
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].1.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: path)
    (cell as? CardCell)?.label.text = sections[path.section].1[path.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: path)
    if let cell = view as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = sections[path.section].0
      cell.contentConfiguration = content
    }
    return view
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) { reportChosen() }

  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt path: IndexPath) { reportChosen() }

  private func reportChosen() {
    let paths = (collectionView.indexPathsForSelectedItems ?? []).sorted()
    report(paths.map { sections[$0.section].1[$0.item] }.joined(separator: ", "))
  }
}

/// A card whose colours say whether it is chosen.
private final class CardCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    contentView.addSubview(label)
    label.textAlignment = .center
    colour()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { colour() } }

  private func colour() {
    contentView.backgroundColor = isSelected ? .systemBlue : .secondarySystemBackground
    label.textColor = isSelected ? .white : .label
  }
}

#Preview("Collections") {
  CollectionsPage()
}
