import SwiftUI

// Every initializer of the three fields, as Apple declares them; a literal, a string and a resource for each.

struct EveryTextField: View {
    @State private var text = ""
    @State private var selection: TextSelection?
    @State private var number: Double? = 1
    @State private var count = 1
    let title: String
    let resource: LocalizedStringResource
    let formatter: NumberFormatter

    var body: some View {
        Form {
            Section {
                TextField("a", text: $text)
                TextField(title, text: $text)
                TextField(resource, text: $text)
                TextField("a", text: $text, prompt: Text("p"))
                TextField(title, text: $text, prompt: nil)
                TextField(resource, text: $text, prompt: Text("p"))
                TextField("a", text: $text, axis: .vertical)
                TextField(title, text: $text, axis: .vertical)
                TextField(resource, text: $text, axis: .vertical)
                TextField("a", text: $text, prompt: Text("p"), axis: .vertical)
                TextField(title, text: $text, prompt: Text("p"), axis: .vertical)
                TextField(resource, text: $text, prompt: Text("p"), axis: .vertical)
            }
            Section {
                TextField("a", text: $text, selection: $selection)
                TextField(title, text: $text, selection: $selection, prompt: Text("p"))
                TextField(resource, text: $text, selection: $selection, prompt: Text("p"), axis: .vertical)
                TextField(text: $text) { Text("a") }
                TextField(text: $text, prompt: Text("p")) { Text("a") }
                TextField(text: $text, prompt: Text("p"), axis: .vertical) { Text("a") }
                TextField(text: $text, selection: $selection) { Text("a") }
                TextField(text: $text, selection: $selection, prompt: Text("p"), axis: .vertical) { Text("a") }
            }
            Section {
                TextField("a", value: $number, format: .number)
                TextField(title, value: $number, format: .number, prompt: Text("p"))
                TextField(resource, value: $number, format: .number, prompt: Text("p"))
                TextField("a", value: $count, format: .number)
                TextField(title, value: $count, format: .number, prompt: Text("p"))
                TextField(resource, value: $count, format: .number, prompt: Text("p"))
                TextField(value: $number, format: .number) { Text("a") }
                TextField(value: $count, format: .number, prompt: Text("p")) { Text("a") }
                TextField("a", value: $count, formatter: formatter)
                TextField(title, value: $count, formatter: formatter)
                TextField(resource, value: $count, formatter: formatter)
                TextField("a", value: $count, formatter: formatter, prompt: Text("p"))
                TextField(title, value: $count, formatter: formatter, prompt: Text("p"))
                TextField(value: $count, formatter: formatter, prompt: Text("p")) { Text("a") }
            }
            Section {
                TextField("a", text: $text, onEditingChanged: { _ in }, onCommit: {})
                TextField(title, text: $text, onEditingChanged: { _ in }, onCommit: {})
                TextField("a", text: $text) { isEditing in _ = isEditing }
                TextField(title, text: $text) { isEditing in _ = isEditing }
                TextField("a", text: $text, onCommit: {})
                TextField(title, text: $text, onCommit: {})
                TextField("a", value: $count, formatter: formatter, onEditingChanged: { _ in }, onCommit: {})
                TextField(title, value: $count, formatter: formatter, onEditingChanged: { _ in })
                TextField("a", value: $count, formatter: formatter, onCommit: {})
            }
        }
    }
}

struct EverySecureFieldAndEditor: View {
    @State private var text = ""
    @State private var selection: TextSelection?
    let title: String
    let resource: LocalizedStringResource

    var body: some View {
        VStack {
            SecureField("a", text: $text)
            SecureField(title, text: $text)
            SecureField(resource, text: $text)
            SecureField("a", text: $text, prompt: Text("p"))
            SecureField(title, text: $text, prompt: Text("p"))
            SecureField(text: $text, prompt: Text("p")) { Text("a") }
            SecureField("a", text: $text, onCommit: {})
            SecureField(title, text: $text, onCommit: {})
            TextEditor(text: $text)
            TextEditor(text: $text, selection: $selection)
        }
    }
}

struct Plant: Identifiable {
    let id: Int
    let name: String
}

struct EveryModifier: View {
    enum Field: Hashable { case first, second }

    @State private var text = ""
    @State private var isPresented = false
    @FocusState private var focus: Field?
    @FocusState private var isFocused: Bool
    let plants = [Plant(id: 1, name: "Oak")]

