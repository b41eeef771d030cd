import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

/// What the layers of UIKit's views draw around them.
@MainActor @Suite struct LayerTests {
  private struct Hosted: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func shapes(_ screen: Screen) -> [ShapeContent] {
    var shapes: [ShapeContent] = []
    screen.host.root.forEach { if case .leaf(.shape(let shape)) = $0.content { shapes.append(shape) } }
    return shapes
  }

  private func field() -> UITextField {
    let field = UITextField(frame: .zero)
    field.placeholder = "Name"
    return field
  }

  @Test func aSnapshotHasTheSizeOfItsView() async throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
    view.backgroundColor = .red
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false) as? UIImageView)
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(snapshot.image?.size == CGSize(width: 40, height: 20))
    let part = view.resizableSnapshotView(
      from: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: false, withCapInsets: .zero)
    #expect(part?.frame.size == CGSize(width: 10, height: 10))
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test func aFieldHasTheBorderOfItsLayer() async throws {
    let field = field()
    field.layer.borderWidth = 2
    field.layer.borderColor = UIColor.red.cgColor
    field.layer.cornerRadius = 8
    let screen = await Screen(Hosted(view: field))
    let shape = try #require(shapes(screen).first)
    #expect(shape.path == .roundedRectangle(cornerRadius: 8))
    #expect(shape.fill == nil && shape.stroke == Color(uiColor: .red).paint && shape.lineWidth == 2)
    try screen.field("Name").type("Ada")
    #expect(field.text == "Ada")
  }

  @Test func aChangedLayerIsShownAndTheFieldKeepsItsFocus() async throws {
    let field = field()
    let screen = await Screen(Hosted(view: field))
    try screen.field("Name").type("A")
    #expect(shapes(screen).isEmpty)
    field.layer.borderWidth = 1
    await screen.settle()
    #expect(shapes(screen).map(\.path) == [.rectangle])
    field.layer.cornerRadius = 4
    await screen.settle()
    #expect(shapes(screen).map(\.path) == [.roundedRectangle(cornerRadius: 4)])
    try screen.type("da")
    #expect(field.text == "Ada")
    field.layer.borderWidth = 0
    await screen.settle()
    #expect(shapes(screen).isEmpty)
    try screen.type("!")
    #expect(field.text == "Ada!")
  }

  @Test func effectsAreFromTheInsideOut() async throws {
    let field = field()
    field.layer.backgroundColor = UIColor.yellow.cgColor
    field.clipsToBounds = true
    field.layer.borderWidth = 1
    field.layer.shadowOpacity = 0.5
    field.layer.shadowRadius = 6
    let screen = await Screen(Hosted(view: field))
    let effects = screen.host.root.first { if case .shadow = $0.content.effect { true } else { false } }
    guard case .shadow(let shadow)? = effects?.content.effect else { throw ScreenError.gone("shadow") }
    #expect(shadow.radius == 6 && shadow.offset == CGSize(width: 0, height: -3))
    #expect(shapes(screen).map { $0.fill != nil } == [true, false])
    #expect(field.layer.masksToBounds)
    field.isHidden = true
    await screen.settle()
    #expect(shapes(screen).isEmpty)
  }

  @Test func aTextInputWithoutABorderShowsItsBackground() async throws {
    let view = UITextView()
    view.text = "let"
    view.backgroundColor = .black
    view.layer.cornerRadius = 4
    let screen = await Screen(Hosted(view: view))
    #expect(shapes(screen).map(\.path) == [.roundedRectangle(cornerRadius: 4)])
    #expect(shapes(screen).first?.fill == Color(uiColor: .black).paint)
    view.backgroundColor = .clear
    await screen.settle()
    #expect(shapes(screen).isEmpty && view.text == "let")
    let field = UITextField()
    field.backgroundColor = .yellow
    #expect(shapes(await Screen(Hosted(view: field))).count == 1)
    field.borderStyle = .roundedRect
    #expect(shapes(await Screen(Hosted(view: field))).isEmpty)
  }

  @Test func aContainerHasALayerAroundItsViews() async {
    let stack = UIStackView(arrangedSubviews: [field(), UILabel()])
    stack.layer.borderWidth = 1
    stack.layer.borderColor = nil
    let screen = await Screen(Hosted(view: stack))
    #expect(shapes(screen).isEmpty)
    stack.layer.borderColor = CGColor(gray: 0.5, alpha: 1)
    await screen.settle()
    #expect(shapes(screen).count == 1)
  }
}
