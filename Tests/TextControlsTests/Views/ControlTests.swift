import Testing
import TextControls

@MainActor struct ControlTests {
  @Test func actionsRunInTheOrderTheyWereAdded() {
    let control = UIControl()
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("first") }, for: .valueChanged)
    control.addAction(UIAction { _ in log.append("both") }, for: [.valueChanged, .editingChanged])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .editingChanged)
    #expect(log == ["first", "both", "both"])
    #expect(control.allControlEvents == [.valueChanged, .editingChanged])
  }

  @Test func anActionWithTheSameIdentifierIsReplaced() {
    let control = UIControl()
    var log: [String] = []
    let id = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: id) { _ in log.append("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: id) { _ in log.append("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["new"])
    control.removeAction(identifiedBy: id, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(log == ["new"] && control.allControlEvents == [])
  }

  @Test func theSenderIsTheControlWhileTheActionRuns() {
    let control = UIControl()
    let action = UIAction { #expect($0.sender as? UIControl === control) }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(action.sender == nil)
  }

  @Test func targetsAreMethodsAndHeldWeakly() {
    @MainActor final class Form {
      var log: [String] = []
      func changed(_ field: UITextField) { log.append(field.text ?? "nil") }
      func ended() { log.append("ended") }
    }
    let field = UITextField()
    var form: Form? = Form()
    if let form {
      field.addTarget(form, action: Form.changed, for: .editingChanged)
      field.addTarget(form, action: Form.ended, for: .editingDidEnd)
      field.insertText("a")
      field.sendActions(for: .editingDidEnd)
      #expect(form.log == ["a", "ended"])
      field.removeTarget(form, for: .editingDidEnd)
      #expect(field.allControlEvents == .editingChanged)
    }
    form = nil
    #expect(field.allControlEvents == [])
    field.insertText("b")
  }

  @Test func anActionMayRemoveItself() {
    let control = UIControl()
    var count = 0
    let id = UIAction.Identifier("once")
    control.addAction(
      UIAction(identifier: id) { _ in
        count += 1
        control.removeAction(identifiedBy: id, for: .valueChanged)
      }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
  }

  @Test func viewsFormAHierarchy() {
    let (window, box, label) = (UIWindow(), UIView(), UILabel())
    box.addSubview(label)
    #expect(label.superview === box && label.window == nil)
    window.addSubview(box)
    #expect(label.window === window && label.isDescendant(of: window) && label.next === box)
    box.insertSubview(UIView(), at: -5)
    box.insertSubview(UIView(), at: 99)
    #expect(box.subviews.count == 3)
    label.addSubview(box)
    #expect(box.superview === window)
    box.removeFromSuperview()
    #expect(label.window == nil && window.subviews.isEmpty)
    label.tag = 7
    #expect(box.viewWithTag(7) === label)
  }

  @Test func eachWindowHasItsOwnFirstResponder() {
    let (a, b) = (LoggedField(), LoggedField())
    a.field.becomeFirstResponder()
    b.field.becomeFirstResponder()
    #expect(a.field.isFirstResponder && b.field.isFirstResponder)
  }
}
