#if arch(wasm32)
import TextEditing

// What JavaScript sees. Strings go in as UTF-8 in memory that `allocate` gives, and come out as UTF-8 at `text`, valid
// until the next call.

nonisolated(unsafe) private var fields: [ModuleField?] = []
nonisolated(unsafe) private var output: [UInt8] = []

private func string(_ pointer: UnsafePointer<UInt8>, _ count: Int32) -> String {
  String(decoding: UnsafeBufferPointer(start: pointer, count: Int(count)), as: UTF8.self)
}

private func isField(_ handle: Int32) -> Bool {
  handle >= 0 && handle < Int32(fields.count) && fields[Int(handle)] != nil
}

@_expose(wasm, "allocate")
@_cdecl("allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, Int(count)))
}

@_expose(wasm, "release")
@_cdecl("release")
public func release(_ pointer: UnsafeMutablePointer<UInt8>) {
  pointer.deallocate()
}

/// A handle for a new field, -1 for a malformed description.
@_expose(wasm, "create")
@_cdecl("create")
public func create(_ pointer: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  guard let field = ModuleField(spec: string(pointer, count)) else { return -1 }
  for index in 0..<fields.count where fields[index] == nil {
    fields[index] = field
    return Int32(index)
  }
  fields.append(field)
  return Int32(fields.count - 1)
}

@_expose(wasm, "destroy")
@_cdecl("destroy")
public func destroy(_ handle: Int32) {
  if isField(handle) { fields[Int(handle)] = nil }
}

@_expose(wasm, "perform")
@_cdecl("perform")
public func perform(_ handle: Int32, _ pointer: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  guard isField(handle) else { return ModuleField.Flags.malformed.rawValue }
  return fields[Int(handle)]?.perform(string(pointer, count)).rawValue ?? 0
}

@_expose(wasm, "setText")
@_cdecl("setText")
public func setText(_ handle: Int32, _ pointer: UnsafePointer<UInt8>, _ count: Int32, _ keepsCaret: Int32) -> Int32 {
  guard isField(handle) else { return ModuleField.Flags.malformed.rawValue }
  return fields[Int(handle)]?.setText(string(pointer, count), keepsCaret: keepsCaret != 0).rawValue ?? 0
}

/// Puts the text where ``textPointer()`` tells and returns its length in bytes.
@_expose(wasm, "text")
@_cdecl("text")
public func text(_ handle: Int32) -> Int32 {
  output.removeAll(keepingCapacity: true)
  if isField(handle), let text = fields[Int(handle)]?.session.text { output.append(contentsOf: text.utf8) }
  return Int32(output.count)
}

/// As ``text(_:)``, for what was cut or copied last.
@_expose(wasm, "copied")
@_cdecl("copied")
public func copied(_ handle: Int32) -> Int32 {
  output.removeAll(keepingCapacity: true)
  if isField(handle), let text = fields[Int(handle)]?.copied { output.append(contentsOf: text.utf8) }
  return Int32(output.count)
}

@_expose(wasm, "textPointer")
@_cdecl("textPointer")
public func textPointer() -> UnsafePointer<UInt8>? {
  output.withUnsafeBufferPointer { $0.baseAddress }
}

@_expose(wasm, "anchor")
@_cdecl("anchor")
public func anchor(_ handle: Int32) -> Int32 {
  isField(handle) ? Int32(fields[Int(handle)]?.session.state.selection.anchor ?? 0) : 0
}

@_expose(wasm, "head")
@_cdecl("head")
public func head(_ handle: Int32) -> Int32 {
  isField(handle) ? Int32(fields[Int(handle)]?.session.state.selection.head ?? 0) : 0
}

/// The start of the marked text, -1 without any.
@_expose(wasm, "markedStart")
@_cdecl("markedStart")
public func markedStart(_ handle: Int32) -> Int32 {
  isField(handle) ? Int32(fields[Int(handle)]?.session.state.marked?.lowerBound ?? -1) : -1
}

@_expose(wasm, "markedEnd")
@_cdecl("markedEnd")
public func markedEnd(_ handle: Int32) -> Int32 {
  isField(handle) ? Int32(fields[Int(handle)]?.session.state.marked?.upperBound ?? -1) : -1
}
#endif
