import Platen
import TextControls

/// The items of the status bar as menus and buttons behind the program's menus.
@MainActor struct StatusItemViews {
  let bar: NSStatusBar
}

extension StatusItemViews: View {
  var body: some View {
    let _ = bar.state.revision
    ForEach(bar.items, id: \.self) { StatusItemView(item: $0) }
  }
}

/// An item of the status bar: its menu, or a button that sends its action.
@MainActor private struct StatusItemView {
  let item: NSStatusItem
}

extension StatusItemView: View {
  var body: some View {
    let _ = item.state.revision
    if item.isVisible, let button = item.button {
      if let menu = item.menu {
        Menu {
          MenuContent(menu: menu)
        } label: {
          label(of: button)
        }
      } else {
        Button {
          button.performClick(nil)
        } label: {
          label(of: button)
        }
        .disabled(!button.isEnabled)
      }
    }
  }

  @ViewBuilder private func label(of button: NSButton) -> some View {
    if button.title.isEmpty, let image = button.image {
      Image(nsImage: image)
    } else {
      Text(verbatim: button.title.isEmpty ? ProcessInfo.processInfo.processName : button.title)
    }
  }
}
