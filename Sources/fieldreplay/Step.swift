import TextEditing

/// One action on a field.
enum Step {
  case commands([EditCommand])
  case focus(Bool)
  case submit
  case setValue(JSONValue)

  init(_ value: JSONValue, number: Int, isMultiline: Bool) throws {
    let path = "steps[\(number)]"
    let reader = try JSONReader(value, path: path)
    if let text = try reader.string("type") {
      self = .commands(text.map { .insert(String($0)) })
    } else if let text = try reader.string("insert") {
      self = .commands([.insert(text)])
    } else if let text = try reader.string("paste") {
      self = .commands([.paste(text)])
    } else if let range = try reader.range("replace") {
      guard let text = try reader.string("with") else { throw ReplayError("\(path).with is missing") }
      self = .commands([.replace(range, with: text, selection: nil)])
    } else if let (anchor, head) = try reader.pair("select") {
      self = .commands([.select(EditSelection(anchor: anchor, head: head))])
    } else if let key = try reader.string("key") {
      self = try Self.key(key, reader, isMultiline: isMultiline)
    } else if let text = try reader.string("mark") {
      let end = text.utf16.count
      self = .commands([.mark(text, selected: try reader.range("selected") ?? end..<end)])
    } else if try reader.bool("unmark") == true {
      self = .commands([.unmark])
    } else if let focus = try reader.bool("focus") {
      self = .focus(focus)
    } else if try reader.bool("submit") == true {
      self = .submit
    } else if let value = reader.object["setValue"] {
      self = .setValue(value)
    } else {
      throw ReplayError(
        "\(path) has none of type, insert, paste, replace, select, key, mark, unmark, focus, submit, setValue")
    }
  }

  private static func key(_ key: String, _ reader: JSONReader, isMultiline: Bool) throws -> Step {
    let shift = try reader.bool("shift") ?? false
    let granularity: EditGranularity =
      try reader.bool("word") ?? false ? .word : try reader.bool("line") ?? false ? .line : .grapheme
    func move(_ direction: EditDirection, _ granularity: EditGranularity) -> Step {
      .commands([.move(direction, granularity, extending: shift)])
    }
    switch key {
    case "backspace": return .commands([.delete(.backward, granularity)])
    case "delete": return .commands([.delete(.forward, granularity)])
    case "left": return move(.left, granularity)
    case "right": return move(.right, granularity)
    case "up": return move(.up, granularity)
    case "down": return move(.down, granularity)
    case "home": return move(.backward, .line)
    case "end": return move(.forward, .line)
    case "return": return isMultiline ? .commands([.insert("\n")]) : .submit
    case "tab": return .focus(false)
    case "undo": return .commands([.undo])
    case "redo": return .commands([.redo])
    case "selectAll": return .commands([.selectAll])
    case "cut": return .commands([.cut])
    case "copy": return .commands([.copy])
    default: throw ReplayError("\(reader.path).key '\(key)' is unknown")
    }
  }
}
