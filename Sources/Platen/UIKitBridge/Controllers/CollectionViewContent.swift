/// The items of a collection of UIKit: a list, or lines of items that scroll.
@MainActor struct CollectionViewContent {
  let collection: UICollectionView
}

extension CollectionViewContent: View {
  var body: some View {
    let _ = collection.state.revision
    if let background = collection.backgroundView, collection.sections.allSatisfy(\.cells.isEmpty) {
      ViewHolder(view: background).id(ObjectIdentifier(background))
    }
    items.modifier(UIKitRefresh(control: collection.refreshControl))
  }

  @ViewBuilder private var items: some View {
    let sections = collection.sections.enumerated().map { CollectionItems(index: $0, section: $1) }
    switch collection.collectionViewLayout.list?.appearance {
    case .plain?, .sidebar?, .sidebarPlain?: List { rows(of: sections) }
    case .grouped?, .insetGrouped?:
      if collection.showsList {
        List { rows(of: sections) }.listStyle(.insetGrouped)
      } else {
        Form { rows(of: sections) }
      }
    case nil:
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(sections, id: \.index) { CollectionSection(collection: collection, items: $0) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private func rows(of sections: [CollectionItems]) -> some View {
    ForEach(sections, id: \.index) { items in
      let (section, isFirstTitle) = (
        items.section, collection.collectionViewLayout.list?.headerMode == .firstItemInSection
      )
      Section {
        items.views(in: collection, dropping: isFirstTitle ? 1 : 0)
      } header: {
        sectionSupplement(section.header ?? (isFirstTitle ? section.cells.first : nil))
      } footer: {
        sectionSupplement(section.footer)
      }
    }
  }
}

/// The items of a section.
@MainActor private struct CollectionItems {
  let index: Int
  let section: UICollectionView.LoadedSection

  /// The items but for the first ones.
  func views(in collection: UICollectionView, dropping count: Int = 0) -> some View {
    let revision = collection.rowEdits.revision
    return ForEach(Array(section.cells.enumerated().dropFirst(count)), id: \.element) { item, cell in
      CollectionItem(
        collection: collection, cell: cell, path: IndexPath(item: item, section: index), revision: revision)
    }
  }
}

/// A section whose items are in lines.
@MainActor private struct CollectionSection {
  let collection: UICollectionView
  let items: CollectionItems

  private var index: Int { items.index }
  private var section: UICollectionView.LoadedSection { items.section }
}

extension CollectionSection: View {
  var body: some View {
    let _ = collection.state.revision
    let layout = collection.collectionViewLayout.layout(ofSection: index, in: collection)
    if layout.pinned.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        sectionSupplement(section.header)
        content(layout)
        sectionSupplement(section.footer)
      }
    } else {
      Section {
        content(layout)
      } header: {
        sectionSupplement(section.header)
      } footer: {
        sectionSupplement(section.footer)
      }
      .sections(
        in: .stack(StackContent(axis: .vertical, horizontal: .leading, spacing: 0)), pinning: layout.pinned)
    }
  }

  private func content(_ layout: CollectionSectionLayout) -> some View {
    Group {
      if layout.isHorizontal {
        ScrollView(.horizontal) { lines(layout) }
      } else {
        lines(layout)
      }
    }
    .padding(
      EdgeInsets(
        top: layout.insets.top, leading: layout.insets.left, bottom: layout.insets.bottom,
        trailing: layout.insets.right))
  }

  private func lines(_ layout: CollectionSectionLayout) -> some View {
    for (index, cell) in section.cells.enumerated() where !layout.items.isEmpty {
      let size = layout.items[index % layout.items.count]
      cell.fillsWidth = size.width != .own
      cell.fixedHeight = size.height.points
    }
    return CollectionLines(layout: layout) { items.views(in: collection) }
  }
}

extension CollectionSectionLayout {
  /// What stays visible while a part of the section is.
  fileprivate var pinned: PinnedScrollableViews {
    var pinned: PinnedScrollableViews = []
    if pinsHeader { pinned.insert(.sectionHeaders) }
    if pinsFooter { pinned.insert(.sectionFooters) }
    return pinned
  }
}

/// Lines of items, in their sizes.
private struct CollectionLines: Layout {
  let layout: CollectionSectionLayout

  private struct Place {
    var frame: CGRect
    var proposal: ProposedViewSize
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let places = places(subviews, width: proposal.width)
    let right = places.map(\.frame.maxX).max() ?? 0
    let width = proposal.width.map { $0.isFinite && !layout.isHorizontal ? $0 : right } ?? right
    return CGSize(width: width, height: places.map(\.frame.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (place, subview) in zip(places(subviews, width: bounds.width), subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.frame.minX, y: bounds.minY + place.frame.minY), proposal: place.proposal)
    }
  }

  private func places(_ subviews: Subviews, width: CGFloat?) -> [Place] {
    let width = width ?? .infinity
    var places: [Place] = []
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for (index, subview) in subviews.enumerated() {
      let size = layout.items.isEmpty ? nil : layout.items[index % layout.items.count]
      let proposal = ProposedViewSize(
        width: length(size?.width ?? .own, in: width, isWidth: true),
        height: length(size?.height ?? .own, in: .infinity, isWidth: false))
      let own = subview.sizeThatFits(
        ProposedViewSize(width: proposal.width ?? (width.isFinite ? width : nil), height: proposal.height))
      let item = CGSize(width: proposal.width ?? min(own.width, width), height: proposal.height ?? own.height)
      if x > 0, x + item.width > width + 0.5, !layout.isHorizontal {
        (x, y, height) = (0, y + height + layout.lineSpacing, 0)
      }
      places.append(
        Place(
          frame: CGRect(x: x, y: y, width: item.width, height: item.height),
          proposal: ProposedViewSize(width: item.width, height: item.height)))
      x += item.width + layout.itemSpacing
      height = max(height, item.height)
    }
    return places
  }

  /// The length of an item; nil for its own. A part of the width is less the distances between as many items.
  private func length(_ length: CollectionSectionLayout.Length, in whole: CGFloat, isWidth: Bool) -> CGFloat? {
    switch length {
    case .own: return nil
    case .points(let points): return points
    case .fraction(let fraction):
      guard isWidth, whole.isFinite, fraction > 0 else { return nil }
      let count = max((1 / fraction).rounded(.down), 1)
      return max((whole - layout.itemSpacing * (count - 1)) * fraction, 0)
    }
  }
}

/// One item: a button where it can be selected.
@MainActor private struct CollectionItem {
  let collection: UICollectionView
  let cell: UICollectionViewCell
  let path: IndexPath
  /// The answers about the item's buttons were asked for before it if it is another one.
  let revision: Int
}

extension CollectionItem: View {
  var body: some View {
    let _ = cell.state.revision
    let edits = collection.edits(at: path)
    CellRow(
      cell: cell, marks: (cell as? UICollectionViewListCell)?.accessories.compactMap(\.mark) ?? [],
      isSelected: cell.isSelected, isButton: collection.canSelect(cell)
    ) { [collection, cell] in
      collection.press(cell)
    }
    .modifier(UIKitRowMenu(source: edits.menu))
    .modifier(UIKitRowButtons(edits: edits, run: { [collection, cell] in collection.run($0, cell) }))
  }
}
