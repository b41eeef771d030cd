import Combine
import SwiftUI

final class SettingsModel: ObservableObject {
    @Published var query = ""
    @Published var results: [String] = []
    @Published var volume = 0.3
    @Published var isOn = false
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .map { $0.isEmpty ? [] : [$0] }
            .sink { [weak self] in self?.results = $0 }
            .store(in: &cancellables)
        Publishers.CombineLatest($query, $volume)
            .map { !$0.isEmpty && $1 > 0 }
            .receive(on: DispatchQueue.main)
            .assign(to: &$isOn)
    }
}

struct OverloadsView: View {
    enum Size: Int, CaseIterable, Identifiable {
        case small, large
        var id: Int { rawValue }
    }

    @StateObject private var model = SettingsModel()
    @State private var size: Size = .small
    @State private var name: String? = nil
    @State private var date = Date()
    @State private var color = Color.blue
    @State private var amount: Float = 1
    @Environment(\.dismiss) var dismiss
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.openURL) private var openURL
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.scenePhase) var scenePhase
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let title = "Runtime title"

    var body: some View {
        Form {
            Picker("Size", selection: $size) {
                ForEach(Size.allCases) { size in Text("\(size.rawValue)").tag(size) }
            }
            .pickerStyle(SegmentedPickerStyle())
            Picker(title, selection: $name) {
                Text("Nobody").tag(String?.none)
                ForEach(["Ada", "Grace"], id: \.self) { Text($0).tag(Optional($0)) }
            }
            .pickerStyle(.menu)
            Picker(selection: $size, label: Text("Size")) { Text("Small").tag(Size.small) }
                .pickerStyle(WheelPickerStyle())
                .labelsHidden()
            Slider(value: $model.volume)
            Slider(value: $amount, in: 0...10, step: 0.5)
            Slider(value: $amount, in: 0...10, step: 1) {
                Text("Amount")
            } minimumValueLabel: {
                Image(systemName: "minus")
            } maximumValueLabel: {
                Image(systemName: "plus")
            } onEditingChanged: { _ in
            }
            DatePicker("Due", selection: $date, in: Date()..., displayedComponents: [.date])
            DatePicker("Born", selection: $date, in: ...Date(), displayedComponents: .date).datePickerStyle(.compact)
            DatePicker(selection: $date, displayedComponents: .hourAndMinute) { Label("Time", systemImage: "clock") }
                .datePickerStyle(GraphicalDatePickerStyle())
            ColorPicker("Colour", selection: $color)
            ColorPicker(selection: $color, supportsOpacity: false) { Text("Colour") }
            Toggle(isOn: $model.isOn) { Text("On") }.toggleStyle(SwitchToggleStyle(tint: .green))
            Toggle("Sound", systemImage: "speaker", isOn: $model.isOn).toggleStyle(.button)
            Section {
                ProgressView()
                ProgressView("Loading…").progressViewStyle(CircularProgressViewStyle(tint: .white))
                ProgressView(value: 0.4)
                ProgressView(value: 3, total: 10) {
                    Text("Steps")
                } currentValueLabel: {
                    Text("3 of 10")
                }
                .progressViewStyle(.linear)
                Gauge(value: model.volume) { Text("Volume") }.gaugeStyle(.accessoryCircular)
            }
            Section("Buttons") {
                Button("Plain", action: save)
                Button(title) { save() }
                Button("Delete", role: .destructive) { save() }
                Button("Delete", systemImage: "trash", role: .destructive, action: save)
                Button("Add", systemImage: "plus", action: save)
                Button(role: .cancel, action: save) { Text("Cancel") }
                Button(action: { dismiss() }) { Label("Close", systemImage: "xmark") }
                    .buttonStyle(BorderedProminentButtonStyle())
                    .controlSize(.large)
                    .buttonBorderShape(.capsule)
                    .keyboardShortcut(.cancelAction)
                Button {
                    presentationMode.wrappedValue.dismiss()
                } label: {
                    Text("Back").frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderless)
                .keyboardShortcut("b", modifiers: [.command, .shift])
                .tint(.orange)
                Link("Site", destination: URL(string: "https://example.org")!)
                ShareLink(item: URL(string: "https://example.org")!)
                EditButton()
            }
            Menu("Sort") {
                Button("Ascending") {}
                Picker("By", selection: $size) { ForEach(Size.allCases) { Text("\($0.rawValue)") } }
            }
            Menu {
                Button("One") {}
            } label: {
                Label("More", systemImage: "ellipsis.circle")
            }
            .menuStyle(.borderlessButton)
            LabeledContent("Version", value: "1.0")
            TextField("Search", text: $model.query)
                .onReceive(model.$query) { _ in }
                .onReceive(Just(model.query)) { _ in }
                .onReceive(timer) { _ in }
                .onReceive(NotificationCenter.default.publisher(for: Notification.Name("changed"))) { _ in }
        }
        .environmentObject(model)
    }

    private func save() {}
}
