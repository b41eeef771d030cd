import Platen
import PlatenTree
import SwiftUI
import Testing
import UIKit

/// Where the items of a collection are.
@MainActor @Suite struct CollectionLayoutTests {
  private final class Words: NSObject, UICollectionViewDataSource {
    let words = ["one", "two", "three"]

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Word", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = words[indexPath.item]
      cell.contentConfiguration = content
      return cell
    }
  }

  private let source = Words()

  private func origins(_ layout: UICollectionViewLayout, width: CGFloat) -> [CGPoint?] {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.dataSource = source
    let page = LaidOut(ShownView(view: collection).frame(width: width, height: 200), width: width, height: 200)
    return source.words.map { page.frame($0)?.origin }
  }

  @Test func itemsOfAFixedSizeAreInLines() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 20)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 5
    let origins = origins(layout, width: 95)
    #expect(origins[0].map { $0.x < 40 && $0.y < 20 } == true)
    #expect(origins[1].map { $0.x >= 50 && $0.y < 20 } == true)
    #expect(origins[2].map { $0.x < 40 && $0.y >= 25 } == true)
  }

  @Test func aGroupDividesTheWidth() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let origins = origins(UICollectionViewCompositionalLayout(section: section), width: 100)
    #expect(origins[1].map { $0.x >= 50 && $0.y < 30 } == true)
    #expect(origins[2].map { $0.x < 50 && $0.y >= 40 } == true)
  }

  private final class Card: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .systemRed
      contentView.layer.cornerRadius = 4
      let label = UILabel()
      label.text = "Card"
      label.textAlignment = .center
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Cards: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
    }
  }

  @Test func aCellFillsItsSizeWithItsBackground() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 20)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(Card.self, forCellWithReuseIdentifier: "Card")
    let cards = Cards()
    collection.dataSource = cards
    let page = LaidOut(ShownView(view: collection).frame(width: 100, height: 50), width: 100, height: 50)
    let shape = try #require(page.host.root.first { $0.content.kindName == "shape" })
    guard case .leaf(.shape(let content)) = shape.content else { return }
    #expect(content.path == .roundedRectangle(cornerRadius: 4))
    #expect(shape.frame.size == CGSize(width: 40, height: 20))
    // The label is in the middle: its text has 4 characters of one point.
    #expect(page.frame("Card")?.origin == CGPoint(x: 18, y: 10) || page.frame("Card")?.origin == CGPoint(x: 18, y: 9))
  }
}
