#if arch(wasm32)
import TextEditing

// The functions exported to JavaScript. Strings are passed as UTF-8 in memory from `allocate`, and returned as UTF-8 at
// `textPointer`, valid until the next call.

// WebAssembly runs the module on one thread.
nonisolated(unsafe) private var fields: [PlacedField?] = []
nonisolated(unsafe) private var countries: CountryRules?
nonisolated(unsafe) private var output: [UInt8] = []

private func string(_ pointer: UnsafePointer<UInt8>, _ count: Int32) -> String {
  String(decoding: UnsafeBufferPointer(start: pointer, count: Int(count)), as: UTF8.self)
}

/// A field in its place in memory, where it is changed without being copied.
private final class PlacedField {
  var field: ModuleField

  init(_ field: ModuleField) { self.field = field }
}

private func placed(_ handle: Int32) -> PlacedField? {
  handle >= 0 && handle < Int32(fields.count) ? fields[Int(handle)] : nil
}

/// Allocates memory for a string of `count` bytes. Free it with `release`.
@_expose(wasm, "allocate")
@_cdecl("allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, Int(count)))
}

/// Frees memory from `allocate`.
@_expose(wasm, "release")
@_cdecl("release")
public func release(_ pointer: UnsafeMutablePointer<UInt8>) {
  pointer.deallocate()
}

/// Creates a field from a description (see ``ModuleSpec``). Returns its handle, -1 for a malformed description.
@_expose(wasm, "create")
@_cdecl("create")
public func create(_ pointer: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  guard let field = ModuleField(spec: string(pointer, count), countries: countries) else { return -1 }
  for index in 0..<fields.count where fields[index] == nil {
    fields[index] = PlacedField(field)
    return Int32(index)
  }
  fields.append(PlacedField(field))
  return Int32(fields.count - 1)
}

/// Takes the rules for the numbers of all countries, which fields of the kind `country` need.
@_expose(wasm, "setCountries")
@_cdecl("setCountries")
public func setCountries(_ pointer: UnsafePointer<UInt8>, _ count: Int32) {
  countries = CountryRules(Array(UnsafeBufferPointer(start: pointer, count: Int(count))))
}

/// Releases a field. Other fields keep their handles; this one may be used again.
@_expose(wasm, "destroy")
@_cdecl("destroy")
public func destroy(_ handle: Int32) {
  if placed(handle) != nil { fields[Int(handle)] = nil }
}

/// Performs a command (see ``ModuleCommand``). Returns ``ModuleField/Flags``.
@_expose(wasm, "perform")
@_cdecl("perform")
public func perform(_ handle: Int32, _ pointer: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  guard let placed = placed(handle) else { return ModuleField.Flags.malformed.rawValue }
  return placed.field.perform(string(pointer, count)).rawValue
}

/// Writes the text for the program. The caret keeps its place before the common suffix if `keepsCaret` is not 0, and
/// moves to the end otherwise. Returns ``ModuleField/Flags``.
@_expose(wasm, "setText")
@_cdecl("setText")
public func setText(_ handle: Int32, _ pointer: UnsafePointer<UInt8>, _ count: Int32, _ keepsCaret: Int32) -> Int32 {
  guard let placed = placed(handle) else { return ModuleField.Flags.malformed.rawValue }
  return placed.field.setText(string(pointer, count), keepsCaret: keepsCaret != 0).rawValue
}

/// Copies the text to ``textPointer()`` and returns its length in bytes.
@_expose(wasm, "text")
@_cdecl("text")
public func text(_ handle: Int32) -> Int32 {
  output.removeAll(keepingCapacity: true)
  if let text = placed(handle)?.field.session.text { output.append(contentsOf: text.utf8) }
  return Int32(output.count)
}

/// Copies the text of the last cut or copy to ``textPointer()`` and returns its length in bytes.
@_expose(wasm, "copied")
@_cdecl("copied")
public func copied(_ handle: Int32) -> Int32 {
  output.removeAll(keepingCapacity: true)
  if let text = placed(handle)?.field.copied { output.append(contentsOf: text.utf8) }
  return Int32(output.count)
}

/// The address of the text that ``text(_:)`` or ``copied(_:)`` copied.
@_expose(wasm, "textPointer")
@_cdecl("textPointer")
public func textPointer() -> UnsafePointer<UInt8>? {
  output.withUnsafeBufferPointer { $0.baseAddress }
}

/// The fixed end of the selection in UTF-16 units; 0 for an unknown handle.
@_expose(wasm, "anchor")
@_cdecl("anchor")
public func anchor(_ handle: Int32) -> Int32 {
  Int32(placed(handle)?.field.session.state.selection.anchor ?? 0)
}

/// The moving end of the selection in UTF-16 units; 0 for an unknown handle.
@_expose(wasm, "head")
@_cdecl("head")
public func head(_ handle: Int32) -> Int32 {
  Int32(placed(handle)?.field.session.state.selection.head ?? 0)
}

/// The start of the marked text, -1 without any.
@_expose(wasm, "markedStart")
@_cdecl("markedStart")
public func markedStart(_ handle: Int32) -> Int32 {
  Int32(placed(handle)?.field.session.state.marked?.lowerBound ?? -1)
}

/// The end of the marked text, -1 without any.
@_expose(wasm, "markedEnd")
@_cdecl("markedEnd")
public func markedEnd(_ handle: Int32) -> Int32 {
  Int32(placed(handle)?.field.session.state.marked?.upperBound ?? -1)
}
#endif
