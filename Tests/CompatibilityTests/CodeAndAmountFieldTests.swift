import Combine
import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// Boxes for one-time codes and fields for amounts, written as packages for them write them.
@MainActor @Suite struct CodeAndAmountFieldTests {
  @Test func digitsMoveTheFocusOnAndDeletingMovesItBack() async throws {
    let screen = await Screen(CodeBoxes())
    try screen.field(at: 0).focus()
    for (digit, boxes) in zip("1234", [1, 2, 3, 3]) {
      try screen.type(String(digit))
      #expect(try screen.field(at: boxes).isFocused)
    }
    #expect(screen.shows("Code 1234"))
    for (code, box) in [("123", 2), ("12", 1), ("1", 0), ("", 0)] {
      try screen.press(.delete)
      #expect(try screen.shows("Code \(code)") && screen.field(at: box).isFocused)
    }
    // In an empty box nothing is deleted.
    try screen.press(.delete)
    #expect(try screen.field(at: 0).isFocused)
  }

  @Test func aBoxThatIsFullTakesTheNewDigit() async throws {
    let screen = await Screen(CodeBoxes())
    try screen.field(at: 0).focus()
    for digit in "1234" { try screen.type(String(digit)) }
    try screen.field(at: 1).focus()
    try screen.type("9")
    #expect(screen.shows("Code 1934"))
    #expect(try screen.field(at: 2).isFocused)
  }

  @Test func aHiddenFieldKeepsTheLengthOfTheCode() async throws {
    let screen = await Screen(HiddenCodeField())
    try screen.field(at: 0).focus()
    for digit in "12345" {
      try screen.type(String(digit))
      await screen.settle()
    }
    #expect(screen.shows("1 2 3 4"))
    #expect(try screen.field(at: 0).text == "1234")
    try screen.press(.delete)
    await screen.settle()
    #expect(screen.shows("1 2 3 _"))
  }

  @Test func anAmountGrowsFromTheCentsAndShrinks() async throws {
    let screen = await Screen(CentsPage())
    try screen.field(at: 0).focus()
    for (digit, cents) in [("1", 1), ("2", 12), ("x", 12), ("3", 123)] {
      try screen.type(digit)
      #expect(screen.shows("\(cents) cents"))
    }
    for cents in [12, 1, 0] {
      try screen.press(.delete)
      #expect(try screen.shows("\(cents) cents") && screen.field(at: 0).isFocused)
    }
    // Deleting in an empty amount ends the editing.
    try screen.press(.delete)
    #expect(try !screen.field(at: 0).isFocused)
  }

  /// A code with a field for each digit.
  struct CodeBoxes: View {
    @State private var digits = ["", "", "", ""]
    @FocusState private var focused: Int?

    var body: some View {
      Text("Code \(digits.joined())")
      HStack {
        ForEach(digits.indices, id: \.self) { index in
          TextField("", text: $digits[index])
            .textContentType(.oneTimeCode)
            .focused($focused, equals: index)
            .onChange(of: digits[index]) { _, digit in
              if digit.count > 1 {
                digits[index] = String(digit.suffix(1))
              } else if digit.count == 1 {
                if index < 3 { focused = index + 1 }
              } else if index > 0 {
                focused = index - 1
              }
            }
        }
      }
    }
  }

  /// A code that one invisible field takes, below the texts that show it.
  struct HiddenCodeField: View {
    @State private var code = ""

    var body: some View {
      ZStack {
        TextField("", text: $code)
          .frame(width: 0, height: 0)
          .keyboardType(.numberPad)
          .onReceive(Just(code)) { if $0.count > 4 { code = String($0.prefix(4)) } }
        Text((0..<4).map { $0 < code.count ? String(Array(code)[$0]) : "_" }.joined(separator: " "))
      }
    }
  }

  struct CentsPage: View {
    @State private var cents = 0

    var body: some View {
      Text(verbatim: "\(cents) cents")
      CentsField(cents: $cents)
    }
  }

  /// An amount as a number of cents, which its delegate counts.
  struct CentsField: UIViewRepresentable {
    @Binding var cents: Int

    func makeCoordinator() -> Coordinator { Coordinator(cents: $cents) }

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField(frame: .zero)
      field.delegate = context.coordinator
      field.addAction(
        UIAction { [weak coordinator = context.coordinator, weak field] _ in
          if let field { coordinator?.textDidChange(field) }
        }, for: .editingChanged)
      field.text = "0"
      return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {}

    @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
      private let cents: Binding<Int>
      private var valid = "0"

      init(cents: Binding<Int>) { self.cents = cents }

      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        guard string.isEmpty else { return true }
        if cents.wrappedValue == 0 { textField.resignFirstResponder() }
        show(cents.wrappedValue / 10, in: textField)
        return true
      }

      func textDidChange(_ field: UITextField) {
        var old = valid
        let added = (field.text ?? "").first { old.isEmpty || $0 != old.removeFirst() }
        guard let added, let digit = added.wholeNumberValue else {
          field.text = valid
          return
        }
        show(cents.wrappedValue * 10 + digit, in: field)
      }

      private func show(_ value: Int, in field: UITextField) {
        cents.wrappedValue = value
        field.text = String(value)
        valid = String(value)
      }
    }
  }
}
