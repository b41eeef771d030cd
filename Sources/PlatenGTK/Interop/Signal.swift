#if GTK
import CGTK4

/// The arguments of a GObject signal, and its result.
///
/// Only valid during the handler. Argument 0 is the object that sent the signal.
@MainActor struct SignalArguments {
  let count: Int
  let values: UnsafePointer<GValue>
  let result: UnsafeMutablePointer<GValue>?
  let signalName: String

  func integer(_ index: Int) -> Int { index < count ? Int(g_value_get_int(values + index)) : 0 }

  func unsigned(_ index: Int) -> UInt32 { index < count ? g_value_get_uint(values + index) : 0 }

  func double(_ index: Int) -> Double { index < count ? g_value_get_double(values + index) : 0 }

  func boolean(_ index: Int) -> Bool { index < count && g_value_get_boolean(values + index) != 0 }

  /// An enumeration's raw value.
  func enumeration(_ index: Int) -> Int { index < count ? Int(g_value_get_enum(values + index)) : 0 }

  /// A flags type's raw value.
  func flags(_ index: Int) -> UInt32 { index < count ? g_value_get_flags(values + index) : 0 }

  /// Text; with `length` only so many of its bytes.
  func string(_ index: Int, length: Int = -1) -> String {
    guard index < count, let bytes = g_value_get_string(values + index) else { return "" }
    guard length >= 0 else { return String(cString: bytes) }
    return String(
      decoding: UnsafeRawBufferPointer(start: UnsafeRawPointer(bytes), count: length), as: UTF8.self)
  }

  /// A `gpointer`.
  func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
    index < count ? g_value_get_pointer(values + index) : nil
  }

  /// A boxed structure, such as `GtkTextIter`.
  func boxed(_ index: Int) -> UnsafeMutableRawPointer? { index < count ? g_value_get_boxed(values + index) : nil }

  /// An object.
  func object(_ index: Int) -> OpaquePointer? {
    index < count ? g_value_get_object(values + index).map { OpaquePointer($0) } : nil
  }

  /// Sets the result of a signal: whether it was handled.
  func answer(_ isHandled: Bool) {
    if let result { g_value_set_boolean(result, isHandled ? 1 : 0) }
  }

  /// Sets the result of a signal to an object, which it takes ownership of.
  func answer(object: OpaquePointer) {
    if let result { g_value_take_object(result, gpointer(object)) }
  }

  /// Sets the result of a signal to a flags type's raw value.
  func answer(flags: UInt32) {
    if let result { g_value_set_flags(result, flags) }
  }

  /// Keeps later handlers and the widget's own from running.
  func stop() {
    guard let object = g_value_get_object(values) else { return }
    g_signal_stop_emission_by_name(object, signalName)
  }
}

typealias SignalHandler = @MainActor (SignalArguments) -> Void

/// Keeps a handler alive for as long as its GLib closure.
private final class HandlerBox: Sendable {
  let name: String
  let handler: SignalHandler

  init(name: String, handler: @escaping SignalHandler) {
    self.name = name
    self.handler = handler
  }
}

/// Transfers a value of GLib to the main actor; GTK calls back on the main thread only.
struct MainThreadOnly<Value>: @unchecked Sendable {
  let value: Value
}

/// Connects a handler to a signal of an object. It lives as long as the object, unless disconnected.
///
/// One marshaller serves every signal, so no C signature has to be matched by hand. The handler runs
/// before the widget's own, unless `after` is true.
@MainActor @discardableResult func connect(
  _ object: OpaquePointer, _ signal: String, after: Bool = false, _ handler: @escaping SignalHandler
) -> UInt {
  let box = Unmanaged.passRetained(HandlerBox(name: signal, handler: handler))
  guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box.toOpaque()) else {
    box.release()
    return 0
  }
  g_closure_add_finalize_notifier(closure, box.toOpaque()) { data, _ in
    if let data { Unmanaged<HandlerBox>.fromOpaque(data).release() }
  }
  g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
    guard let data = closure?.pointee.data, let values else { return }
    let box = Unmanaged<HandlerBox>.fromOpaque(data).takeUnretainedValue()
    let call = MainThreadOnly(value: (count: Int(count), values: values, result: result))
    MainActor.assumeIsolated {
      box.handler(
        SignalArguments(
          count: call.value.count, values: call.value.values, result: call.value.result, signalName: box.name))
    }
  }
  // A detail (`notify::name`) is part of the name to connect to and not of the one to stop, which does not matter: a
  // notification can't be stopped.
  return UInt(g_signal_connect_closure(UnsafeMutableRawPointer(object), signal, closure, after ? 1 : 0))
}

@MainActor @discardableResult func connect(
  _ widget: Widget, _ signal: String, after: Bool = false, _ handler: @escaping SignalHandler
) -> UInt {
  connect(widget.opaque, signal, after: after, handler)
}
#endif
