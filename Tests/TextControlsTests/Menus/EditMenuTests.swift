import Testing
import TextControls

@MainActor struct EditMenuTests {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var menu: (([UIMenuElement]) -> UIMenu?)?

    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("menu \(range.location)+\(range.length)")
      return menu?(suggestedActions)
    }
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      log.append("willPresent")
      animator.addAnimations { self.log.append("present animation") }
      animator.addCompletion { self.log.append("present completion") }
    }
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      log.append("willDismiss")
      animator.addCompletion { self.log.append("dismiss completion") }
    }
  }

  private let window = UIWindow()
  private let field = UITextField()
  private let delegate = Delegate()

  init() {
    window.addSubview(field)
    field.text = "hello"
    field.delegate = delegate
    field.becomeFirstResponder()
  }

  @Test func theMenuContainsThePossibleActions() {
    var clipboard: String?
    window.scene.writeClipboard = { clipboard = $0 }
    window.scene.readClipboard = { clipboard }
    #expect(field.makeEditMenu().actions.map(\.title) == ["Select All"])
    field.selectAll(nil)
    #expect(field.makeEditMenu().actions.map(\.title) == ["Cut", "Copy"])
    EditMenuPresentation(of: field)?.choose(field.makeEditMenu().actions[0])
    #expect(field.text == "" && clipboard == "hello")
    #expect(field.makeEditMenu().actions.map(\.title) == ["Paste"])
    EditMenuPresentation(of: field)?.choose(field.makeEditMenu().actions[0])
    #expect(field.text == "hello")
  }

  private final class OwnMenuField: UITextField {
    var commands: [String] = []

    override func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
      let range = offset(from: beginningOfDocument, to: textRange.start)
      let shout = UICommand(
        title: "Shout at \(range)", action: Selector("shout:", OwnMenuField.shout(_:)), propertyList: "loud")
      return UIMenu(children: suggestedActions + [shout])
    }

    func shout(_ sender: Any?) { commands.append((sender as? UICommand)?.propertyList as? String ?? "?") }
  }

  @Test func aSubclassMakesTheMenuAndACommandIsSentToTheFirstResponder() throws {
    let own = OwnMenuField()
    window.addSubview(own)
    own.text = "hello"
    own.delegate = delegate
    own.becomeFirstResponder()
    let menu = own.makeEditMenu()
    #expect(menu.actions.map(\.title) == ["Select All", "Shout at 5"])
    // The delegate is asked by the field's own implementation alone.
    #expect(delegate.log.isEmpty)
    EditMenuPresentation(of: own)?.choose(menu.actions[1])
    #expect(own.commands == ["loud"])
  }

  private final class NamingField: UITextField {
    var isLoud = false

    override func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
      let shout = UICommand(title: "Shout", action: Selector("shout:", NamingField.shout(_:)))
      return UIMenu(children: [UIMenu(title: "More", children: [shout])])
    }

    func shout(_ sender: Any?) { isLoud.toggle() }

    override func validate(_ command: UICommand) {
      super.validate(command)
      command.state = isLoud ? .on : .off
      command.title = isLoud ? "Whisper" : "Shout"
      if text == "" { command.attributes.insert(.disabled) }
    }
  }

  @Test func theTargetChangesItsCommandsBeforeTheMenuIsShown() throws {
    let own = NamingField()
    window.addSubview(own)
    own.becomeFirstResponder()
    let disabled = try #require(EditMenuPresentation(of: own))
    #expect(disabled.menu.actions[0].attributes.contains(.disabled))
    disabled.choose(disabled.menu.actions[0])
    #expect(!own.isLoud)
    disabled.dismiss()
    own.text = "hello"
    let shout = try #require(EditMenuPresentation(of: own))
    #expect(shout.menu.actions.map(\.title) == ["Shout"])
    shout.choose(shout.menu.actions[0])
    #expect(own.isLoud)
    let whisper = try #require(EditMenuPresentation(of: own))
    #expect(whisper.menu.actions.map(\.title) == ["Whisper"])
    #expect(whisper.menu.actions[0].state == .on)
  }

  @Test func theDelegateAddsActionsAndIsNotifiedOfPresentationAndDismissal() throws {
    var shouted = false
    delegate.menu = { suggested in
      UIMenu(children: [UIAction(title: "Shout") { _ in shouted = true }] + suggested)
    }
    let presentation = try #require(EditMenuPresentation(of: field))
    #expect(presentation.menu.actions.map(\.title) == ["Shout", "Select All"])
    #expect(delegate.log == ["menu 5+0", "willPresent", "present animation", "present completion"])
    presentation.choose(presentation.menu.actions[0])
    #expect(shouted)
    #expect(delegate.log.suffix(2) == ["willDismiss", "dismiss completion"])
    presentation.dismiss()
    #expect(delegate.log.count == 6)
  }

  @Test func anEmptyMenuIsNotShown() {
    delegate.menu = { _ in UIMenu() }
    #expect(EditMenuPresentation(of: field) == nil)
    #expect(delegate.log == ["menu 5+0"])
  }

  @Test func aDisabledActionDoesNothingAndOneCanKeepTheMenu() throws {
    var count = 0
    delegate.menu = { _ in
      UIMenu(children: [
        UIAction(title: "No", attributes: .disabled) { _ in count += 100 },
        UIAction(title: "Again", attributes: .keepsMenuPresented) { _ in count += 1 },
        UIAction(title: "Hidden", attributes: .hidden) { _ in },
      ])
    }
    let presentation = try #require(EditMenuPresentation(of: field))
    #expect(presentation.menu.actions.map(\.title) == ["No", "Again"])
    for action in presentation.menu.actions { presentation.choose(action) }
    presentation.choose(presentation.menu.actions[1])
    #expect(count == 2)
    #expect(!delegate.log.contains("willDismiss"))
  }

  @Test func theMethodWithRangesIsCalledInstead() throws {
    final class Modern: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        UIMenu(children: [UIAction(title: "\(ranges.map(\.rangeValue.location))") { _ in }])
      }
    }
    let modern = Modern()
    field.delegate = modern
    #expect(field.makeEditMenu().actions.map(\.title) == ["[5]"])
  }

  @Test func theKeyboardsSuggestionIsPassedToTheDelegate() {
    final class Replies: NSObject, UITextFieldDelegate {
      func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
        if let reply = inputSuggestion as? UISmartReplySuggestion { textField.text = "> \(reply.smartReply)" }
      }
    }
    field.receive(UISmartReplySuggestion(smartReply: " there"))
    #expect(field.text == "hello there")
    let replies = Replies()
    field.delegate = replies
    field.receive(UISmartReplySuggestion(smartReply: "yes"))
    #expect(field.text == "> yes")
  }
}
