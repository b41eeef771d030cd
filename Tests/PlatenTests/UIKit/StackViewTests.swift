import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// Where a stack of UIKit's puts its views.
@MainActor struct StackViewTests {
  private struct Hosted: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func label(_ text: String, _ alignment: NSTextAlignment = .natural) -> UILabel {
    let label = UILabel()
    (label.text, label.textAlignment) = (text, alignment)
    return label
  }

  /// The places of the labels of a stack that is 20 characters wide and 9 lines high.
  private func places(_ stack: UIStackView) -> [CGRect] {
    let host = ViewHost(Hosted(view: stack).frame(width: 20, height: 9))
    _ = host.update()
    host.layout.run(in: CGSize(width: 20, height: 9), metrics: GridMetrics())
    var places: [CGRect] = []
    host.root.forEach { node in
      guard case .leaf(.text) = node.content else { return }
      let around = sequence(first: node) { $0.parent }.dropFirst()
      places.append(around.reduce(node.frame) { $0.offsetBy(dx: $1.frame.minX, dy: $1.frame.minY) })
    }
    return places
  }

  private func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    return stack
  }

  @Test func sizesOfAViewHoldInAStack() {
    let first = label("a")
    first.heightAnchor.constraint(equalToConstant: 4).isActive = true
    let places = places(stack(.vertical, [first, label("b")]))
    #expect(places[1].minY - places[0].midY >= 2)
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, CGFloat(0)), (.leading, 0), (.center, 1), (.trailing, 2),
  ])
  func aColumnAlignsItsViews(_ alignment: UIStackView.Alignment, _ distance: CGFloat) {
    let stack = stack(.vertical, [label("abc"), label("d")])
    stack.alignment = alignment
    let places = places(stack)
    #expect(places[1].minX - places[0].minX == distance)
  }

  @Test func aLabelOfAColumnHasItsTextWhereItsAlignmentSays() {
    let places = places(stack(.vertical, [label("abcd"), label("e", .center), label("f", .right)]))
    #expect(places.map(\.minX) == [0, 9, 19])
  }

  @Test func viewsHaveEqualShares() {
    let stack = stack(.horizontal, [label("a"), label("b")])
    stack.distribution = .fillEqually
    let places = places(stack)
    #expect(places[1].midX - places[0].midX == 10)
  }

  @Test func theSpaceBetweenViewsIsShared() {
    let stack = stack(.horizontal, [label("a"), label("b"), label("c")])
    stack.distribution = .equalSpacing
    let places = places(stack)
    #expect(places.map(\.minX).first == 0 && places.map(\.maxX).last == 20)
    #expect(abs((places[1].minX - places[0].maxX) - (places[2].minX - places[1].maxX)) <= 1)
    // A hidden view leaves no space.
    stack.arrangedSubviews[1].isHidden = true
    #expect(self.places(stack).map(\.minX) == [0, 19])
  }
}
