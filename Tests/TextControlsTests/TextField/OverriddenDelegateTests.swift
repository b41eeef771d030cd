import Foundation
import Testing
import TextControls

/// Fields that are their own delegate, and keep that of the program behind themselves.
@MainActor @Suite struct OverriddenDelegateTests {
  private final class Field: UITextField, UITextFieldDelegate {
    private weak var other: (any UITextFieldDelegate)?

    override var delegate: (any UITextFieldDelegate)? {
      get { other }
      set { other = newValue }
    }

    func setUp() { super.delegate = self }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "x" }
  }

  private final class TextView: UITextView, UITextViewDelegate {
    override var delegate: (any UITextViewDelegate)? {
      get { nil }
      set {}
    }

    func setUp() { super.delegate = self }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      text != "x"
    }
  }

  private final class Observing: UITextField {
    var changes = 0

    weak override var delegate: (any UITextFieldDelegate)? { didSet { changes += 1 } }
  }

  @Test func aSubclassObservesItsDelegate() {
    let (field, delegate) = (Observing(), Field())
    field.delegate = delegate
    #expect(field.changes == 1 && field.delegate === delegate)
    field.receive(.insert("x"))
    #expect(field.text == "")
  }

  @Test func theyAreAsked() {
    let field = Field()
    field.setUp()
    #expect(field.delegate == nil)
    field.receive(.insert("a"))
    field.receive(.insert("x"))
    #expect(field.text == "a")
    let view = TextView()
    view.setUp()
    view.receive(.insert("a"))
    view.receive(.insert("x"))
    #expect(view.text == "a")
  }
}
