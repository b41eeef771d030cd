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

  private struct Shown: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  private let source = Words()

  private func origins(_ layout: UICollectionViewLayout, width: CGFloat) -> [CGPoint?] {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.dataSource = source
    let page = LaidOut(Shown(view: collection).frame(width: width, height: 200), width: width, height: 200)
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
}
