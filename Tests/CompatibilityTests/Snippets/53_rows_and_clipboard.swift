import SwiftUI
import UIKit

private struct Chore: Identifiable, Equatable {
    let id = UUID()
    var title: String
    var isDone = false
}

private struct BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

struct ChoresView: View {
    @State private var chores = [Chore(title: "Dishes"), Chore(title: "Laundry")]
    @State private var selection: Set<UUID> = []
    @State private var days: Set<DateComponents> = []
    @State private var showsInspector = false
    @FocusState private var isRenaming: Bool
    @State private var photo: UIImage?
    let started = Date()

    var body: some View {
        VStack {
            List($chores, editActions: [.delete, .move], selection: $selection) { $chore in
                HStack {
                    TextField("Title", text: $chore.title)
                    Toggle("Done", isOn: $chore.isDone).labelsHidden()
                }
                .deleteDisabled(chore.isDone)
            }
            Form {
                ForEach($chores, editActions: .all) { $chore in Text(chore.title) }
            }
            .copyable(chores.map(\.title))
            .cuttable(for: String.self) { chores.map(\.title) }
            .pasteDestination(for: String.self) { titles in
                chores += titles.map { Chore(title: $0) }
            } validator: { titles in
                titles.filter { !$0.isEmpty }
            }
            MultiDatePicker("Days", selection: $days, in: Date()...)
                .frame(maxWidth: UIScreen.main.bounds.width - 32)
            Text(started, style: .timer)
            Text(timerInterval: started...started.addingTimeInterval(600), pauseTime: nil, countsDown: true, showsHours: false)
            Text(started...started.addingTimeInterval(3600))
            if let photo {
                Image(uiImage: photo).resizable().scaledToFit()
            }
            Text("Anchored")
                .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
            PasteButton(payloadType: String.self) { strings in
                chores.append(contentsOf: strings.map { Chore(title: $0) })
            }
            RenameButton()
        }
        .overlayPreferenceValue(BoundsKey.self) { anchor in
            GeometryReader { proxy in
                if let anchor {
                    Rectangle().stroke().frame(width: proxy[anchor].width, height: proxy[anchor].height)
                }
            }
        }
        .renameAction($isRenaming)
        .inspector(isPresented: $showsInspector) {
            Text("Details").inspectorColumnWidth(min: 200, ideal: 240, max: 300)
        }
        .onAppear { photo = UIImage(data: Data()) ?? UIImage(systemName: "photo") }
    }
}
