import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// Views of hosting controllers that the program does not keep, as packages for fields make the bar of the keyboard.
@MainActor @Suite struct HostingViewTests {
  @Test func theAccessoryOfAFieldOutlivesItsController() async throws {
    let screen = await Screen(AccessoryPage())
    try screen.field("Amount").focus()
    await screen.settle()
    try screen.button("Submit").press()
    #expect(screen.shows("submitted 1"))
  }

  @Test func aViewThatIsAddedToAnotherOneOutlivesItsController() async throws {
    let screen = await Screen(BadgeView())
    #expect(screen.shows("hosted 0"))
    try screen.button("Add").press()
    #expect(screen.shows("hosted 1"))
  }

  @Test func theRootViewOfAControllerIsReplaced() async {
    let controller = UIHostingController(rootView: Text("before"))
    let screen = await Screen(ControllerHolder(controller: controller))
    #expect(screen.shows("before"))
    controller.rootView = Text("after")
    await screen.settle()
    #expect(screen.shows("after") && !screen.shows("before"))
  }

  /// The first update of a view that asks whether its field is active comes before the field has the focus, and none
  /// between the focus and what the program does later: the size of a window is nothing that the field reads.
  @Test func theSizeOfTheWindowUpdatesNoViewThatDoesNotReadIt() async throws {
    let updates = Updates()
    let screen = await Screen(CountedField(updates: updates))
    #expect(updates.count == 1)
    try screen.field(at: 0).focus()
    await screen.settle()
    #expect(updates.count == 1)
  }

  private struct AccessoryPage: View {
    @State private var amount = ""
    @State private var count = 0

    var body: some View {
      AccessoryField(text: $amount, accessory: bar)
      Text("submitted \(count)")
    }

    private var bar: UIView? { UIHostingController(rootView: Button("Submit") { count += 1 }).view }
  }

  private struct AccessoryField: UIViewRepresentable {
    @Binding var text: String
    let accessory: UIView?

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.placeholder = "Amount"
      field.inputAccessoryView = accessory
      return field
    }

    func updateUIView(_ field: UITextField, context: Context) { field.text = text }
  }

  private struct BadgeView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      let hosted = UIHostingController(rootView: Counter()).view!
      hosted.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(hosted)
      NSLayoutConstraint.activate([
        hosted.topAnchor.constraint(equalTo: view.topAnchor),
        hosted.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("hosted \(count)")
      Button("Add") { count += 1 }
    }
  }

  private struct ControllerHolder: UIViewControllerRepresentable {
    let controller: UIHostingController<Text>

    func makeUIViewController(context: Context) -> UIHostingController<Text> { controller }
    func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
  }

  private final class Updates { var count = 0 }

  private struct CountedField: UIViewRepresentable {
    let updates: Updates

    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ field: UITextField, context: Context) { updates.count += 1 }
  }
}

/// Views of SwiftUI that a program measures by their controllers.
@MainActor @Suite struct MeasuredControllerTests {
  private let space = CGSize(width: 400, height: 400)

  @Test func aFrameIsMeasured() {
    let framed = UIHostingController(rootView: Color.red.frame(width: 80, height: 32))
    #expect(framed.sizeThatFits(in: space) == CGSize(width: 80, height: 32))
    #expect(framed.view.sizeThatFits(space) == CGSize(width: 80, height: 32))
    let padded = UIHostingController(rootView: Color.red.frame(width: 80, height: 32).padding(10))
    #expect(padded.view.intrinsicContentSize == CGSize(width: 100, height: 52))
  }

  @Test func aTextIsBrokenIntoLines() {
    let words = UIHostingController(rootView: Text("one two"))
    let wide = words.sizeThatFits(in: space)
    let narrow = words.sizeThatFits(in: CGSize(width: wide.width * 0.75, height: 400))
    #expect(wide.width > 0 && wide.width < 400 && wide.height > 0)
    #expect(narrow.width < wide.width && narrow.height > wide.height * 1.8)
    words.rootView = Text("one two one two")
    #expect(words.sizeThatFits(in: space).width > wide.width * 1.9)
  }

  @Test func whatFillsTheSpaceIsAsLargeAsIt() {
    #expect(UIHostingController(rootView: Color.red).sizeThatFits(in: space) == space)
    let field = UIHostingController(rootView: TextField("Name", text: .constant("")))
    #expect(field.sizeThatFits(in: space).width == 400 && field.sizeThatFits(in: space).height < 60)
    let button = UIHostingController(rootView: Button("Save") {}).sizeThatFits(in: space)
    #expect(button.width > 20 && button.width < 200 && button.height > 10)
  }

  @Test func measuringDoesNotMakeTheViewAppear() {
    var count = 0
    let controller = UIHostingController(rootView: Text("page").onAppear { count += 1 })
    #expect(controller.sizeThatFits(in: space).width > 0)
    #expect(count == 0)
  }
}
