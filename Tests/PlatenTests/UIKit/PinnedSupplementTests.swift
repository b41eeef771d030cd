import Platen
import PlatenTree
import SwiftUI
import Testing
import UIKit

/// Headers and footers of collections that stay visible while their section is scrolled.
@MainActor @Suite struct PinnedSupplementTests {
  private final class Rows: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Row", for: indexPath)
      cell.contentView.addSubview(label("row \(indexPath.section).\(indexPath.item)"))
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = UICollectionReusableView(frame: .zero)
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      view.addSubview(label("\(isHeader ? "head" : "foot") \(indexPath.section)"))
      return view
    }

    private func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }
  }

  private let source = Rows()

  private func flow(_ change: (UICollectionViewFlowLayout) -> Void) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 1)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 20, height: 1)
    layout.footerReferenceSize = CGSize(width: 20, height: 1)
    change(layout)
    return layout
  }

  /// How far the header and the footer of the first section are from where they were, when the collection is scrolled.
  private func shifts(_ layout: UICollectionViewLayout, scrolledBy offset: CGFloat) throws -> (CGFloat, CGFloat) {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.dataSource = source
    let page = LaidOut(ShownView(view: collection).frame(width: 20, height: 6), width: 20, height: 6)
    let scroller = try #require(page.host.root.first { $0.content.kindName == "scroll" })
    func places() throws -> (CGFloat, CGFloat) {
      (try #require(page.frame("head 0")).minY, try #require(page.frame("foot 0")).minY)
    }
    page.host.rows.setScrollOffset(.zero, of: scroller)
    page.host.rows.scrollDidChange()
    let before = try places()
    page.host.rows.setScrollOffset(CGPoint(x: 0, y: offset), of: scroller)
    page.host.rows.scrollDidChange()
    let after = try places()
    return (after.0 - before.0, after.1 - before.1)
  }

  @Test func aHeaderStaysAtTheStart() throws {
    let shifts = try shifts(flow { $0.sectionHeadersPinToVisibleBounds = true }, scrolledBy: 3)
    #expect(shifts.0 == 3 && shifts.1 == 0)
  }

  @Test func aFooterStaysAtTheEnd() throws {
    let shifts = try shifts(flow { $0.sectionFootersPinToVisibleBounds = true }, scrolledBy: 2)
    #expect(shifts.0 == 0 && shifts.1 == 2)
  }

  @Test func othersAreScrolledWithTheirItems() throws {
    let shifts = try shifts(flow { _ in }, scrolledBy: 3)
    #expect(shifts.0 == 0 && shifts.1 == 0)
  }

  @Test func aBoundaryItemPinsItself() throws {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header, footer]
    let shifts = try shifts(UICollectionViewCompositionalLayout(section: section), scrolledBy: 3)
    #expect(shifts.0 == 3 && shifts.1 == 0)
  }
}
