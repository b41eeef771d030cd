import SwiftUI
import UIKit

// What published app files declare next to their first window.

struct Memo: Codable, Hashable, Identifiable {
    var id = UUID()
    var title: String
}

@Observable final class MemoStore {
    var memos = [Memo(title: "First")]
}

final class ShellModel: ObservableObject {
    @Published var showsStatus = true
}

class MemoAppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        true
    }
}

struct FocusedMemoKey: FocusedValueKey {
    typealias Value = Binding<Memo>
}

extension FocusedValues {
    var memo: FocusedMemoKey.Value? {
        get { self[FocusedMemoKey.self] }
        set { self[FocusedMemoKey.self] = newValue }
    }

    @Entry var deleteMemo: (() -> Void)?
}

struct MemoCommands: Commands {
    @FocusedBinding(\.memo) private var memo: Memo?
    @FocusedValue(\.deleteMemo) private var deleteMemo
    @FocusedValue(MemoStore.self) private var store
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
        SidebarCommands()
        TextEditingCommands()
        TextFormattingCommands()
        CommandMenu("Memo") {
            Button("Delete “\(memo?.title ?? "")”", role: .destructive) { deleteMemo?() }
                .keyboardShortcut(.delete)
                .disabled(deleteMemo == nil)
            Button("Open in a Window") {
                if let memo { openWindow(value: memo) }
            }
            .disabled(memo == nil)
        }
        CommandGroup(replacing: .newItem) {
            Button("New Memo") { store?.memos.append(Memo(title: "New")) }
                .keyboardShortcut("n", modifiers: .command)
        }
        if store == nil {
            CommandGroup(replacing: .help) {}
        }
    }
}

struct MemoList: View {
    @Environment(MemoStore.self) private var store
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    @EnvironmentObject private var shell: ShellModel

    var body: some View {
        @Bindable var store = store
        VStack {
            ForEach($store.memos) { $memo in
                TextField("Title", text: $memo.title)
                    .focusedValue(\.memo, $memo)
                    .focusedValue(\.deleteMemo) { [id = memo.id] in store.memos.removeAll { $0.id == id } }
            }
            Text("\(store.memos.count) memos")
            if supportsMultipleWindows {
                Button("Activity") { openWindow(id: "activity") }
                Button("Open") { openWindow(id: "memo", value: store.memos[0]) }
                Button("Close Activity") { dismissWindow(id: "activity") }
            }
            Button("Preferences") { openSettings() }
            SettingsLink { Label("Settings", systemImage: "gear") }
        }
        .focusedSceneValue(store)
        .focusedSceneObject(shell)
    }
}

struct MemoDetail: View {
    @Binding var memo: Memo?
    @FocusedObject private var shell: ShellModel?

    var body: some View {
        Text(memo?.title ?? "None")
    }
}

struct AuxiliaryScenes: Scene {
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        Window("Activity", id: "activity") {
            Text("Nothing going on")
        }
        .windowResizability(.contentSize)
        .defaultPosition(.topTrailing)
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { print("away") }
        }

        WindowGroup("Memo", id: "memo", for: Memo.self) { $memo in
            MemoDetail(memo: $memo)
        }
        .commandsRemoved()
        .handlesExternalEvents(matching: ["memo"])
    }
}

struct MemoApp: App {
    @UIApplicationDelegateAdaptor(MemoAppDelegate.self) var appDelegate
    @State private var store = MemoStore()
    @StateObject private var shell = ShellModel()
    @AppStorage("memo.extra") private var showsExtra = true

    var body: some Scene {
        WindowGroup {
            MemoList()
                .environment(store)
                .environmentObject(shell)
        }
        .defaultSize(width: 900, height: 600)
        .windowStyle(.hiddenTitleBar)
        .windowToolbarStyle(.unified(showsTitle: false))
        .commands {
            MemoCommands()
            CommandGroup(after: .appInfo) {
                Button("Check for Updates…") {}
            }
        }

        AuxiliaryScenes()

        Settings {
            TabView {
                Form { Toggle("Status", isOn: $shell.showsStatus) }
                    .tabItem { Label("General", systemImage: "gear") }
            }
            .scenePadding()
        }

        MenuBarExtra("Memos", systemImage: "note", isInserted: $showsExtra) {
            Button("Add") { store.memos.append(Memo(title: "Added")) }
        }
        .menuBarExtraStyle(.menu)
    }
}
