import Foundation
import TextEditing

/// Executes one line.
struct Replay {
  private let field: Field
  private var session: ValueSession<JSONValue>
  /// The value that was reported last.
  private var value: JSONValue
  private var isAccepted = true
  private var isFocused = true
  private var events: [JSONValue] = []
  private var trace: [JSONValue] = []

  /// Answers a line; the answer contains an error if the line can't be executed.
  static func answer(to line: String) -> (answer: String, isError: Bool) {
    var id = JSONValue.null
    do {
      let value: JSONValue
      do {
        value = try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
      } catch {
        throw ReplayError("the line is no JSON")
      }
      let reader = try JSONReader(value, path: "line")
      id = reader.object["id"] ?? .null
      guard let spec = reader["field"] else { throw ReplayError("field is missing") }
      var replay = try Replay(field: spec, start: reader["start"])
      var steps: [JSONValue] = []
      if let value = reader["steps"] {
        guard case .array(let items) = value else { throw ReplayError("steps must be an array") }
        steps = items
      }
      for (number, step) in steps.enumerated() {
        try replay.perform(Step(step, number: number, isMultiline: replay.field.options.isMultiline))
      }
      var answer = replay.state
      answer["id"] = id
      answer["value"] = replay.value
      answer["complete"] = .bool(replay.session.isComplete)
      answer["accepted"] = .bool(replay.isAccepted)
      answer["events"] = .array(try reader.bool("events") ?? false ? replay.events : [])
      answer["trace"] = .array(try reader.bool("trace") ?? false ? replay.trace : [])
      return (encode(.object(answer)), false)
    } catch {
      return (encode(.object(["id": id, "error": .string("\(error)")])), true)
    }
  }

  private static func encode(_ value: JSONValue) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return #"{"error":"the answer can't be encoded"}"# }
    return String(decoding: data, as: UTF8.self)
  }

  private init(field spec: JSONValue, start: JSONValue?) throws {
    field = try Field(spec)
    session = ValueSession(
      format: field.format, options: field.options, isLive: field.isLive, allowsNoValue: field.isOptional)
    if let start {
      let reader = try JSONReader(start, path: "start")
      session.setText(try reader.string("text") ?? "")
      if let (anchor, head) = try reader.pair("selection") {
        session.perform(.select(EditSelection(anchor: anchor, head: head)))
      }
    }
    value = session.value ?? .null
  }

  private var state: [String: JSONValue] {
    let state = session.editing.state
    return [
      "text": .string(state.text), "selection": .offsets(state.selection.anchor, state.selection.head),
      "marked": state.marked.map { .offsets($0) } ?? .null,
    ]
  }

  private mutating func perform(_ step: Step) throws {
    switch step {
    case .commands(let commands):
      for command in commands { note(session.perform(command)) }
      isAccepted = commands.isEmpty || isAccepted
    case .focus(let focus):
      guard focus != isFocused else { break }
      isFocused = focus
      events.append(.string(focus ? "beginEditing" : "endEditing"))
      if !focus { note(session.endEditing()) }
    case .submit:
      note(session.endEditing())
      events.append(.string("submit"))
    case .setValue(let new):
      let effects = session.setValue(try field.accept(new))
      // The field reports only values that the user enters.
      value = session.value ?? .null
      note(effects)
    }
    trace.append(.object(state))
  }

  private mutating func note(_ effects: [EditEffect]) {
    isAccepted = true
    for effect in effects {
      switch effect {
      case .textChanged: events.append(.string("textChanged"))
      case .selectionChanged: events.append(.string("selectionChanged"))
      case .markedChanged: events.append(.string("markedChanged"))
      case .copy(let text): events.append(.object(["copy": .string(text)]))
      case .refused(let reason):
        isAccepted = false
        events.append(.object(["refused": .string("\(reason)")]))
      }
    }
    let new = session.value ?? .null
    guard new != value else { return }
    value = new
    events.append(.object(["value": new]))
  }
}
