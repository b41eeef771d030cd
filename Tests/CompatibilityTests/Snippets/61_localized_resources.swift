import SwiftUI

// Titles from resources, which name their own table: every control takes them as it takes a key.

struct ResourceTitlesView: View {
    @State private var isOn = false
    @State private var count = 1
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    @State private var isShown = false
    let title: LocalizedStringResource

    var body: some View {
        Form {
            Section(title) {
                Toggle(title, isOn: $isOn)
                Stepper(title, value: $count, in: 0...5)
                DatePicker(title, selection: $day)
                ColorPicker(title, selection: $color)
                Picker(title, selection: $count) { Text("One").tag(1) }
                LabeledContent(title) { Text("Content") }
            }
            Label(title, systemImage: "star")
            Menu(title) { Button(title) { count += 1 } }
            Button(title, role: .destructive) { isShown = true }
        }
        .navigationTitle(title)
        .alert(title, isPresented: $isShown) { Button(title) {} }
    }
}
