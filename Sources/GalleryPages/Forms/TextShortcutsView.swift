import SwiftUI

/// Shortcuts that are replaced by longer texts, in a list: each can be disabled, edited in a sheet, and deleted after a
/// confirmation.
struct TextShortcutsView: View {
  private struct EditorDestination: Identifiable {
    let id = UUID()
    let shortcut: TextShortcut?
  }

  @StateObject private var store: ShortcutStore
  @State private var search = ""
  @State private var editor: EditorDestination?
  @State private var pendingDelete: TextShortcut?

  init(shortcuts: [TextShortcut] = TextShortcut.examples) {
    _store = StateObject(wrappedValue: ShortcutStore(shortcuts: shortcuts))
  }

  private var found: [TextShortcut] {
    store.shortcuts
      .filter { search.isEmpty || $0.trigger.localizedCaseInsensitiveContains(search) }
      .sorted { $0.trigger < $1.trigger }
  }

  var body: some View {
    NavigationStack {
      Group {
        if found.isEmpty {
          ContentUnavailableView(
            search.isEmpty ? "No shortcuts yet" : "Nothing found", systemImage: "text.quote",
            description: Text("Add one such as mail or thanks."))
        } else {
          List {
            ForEach(found) { shortcut in
              row(shortcut)
            }
          }
        }
      }
      .searchable(text: $search, placement: .toolbar, prompt: "Find a shortcut")
      .navigationTitle("Text shortcuts")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { editor = EditorDestination(shortcut: nil) }
        }
      }
    }
    .sheet(item: $editor) { destination in
      ShortcutEditor(shortcut: destination.shortcut) { trigger, replacement in
        try store.save(id: destination.shortcut?.id, trigger: trigger, replacement: replacement)
      }
    }
    .confirmationDialog(
      "Delete “\(pendingDelete?.trigger ?? "")”?",
      isPresented: Binding(get: { pendingDelete != nil }, set: { if !$0 { pendingDelete = nil } }),
      titleVisibility: .visible, presenting: pendingDelete
    ) { shortcut in
      Button("Delete shortcut", role: .destructive) { store.delete(shortcut.id) }
      Button("Cancel", role: .cancel) { pendingDelete = nil }
    } message: { shortcut in
      Text("“\(shortcut.replacement)” is no longer written for it.")
    }
  }

  private func row(_ shortcut: TextShortcut) -> some View {
    HStack(spacing: 12) {
      Toggle(
        "",
        isOn: Binding(
          get: { shortcut.isEnabled },
          set: { isEnabled in store.setEnabled(isEnabled, for: shortcut.id) })
      )
      .labelsHidden()
      .accessibilityLabel("Use \(shortcut.trigger)")
      VStack(alignment: .leading, spacing: 3) {
        Text(shortcut.trigger)
          .font(.system(.body, design: .monospaced).weight(.medium))
        Text(shortcut.replacement.replacingOccurrences(of: "\n", with: " ↵ "))
          .font(.caption)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      Spacer(minLength: 8)
      Button("Edit") { editor = EditorDestination(shortcut: shortcut) }
        .accessibilityLabel("Edit \(shortcut.trigger)")
      Button("Delete") { pendingDelete = shortcut }
        .accessibilityLabel("Delete \(shortcut.trigger)")
    }
    .buttonStyle(.borderless)
    .padding(.vertical, 3)
  }
}

/// The form of one shortcut. Errors are shown when it is saved.
private struct ShortcutEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var trigger: String
  @State private var replacement: String
  @State private var errorMessage: String?
  @FocusState private var isTriggerFocused: Bool
  private let isNew: Bool
  private let onSave: (String, String) throws -> Void

  init(shortcut: TextShortcut?, onSave: @escaping (String, String) throws -> Void) {
    _trigger = State(initialValue: shortcut?.trigger ?? "")
    _replacement = State(initialValue: shortcut?.replacement ?? "")
    isNew = shortcut == nil
    self.onSave = onSave
  }

  var body: some View {
    Form {
      Section {
        TextField("Shortcut", text: $trigger)
          .focused($isTriggerFocused)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .onSubmit(save)
        TextField("Replaced by", text: $replacement, axis: .vertical)
          .lineLimit(2...5)
      } header: {
        Text(isNew ? "New shortcut" : "Edit shortcut")
      } footer: {
        if let errorMessage {
          Text(errorMessage).foregroundStyle(.red)
        }
      }
      HStack {
        Button("Discard", role: .cancel) { dismiss() }
          .keyboardShortcut(.cancelAction)
        Spacer()
        Button("Save", action: save)
          .keyboardShortcut(.defaultAction)
          .disabled(trigger.isEmpty || replacement.isEmpty)
      }
    }
    .formStyle(.grouped)
    .frame(minWidth: 320)
    .onAppear { isTriggerFocused = true }
    .onExitCommand { dismiss() }
  }

  private func save() {
    do {
      try onSave(trigger.trimmingCharacters(in: .whitespaces), replacement)
      dismiss()
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}

struct TextShortcut: Identifiable, Hashable {
  let id = UUID()
  var trigger: String
  var replacement: String
  var isEnabled = true

  static let examples = [
    TextShortcut(trigger: "mail", replacement: "ada@example.org"),
    TextShortcut(trigger: "thanks", replacement: "Thank you,\nAda", isEnabled: false),
  ]
}

/// Stores the shortcuts, with unique names.
private final class ShortcutStore: ObservableObject {
  struct DuplicateError: LocalizedError {
    let trigger: String

    var errorDescription: String? { "There is a shortcut “\(trigger)” already." }
  }

  @Published private(set) var shortcuts: [TextShortcut]

  init(shortcuts: [TextShortcut]) { self.shortcuts = shortcuts }

  func save(id: UUID?, trigger: String, replacement: String) throws {
    guard !shortcuts.contains(where: { $0.trigger == trigger && $0.id != id }) else {
      throw DuplicateError(trigger: trigger)
    }
    if let index = shortcuts.firstIndex(where: { $0.id == id }) {
      shortcuts[index].trigger = trigger
      shortcuts[index].replacement = replacement
    } else {
      shortcuts.append(TextShortcut(trigger: trigger, replacement: replacement))
    }
  }

  func setEnabled(_ isEnabled: Bool, for id: UUID) {
    guard let index = shortcuts.firstIndex(where: { $0.id == id }) else { return }
    shortcuts[index].isEnabled = isEnabled
  }

  func delete(_ id: UUID) { shortcuts.removeAll { $0.id == id } }
}

#Preview("Text shortcuts") {
  TextShortcutsView()
}
