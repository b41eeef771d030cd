import Foundation
import Testing

@testable import TextControls

@MainActor @Suite struct SelectorTests {
  private class Form: NSObject {
    var calls: [String] = []

    func press() { calls.append("press") }
    func change(_ sender: UIControl) { calls.append("change") }
    func send(_ sender: Any?, for event: UIEvent?) { calls.append("send \(sender == nil) \(event == nil)") }
    func note(_ notification: Notification) { calls.append(notification.name.rawValue) }
    func count(_ value: Int?) -> Int { (value ?? 0) + 1 }
  }

  private let press = Selector("press", Form.press)
  private let change = Selector("change", Form.change(_:))

  @Test func namesDecideAboutEquality() {
    #expect(change == Selector("change:"))
    #expect(change == "change:")
    #expect(change != press)
    #expect(Selector("send", Form.send(_:for:)).description == "send::")
  }

  @Test func objectsRespondToTheMethodsOfTheirTypes() {
    #expect(Form().responds(to: press))
    #expect(!NSObject().responds(to: press))
    #expect(!Form().responds(to: Selector("press")))
    #expect(!Form().responds(to: nil))
  }

  @Test func methodsAreCalledWithTheirArguments() {
    let form = Form()
    #expect(form.perform(press) == nil)
    form.perform(Selector("send:for:", Form.send(_:for:)), with: 1, with: nil)
    #expect(form.perform(Selector("count:", Form.count(_:)), with: 4) as? Int == 5)
    #expect(form.perform(Selector("count:", Form.count(_:)), with: nil) as? Int == 1)
    #expect(form.calls == ["press", "send false true"])
  }

  @Test func argumentsOfOtherTypesAndOtherObjectsCallNothing() {
    let form = Form()
    form.perform(change, with: "no control")
    form.perform(change, with: nil)
    form.perform(Selector("press"))
    NSObject().perform(press)
    #expect(form.calls.isEmpty)
  }

  @Test func controlsCallTheMethodOfTheirTarget() {
    let (form, field) = (Form(), UITextField())
    field.addTarget(form, action: press, for: .editingChanged)
    field.addTarget(form, action: change, for: [.editingChanged, .editingDidEnd])
    field.sendActions(for: .editingChanged)
    #expect(form.calls == ["press", "change"])
    field.removeTarget(form, action: change, for: .editingChanged)
    field.sendActions(for: .editingChanged)
    #expect(form.calls == ["press", "change", "press"])
    field.sendActions(for: .editingDidEnd)
    #expect(form.calls.last == "change")
    field.removeTarget(nil, action: nil, for: .allEvents)
    #expect(field.allControlEvents.isEmpty)
  }

  @Test func observersAreHeldWeaklyAndCanBeRemoved() {
    let center = NotificationCenter()
    let (form, name) = (Form(), Notification.Name("n"))
    let note = Selector("note:", Form.note(_:))
    center.addObserver(form, selector: note, name: name, object: nil)
    center.addObserver(form, selector: note, name: Notification.Name("m"), object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(form, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("m"), object: nil)
    #expect(form.calls == ["n", "m"])
    center.removeObserver(form)
    center.post(name: Notification.Name("m"), object: nil)
    #expect(form.calls == ["n", "m"])
    weak var released: Form?
    do {
      let other = Form()
      released = other
      center.addObserver(other, selector: note, name: name, object: nil)
    }
    #expect(released == nil)
    center.post(name: name, object: nil)
  }

  @Test func timersCallTheirTargetWithThemselves() {
    class Clock: NSObject {
      var timer: Timer?
      func tick(_ timer: Timer) { self.timer = timer }
    }
    let clock = Clock()
    let timer = Timer(
      timeInterval: 60, target: clock, selector: Selector("tick:", Clock.tick(_:)), userInfo: nil, repeats: true)
    timer.fire()
    #expect(clock.timer === timer)
    timer.invalidate()
  }

  @Test func aPressOfABarItemCallsItsTargetOnlyWhileThatIsThere() throws {
    let bar = UIToolbar()
    var form: Form? = Form()
    let item = UIBarButtonItem(title: "A", style: .plain, target: form, action: press)
    bar.items = [item]
    let button = try #require(bar.subviews.first as? UIButton)
    button.sendActions(for: .primaryActionTriggered)
    #expect(form?.calls == ["press"])
    form = nil
    #expect(item.target == nil)
    button.sendActions(for: .primaryActionTriggered)
  }
}
