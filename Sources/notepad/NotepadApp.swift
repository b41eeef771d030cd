import SwiftUI

/// A complete program: a window with notes, menus, settings and a second window.
@main struct NotepadApp: App {
  private let notebook = Notebook.shared

  var body: some Scene {
    WindowGroup("Notepad") {
      NotesView()
        .environment(notebook)
    }
    .commands {
      NotepadCommands(notebook: notebook)
      SidebarCommands()
      TextEditingCommands()
    }

    Window("Statistics", id: "statistics") {
      StatisticsView()
        .environment(notebook)
    }

    Settings {
      SettingsView()
    }
  }
}