    var body: some View {
        VStack {
            Group {
                TextField("a", text: $text).textFieldStyle(.automatic)
                TextField("a", text: $text).textFieldStyle(.plain)
                TextField("a", text: $text).textFieldStyle(.roundedBorder)
                TextField("a", text: $text).textFieldStyle(.squareBorder)
                TextField("a", text: $text).textFieldStyle(DefaultTextFieldStyle())
                TextField("a", text: $text).textFieldStyle(PlainTextFieldStyle())
                TextField("a", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
                TextField("a", text: $text).textFieldStyle(SquareBorderTextFieldStyle())
                TextEditor(text: $text).textEditorStyle(.automatic)
                TextEditor(text: $text).textEditorStyle(.plain)
                TextEditor(text: $text).textEditorStyle(.roundedBorder)
                TextEditor(text: $text).textEditorStyle(AutomaticTextEditorStyle())
                TextEditor(text: $text).textEditorStyle(PlainTextEditorStyle())
                TextEditor(text: $text).textEditorStyle(RoundedBorderTextEditorStyle())
            }
            TextField("a", text: $text)
                .onSubmit {}
                .onSubmit(of: .search) {}
                .onSubmit(of: [.text, .search]) {}
                .submitScope()
                .submitScope(false)
                .submitLabel(.continue)
            TextField("a", text: $text)
                .keyboardType(.emailAddress)
                .keyboardType(.alphabet)
                .textContentType(.oneTimeCode)
                .textContentType(nil)
                .textInputAutocapitalization(.never)
                .textInputAutocapitalization(TextInputAutocapitalization(.allCharacters))
                .autocapitalization(.words)
                .autocorrectionDisabled()
                .disableAutocorrection(nil)
            TextField("a", text: $text)
                .focused($focus, equals: .first)
                .focused($isFocused)
                .defaultFocus($focus, .first)
                .defaultFocus($focus, .second, priority: .userInitiated)
                .focusable()
                .focusable(true, interactions: .edit)
                .focusEffectDisabled()
            ScrollView { Text("a").textSelection(.enabled).textSelection(.disabled) }
                .scrollDismissesKeyboard(.interactively)
                .textSelectionAffinity(.upstream)
            TextEditor(text: $text)
                .findDisabled()
                .replaceDisabled(false)
                .findNavigator(isPresented: $isPresented)
            TextField("a", text: $text)
                .textInputSuggestions {
                    Text("a").textInputCompletion("a")
                }
            TextField("a", text: $text)
                .textInputSuggestions(plants) { Text($0.name).textInputCompletion($0.name) }
            TextField("a", text: $text)
                .textInputSuggestions(plants, id: \.name) { Text($0.name).textInputCompletion($0.name) }
            Group {
                TextField("a", text: $text, axis: .vertical).lineLimit(3)
                TextField("a", text: $text, axis: .vertical).lineLimit(2...)
                TextField("a", text: $text, axis: .vertical).lineLimit(...4)
                TextField("a", text: $text, axis: .vertical).lineLimit(2...4)
                TextField("a", text: $text, axis: .vertical).lineLimit(2, reservesSpace: true)
            }
            Group {
                TextField("a", text: $text)
                    .labelsHidden()
                    .labelsVisibility(.visible)
                    .privacySensitive()
                    .redacted(reason: .privacy)
                    .writingToolsBehavior(.disabled)
                    .writingToolsAffordanceVisibility(.hidden)
                    .multilineTextAlignment(.trailing)
                    .disabled(false)
                    .allowsHitTesting(true)
                LabeledContent("a") { TextField("b", text: $text) }
                LabeledContent("a", value: "b")
                LabeledContent("a", value: 1, format: .number)
                LabeledContent {
                    Text("a")
                } label: {
                    Text("b")
                }
                Form { Text("a") }.formStyle(.automatic).formStyle(.columns).formStyle(.grouped)
            }
            Text("a")
                .searchable(text: $text)
                .searchable(text: $text, prompt: "p")
                .searchable(text: $text, placement: .toolbar, prompt: Text("p"))
                .searchable(text: $text, isPresented: $isPresented)
                .searchable(text: $text, isPresented: $isPresented, placement: .automatic, prompt: "p")
                .searchFocused($isFocused)
                .searchFocused($focus, equals: .first)
                .searchSuggestions { Text("a").searchCompletion("a") }
            EveryKeyPress(text: $text)
        }
        .toolbar {
            ToolbarItem(placement: .keyboard) { Button("a") {} }
            ToolbarItemGroup(placement: .keyboard) { Button("b") {} }
        }
    }
}

struct EveryKeyPress: View {
    @Binding var text: String

    var body: some View {
        TextField("a", text: $text)
            .onKeyPress(.return) { .ignored }
            .onKeyPress(.escape, phases: .down) { _ in .ignored }
            .onKeyPress(keys: [.upArrow, "k"]) { press in press.modifiers.contains(.control) ? .handled : .ignored }
            .onKeyPress(keys: ["a"], phases: [.down, .repeat]) { _ in .ignored }
            .onKeyPress(characters: .decimalDigits) { _ in .ignored }
            .onKeyPress(characters: .letters, phases: .all) { _ in .ignored }
            .onKeyPress { _ in .ignored }
            .onKeyPress(phases: .up) { _ in .ignored }
            .onChange(of: text) { newValue in _ = newValue }
            .onChange(of: text, initial: true) { old, new in _ = (old, new) }
            .onChange(of: text) {}
    }
}

struct EverySelection {
    let text = "abc"

    var selections: [TextSelection] {
        var first = TextSelection(range: text.startIndex..<text.endIndex)
        first.indices = .selection(text.startIndex..<text.startIndex)
        let second = TextSelection(insertionPoint: text.endIndex)
        let third = TextSelection(ranges: RangeSet(text.startIndex..<text.endIndex))
        return first.isInsertion && second.affinity == .automatic ? [first, second, third] : []
    }
}
