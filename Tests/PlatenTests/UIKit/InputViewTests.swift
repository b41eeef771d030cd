import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree
import PlatenTesting

/// A field's input views, shown while it is first responder.
@MainActor struct InputViewTests {
  private struct Field: UIViewRepresentable {
    let label: String
    var setUp: @MainActor (UITextField) -> Void = { _ in }

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.accessibilityLabel = label
      setUp(field)
      return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {}
  }

  private static func addBar(_ field: UITextField) {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let sign = UIBarButtonItem(title: "Sign", primaryAction: UIAction { [weak field] _ in field?.insertText("-") })
    let done = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak field] _ in field?.resignFirstResponder() })
    bar.items = [sign, .flexibleSpace(), done]
    field.inputAccessoryView = bar
  }

  private func page() async -> Screen {
    await Screen(
      VStack {
        Field(label: "Amount", setUp: Self.addBar)
        Field(label: "Plain")
      })
  }

  @Test func theAccessoryViewIsShownWhileItsFieldIsFirstResponder() async throws {
    let screen = await page()
    #expect(!screen.shows("Sign"))
    let field = try screen.field("Amount")
    try field.focus()
    try screen.button("Sign").press()
    try field.type("5")
    #expect(try field.text == "-5")
    #expect(screen.focusedLabel == "Amount")
    try screen.button("Done").press()
    #expect(screen.focusedLabel == nil)
    #expect(!screen.shows("Sign"))
    try screen.field("Amount").focus()
    #expect(screen.shows("Sign"))
    try screen.field("Plain").focus()
    #expect(!screen.shows("Sign"))
  }

  @Test func theKeyboardReachesTheBarAndTheFieldStaysFirstResponder() async throws {
    var ended = 0
    let screen = await Screen(
      VStack {
        Field(label: "Amount") { field in
          Self.addBar(field)
          field.addAction(UIAction { _ in ended += 1 }, for: .editingDidEnd)
        }
        Field(label: "Plain")
      })
    try screen.field("Amount").focus()
    try screen.press(.f6)
    #expect(screen.host.focus.node?.plainText == "Sign")
    #expect(screen.shows("Sign") && ended == 0)
    screen.host.send(.press, to: try #require(screen.host.focus.node).id)
    screen.update()
    #expect(try screen.field("Amount").text == "-")
    try screen.press(.tab)
    #expect(screen.host.focus.node?.plainText == "Done")
    try screen.press(.escape)
    #expect(screen.focusedLabel == "Amount" && ended == 0)
    try screen.press(.f6)
    try screen.field("Plain").focus()
    #expect(ended == 1 && !screen.shows("Sign"))
    try screen.field("Amount").focus()
    try screen.press(.f6)
    try screen.press(.tab)
    screen.host.send(.press, to: try #require(screen.host.focus.node).id)
    screen.update()
    #expect(ended == 2 && screen.host.focus.node == nil && !screen.shows("Sign"))
  }

  @Test func aDelegateMayChooseTheInputViewsWhenEditingBegins() async throws {
    final class Chooser: NSObject, UITextFieldDelegate {
      func textFieldDidBeginEditing(_ textField: UITextField) { InputViewTests.addBar(textField) }
    }
    let chooser = Chooser()
    let screen = await Screen(Field(label: "Amount") { $0.delegate = chooser })
    try screen.field("Amount").focus()
    try screen.button("Sign").press()
    #expect(try screen.field("Amount").text == "-")
  }

  @Test func theInputViewReplacesTheKeyboard() async throws {
    let screen = await Screen(
      Field(label: "Digit") { field in
        let keys = (1...3).map { digit in
          UIButton(primaryAction: UIAction(title: "\(digit)") { [weak field] _ in field?.insertText("\(digit)") })
        }
        field.inputView = UIStackView(arrangedSubviews: keys)
      })
    try screen.field("Digit").focus()
    try screen.button("2").press()
    try screen.button("3").press()
    #expect(try screen.field("Digit").text == "23")
  }

  @Test func keyboardNotificationsReportInputViews() async throws {
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
      (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
    ]
    final class Log { var entries: [String] = [] }
    let log = Log()
    nonisolated(unsafe) let written = log
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        if frame?.height == 117 || frame?.height == 217 { written.entries.append("\(word) \(Int(frame?.height ?? 0))") }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    func field(_ label: String, _ height: CGFloat) -> Field {
      Field(label: label) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
        let text = UILabel()
        text.text = "Bar of \(label)"
        view.addSubview(text)
        $0.inputAccessoryView = view
      }
    }
    let screen = await Screen(
      VStack {
        field("Low", 117)
        field("High", 217)
        Field(label: "None")
      })
    try screen.field("Low").focus()
    #expect(screen.shows("Bar of Low"))
    try screen.field("High").focus()
    #expect(screen.shows("Bar of High") && !screen.shows("Bar of Low"))
    try screen.field("None").focus()
    #expect(
      log.entries == [
        "willShow 117", "didShow 117", "willChange 217", "didChange 217", "willHide 217", "didHide 217",
      ])
  }

  @Test func reloadingShowsInputViewsSetWhileEditing() async throws {
    var made: UITextField?
    let screen = await Screen(Field(label: "Late") { made = $0 })
    let field = try #require(made)
    try screen.field("Late").focus()
    Self.addBar(field)
    screen.update()
    #expect(!screen.shows("Sign"))
    field.reloadInputViews()
    screen.update()
    #expect(screen.shows("Sign"))
  }

  @Test func aSubclassObservesBecomingAndResigning() async throws {
    final class Stubborn: UITextField {
      var log: [String] = []
      var mayLeave = true

      override func becomeFirstResponder() -> Bool {
        let did = super.becomeFirstResponder()
        log.append("became \(did) \(isFirstResponder)")
        return did
      }
      override func resignFirstResponder() -> Bool {
        guard mayLeave else {
          log.append("stays")
          return false
        }
        let did = super.resignFirstResponder()
        log.append("resigned \(did) \(isFirstResponder)")
        return did
      }
    }
    struct Wrapped: UIViewRepresentable {
      let field: Stubborn
      func makeUIView(context: Context) -> Stubborn {
        field.accessibilityLabel = "Stubborn"
        return field
      }
      func updateUIView(_ uiView: Stubborn, context: Context) {}
    }
    struct Page: View {
      let field: Stubborn
      @State private var text = ""
      @FocusState private var isOther: Bool
      var body: some View {
        Wrapped(field: field)
        TextField("Other", text: $text).focused($isOther)
        Text(isOther ? "other has it" : "other has it not")
      }
    }
    let field = Stubborn()
    let screen = await Screen(Page(field: field))
    try screen.field("Stubborn").focus()
    #expect(field.log == ["became true true"])
    try screen.field("Other").focus()
    #expect(field.log == ["became true true", "resigned true false"])
    #expect(screen.focusedLabel == "Other" && screen.shows("other has it"))
    try screen.field("Stubborn").focus()
    field.mayLeave = false
    field.log = []
    try? screen.press(.tab)
    #expect(field.log == ["stays"])
    #expect(screen.focusedLabel == "Stubborn" && field.isFirstResponder)
  }

  /// A field whose input views are there while it is edited, as in published wrappers of text fields.
  private final class DayField: UITextField, UITextFieldDelegate {
    private(set) var log: [String] = []
    private let make: () -> UIViewController
    private var controller: UIInputViewController?

    init(_ make: @escaping () -> UIViewController) {
      self.make = make
      super.init(frame: .zero)
      accessibilityLabel = "Day"
      delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override var inputViewController: UIInputViewController? { controller }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      let input = UIInputViewController()
      let child = make()
      input.addChild(child)
      input.view.addSubview(child.view)
      child.didMove(toParent: input)
      controller = input
      log.append("begins")
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      controller = nil
      log.append("ends")
    }
  }

  private struct DayView: UIViewRepresentable {
    let field: DayField
    func makeUIView(context: Context) -> DayField { field }
    func updateUIView(_ uiView: DayField, context: Context) {}
  }

  @Test func aPickerInAnInputViewLeavesTheFieldFirstResponder() async throws {
    final class Model { var date = Date(timeIntervalSince1970: 0) }
    let model = Model()
    let day = DayField {
      UIHostingController(
        rootView: DatePicker(
          "When", selection: Binding(get: { model.date }, set: { model.date = $0 }), displayedComponents: .date
        )
        .environment(\.timeZone, TimeZone(identifier: "UTC")!).environment(\.locale, Locale(identifier: "en_US")))
    }
    let screen = await Screen(
      VStack {
        DayView(field: day)
        Field(label: "Plain")
      })
    try screen.field("Day").focus()
    try screen.field("When").focus()
    #expect(day.log == ["begins"] && day.isFirstResponder && screen.focusedLabel == "When")
    try screen.press("a", modifiers: .control)
    try screen.type("12242026")
    try screen.field("Day").focus()
    #expect(day.log == ["begins"] && model.date == Date(timeIntervalSince1970: 1_798_070_400))
    // From the picker elsewhere: the field ends its editing, and its views go.
    try screen.field("When").focus()
    try screen.field("Plain").focus()
    #expect(day.log == ["begins", "ends"] && screen.focusedLabel == "Plain")
    #expect(throws: (any Error).self) { try screen.field("When") }
  }

  @Test func aFieldThatGoesWithTheOneBeforeIsNotFocused() async throws {
    let day = DayField { UIHostingController(rootView: TextField("Within", text: .constant(""))) }
    let screen = await Screen(DayView(field: day))
    try screen.field("Day").focus()
    try? screen.field("Within").focus()
    await screen.settle()
    #expect(day.log == ["begins", "ends"] && !day.isFirstResponder && screen.focusedLabel == nil)
  }
}
