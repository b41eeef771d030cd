// How the user changes the attributes of a text view's text.
extension UITextView {
  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    let isOn = selectionHas { font(of: $0).fontDescriptor.symbolicTraits.contains(trait) }
    changeSelection { attributes in
      let old = font(of: attributes)
      let traits = old.fontDescriptor.symbolicTraits
      let new = old.fontDescriptor.withSymbolicTraits(isOn ? traits.subtracting(trait) : traits.union(trait))
      attributes[.font] = new.map { UIFont(descriptor: $0, size: old.pointSize) } ?? old
    }
  }

  func toggleUnderline() {
    let isOn = selectionHas { attributes in
      switch attributes[.underlineStyle] {
      case let style as NSUnderlineStyle: style.rawValue != 0
      case let number as Int: number != 0
      case let number as NSNumber: number.intValue != 0
      default: false
      }
    }
    changeSelection { $0[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue }
  }

  private func font(of attributes: [NSAttributedString.Key: Any]) -> UIFont {
    attributes[.font] as? UIFont ?? _estimatedFont
  }

  /// Whether all of the selection satisfies a condition; without one, what is typed next.
  private func selectionHas(_ condition: ([NSAttributedString.Key: Any]) -> Bool) -> Bool {
    guard selectedRange.length > 0 else { return condition(typingAttributes) }
    var result = true
    textStorage.enumerateAttributes(in: selectedRange) { attributes, _, stop in
      guard !condition(attributes) else { return }
      result = false
      stop.pointee = true
    }
    return result
  }

  /// Changes the attributes of the selection, of which the delegate and observers are notified, as a step that can be
  /// undone; without a selection, those of what is typed next. A view that is not editable stays as it is.
  private func changeSelection(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard isEditable else { return }
    guard selectedRange.length > 0 else { return change(&typingAttributes) }
    let storage = textStorage
    var changed: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
    storage.enumerateAttributes(in: selectedRange) { attributes, range, _ in
      var attributes = attributes
      change(&attributes)
      changed.append((range, attributes))
    }
    inputState.history.recordFormat(of: selectedRange, in: controller, leaving: storage)
    storage.beginEditing()
    for (range, attributes) in changed { storage.setAttributes(attributes, range: range) }
    storage.endEditing()
    textInputDidChangeText(controller)
  }
}
