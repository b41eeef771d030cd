import PlatenTesting
import SwiftUI
import Testing
import UIKit

import PlatenGraph
import PlatenTree

/// Constraints of wrapped views, and what front ends are given for them.
@MainActor struct ConstraintTests {
  struct Box: UIViewRepresentable {
    let box: UIView
    func makeUIView(context: Context) -> UIView { box }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private func label(_ text: String, in box: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    return label
  }

  /// The contents of the nodes from the outermost to the text.
  private func contents(_ box: UIView) -> [NodeContent] {
    let host = ViewHost(Box(box: box))
    _ = host.update()
    var (contents, node) = ([NodeContent](), host.root.children.first)
    while let current = node {
      contents.append(current.content)
      node = current.children.first
    }
    return contents.dropLast()
  }

  @Test func pinnedEdgesAreMargins() {
    let box = UIView()
    let label = label("a", in: box)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: box.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      box.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -12),
    ])
    let insets = EdgeInsets(top: 8, leading: 16, bottom: 4, trailing: 12)
    let frame = FrameContent(
      minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: nil,
      alignment: .topLeading)
    #expect(
      contents(box) == [.decoration(.padding(PaddingContent(insets: insets))), .decoration(.frame(frame))])
  }

  @Test func sizesAreFrames() {
    let box = UIView()
    let label = label("a", in: box)
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let height = label.heightAnchor.constraint(equalToConstant: 44)
    height.isActive = true
    #expect(contents(box) == [.decoration(.frame(FrameContent(width: 100, height: 44)))])
    height.isActive = false
    #expect(contents(box) == [.decoration(.frame(FrameContent(width: 100, height: nil)))])
    #expect(label.constraints.count == 1)
  }

  @Test func viewsAreBelowAndBesideOneAnother() async {
    let box = UIView()
    // Added in another order than constraints say.
    let (last, second, first) = (label("last", in: box), label("second", in: box), label("first", in: box))
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: box.topAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
      last.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 10),
    ])
    let screen = await Screen(Box(box: box))
    #expect(screen.snapshot == "first\nsecond\nlast")
    let host = ViewHost(Box(box: box))
    _ = host.update()
    let column = host.root.children[0]
    #expect(column.content == .container(.stack(StackContent(axis: .vertical, horizontal: .leading, spacing: 0))))
    #expect(column.children.count == 2)
    #expect(column.children[0].content == .container(.stack(StackContent(axis: .horizontal, spacing: 0))))
    #expect(
      column.children[1].content == .decoration(.padding(PaddingContent(insets: EdgeInsets(top: 10)))))
  }

  @Test func aChangedConstantIsShown() {
    let box = UIView()
    let label = label("a", in: box)
    let top = label.topAnchor.constraint(equalTo: box.topAnchor, constant: 8)
    top.isActive = true
    let host = ViewHost(Box(box: box))
    _ = host.update()
    top.constant = 20
    _ = host.update()
    #expect(
      host.root.children[0].content == .decoration(.padding(PaddingContent(insets: EdgeInsets(top: 20)))))
  }

  @Test func aBlurIsAMaterial() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    let label = UILabel()
    label.text = "a"
    view.contentView.addSubview(label)
    let host = ViewHost(Box(box: view))
    _ = host.update()
    guard case .decoration(.background) = host.root.children[0].content else {
      Issue.record("no background")
      return
    }
    let shape = host.root.children[0].first { if case .leaf(.shape) = $0.content { true } else { false } }
    #expect(shape?.content == .leaf(.shape(ShapeContent(path: .rectangle, fill: .material(thickness: 1)))))
  }
}

extension EdgeInsets {
  fileprivate init(top: CGFloat) { self.init(top: top, leading: 0, bottom: 0, trailing: 0) }
}
