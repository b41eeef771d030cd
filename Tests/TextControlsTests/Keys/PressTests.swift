import Testing
import TextControls

@MainActor struct PressTests {
  private func stroke(_ key: Character, _ modifiers: UIKeyModifierFlags = []) -> KeyStroke {
    KeyStroke(phase: .down, key: key, characters: key.isLetter ? String(key) : "", modifiers: modifiers)
  }

  @Test func aSubclassUsesKeysUp() {
    final class Field: UITextField {
      var codes: [Int] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key else { return }
        codes.append(key.keyCode.rawValue)
        switch key.keyCode {
        case .keyboardUpArrow, .keyboardDownArrow: return
        default: super.pressesBegan(presses, with: event)
        }
      }
    }
    let field = Field()
    #expect(field.offer(stroke("\u{F700}")))
    #expect(!field.offer(stroke("a")))
    #expect(field.codes == [UIKeyboardHIDUsage.keyboardUpArrow.rawValue, 4])
  }

  @Test func keyCommandsAreCalledAlongTheResponderChain() {
    final class Box: UIView {
      var calls: [String] = []
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(
            input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("escape", Box.escape)),
          UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:", Box.save(_:))),
        ]
      }
      func escape() { calls.append("escape") }
      func save(_ command: UIKeyCommand) { calls.append("save \(command.input ?? "")") }
    }
    let (box, field) = (Box(), UITextField())
    box.addSubview(field)
    #expect(field.offer(stroke("\u{1B}")))
    #expect(field.offer(stroke("s", .command)))
    #expect(!field.offer(stroke("s")))
    #expect(box.calls == ["escape", "save s"])
    #expect(field.wantedKeys == ["\u{1B}", "s"])
  }
}
