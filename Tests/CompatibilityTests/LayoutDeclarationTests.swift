import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// What bars, search fields and collections of tags declare around their layout.
@MainActor @Suite struct LayoutDeclarationTests {
  @Test func aHostingViewShowsItsContentAndUpdatesIt() async throws {
    let holder = Holder()
    let screen = await Screen(holder)
    #expect(screen.shows("Compose"))
    try screen.field("Message").type("Hi")
    holder.view.rootView = Bar(title: "Reply")
    await screen.settle()
    #expect(screen.shows("Reply") && !screen.shows("Compose"))
    #expect(try screen.field("Message").text == "Hi")
  }

  @Test func aFittingSizeTakesTheTargetWhereItIsRequired() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let target = CGSize(width: 200, height: 0)
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 30))
    let own = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .defaultHigh, verticalFittingPriority: .fittingSizeLevel)
    #expect(own == CGSize(width: 40, height: 30))
  }

  @Test func theKeyboardsGuideStaysTheSameAndHasConstraints() {
    let view = UIView()
    let bar = UIView()
    view.addSubview(bar)
    let guide = view.keyboardLayoutGuide
    guide.keyboardDismissPadding = 12
    #expect(view.keyboardLayoutGuide === guide && view.keyboardLayoutGuide.keyboardDismissPadding == 12)
    let bottom = bar.bottomAnchor.constraint(equalTo: guide.topAnchor)
    guide.setConstraints([bottom], activeWhenNearEdge: .bottom)
    #expect(bottom.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!bottom.isActive)
  }

  @Test func aWeakTableForgetsReleasedObjects() {
    let table = NSHashTable<CALayer>.weakObjects()
    let kept = CALayer()
    do {
      let released = CALayer()
      table.add(released)
      table.add(kept)
      table.add(kept)
      #expect(table.contains(released) && table.allObjects.count == 2)
    }
    #expect(table.allObjects.count == 1 && table.anyObject === kept && table.contains(kept))
    table.remove(kept)
    #expect(!table.contains(kept) && table.allObjects.isEmpty)
  }

  @Test func aSuggestionWithAttributesHasTheirText() {
    let text = NSAttributedString(string: "Lisbon", attributes: [.underlineStyle: 1])
    let suggestion = UISearchSuggestionItem(localizedAttributedSuggestion: text, localizedDescription: "City")
    #expect(suggestion.localizedSuggestion == "Lisbon" && suggestion.localizedAttributedSuggestion == text)
    #expect(UISearchSuggestionItem(localizedSuggestion: "Porto").localizedAttributedSuggestion == nil)
  }

  @Test func aLayoutReadsTheFramesOfTheItems() throws {
    let tags = Tags()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: LeadingLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tag")
    collection.dataSource = tags
    collection.layoutIfNeeded()
    let layout = collection.collectionViewLayout
    let third = IndexPath(item: 2, section: 0)
    #expect(layout.layoutAttributesForItem(at: third)?.indexPath == third)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) == nil)
    let attributes = try #require(layout.layoutAttributesForItem(at: third))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    attributes.frame = .zero
    #expect(copy.indexPath == third && copy.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  struct Bar: View {
    let title: String
    @State private var message = ""

    var body: some View {
      HStack {
        Text(title)
        TextField("Message", text: $message)
      }
    }
  }

  struct Holder: View, UIViewRepresentable {
    let view = _UIHostingView(rootView: Bar(title: "Compose"))

    func makeUIView(context: Context) -> _UIHostingView<Bar> { view }
    func updateUIView(_ uiView: _UIHostingView<Bar>, context: Context) {}
  }

  final class LeadingLayout: UICollectionViewFlowLayout {
    override var collectionViewContentSize: CGSize { super.collectionViewContentSize }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.compactMap { layoutAttributesForItem(at: $0.indexPath) }
    }
  }

  final class Tags: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    }
  }
}
