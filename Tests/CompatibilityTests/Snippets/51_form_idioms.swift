import SwiftUI

struct IdiomsView: View {
    let onDone: () -> Void
    @AppStorage("idioms.page") private var page = 0
    @State private var query = ""
    @State private var distance = Measurement(value: 5, unit: UnitLength.kilometers)
    @State private var isLoading = false

    private let formatter: MeasurementFormatter = {
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .short
        formatter.numberFormatter.maximumFractionDigits = 1
        return formatter
    }()

    var body: some View {
        NavigationView {
            VStack {
                if isLoading {
                    ProgressView()
                        .progressViewStyle(CircularProgressViewStyle(tint: .white))
                }
                Toggle("Loading", isOn: $isLoading)
                    .toggleStyle(SwitchToggleStyle(tint: .green))
                TabView(selection: $page) {
                    ForEach(Array(["One", "Two"].enumerated()), id: \.offset) { index, title in
                        Text(title).tag(index)
                    }
                }
                .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
                .indexViewStyle(.page(backgroundDisplayMode: .always))
                HStack {
                    Text(formatter.string(from: distance))
                    Image(systemName: "figure.walk")
                }
                .accessibilityElement(children: .combine)
                Button(action: onDone) {
                    Text("Done")
                }
                Button("Turn") {
                    withAnimation(.spring()) { page = 1 - page }
                }
            }
            .onChange(of: page) { newPage in
                print(newPage)
            }
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search")
            .navigationBarTitle("Idioms", displayMode: .inline)
            .navigationBarItems(leading: Button("Back", action: onDone), trailing: EditButton())
        }
        .defaultAppStorage(UserDefaults(suiteName: "idioms") ?? .standard)
    }
}
