#if Web
import Foundation
import PlatenGraph

/// Reads the values of a browser's message, one after the other: a function for each type of Protocol/messages.json.
struct MessageReader {
  typealias Failure = ClientMessage.Failure

  private(set) var values: ArraySlice<JSONReader.Value>

  init(values: ArraySlice<JSONReader.Value>) { self.values = values }

  mutating func integer() throws(Failure) -> Int {
    guard case .integer(let value)? = values.popFirst() else { throw .wrongArguments }
    return value
  }

  mutating func integerOrNull() throws(Failure) -> Int? {
    guard case .null? = values.first else { return try integer() }
    values.removeFirst()
    return nil
  }

  /// Nil for a negative number.
  mutating func integerOrMinusOne() throws(Failure) -> Int? {
    let value = try integer()
    return value < 0 ? nil : value
  }

  mutating func string() throws(Failure) -> String {
    guard case .string(let value)? = values.popFirst() else { throw .wrongArguments }
    return value
  }

  mutating func stringOrEmpty() throws(Failure) -> String? {
    let value = try string()
    return value.isEmpty ? nil : value
  }

  mutating func boolean() throws(Failure) -> Bool {
    guard case .boolean(let value)? = values.popFirst() else { throw .wrongArguments }
    return value
  }

  mutating func node() throws(Failure) -> NodeID { NodeID(rawValue: try integer()) }

  mutating func nodeOrMinusOne() throws(Failure) -> NodeID? { try integerOrMinusOne().map { NodeID(rawValue: $0) } }

  mutating func address() throws(Failure) -> PageAddress {
    guard let address = PageAddress(try string()) else { throw .wrongArguments }
    return address
  }

  /// Pages of former versions send none; they are notified of the version.
  mutating func addressIfAny() throws(Failure) -> PageAddress { values.isEmpty ? PageAddress([]) : try address() }

  mutating func formerIfAny() throws(Failure) -> FormerView? {
    values.isEmpty ? nil : FormerView(view: try string(), isReload: try boolean())
  }

  mutating func clipboardIfAny() throws(Failure) -> ClipboardText? {
    guard !values.isEmpty else { return nil }
    var content = ClipboardText(text: try string())
    if !values.isEmpty { content.html = try string() }
    return content
  }

  mutating func trait() throws(Failure) -> TextTrait {
    guard let trait = TextTrait(rawValue: try string()) else { throw .wrongArguments }
    return trait
  }
}

// Places and sizes, in CSS pixels.
extension MessageReader {
  mutating func point() throws(Failure) -> CGPoint { CGPoint(x: Double(try integer()), y: Double(try integer())) }

  mutating func frame() throws(Failure) -> CGRect {
    let (width, height) = (try integer(), try integer())
    let limit = -1_000_000...1_000_000
    let (x, y) = (try integer(), try integer())
    guard (0...100_000).contains(width), (0...1_000_000).contains(height), limit.contains(x), limit.contains(y)
    else {
      throw .wrongArguments
    }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  mutating func size() throws(Failure) -> CGSize {
    let (width, height) = (try integer(), try integer())
    guard (0...100_000).contains(width), (0...100_000).contains(height) else { throw .wrongArguments }
    return CGSize(width: width, height: height)
  }

  /// How many thousandths of a screen pixel a CSS pixel is.
  mutating func scale() throws(Failure) -> Int {
    let scale = try integer()
    guard (1...1_000_000).contains(scale) else { throw .wrongArguments }
    return scale
  }

  mutating func pointer() throws(Failure) -> PointerEvent {
    guard let phase = PointerEvent.Phase(rawValue: try integer()) else { throw .wrongArguments }
    return PointerEvent(phase: phase, location: try point(), clicks: try integer())
  }
}

extension MessageReader {
  mutating func edit() throws(Failure) -> FieldEdit {
    var edit = FieldEdit(
      sequence: try integer(), base: try integer(), start: try integer(), end: try integer(), text: try string(),
      length: try integer(), anchor: try integer(), head: try integer(), kind: .typing)
    guard edit.start >= 0, edit.end >= edit.start, edit.length >= 0, edit.sequence >= 0 else {
      throw .wrongArguments
    }
    if !values.isEmpty {
      guard let kind = FieldEdit.Kind(try string()) else { throw .wrongArguments }
      edit.kind = kind
    }
    if case .string? = values.first {
      guard let commands = FieldCommands.read(try string()) else { throw .wrongArguments }
      edit.commands = commands
    }
    if !values.isEmpty {
      let lower = try integer()
      let upper = try integer()
      guard lower >= 0, upper >= lower else { throw .wrongArguments }
      edit.marked = lower..<upper
    }
    return edit
  }

  mutating func credential() throws(Failure) -> BrowserCredential {
    let failure = try string()
    return BrowserCredential(
      failure: failure.isEmpty ? nil : String(failure.prefix(64)), id: try data(), clientData: try data(),
      data: try data(), signature: try data(), user: try data())
  }

  private mutating func data() throws(Failure) -> Data {
    guard let data = Data(base64Encoded: try string()) else { throw .wrongArguments }
    return data
  }
}
#endif
