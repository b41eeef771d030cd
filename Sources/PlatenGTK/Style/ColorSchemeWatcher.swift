#if GTK
import CGTK4

/// Follows the desktop's choice between light and dark, which GTK alone does not.
///
/// The choice is read from the desktop portal (`org.freedesktop.appearance`, `color-scheme`: 1 is dark). Without a
/// portal, or if `GTK_THEME` names a theme, GTK's own setting stays.
@MainActor enum ColorSchemeWatcher {
  static func start() {
    guard g_getenv("GTK_THEME") == nil, g_getenv("DBUS_SESSION_BUS_ADDRESS") != nil else { return }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, _ in
        guard let connection = g_bus_get_finish(result, nil) else { return }
        let target = MainThreadOnly(value: connection)
        MainActor.assumeIsolated { ColorSchemeWatcher.watch(target.value) }
      }, nil)
  }

  private static func watch(_ connection: OpaquePointer) {
    g_dbus_connection_signal_subscribe(
      connection, "org.freedesktop.portal.Desktop", interface, "SettingChanged", path, namespace,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, _ in
        guard let parameters, let key = g_variant_get_child_value(parameters, 1) else { return }
        defer { g_variant_unref(key) }
        guard String(cString: g_variant_get_string(key, nil)) == "color-scheme",
          let value = g_variant_get_child_value(parameters, 2)
        else { return }
        defer { g_variant_unref(value) }
        let scheme = ColorSchemeWatcher.number(value)
        MainActor.assumeIsolated { ColorSchemeWatcher.apply(scheme) }
      }, nil, nil)

    var words = [g_variant_new_string(namespace), g_variant_new_string("color-scheme")]
    g_dbus_connection_call(
      connection, "org.freedesktop.portal.Desktop", path, interface, "Read", g_variant_new_tuple(&words, 2), nil,
      G_DBUS_CALL_FLAGS_NONE, 2000, nil,
      { source, result, _ in
        guard let source,
          let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
        else { return }
        defer { g_variant_unref(answer) }
        guard let value = g_variant_get_child_value(answer, 0) else { return }
        defer { g_variant_unref(value) }
        let scheme = ColorSchemeWatcher.number(value)
        MainActor.assumeIsolated { ColorSchemeWatcher.apply(scheme) }
      }, nil)
  }

  private static func apply(_ scheme: UInt32?) {
    if let scheme { DrawnColorScheme.adoptDesktop(isDark: scheme == 1) }
  }

  /// The number inside any depth of variants.
  private nonisolated static func number(_ variant: OpaquePointer) -> UInt32? {
    if g_variant_classify(variant) == G_VARIANT_CLASS_UINT32 { return g_variant_get_uint32(variant) }
    guard g_variant_classify(variant) == G_VARIANT_CLASS_VARIANT, let inner = g_variant_get_variant(variant) else {
      return nil
    }
    defer { g_variant_unref(inner) }
    return number(inner)
  }

  private static let interface = "org.freedesktop.portal.Settings"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let namespace = "org.freedesktop.appearance"
}
#endif
