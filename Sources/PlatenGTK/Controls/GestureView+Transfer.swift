#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// GTK's drag and drop for a view that is dragged, or that something is dropped on.
@MainActor final class TransferControllers {
  private unowned let view: GestureView
  private var dropTarget: OpaquePointer?
  private var shownTypes: [String] = []
  private var hasSource = false

  init(_ view: GestureView) { self.view = view }

  private var drags: DragAndDrop { view.window.host.part(DragAndDrop.self) }

  func follow(_ content: GestureContent) {
    if content.isDragSource, !hasSource { watchSource() }
    guard content.dropTypes != shownTypes else { return }
    shownTypes = content.dropTypes
    if dropTarget == nil { watchTarget() }
    if let dropTarget { gtk_drop_target_async_set_formats(dropTarget, Self.formats(shownTypes)) }
  }

  // MARK: dragging

  private func watchSource() {
    guard let source = gtk_drag_source_new() else { return }
    hasSource = true
    gtk_drag_source_set_actions(source, GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue))
    connect(source, "prepare") { [weak view] arguments in
      guard let view, case .decoration(.effect(.gesture(let gesture))) = view.node.content, gesture.isDragSource
      else { return }
      let drags = view.window.host.part(DragAndDrop.self)
      var isDragged = false
      view.window.perform { isDragged = drags.begin(view.node.id) }
      if isDragged, let provider = Self.provider(drags.items) { arguments.answer(object: provider) }
    }
    connect(source, "drag-begin") { [weak view] _ in
      guard let view, let picture = gtk_widget_paintable_new(view.widget) else { return }
      gtk_drag_source_set_icon(source, picture, 0, 0)
      g_object_unref(gpointer(picture))
    }
    connect(source, "drag-end") { [weak view] _ in
      guard let view else { return }
      view.window.perform { view.window.host.part(DragAndDrop.self).end() }
    }
    gtk_widget_add_controller(view.widget, source)
  }

  /// What other programs get: the forms whose bytes are there.
  private static func provider(_ items: [DragItem]) -> OpaquePointer? {
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = []
    for item in items {
      for form in item.forms {
        // A drop in the program does not read it, but GTK drags nothing without a type.
        var bytes = Data()
        if form.isForOthers {
          let box = LoadedBytes()
          form.load { box.data = $0 }
          guard let data = box.data else { continue }
          bytes = data
        }
        for type in form.mimeTypes {
          let copy = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
          providers.append(gdk_content_provider_new_for_bytes(type, copy))
          g_bytes_unref(copy)
        }
      }
    }
    guard !providers.isEmpty else { return nil }
    // The union takes ownership of all of them.
    return gdk_content_provider_new_union(&providers, gsize(providers.count)).map { OpaquePointer($0) }
  }

  // MARK: dropping

  private static func formats(_ types: [String]) -> OpaquePointer? {
    var names = types.map { UnsafePointer(g_strdup($0)) }
    defer { for name in names { g_free(gpointer(mutating: name)) } }
    return gdk_content_formats_new(&names, guint(names.count))
  }

  private func watchTarget() {
    let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    guard let target = gtk_drop_target_async_new(Self.formats([]), actions) else { return }
    dropTarget = target
    for signal in ["drag-enter", "drag-motion"] {
      connect(target, signal) { [weak self] arguments in
        guard let self, let drop = arguments.object(1) else { return }
        let place = CGPoint(x: arguments.double(2), y: arguments.double(3))
        let isOwn = gdk_drop_get_drag(drop) != nil
        view.window.perform { self.drags.hover(over: self.view.node.id, at: place, isOwn ? nil : []) }
        arguments.answer(flags: GDK_ACTION_COPY.rawValue)
      }
    }
    connect(target, "drag-leave") { [weak self] _ in
      guard let self else { return }
      view.window.perform { self.drags.hover(over: nil) }
    }
    connect(target, "drop") { [weak self] arguments in
      guard let self, let drop = arguments.object(1) else { return }
      arguments.answer(take(drop, at: CGPoint(x: arguments.double(2), y: arguments.double(3))))
    }
    gtk_widget_add_controller(view.widget, target)
  }

  private func take(_ drop: OpaquePointer, at place: CGPoint) -> Bool {
    let (window, id) = (view.window, view.node.id)
    if gdk_drop_get_drag(drop) != nil, !drags.items.isEmpty {
      var isTaken = false
      window.perform { isTaken = self.drags.drop(on: id, at: place) }
      gdk_drop_finish(drop, GdkDragAction(rawValue: isTaken ? GDK_ACTION_COPY.rawValue : 0))
      return isTaken
    }
    g_object_ref(gpointer(drop))
    let held = MainThreadOnly(value: drop)
    DropStream.read(drop, shownTypes) { [weak window] data, type in
      var isTaken = false
      if let window, let data {
        let items = DragItem.items(data, type: type)
        window.perform { isTaken = window.host.part(DragAndDrop.self).drop(on: id, at: place, items) }
      }
      gdk_drop_finish(held.value, GdkDragAction(rawValue: isTaken ? GDK_ACTION_COPY.rawValue : 0))
      g_object_unref(gpointer(held.value))
    }
    return true
  }
}

/// Bytes that are loaded at once, or not at all.
private final class LoadedBytes: @unchecked Sendable {
  // Unchecked: what is loaded later is not read.
  private let lock = NSLock()
  private var bytes: Data?

  var data: Data? {
    get { lock.withLock { bytes } }
    set { lock.withLock { bytes = newValue } }
  }
}
#endif
