import Foundation
import PlatenTesting
import SwiftUI
import UIKit

/// Faults between a field and its program: bindings, corrections, and fields that change while they have the focus.
@MainActor enum BindingFaults {
  static var all: [FaultCase] { [longPaste, correction(0), correction(-3), incompleteDate, secureEntry] }

  /// A long paste into a field whose binding is to a part of a value.
  private static var longPaste: FaultCase {
    struct Account {
      var notes = ""
    }
    struct Content: View {
      @State private var account = Account()
      var body: some View {
        TextEditor(text: $account.notes).accessibilityLabel("Notes")
        Text(verbatim: "\(account.notes.utf16.count) characters")
      }
    }
    return FaultCase(entered: "7, 200,000 characters pasted, 8", expected: "200002 and the same in the program") {
      let screen = await Screen(Content())
      let field = try screen.field("Notes")
      try field.type("7")
      try field.paste(String(repeating: "x", count: 200_000))
      try field.type("8")
      return try "\(field.text.utf16.count) and "
        + (screen.shows("200002 characters") ? "the same in the program" : "not that in the program")
    }
  }

  /// A style that corrects what it reads.
  private struct Ranged: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ text: String) throws -> Int {
        guard let number = Int(text) else { throw CocoaError(.formatting) }
        return min(max(number, 1), 10)
      }
    }
    var parseStrategy: Strategy { Strategy() }
    func format(_ value: Int) -> String { String(min(max(value, 1), 10)) }
  }

  private static func correction(_ number: Int) -> FaultCase {
    struct Content: View {
      let model: Model
      var body: some View {
        TextField("Size", value: Binding(get: { model.value }, set: { model.value = $0 }), format: Ranged())
      }
    }
    final class Model {
      var value: Int
      init(_ value: Int) { self.value = value }
    }
    return FaultCase(entered: "\(number) by the program, 0, Return", expected: "1, 1 in the program") {
      let model = Model(number)
      let screen = await Screen(Content(model: model))
      let field = try screen.field("Size")
      try field.replace(with: "0")
      try field.submit()
      return try "\(field.text), \(model.value) in the program"
    }
  }

  /// A text that is no date: the field shows the program's value again when editing has ended.
  private static var incompleteDate: FaultCase {
    struct Content: View {
      @State private var date = Date(timeIntervalSince1970: 1_795_132_800)
      var body: some View {
        TextField(
          "Date", value: $date,
          format: Date.FormatStyle(date: .numeric, time: .omitted, locale: FaultCase.english, timeZone: .gmt)
        ).liveFormatting()
      }
    }
    return FaultCase(entered: "20 November 2026, four times Backspace, Return", expected: "11/20/, then 11/20/2026") {
      let screen = await Screen(Content())
      let field = try screen.field("Date")
      try field.select(10..<10)
      for _ in 0..<4 { try field.press(.delete) }
      let incomplete = try field.text
      try field.submit()
      return try "\(incomplete), then \(field.text)"
    }
  }

  /// A field that stops to be secure, and is again, while it has the focus: as in UIKit what is typed then replaces all,
  /// and the delegate is asked about an edit at the caret.
  private static var secureEntry: FaultCase {
    struct Content: UIViewRepresentable {
      let field: UITextField
      func makeUIView(context: Context) -> UITextField { field }
      func updateUIView(_ field: UITextField, context: Context) {}
    }
    final class Delegate: NSObject, UITextFieldDelegate {
      var asked = ""
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        asked = "\(range.location)+\(range.length)"
        return true
      }
    }
    return FaultCase(entered: "abc, shown and hidden again, d", expected: "d, asked about 3+0") {
      let view = UITextField()
      let delegate = Delegate()
      view.delegate = delegate
      view.placeholder = "Password"
      view.isSecureTextEntry = true
      let screen = await Screen(Content(field: view))
      try screen.field("Password").type("abc")
      view.isSecureTextEntry = false
      screen.update()
      view.isSecureTextEntry = true
      screen.update()
      try screen.field("Password").type("d")
      return "\(view.text ?? ""), asked about \(delegate.asked)"
    }
  }
}
